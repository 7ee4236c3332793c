//! One variant of an enum: its codes, and its text of words and parts.

use proc_macro2::TokenStream;
use quote::{ToTokens, format_ident, quote};
use syn::{Error, Expr, Fields, Ident, Member, Result, Type};

use super::attributes::{FieldAttributes, VariantAttributes};

pub(crate) struct Variant {
    name: Ident,
    start: Option<Expr>,
    /// The fields in the order of the declaration.
    parts: Vec<Part>,
    text: Vec<Piece>,
}

/// A field of the variant.
struct Part {
    member: Member,
    /// The variable that holds its value in generated code.
    variable: Ident,
    ty: Type,
    attributes: FieldAttributes,
}

/// A piece of the text.
enum Piece {
    Word(String),
    /// The index of a part.
    Part(usize),
}

impl Variant {
    pub(crate) fn read(variant: &syn::Variant) -> Result<Self> {
        let attributes = VariantAttributes::read(&variant.attrs)?;
        let members = variant.fields.members();
        let parts = members.zip(&variant.fields).enumerate().map(|(nth, (member, field))| {
            let variable = format_ident!("part_{nth}");
            let attributes = FieldAttributes::read(&field.attrs)?;
            Ok(Part { member, variable, ty: field.ty.clone(), attributes })
        });
        let parts = parts.collect::<Result<Vec<Part>>>()?;
        let text = match &attributes.text {
            Some(text) => pieces(&text.value(), &parts).map_err(|why| Error::new(text.span(), why)),
            None => Ok(default_pieces(variant, parts.len())),
        }?;
        Ok(Self { name: variant.ident.clone(), start: attributes.code, parts, text })
    }

    /// Its name and the type of its only part, for an enum that merges the codes of its parts.
    pub(crate) fn only_part(&self) -> Result<(&Ident, &Type)> {
        match (&self.parts[..], &self.start) {
            ([part], None)
                if matches!(part.member, Member::Unnamed(_)) && part.attributes.is_empty() =>
            {
                Ok((&self.name, &part.ty))
            }
            _ => Err(Error::new(
                self.name.span(),
                "expected a variant around one other type, without attributes",
            )),
        }
    }

