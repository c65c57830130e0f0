//! The text of a bundle.
//!
//! Prettyplease sets no blank lines, but it prints an item without any tokens as one.

use crate::{Package, COMMON};
use proc_macro2::TokenStream;
use std::mem;
use syn::visit_mut::{self, VisitMut};
use syn::{File, ImplItem, Item, TraitItem};

/// What stands above the code: what it is, and how to compile and run it.
pub(crate) fn head(tool: &Package) -> String {
    let Package { name, version, description, .. } = tool;
    format!(
        "\
// {name} {version}: {description}
//
// One file made of the crates `{name}` and `{COMMON}`, less what is not needed here. It reads standard
// input and needs nothing but Rust, of any edition:
//
//     rustc -O -o {name} {name}.rs
//     ./{name} < INPUT

"
    )
}

/// Lays out a program, a blank line between any two items that are more than a line.
pub(crate) fn lay_out(mut program: File) -> String {
    BlankLines.visit_file_mut(&mut program);
    prettyplease::unparse(&program)
}

struct BlankLines;

impl VisitMut for BlankLines {
    fn visit_file_mut(&mut self, file: &mut File) {
        visit_mut::visit_file_mut(self, file);
        separate(&mut file.items, Item::Verbatim, are_close);
    }

    fn visit_item_mod_mut(&mut self, module: &mut syn::ItemMod) {
        visit_mut::visit_item_mod_mut(self, module);
        if let Some((_, items)) = &mut module.content {
            separate(items, Item::Verbatim, are_close);
            if !module.attrs.is_empty() {
                items.insert(0, Item::Verbatim(TokenStream::new()));
            }
        }
    }

    fn visit_item_impl_mut(&mut self, block: &mut syn::ItemImpl) {
        visit_mut::visit_item_impl_mut(self, block);
        separate(&mut block.items, ImplItem::Verbatim, |_, _| false);
    }

    fn visit_item_trait_mut(&mut self, item: &mut syn::ItemTrait) {
        visit_mut::visit_item_trait_mut(self, item);
        separate(&mut item.items, TraitItem::Verbatim, |_, _| false);
    }
}

/// Whether no blank line belongs between two items.
fn are_close(first: &Item, second: &Item) -> bool {
    matches!((first, second), (Item::Use(_), Item::Use(_)) | (Item::Const(_), Item::Const(_)))
}

fn separate<T>(items: &mut Vec<T>, blank: fn(TokenStream) -> T, close: fn(&T, &T) -> bool) {
    for item in mem::take(items) {
        if items.last().is_some_and(|last| !close(last, &item)) {
            items.push(blank(TokenStream::new()));
        }
        items.push(item);
    }
}
