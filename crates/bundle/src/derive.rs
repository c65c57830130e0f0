//! Expands thiserror's derive into the impls that it stands for.
//!
//! What thiserror does is followed in meaning, not in letter: the impls are such as one would write
//! by hand. Where it relies on help that a lone file does not have, there is an error instead.

mod attribute;
mod generics;
mod impls;
mod message;
mod shape;
mod shorthand;

use proc_macro2::{Ident, TokenStream, TokenTree};
use quote::ToTokens;
use shape::Shape;
use std::mem;
use syn::punctuated::Punctuated;
use syn::visit_mut::{self, VisitMut};
use syn::{parse_quote, Attribute, DeriveInput, Error, File, Item, Path, Result, Token, UseTree};

type Paths = Punctuated<Path, Token![,]>;

/// Expands the derives of a file, and removes the imports of thiserror.
pub(crate) fn expand(file: &mut File) -> Result<()> {
    expand_items(&mut file.items)?;
    match find_thiserror(file.to_token_stream()) {
        Some(word) => Err(Error::new(word.span(), "can only expand 'use thiserror::Error' and its derive")),
        None => Ok(()),
    }
}

fn expand_items(items: &mut Vec<Item>) -> Result<()> {
    for item in mem::take(items) {
        match item {
            Item::Struct(item) if derives_error(&item.attrs) => items.extend(expand_type(item.into())?),
            Item::Enum(item) if derives_error(&item.attrs) => items.extend(expand_type(item.into())?),
            Item::Use(item) if imports_derive(&item.tree) => {}
            Item::Mod(mut module) => {
                module.content.iter_mut().try_for_each(|(_, items)| expand_items(items))?;
                items.push(Item::Mod(module));
            }
            other => items.push(other),
        }
    }
    Ok(())
}

/// A type without the derive, and the impls that stand for it.
fn expand_type(mut item: DeriveInput) -> Result<Vec<Item>> {
    let impls = impls::impls(&Shape::of(&item)?);
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
        attributes.retain(|one| !["error", "from", "source"].iter().any(|name| one.path().is_ident(name)));
        visit_mut::visit_attributes_mut(self, attributes);
    }
}
