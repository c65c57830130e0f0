//! The text of a bundle.
//!
//! Prettyplease lays out what modules hold, as if each were a file of its own: so no line stands
//! further to the right, and takes more bytes, than in the file that it came from. Prettyplease sets
//! no blank lines, but it prints an item without any tokens as one.

use crate::{Package, COMMON};
use proc_macro2::TokenStream;
use std::mem;
use syn::visit_mut::{self, VisitMut};
use syn::{parse_quote, AttrStyle, Attribute, File, ImplItem, Item, ItemMod, TraitItem};

/// What stands above the code: what it is, and how to compile and run it.
pub(crate) fn head(tool: &Package) -> String {
    let Package { name, version, description, .. } = tool;
    format!(
        "\
// {name} {version}: {description}
//
// One file made of the crates `{name}` and `{COMMON}`, less what is not needed here. It reads standard
// input, and needs nothing but Rust, whatever the edition:
//
//     rustc -O -o {name} {name}.rs
//     ./{name} < INPUT

"
    )
}

/// Lays out a program, a blank line between any two items that are more than a line.
pub(crate) fn lay_out(mut program: File) -> String {
    let items = mem::take(&mut program.items);
    let mut parts = vec![prettyplease::unparse(&program)];
    let mut between: File = parse_quote!();
    for item in items {
        match item {
            Item::Mod(ItemMod { content: Some((_, items)), attrs, .. }) => 
        }
    }
    parts.retain(|part| !part.is_empty());
    parts.join("\n")
}
