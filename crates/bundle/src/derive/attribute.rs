//! What the attributes `#[error(..)]`, `#[from]` and `#[source]` say.

use proc_macro2::TokenStream;
use syn::parse::{Parse, ParseStream};
use syn::{Attribute, Error, ExprPath, Ident, LitStr, Result, Token};

/// An `#[error(..)]`.
#[derive(Clone)]
pub(crate) enum Display {
    /// `"format", arguments`
    Format(LitStr, TokenStream),
    /// `transparent`
    Transparent(Ident),
    /// `fmt = function`
    Function(ExprPath),
}

impl Parse for Display {
    fn parse(input: ParseStream) -> Result<Display> {
        if input.peek(LitStr) {
            return Ok(Display::Format(input.parse()?, input.parse()?));
        }
        let word: Ident = input.parse()?;
        match word.to_string().as_str() {
            "transparent" => Ok(Display::Transparent(word)),
            "fmt" => {
                input.parse::<Token![=]>()?;
                Ok(Display::Function(input.parse()?))
            }
            _ => {
                Err(Error::new(word.span(), "expected a format, 'transparent' or 'fmt = FUNCTION'"))
            }
        }
    }
}

/// Reads the one `#[error(..)]` among the attributes, if there is one.
pub(crate) fn display(attributes: &[Attribute]) -> Result<Option<Display>> {
    find(attributes, "error")?.map(Attribute::parse_args).transpose()
}

/// Tells whether there is an attribute that is nothing but the word.
pub(crate) fn is_marked(attributes: &[Attribute], word: &str) -> Result<bool> {
    let found = find(attributes, word)?;
    found.map(|attribute| attribute.meta.require_path_only()).transpose()?;
    Ok(found.is_some())
}

fn find<'a>(attributes: &'a [Attribute], word: &str) -> Result<Option<&'a Attribute>> {
    let mut found = attributes.iter().filter(|attribute| attribute.path().is_ident(word));
    match (found.next(), found.next()) {
        (_, Some(second)) => {
            Err(Error::new_spanned(second, format!("a second '{word}' attribute")))
        }
        (first, None) => Ok(first),
    }
}
