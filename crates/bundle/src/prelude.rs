//! Makes modules fit for the editions before 2021, in whose prelude three traits are missing.
//!
//! A module that may need one of them imports it. Whether it did need it comes out like anything
//! else that is unused: by asking the compiler.

use proc_macro2::{TokenStream, TokenTree};
use quote::ToTokens;
use syn::{parse_quote, File, Item, ItemUse, Path};

/// The traits, and the method that each brings.
const TRAITS: [(&str, &str); 3] = [
    ("std::convert::TryFrom", "try_from"),
    ("std::convert::TryInto", "try_into"),
    ("std::iter::FromIterator", "from_iter"),
];

/// Imports, into each module of a file, those of the three traits that it mentions.
pub(crate) fn import(file: &mut File) {
    import_into(&mut file.items);
}

fn import_into(items: &mut Vec<Item>) {
    for item in items.iter_mut() {
        if let Item::Mod(module) = item {
            module.content.iter_mut().for_each(|(_, items)| import_into(items));
        }
    }
    let missing: Vec<Item> =
        TRAITS.iter().filter_map(|(path, method)| missing(items, path, method)).collect();
    items.splice(..0, missing);
}

/// The import of a trait that is mentioned, but not imported.
fn missing(items: &[Item], path: &str, method: &str) -> Option<Item> {
    let path: Path = syn::parse_str(path).expect("the table holds paths");
    let name = &path.segments.last()?.ident;
    let (imports, others): (Vec<_>, Vec<_>) =
        items.iter().partition(|item| matches!(item, Item::Use(_)));
    let mentioned = |items: &[&Item], name: &str| {
        items.iter().any(|item| mentions(item.to_token_stream(), name))
    };
    let wanted = mentioned(&others, method) || mentioned(&others, &name.to_string());
    let import: ItemUse = parse_quote!(use #path;);
    (wanted && !mentioned(&imports, &name.to_string())).then_some(Item::Use(import))
}

fn mentions(tokens: TokenStream, name: &str) -> bool {
    tokens.into_iter().any(|token| match token {
        TokenTree::Ident(ident) => ident == name,
        TokenTree::Group(group) => mentions(group.stream(), name),
        _ => false,
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::pass::assert_makes;

    #[track_caller]
    fn case(source: &str, expected: &str) {
        assert_makes(import, source, expected);
    }

    #[test]
    fn a_trait_is_imported_where_it_or_its_method_is_mentioned() {
        case(
            "fn f() { u8::try_from(1) } impl TryInto<u8> for S {}",
            "use std::convert::TryFrom; use std::convert::TryInto;
             fn f() { u8::try_from(1) } impl TryInto<u8> for S {}",
        );
        case("fn f() { u8::from(1) }", "fn f() { u8::from(1) }");
    }

    #[test]
    fn an_import_is_not_repeated() {
        let source = "use std::convert::TryFrom; fn f() { u8::try_from(1) }";
        case(source, source);
    }

    #[test]
    fn a_module_inside_a_file_has_imports_of_its_own() {
        case(
            "mod m { fn f() { Vec::from_iter(a) } }",
            "use std::iter::FromIterator;
             mod m { use std::iter::FromIterator; fn f() { Vec::from_iter(a) } }",
        );
    }
}
