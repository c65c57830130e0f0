//! The text of a bundle.
//!
//! Prettyplease lays out what modules hold, as if each were a file of its own: so no line stands
//! further to the right, and takes more bytes, than in the file that it came from. Prettyplease sets
//! no blank lines, but it prints an item without any tokens as one.

use crate::{Package, COMMON};
use proc_macro2::TokenStream;
use std::{iter, mem};
use syn::visit_mut::{self, VisitMut};
use syn::{parse_quote, AttrStyle, Attribute, File, ImplItem, Item, ItemMod, TraitItem};

/// What stands above the code: what it is, and how to compile and run it.
pub(crate) fn head(tool: &Package) -> String {
    let Package { name, version, description, .. } = tool;
    format!(
        "\
// {name} {version}: {description}
//
// One file made of the crates `{name}` and `{COMMON}`, without what is of no use here.
// It reads standard input, and it needs nothing but Rust, whatever the edition:
//
//     rustc -O -o {name} {name}.rs
//     ./{name} < INPUT

"
    )
}

/// Lays out a program, or what a module holds.
pub(crate) fn lay_out(mut program: File) -> String {
    let items = mem::take(&mut program.items);
    let docs = prettyplease::unparse(&program);
    let groups = items.chunk_by(|first, second| !is_module(first) && !is_module(second));
    let parts: Vec<_> = iter::once(docs).chain(groups.map(lay_out_group)).collect();
    parts.into_iter().filter(|part| !part.is_empty()).collect::<Vec<_>>().join("\n")
}

fn is_module(item: &Item) -> bool {
    matches!(item, Item::Mod(_))
}

/// Lays out a module, or items that are none.
fn lay_out_group(items: &[Item]) -> String {
    if let [Item::Mod(module)] = items {
        return lay_out_module(module.clone());
    }
    let mut group = file(Vec::new(), items.to_vec());
    BlankLines.visit_file_mut(&mut group);
    prettyplease::unparse(&group)
}

fn lay_out_module(mut module: ItemMod) -> String {
    let is_inner = |attribute: &Attribute| matches!(attribute.style, AttrStyle::Inner(_));
    let (inner, outer) = mem::take(&mut module.attrs).into_iter().partition(is_inner);
    let items = module.content.iter_mut().flat_map(|(_, items)| mem::take(items)).collect();
    let name = module.ident.clone();
    let empty = ItemMod { attrs: outer, ..module };
    let frame = prettyplease::unparse(&file(Vec::new(), vec![Item::Mod(empty)]));
    let start = frame.trim_end().trim_end_matches('}');
    format!("{start}\n{}\n}} // mod {name}\n", lay_out(file(inner, items)))
}

fn file(attrs: Vec<Attribute>, items: Vec<Item>) -> File {
    File { attrs, items, ..parse_quote!() }
}

/// Sets blank lines between items that are more than a line.
struct BlankLines;

impl VisitMut for BlankLines {
    fn visit_file_mut(&mut self, file: &mut File) {
        visit_mut::visit_file_mut(self, file);
        separate(&mut file.items, Item::Verbatim, are_close);
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::pass::parse;

    #[track_caller]
    fn case(source: &str, expected: &str) {
        assert_eq!(lay_out(parse(source)), expected);
    }

    #[test]
    fn a_module_is_laid_out_as_a_file() {
        case(
            "mod a { //! b\n mod c { pub fn d() {} } use c::d; }",
            "mod a {\n//! b\n\nmod c {\npub fn d() {}\n\n} // mod c\n\nuse c::d;\n\n} // mod a\n",
        );
        case("/** b */ pub mod a { use c; }", "/// b\npub mod a {\nuse c;\n\n} // mod a\n");
    }

    #[test]
    fn only_imports_and_constants_stand_close() {
        case("use a; use b; fn c() {} fn d() {}", "use a;\nuse b;\n\nfn c() {}\n\nfn d() {}\n");
        case("const A: u8 = 1; const B: u8 = 2;", "const A: u8 = 1;\nconst B: u8 = 2;\n");
        case("impl A { fn b() {} fn c() {} }", "impl A {\n    fn b() {}\n\n    fn c() {}\n}\n");
    }

    #[test]
    fn text_in_the_code_keeps_its_lines() {
        case("const A: &str = \"b\n c\";", "const A: &str = \"b\n c\";\n");
    }
}
