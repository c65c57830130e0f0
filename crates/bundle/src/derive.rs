//! Expands thiserror's derive into the impls that it stands for.
//!
//! What thiserror does is followed in meaning, not in letter: the impls are such as one would write
//! by hand. Where it relies on help that a lone file does not have, there is an error instead.

mod attribute;
mod impls;
mod message;
mod shape;
mod shorthand;
mod types;

use proc_macro2::{Ident, TokenStream, TokenTree};
use quote::ToTokens;
use shape::Shape;
use std::mem;
use syn::punctuated::Punctuated;
use syn::visit_mut::{self, VisitMut};
use syn::{
    parse_quote, Attribute, Block, DeriveInput, Error, File, Item, ItemMod, Path, Result, Stmt,
};
use syn::{Token, UseTree};

type Paths = Punctuated<Path, Token![,]>;

/// Expands the derives of a file, and removes the imports of thiserror.
pub(crate) fn expand(file: &mut File) -> Result<()> {
    let mut expansion = Expansion { error: None };
    expansion.visit_file_mut(file);
    let other_use =
        || find_thiserror(file.to_token_stream()).map(|word| Error::new(word.span(), ONLY));
    expansion.error.or_else(other_use).map_or(Ok(()), Err)
}

const ONLY: &str =
    "of thiserror, only 'use thiserror::Error' and its derive have a place in a bundle";

/// Expands derives wherever an item can be, up to the first that is in error.
struct Expansion {
    error: Option<Error>,
}

impl Expansion {
    fn expand(&mut self, items: &mut Vec<Item>) {
        *items = mem::take(items).into_iter().flat_map(|item| self.expand_item(item)).collect();
    }

    fn expand_item(&mut self, item: Item) -> Vec<Item> {
        let expanded = match item {
            Item::Struct(item) if derives_error(&item.attrs) => expand_type(item.into()),
            Item::Enum(item) if derives_error(&item.attrs) => expand_type(item.into()),
            Item::Union(item) if derives_error(&item.attrs) => expand_type(item.into()),
            Item::Use(item) if imports_derive(&item.tree) => return Vec::new(),
            other => return vec![other],
        };
        expanded.unwrap_or_else(|error| {
            self.error.get_or_insert(error);
            Vec::new()
        })
    }
}

impl VisitMut for Expansion {
    fn visit_file_mut(&mut self, file: &mut File) {
        visit_mut::visit_file_mut(self, file);
        self.expand(&mut file.items);
    }

    fn visit_item_mod_mut(&mut self, module: &mut ItemMod) {
        visit_mut::visit_item_mod_mut(self, module);
        module.content.iter_mut().for_each(|(_, items)| self.expand(items));
    }

    fn visit_block_mut(&mut self, block: &mut Block) {
        visit_mut::visit_block_mut(self, block);
        let expanded = |statement| match statement {
            Stmt::Item(item) => self.expand_item(item).into_iter().map(Stmt::Item).collect(),
            other => vec![other],
        };
        block.stmts = mem::take(&mut block.stmts).into_iter().flat_map(expanded).collect();
    }
}

/// A type without the derive, and the impls that stand for it.
fn expand_type(mut item: DeriveInput) -> Result<Vec<Item>> {
    let impls = impls::impls(&Shape::of(&item)?)?;
    item.attrs = mem::take(&mut item.attrs).into_iter().filter_map(without_error).collect();
    HelperAttributes.visit_derive_input_mut(&mut item);
    Ok([vec![item.into()], impls].concat())
}

fn derives_error(attributes: &[Attribute]) -> bool {
    attributes.iter().flat_map(derived).any(|path| is_error(&path))
}

/// What an attribute derives: nothing if it is no `derive`.
fn derived(attribute: &Attribute) -> Paths {
    let is_derive = attribute.path().is_ident("derive");
    let paths = || attribute.parse_args_with(Paths::parse_terminated).ok();
    is_derive.then(paths).flatten().unwrap_or_default()
}

fn is_error(path: &Path) -> bool {
    path.is_ident("Error") || path.to_token_stream().to_string() == "thiserror :: Error"
}

