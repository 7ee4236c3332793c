//! `Notation` for a struct around one number.

use proc_macro2::TokenStream;
use quote::quote;
use syn::{DeriveInput, Error, Fields, Result};

use super::attributes::TypeAttributes;

pub(crate) fn derive(
    input: &DeriveInput,
    attributes: &TypeAttributes,
    fields: &Fields,
) -> Result<TokenStream> {
    let name = &input.ident;
    let number = match fields {
        Fields::Unnamed(fields) if fields.unnamed.len() == 1 => &fields.unnamed[0].ty,
        Fields::Unnamed(_) | Fields::Named(_) | Fields::Unit => {
            return Err(Error::new(name.span(), "expected a struct around one number"));
        }
    };
    let (generics, content) = attributes.content();
    let TypeAttributes { below, names, keys, .. } = attributes;
    let (count, text, parse) = match (below, names, keys) {
        (None, Some(names), None) => (
            quote!(#names.len() as u32),
            quote!(#names.get(usize::from(self.0)).copied().unwrap_or("none").to_owned()),
            quote! {
                let word = words.next()?;
                #names.iter().position(|name| *name == word).map(|code| code as u32)?
            },
        ),
        (Some(below), None, None) => (
            quote!((#below) as u32),
            quote!((u32::from(self.0) + 1).to_string()),
            quote!(words.next()?.parse::<u32>().ok()?.checked_sub(1)?),
        ),
        (Some(below), None, Some(keys)) => (
            quote!((#below) as u32),
            quote!(::engine::derived::key_text(#keys(content), self.0.into())),
            quote!(::engine::derived::key_code(#keys(content), words.next()?)?),
        ),
        _ => {
            let expected = "expected #[notation(below = …)], #[notation(names = …)] or #[notation(below = …, keys = …)]";
            return Err(Error::new(name.span(), expected));
        }
    };
    Ok(quote! {
        const _: () = {
            impl ::engine::Coded for #name {
                const COUNT: u32 = #count;

                #[inline]
                fn code(self) -> u32 {
                    self.0.into()
                }

                #[inline]
                fn from_code(code: u32) -> ::core::option::Option<Self> {
                    if code < Self::COUNT {
                        <#number as ::core::convert::TryFrom<u32>>::try_from(code).ok().map(Self)
                    } else {
                        ::core::option::Option::None
                    }
                }
            }

            impl #generics ::engine::Notation<#content> for #name {
                #[allow(unused_variables, reason = "few texts depend on the content")]
                fn text(self, content: &#content) -> ::std::string::String {
                    #text
                }

                #[allow(unused_variables, reason = "few texts depend on the content")]
                fn parse(
                    content: &#content,
                    words: &mut ::core::str::SplitAsciiWhitespace<'_>,
                ) -> ::core::option::Option<Self> {
                    let code: u32 = { #parse };
                    <Self as ::engine::Coded>::from_code(code)
                }
            }
        };
    })
}
