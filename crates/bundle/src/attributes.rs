//! Keeps of the attributes what tells something to the reader or to the compiler of one file.
//!
//! Docs stay at the head of each module and on what has a visibility, for that is what modules show
//! each other. Lints were for those who work on the crate.

use quote::format_ident;
use std::mem;
use syn::punctuated::Punctuated;
use syn::visit_mut::{self, VisitMut};
use syn::{parse_quote, AttrStyle, Attribute, Expr, ExprLit, Lit, Meta, Token, Visibility};

const LEVELS: [&str; 5] = ["allow", "expect", "warn", "deny", "forbid"];
const TOOLS: [&str; 3] = ["clippy", "rustdoc", "rustfmt"];

/// Removes the docs of private things, what only tools know, and what concerns the crate as a whole.
pub(crate) fn trim(file: &mut syn::File) {
    file.attrs.retain(is_doc);
    PrivateDocs.visit_file_mut(file);
    Lints.visit_file_mut(file);
}

/// Whether an attribute is a doc comment, or a text in the place of one.
fn is_doc(attribute: &Attribute) -> bool {
    let is_text = |value: &Expr| matches!(value, Expr::Lit(ExprLit { lit: Lit::Str(_), .. }));
    attribute.path().is_ident("doc")
        && attribute.meta.require_name_value().is_ok_and(|pair| is_text(&pair.value))
}

fn remove_docs(attributes: &mut Vec<Attribute>) {
    let stays = |attribute: &Attribute| {
        matches!(attribute.style, AttrStyle::Inner(_)) || !is_doc(attribute)
    };
    attributes.retain(stays);
}

struct PrivateDocs;

/// Removes the docs of kinds of nodes that have a visibility, where that is private.
macro_rules! remove_private_docs {
    ($($visit:ident: $node:ident;)*) => {$(
        fn $visit(&mut self, node: &mut syn::$node) {
            if let Visibility::Inherited = node.vis {
                remove_docs(&mut node.attrs);
            }
            visit_mut::$visit(self, node);
        }
    )*};
}

impl VisitMut for PrivateDocs {
    remove_private_docs! {
        visit_item_const_mut: ItemConst;
        visit_item_fn_mut: ItemFn;
        visit_item_mod_mut: ItemMod;
        visit_item_static_mut: ItemStatic;
        visit_item_struct_mut: ItemStruct;
        visit_item_type_mut: ItemType;
        visit_item_union_mut: ItemUnion;
        visit_item_use_mut: ItemUse;
        visit_impl_item_const_mut: ImplItemConst;
        visit_impl_item_fn_mut: ImplItemFn;
        visit_impl_item_type_mut: ImplItemType;
        visit_field_mut: Field;
    }

    fn visit_item_impl_mut(&mut self, block: &mut syn::ItemImpl) {
        remove_docs(&mut block.attrs);
        visit_mut::visit_item_impl_mut(self, block);
    }

    fn visit_item_enum_mut(&mut self, item: &mut syn::ItemEnum) {
        remove_all_docs_unless(&item.vis.clone(), |all| all.visit_item_enum_mut(item));
    }

    fn visit_item_trait_mut(&mut self, item: &mut syn::ItemTrait) {
        remove_all_docs_unless(&item.vis.clone(), |all| all.visit_item_trait_mut(item));
    }
}

/// The parts of an enum or a trait have no visibility of their own: they have that of the whole.
fn remove_all_docs_unless(visibility: &Visibility, visit: impl FnOnce(&mut AllDocs)) {
    if let Visibility::Inherited = visibility {
        visit(&mut AllDocs);
    }
}

struct AllDocs;

impl VisitMut for AllDocs {
    fn visit_attributes_mut(&mut self, attributes: &mut Vec<Attribute>) {
        remove_docs(attributes);
    }
}

struct Lints;

impl VisitMut for Lints {
    fn visit_attributes_mut(&mut self, attributes: &mut Vec<Attribute>) {
        *attributes = mem::take(attributes).into_iter().filter_map(stripped).collect();
    }
}

/// What an attribute says to the compiler or the reader of one file, in words of Rust 1.63.
fn stripped(attribute: Attribute) -> Option<Attribute> {
    let path = attribute.path();
    if path.is_ident("doc") {
        return is_doc(&attribute).then_some(attribute);
    }
    if LEVELS.iter().any(|level| path.is_ident(level)) {
        return allowed(&attribute);
    }
    let exports = path.is_ident("macro_export");
    (!exports && !is_of_tool(path)).then_some(attribute)
}

/// The lints of the compiler that an attribute allows, or expects.
fn allowed(attribute: &Attribute) -> Option<Attribute> {
    let lints = attribute.parse_args_with(Punctuated::<Meta, Token![,]>::parse_terminated).ok()?;
    let lints: Vec<Meta> = lints.into_iter().filter(is_lint_of_compiler).collect();
    let lenient = attribute.path().is_ident("allow") || attribute.path().is_ident("expect");
    (lenient && !lints.is_empty()).then(|| parse_quote!(#[allow(#(#lints),*)]))
}

fn is_lint_of_compiler(lint: &Meta) -> bool {
    matches!(lint, Meta::Path(path) if !is_of_tool(path))
}

fn is_of_tool(path: &syn::Path) -> bool {
    let first = &path.segments[0].ident;
    path.segments.len() > 1 && TOOLS.iter().any(|tool| *first == format_ident!("{tool}"))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::pass::assert_makes;

    #[track_caller]
    fn case(source: &str, expected: &str) {
        assert_makes(trim, source, expected);
    }

    #[test]
    fn docs_stay_on_what_has_a_visibility() {
        case("/** a */ fn f() {} /** b */ pub fn g() {}", "fn f() {} /** b */ pub fn g() {}");
        case(
            "/** a */ pub struct S { /** b */ pub c: u8, /** d */ e: u8 }",
            "/** a */ pub struct S { /** b */ pub c: u8, e: u8 }",
        );
        case(
            "impl S { /** a */ fn f() {} /** b */ pub(crate) fn g() {} }",
            "impl S { fn f() {} /** b */ pub(crate) fn g() {} }",
        );
    }

    #[test]
    fn the_parts_of_an_enum_or_a_trait_go_by_the_whole() {
        let visible = "/** a */ pub enum E { /** b */ C { /** d */ e: u8 } } /** f */ pub trait T { /** g */ fn h(); }";
        case(visible, visible);
        case("/** a */ enum E { /** b */ C { /** d */ e: u8 } }", "enum E { C { e: u8 } }");
        case("/** a */ trait T { /** b */ fn f(); }", "trait T { fn f(); }");
    }

    #[test]
    fn the_head_of_a_module_stays_and_what_concerns_the_crate_goes() {
        case(
            "#![recursion_limit = \"9\"] //! a\n #![doc(html_root_url = \"b\")] fn f() {}",
            "//! a\n fn f() {}",
        );
        case("/** a */ mod m { //! b\n }", "mod m { //! b\n }");
    }

    #[test]
    fn only_lints_of_the_compiler_stay_allowed() {
        case("#[allow(clippy::all, dead_code)] fn f() {}", "#[allow(dead_code)] fn f() {}");
        case("#[expect(clippy::all, reason = \"a\")] fn f() {}", "fn f() {}");
        case("#[expect(dead_code, reason = \"a\")] fn f() {}", "#[allow(dead_code)] fn f() {}");
        case(
            "#[warn(missing_docs)] #[rustfmt::skip] #[must_use] fn f() {}",
            "#[must_use] fn f() {}",
        );
    }
}