    /// The arguments of `derived::spans`: its first code, if the attribute says one, and its number of codes.
    pub(crate) fn size(&self) -> TokenStream {
        let start = match &self.start {
            Some(start) => quote!(::core::option::Option::Some((#start) as u32)),
            None => quote!(::core::option::Option::None),
        };
        let counts = self.parts.iter().map(Part::count);
        quote!((#start, 1 #(* #counts)*))
    }

    pub(crate) fn code_arm(&self, nth: usize) -> TokenStream {
        let pattern = self.pattern();
        let start = quote!((const { SPANS[#nth].0 }));
        let digits = self.parts_of_text().map(|part| (part.count(), part.code()));
        let within = digits.reduce(|(_, before), (count, digit)| {
            let code = quote!((#before) * (const { #count }) + #digit);
            (count, code)
        });
        match within {
            Some((_, within)) => quote!(#pattern => #start + #within,),
            None => quote!(#pattern => #start,),
        }
    }

    pub(crate) fn decoder(&self, nth: usize) -> TokenStream {
        let pattern = self.pattern();
        let parts: Vec<&Part> = self.parts_of_text().collect();
        let digits = parts.iter().rev().map(|part| {
            let (variable, count) = (&part.variable, part.count());
            let value = part.decode(&quote!(at % const { #count }));
            quote! {
                let #variable = #value;
                #[allow(unused_assignments, reason = "nothing stands before the first part")]
                { at /= const { #count }; }
            }
        });
        let at = if parts.is_empty() { quote!(_) } else { quote!(mut at) };
        quote! {
            if let ::core::option::Option::Some(#at) = ::engine::derived::within(code, const { SPANS[#nth] }) {
                #(#digits)*
                return ::core::option::Option::Some(#pattern);
            }
        }
    }

    pub(crate) fn text_arm(&self, content: &TokenStream) -> TokenStream {
        let pattern = self.pattern();
        let pushes = self.text.iter().map(|piece| match piece {
            Piece::Word(word) => quote!(::engine::derived::push(&mut text, #word);),
            Piece::Part(idx) => {
                let text = self.parts[*idx].text(content);
                quote!(::engine::derived::push(&mut text, &#text);)
            }
        });
        quote!(#pattern => { #(#pushes)* })
    }

    pub(crate) fn parser(&self, content: &TokenStream) -> TokenStream {
        let pattern = self.pattern();
        let takes = self.text.iter().map(|piece| match piece {
            Piece::Word(word) => quote!(::engine::derived::word(&mut words_left, #word)?;),
            Piece::Part(idx) => {
                let part = &self.parts[*idx];
                let (variable, value) = (&part.variable, part.parse(content));
                quote!(let #variable = #value;)
            }
        });
        quote!(#(#takes)* ::core::option::Option::Some(#pattern))
    }

    /// `Self::Lay { card: part_0 }`, used both as a pattern and as an expression.
    fn pattern(&self) -> TokenStream {
        let name = &self.name;
        let fields =
            self.parts.iter().map(|Part { member, variable, .. }| quote!(#member: #variable));
        quote!(Self::#name { #(#fields),* })
    }

    fn parts_of_text(&self) -> impl Iterator<Item = &Part> {
        self.text.iter().filter_map(|piece| match piece {
            Piece::Part(idx) => Some(&self.parts[*idx]),
            Piece::Word(_) => None,
        })
    }
}

impl Part {
    /// The type that gives its codes and texts.
    fn ty(&self) -> &Type {
        self.attributes.with.as_ref().unwrap_or(&self.ty)
    }

    fn value(&self) -> TokenStream {
        let variable = &self.variable;
        match &self.attributes.with {
            Some(with) => quote!(<#with as ::core::convert::From<_>>::from(#variable)),
            None => variable.to_token_stream(),
        }
    }

    /// Converts a value of `self.ty()` to one of the field's type.
    fn back(&self, value: TokenStream) -> TokenStream {
        let ty = &self.ty;
        match &self.attributes.with {
            Some(_) => quote!(<#ty as ::core::convert::From<_>>::from(#value)),
            None => value,
        }
    }

    fn count(&self) -> TokenStream {
        let ty = self.ty();
        match &self.attributes.below {
            Some(below) => quote!(((#below) as u32)),
            None => quote!(<#ty as ::engine::Coded>::COUNT),
        }
    }

    fn code(&self) -> TokenStream {
        let (ty, value) = (self.ty(), self.value());
        quote!(<#ty as ::engine::Coded>::code(#value))
    }

    fn decode(&self, code: &TokenStream) -> TokenStream {
        let ty = self.ty();
        self.back(quote!(<#ty as ::engine::Coded>::from_code(#code)?))
    }

    fn text(&self, content: &TokenStream) -> TokenStream {
        let (ty, value) = (self.ty(), self.value());
        quote!(<#ty as ::engine::Notation<#content>>::text(#value, content))
    }

    fn parse(&self, content: &TokenStream) -> TokenStream {
        let (ty, count) = (self.ty(), self.count());
        let admitted =
            self.attributes.below.as_ref().map(
                |_| quote!(.filter(|it| <#ty as ::engine::Coded>::code(*it) < const { #count })),
            );
        self.back(quote! {
            <#ty as ::engine::Notation<#content>>::parse(content, &mut words_left) #admitted ?
        })
    }
}

/// Splits a text such as `draw row {slot}`. Fails unless each field is mentioned once.
fn pieces(text: &str, parts: &[Part]) -> std::result::Result<Vec<Piece>, String> {
    let mut missing: Vec<usize> = (0..parts.len()).collect();
    let mut pieces = Vec::new();
    for word in text.split(' ') {
        let Some(name) = word.strip_prefix('{').and_then(|word| word.strip_suffix('}')) else {
            pieces.push(Piece::Word(word.to_owned()));
            continue;
        };
        let is_named = |idx: &usize| parts[*idx].member.to_token_stream().to_string() == name;
        let Some(at) = missing.iter().position(is_named) else {
            return Err(format!("no field is called {name}, or it is mentioned twice"));
        };
        pieces.push(Piece::Part(missing.remove(at)));
    }
    match missing.first() {
        Some(idx) => Err(format!("{{{}}} is missing", parts[*idx].member.to_token_stream())),
        None => Ok(pieces),
    }
}

/// The name in lower-case words, then the fields in their order; only the fields for a tuple variant.
fn default_pieces(variant: &syn::Variant, n_parts: usize) -> Vec<Piece> {
    let mut pieces = Vec::new();
    if !matches!(variant.fields, Fields::Unnamed(_)) {
        let mut words = String::new();
        for letter in variant.ident.to_string().chars() {
            if letter.is_uppercase() && !words.is_empty() {
                words.push(' ');
            }
            words.extend(letter.to_lowercase());
        }
        pieces.extend(words.split(' ').map(|word| Piece::Word(word.to_owned())));
    }
    pieces.extend((0..n_parts).map(Piece::Part));
    pieces
}
