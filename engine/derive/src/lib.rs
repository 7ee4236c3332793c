//! The derive macros of `engine`. They are documented there, at the traits of the same names.

mod notation;

use proc_macro::TokenStream;
use syn::{DeriveInput, parse_macro_input};

/// Implements `engine::Coded` and `engine::Notation`: see the trait `Notation`.
#[proc_macro_derive(Notation, attributes(notation))]
pub fn derive_notation(input: TokenStream) -> TokenStream {
    let input = parse_macro_input!(input as DeriveInput);
    notation::derive(&input).unwrap_or_else(|error| error.to_compile_error()).into()
}
