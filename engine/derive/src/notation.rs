//! `#[derive(Notation)]`: the code and the text of every value of a type.

mod attributes;
mod number;
mod variant;

use proc_macro2::TokenStream;
use quote::quote;
use syn::{Data, DeriveInput, Error, Ident, Result};

use self::attributes::TypeAttributes;
use self::variant::Variant;

pub(crate) fn derive(input: &DeriveInput) -> Result<TokenStream> {
    let attributes = TypeAttributes::read(&input.attrs)?;
    match &input.data {
        Data::Enum(data) => {
            let variants: Result<Vec<Variant>> = data.variants.iter().map(Variant::read).collect();
            of_enum(input, &attributes, &variants?)
        }
        Data::Struct(data) => number::derive(input, &attributes, &data.fields),
        Data::Union(data) => Err(Error::new(data.union_token.span, "a union has no notation")),
    }
}

fn of_enum(
    input: &DeriveInput,
    attributes: &TypeAttributes,
    variants: &[Variant],
) -> Result<TokenStream> {
    let name = &input.ident;
    let (generics, content) = attributes.content();
    let codes = match attributes.merged {
        true => merged_codes(name, variants)?,
        false => own_codes(name, variants),
    };
    let text_arms = variants.iter().map(|variant| variant.text_arm(&content));
    let parsers = variants.iter().map(|variant| variant.parser(&content));
    Ok(quote! {
        const _: () = {
            #codes

            impl #generics ::engine::Notation<#content> for #name {
                fn text(self, content: &#content) -> ::std::string::String {
                    let mut text = ::std::string::String::new();
                    match self { #(#text_arms)* }
                    text
                }

                fn parse(
                    content: &#content,
                    words: &mut ::core::str::SplitAsciiWhitespace<'_>,
                ) -> ::core::option::Option<Self> {
                    let start = words.clone();
                    let mut best: ::core::option::Option<(Self, usize)> = ::core::option::Option::None;
                    #(
                        let mut words_left = start.clone();
                        let mut parse = || { #parsers };
                        if let ::core::option::Option::Some(found) = parse() {
                            let n_left = words_left.clone().count();
                            if best.is_none_or(|(_, fewest)| n_left < fewest) {
                                best = ::core::option::Option::Some((found, n_left));
                                *words = words_left;
                            }
                        }
                    )*
                    best.map(|(found, _)| found)
                }
            }
        };
    })
}

/// `Coded` for an enum whose variants have codes of their own, one variant after the other.
fn own_codes(name: &Ident, variants: &[Variant]) -> TokenStream {
    let count = variants.len();
    let sizes = variants.iter().map(Variant::size);
    let code_arms = variants.iter().enumerate().map(|(nth, variant)| variant.code_arm(nth));
    let decoders = variants.iter().enumerate().map(|(nth, variant)| variant.decoder(nth));
    quote! {
        const SPANS: [(u32, u32); #count] = ::engine::derived::spans([#(#sizes),*]);

        impl ::engine::Coded for #name {
            const COUNT: u32 = ::engine::derived::end(SPANS);
            const SPANS: &'static [(u32, u32)] = &SPANS;

            #[inline]
            fn code(self) -> u32 {
                match self { #(#code_arms)* }
            }

            #[inline]
            fn from_code(code: u32) -> ::core::option::Option<Self> {
                #(#decoders)*
                ::core::option::Option::None
            }
        }
    }
}

/// `Coded` for an enum whose variants each hold another type and keep the codes of that type.
fn merged_codes(name: &Ident, variants: &[Variant]) -> Result<TokenStream> {
    let parts: Vec<_> = variants.iter().map(Variant::only_part).collect::<Result<_>>()?;
    let (names, types): (Vec<_>, Vec<_>) = parts.into_iter().unzip();
    Ok(quote! {
        const _: () = ::engine::derived::assert_apart(&[#(<#types as ::engine::Coded>::SPANS),*]);

        impl ::engine::Coded for #name {
            const COUNT: u32 = ::engine::derived::end([#((0, <#types as ::engine::Coded>::COUNT)),*]);

            #[inline]
            fn code(self) -> u32 {
                match self { #(Self::#names(part) => <#types as ::engine::Coded>::code(part),)* }
            }

            #[inline]
            fn from_code(code: u32) -> ::core::option::Option<Self> {
                #(
                    if let ::core::option::Option::Some(part) = <#types as ::engine::Coded>::from_code(code) {
                        return ::core::option::Option::Some(Self::#names(part));
                    }
                )*
                ::core::option::Option::None
            }
        }
    })
}
