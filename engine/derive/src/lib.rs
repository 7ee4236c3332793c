//! The derives of `engine`. What they do is documented there, at the traits of the same names.

mod notation;

use proc_macro::TokenStream;
use syn::{DeriveInput, parse_macro_input};

/// Implements `engine::Coded` and `engine::Notation`.
#[proc_macro_derive(Notation, attributes(notation))]
pub fn derive_notation(input: TokenStream) -> TokenStream {
    let input = parse_macro_input!(input as DeriveInput);
    notation::derive(&input).unwrap_or_else(|error| error.to_compile_error()).into()
}
