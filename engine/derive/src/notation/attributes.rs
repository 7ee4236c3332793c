//! Reads the attributes `#[notation(…)]`.

use proc_macro2::TokenStream;
use quote::{ToTokens, quote};
use syn::meta::ParseNestedMeta;
use syn::{Attribute, Expr, LitStr, Path, Result, Type};

/// The attributes of the type.
#[derive(Default)]
pub(crate) struct TypeAttributes {
    content: Option<Type>,
    pub(crate) below: Option<Expr>,
    pub(crate) names: Option<Path>,
    pub(crate) keys: Option<Path>,
    /// The enum keeps the codes of the types in its variants.
    pub(crate) merged: bool,
}

/// The attributes of a variant.
#[derive(Default)]
pub(crate) struct VariantAttributes {
    pub(crate) code: Option<Expr>,
    pub(crate) text: Option<LitStr>,
}

/// The attributes of a field.
#[derive(Default)]
pub(crate) struct FieldAttributes {
    pub(crate) below: Option<Expr>,
    pub(crate) with: Option<Type>,
}

impl TypeAttributes {
    pub(crate) fn read(attributes: &[Attribute]) -> Result<Self> {
        let mut found = Self::default();
        each(attributes, |meta| match name(meta).as_str() {
            "content" => set(&mut found.content, meta),
            "below" => set(&mut found.below, meta),
            "names" => set(&mut found.names, meta),
            "keys" => set(&mut found.keys, meta),
            "merged" => {
                found.merged = true;
                Ok(())
            }
            _ => Err(meta.error("expected content, below, names, keys or merged")),
        })?;
        Ok(found)
    }

    /// The generics of the implementation, and the type of the content.
    pub(crate) fn content(&self) -> (TokenStream, TokenStream) {
        match &self.content {
            Some(content) => (TokenStream::new(), content.to_token_stream()),
            None => (quote!(<Content>), quote!(Content)),
        }
    }
}

impl VariantAttributes {
    pub(crate) fn read(attributes: &[Attribute]) -> Result<Self> {
        let mut found = Self::default();
        each(attributes, |meta| match name(meta).as_str() {
            "code" => set(&mut found.code, meta),
            "text" => set(&mut found.text, meta),
            _ => Err(meta.error("expected code or text")),
        })?;
        Ok(found)
    }
}

impl FieldAttributes {
    pub(crate) fn is_empty(&self) -> bool {
        self.below.is_none() && self.with.is_none()
    }

    pub(crate) fn read(attributes: &[Attribute]) -> Result<Self> {
        let mut found = Self::default();
        each(attributes, |meta| match name(meta).as_str() {
            "below" => set(&mut found.below, meta),
            "with" => set(&mut found.with, meta),
            _ => Err(meta.error("expected below or with")),
        })?;
        Ok(found)
    }
}

fn each(
    attributes: &[Attribute],
    mut read: impl FnMut(&ParseNestedMeta<'_>) -> Result<()>,
) -> Result<()> {
    let ours = attributes.iter().filter(|attribute| attribute.path().is_ident("notation"));
    for attribute in ours {
        attribute.parse_nested_meta(|meta| read(&meta))?;
    }
    Ok(())
}

fn name(meta: &ParseNestedMeta<'_>) -> String {
    meta.path.get_ident().map(ToString::to_string).unwrap_or_default()
}

fn set<T: syn::parse::Parse>(place: &mut Option<T>, meta: &ParseNestedMeta<'_>) -> Result<()> {
    *place = Some(meta.value()?.parse()?);
    Ok(())
}