fn without_error(attribute: Attribute) -> Option<Attribute> {
    let paths = derived(&attribute);
    let others: Vec<_> = paths.iter().filter(|path| !is_error(path)).collect();
    match others.len() {
        all if all == paths.len() => Some(attribute),
        0 => None,
        _ => Some(parse_quote!(#[derive(#(#others),*)])),
    }
}

fn imports_derive(tree: &UseTree) -> bool {
    tree.to_token_stream().to_string() == "thiserror :: Error"
}

fn find_thiserror(tokens: TokenStream) -> Option<Ident> {
    tokens.into_iter().find_map(|token| match token {
        TokenTree::Ident(word) if word == "thiserror" => Some(word),
        TokenTree::Group(group) => find_thiserror(group.stream()),
        _ => None,
    })
}

/// Removes the attributes that mean something to thiserror only.
struct HelperAttributes;

impl VisitMut for HelperAttributes {
    fn visit_attributes_mut(&mut self, attributes: &mut Vec<Attribute>) {
        attributes.retain(|one| {
            !["error", "from", "source"].iter().any(|name| one.path().is_ident(name))
        });
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::pass::{assert_makes, parse};

    #[track_caller]
    fn case(source: &str, expected: &str) {
        assert_makes(
            |file| expand(file).expect("a test holds what can be expanded"),
            source,
            expected,
        );
    }

    /// Below the source a `^` points at the place of the error, and its message follows.
    #[track_caller]
    fn refused(source: &str, expected: &str) {
        let mut file = parse(source);
        let error = expand(&mut file).expect_err("a test holds what cannot be expanded");
        let place = " ".repeat(error.span().start().column);
        assert_eq!(format!("{place}^ {error}"), expected);
    }

    #[test]
    fn other_derives_stay() {
        let none = "impl std::error::Error for S {}";
        case("#[derive(Debug, Clone)] struct S;", "#[derive(Debug, Clone)] struct S;");
        case("#[derive(Debug, Error)] struct S;", &format!("#[derive(Debug)] struct S; {none}"));
        case("#[derive(thiserror::Error)] struct S;", &format!("struct S; {none}"));
    }

    #[test]
    fn the_import_goes_wherever_it_is() {
        case("use thiserror::Error; use std::io;", "use std::io;");
        case("mod m { use thiserror::Error; }", "mod m {}");
        case("fn f() { use thiserror::Error; g() }", "fn f() { g() }");
    }

    #[test]
    fn other_uses_of_thiserror_are_refused() {
        refused("use thiserror::Error as E;", &format!("    ^ {ONLY}"));
        refused("use thiserror::*;", &format!("    ^ {ONLY}"));
        refused("use {std::io, thiserror::Error};", &format!("              ^ {ONLY}"));
    }

    #[test]
    fn backtraces_are_refused() {
        refused(
            "#[derive(Error)] struct S(std::backtrace::Backtrace);",
            "                          ^ a backtrace needs an unstable compiler",
        );
        refused(
            "#[derive(Error)] struct S(#[backtrace] Source);",
            "                          ^ a backtrace needs an unstable compiler",
        );
    }

    #[test]
    fn formats_that_cannot_be_read_are_refused() {
        refused(
            r#"#[derive(Error)] #[error("{")] struct S;"#,
            "                         ^ a '{' without a '}' in the format",
        );
        refused(
            r#"#[derive(Error)] #[error("{1}")] struct S(u8);"#,
            "                         ^ no field 1 to show",
        );
        refused(
            r#"#[derive(Error)] #[error("{0}", 1)] struct S(u8);"#,
            "                         ^ a number in the format can mean a field or an argument",
        );
        refused(
            r#"#[derive(Error)] #[error("{type}")] struct S { r#type: u8 }"#,
            "                         ^ a raw identifier in the format",
        );
        refused(
            r"#[derive(Error)] #[error(concat!())] struct S;",
            "                         ^ expected a format, 'transparent' or 'fmt = FUNCTION'",
        );
    }

    #[test]
    fn attributes_that_do_not_go_together_are_refused() {
        refused(
            "#[derive(Error)] #[error(transparent)] struct S;",
            "                         ^ 'transparent' needs exactly one field",
        );
        refused(
            r#"#[derive(Error)] enum E { #[error("a")] A, B }"#,
            "                                           ^ no 'error' attribute",
        );
        refused(
            r#"#[derive(Error)] #[error("a")] #[error("b")] struct S;"#,
            "                               ^ a second 'error' attribute",
        );
        refused(
            "#[derive(Error)] struct S(#[from] A, u8);",
            "                                  ^ 'from' needs to be the only field",
        );
        refused(
            "#[derive(Error)] struct S(#[source] A, #[source] B);",
            "                                                 ^ a second source",
        );
    }

    #[test]
    fn a_union_is_refused() {
        refused("#[derive(Error)] union U { a: u8 }", "                 ^ a union is no error");
    }
}
