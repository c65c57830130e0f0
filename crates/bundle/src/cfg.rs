//! Leaves out what is configured out.
//!
//! In a bundle no feature is on and nothing is a test. Any other condition, `unix` or so, is left to
//! the compiler; so a condition is true, false or open.

use quote::ToTokens;
use std::mem;
use syn::parse::{ParseStream, Parser};
use syn::punctuated::Punctuated;
use syn::visit_mut::{self, VisitMut};
use syn::{Attribute, Meta, MetaList, Token};

type Metas = Punctuated<Meta, Token![,]>;

/// Removes what is configured out, and the conditions of what is configured in.
pub(crate) fn evaluate(file: &mut syn::File) {
    Evaluation.visit_file_mut(file);
}

/// Whether a condition holds, if that is not open.
fn holds(condition: &Meta) -> Option<bool> {
    let path = condition.path();
    match condition {
        Meta::Path(_) if path.is_ident("test") => Some(false),
        Meta::NameValue(_) if path.is_ident("feature") => Some(false),
        Meta::List(list) if path.is_ident("not") => opposite(all(parts(list).iter().map(holds))),
        Meta::List(list) if path.is_ident("all") => all(parts(list).iter().map(holds)),
        Meta::List(list) if path.is_ident("any") => {
            opposite(all(parts(list).iter().map(holds).map(opposite)))
        }
        _ => None,
    }
}

fn parts(list: &MetaList) -> Metas {
    list.parse_args_with(Metas::parse_terminated).unwrap_or_default()
}

fn opposite(holds: Option<bool>) -> Option<bool> {
    holds.map(|holds| !holds)
}

fn all(mut conditions: impl Iterator<Item = Option<bool>> + Clone) -> Option<bool> {
    if conditions.clone().any(|holds| holds == Some(false)) {
        return Some(false);
    }
    conditions.all(|holds| holds == Some(true)).then_some(true)
}

/// What the attributes of a piece of syntax say about it.
fn is_in(piece: &impl ToTokens) -> bool {
    let read = |input: ParseStream| {
        let attributes = input.call(Attribute::parse_outer)?;
        input.parse::<proc_macro2::TokenStream>()?;
        Ok(attributes)
    };
    let attributes = read.parse2(piece.to_token_stream()).unwrap_or_default();
    attributes.iter().all(|attribute| condition(attribute) != Some(false))
}

fn condition(attribute: &Attribute) -> Option<bool> {
    match &attribute.meta {
        Meta::List(list) if list.path.is_ident("cfg") => all(parts(list).iter().map(holds)),
        _ => None,
    }
}

/// The attributes that stand for one: none or several for a `cfg_attr`, none for a true `cfg`.
fn resolve(attribute: Attribute) -> Vec<Attribute> {
    match &attribute.meta {
        Meta::List(list) if list.path.is_ident("cfg_attr") => {
            let parts = parts(list);
            let given = parts
                .iter()
                .skip(1)
                .map(|meta| Attribute { meta: meta.clone(), ..attribute.clone() });
            match parts.first().and_then(holds) {
                Some(true) => given.flat_map(resolve).collect(),
                Some(false) => Vec::new(),
                None => vec![attribute],
            }
        }
        _ if condition(&attribute) == Some(true) => Vec::new(),
        _ => vec![attribute],
    }
}

/// A list in which each piece of syntax may have a condition of its own.
trait Sift {
    fn sift(&mut self);
}

impl<T: ToTokens> Sift for Vec<T> {
    fn sift(&mut self) {
        self.retain(is_in);
    }
}

impl<T: ToTokens, P: Default> Sift for Punctuated<T, P> {
    fn sift(&mut self) {
        *self = mem::take(self).into_iter().filter(is_in).collect();
    }
}

struct Evaluation;

/// Sifts a field of a kind of node, wherever it occurs.
macro_rules! sift {
    ($($visit:ident: $node:ident.$field:ident;)*) => {$(
        fn $visit(&mut self, node: &mut syn::$node) {
            node.$field.sift();
            visit_mut::$visit(self, node);
        }
    )*};
}

impl VisitMut for Evaluation {
    sift! {
        visit_file_mut: File.items;
        visit_item_impl_mut: ItemImpl.items;
        visit_item_trait_mut: ItemTrait.items;
        visit_item_enum_mut: ItemEnum.variants;
        visit_fields_named_mut: FieldsNamed.named;
        visit_fields_unnamed_mut: FieldsUnnamed.unnamed;
        visit_signature_mut: Signature.inputs;
        visit_block_mut: Block.stmts;
        visit_expr_match_mut: ExprMatch.arms;
        visit_expr_struct_mut: ExprStruct.fields;
        visit_expr_array_mut: ExprArray.elems;
        visit_pat_struct_mut: PatStruct.fields;
    }

    fn visit_item_mod_mut(&mut self, module: &mut syn::ItemMod) {
        if let Some((_, items)) = &mut module.content {
            items.sift();
        }
        visit_mut::visit_item_mod_mut(self, module);
    }

    fn visit_attributes_mut(&mut self, attributes: &mut Vec<Attribute>) {
        *attributes = mem::take(attributes).into_iter().flat_map(resolve).collect();
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::pass::assert_makes;

    #[track_caller]
    fn case(source: &str, expected: &str) {
        assert_makes(evaluate, source, expected);
    }

    #[test]
    fn features_and_tests_are_off() {
        case("#[cfg(feature = \"cli\")] mod cli; #[cfg(test)] mod tests {} fn f() {}", "fn f() {}");
        case("#[cfg(not(feature = \"cli\"))] fn f() {}", "fn f() {}");
    }

    #[test]
    fn one_part_can_settle_a_condition() {
        case("#[cfg(all(unix, test))] fn f() {}", "");
        case("#[cfg(any(unix, not(test)))] fn f() {}", "fn f() {}");
        case("#[cfg(not(any(test, feature = \"cli\")))] fn f() {}", "fn f() {}");
    }

    #[test]
    fn an_open_condition_stays() {
        case("#[cfg(any(unix, test))] fn f() {}", "#[cfg(any(unix, test))] fn f() {}");
        case("#[cfg(target_os = \"linux\")] fn f() {}", "#[cfg(target_os = \"linux\")] fn f() {}");
    }

    #[test]
    fn conditions_are_found_inside_items() {
        case("enum E { A, #[cfg(test)] B }", "enum E { A }");
        case("struct S { a: u8, #[cfg(test)] b: u8 }", "struct S { a: u8 }");
        case("impl S { #[cfg(test)] fn f() {} }", "impl S {}");
        case(
            "fn f() { #[cfg(test)] let a = 1; match b { #[cfg(test)] 1 => {} _ => {} } }",
            "fn f() { match b { _ => {} } }",
        );
        case("mod m { #[cfg(test)] use a::B; }", "mod m {}");
    }

    #[test]
    fn attributes_may_have_a_condition() {
        case("#[cfg_attr(test, derive(Hash))] struct S;", "struct S;");
        case(
            "#[cfg_attr(not(test), derive(Hash), cold)] struct S;",
            "#[derive(Hash)] #[cold] struct S;",
        );
        case("#[cfg_attr(unix, cold)] fn f() {}", "#[cfg_attr(unix, cold)] fn f() {}");
    }
}
