//! Removes from a syntax tree what the compiler points at.
//!
//! A place in the text is enough to tell what is meant: the thing that starts there, or whose name
//! does; or the impl or the match arm that mentions there what is no more.

use crate::variants;
use proc_macro2::{Ident, LineColumn, TokenTree};
use quote::ToTokens;
use std::collections::BTreeSet;
use std::mem;
use std::ops::Range;
use syn::spanned::Spanned;
use syn::visit_mut::{self, VisitMut};
use syn::{parse_quote, File, Item, Pat, Stmt, UseGroup, UsePath, UseTree, Visibility};

/// What may stand before the name of an item.
const KEYWORDS: [&str; 14] = [
    "pub",
    "const",
    "static",
    "mut",
    "async",
    "unsafe",
    "extern",
    "fn",
    "struct",
    "enum",
    "trait",
    "type",
    "mod",
    "macro_rules",
];

/// The places to remove something at.
pub(crate) struct Removal {
    places: BTreeSet<LineColumn>,
}

impl Removal {
    /// A visitor that removes what stands at the given places.
    pub(crate) fn of(places: impl Iterator<Item = LineColumn>) -> Removal {
        Removal { places: places.collect() }
    }

    fn hits(&self, token: &impl Spanned) -> bool {
        self.places.contains(&token.span().start())
    }

    fn hits_within(&self, range: Range<LineColumn>) -> bool {
        self.places.range(range).next().is_some()
    }

    fn spares(&self, named: &impl ToTokens) -> bool {
        !words(named).iter().any(|word| self.hits(word))
    }

    /// What is left of an item, if anything is.
    fn rest(&mut self, mut item: Item) -> Option<Item> {
        match &mut item {
            Item::Use(import) => import.tree = self.rest_of_import(&import.tree)?,
            Item::Impl(block) if self.hits_within(head(block)) => return None,
            Item::Impl(_) => {}
            named => self.spares(named).then_some(())?,
        }
        self.visit_item_mut(&mut item);
        (!is_hollow(&item)).then_some(item)
    }

    fn rest_of_import(&self, tree: &UseTree) -> Option<UseTree> {
        match tree {
            UseTree::Group(group) => {
                let items =
                    group.items.iter().filter_map(|tree| self.rest_of_import(tree)).collect();
                let rest = UseGroup { items, ..group.clone() };
                (!rest.items.is_empty()).then_some(UseTree::Group(rest))
            }
            tree if self.hits(tree) => None,
            UseTree::Path(path) => {
                let rest = Box::new(self.rest_of_import(&path.tree)?);
                Some(UseTree::Path(UsePath { tree: rest, ..path.clone() }))
            }
            leaf => Some(leaf.clone()),
        }
    }

    /// Whether anything is left of the pattern of a match arm.
    fn leaves(&self, pattern: &mut Pat) -> bool {
        if let Pat::Or(alternatives) = pattern {
            let cases = mem::take(&mut alternatives.cases).into_iter();
            alternatives.cases = cases.filter(|case| !self.hits_within(extent(case))).collect();
            return !alternatives.cases.is_empty();
        }
        !self.hits_within(extent(pattern))
    }
}

impl VisitMut for Removal {
    fn visit_file_mut(&mut self, file: &mut File) {
        let items = mem::take(&mut file.items).into_iter();
        file.items = items.filter_map(|item| self.rest(item)).collect();
    }

    fn visit_item_mod_mut(&mut self, module: &mut syn::ItemMod) {
        if let Some((_, items)) = &mut module.content {
            *items = mem::take(items).into_iter().filter_map(|item| self.rest(item)).collect();
        }
    }

    fn visit_block_mut(&mut self, block: &mut syn::Block) {
        visit_mut::visit_block_mut(self, block);
        let statements = mem::take(&mut block.stmts).into_iter();
        let rest = |statement| match statement {
            Stmt::Item(item) => self.rest(item).map(Stmt::Item),
            other => Some(other),
        };
        block.stmts = statements.filter_map(rest).collect();
    }

    fn visit_item_impl_mut(&mut self, block: &mut syn::ItemImpl) {
        block.items.retain(|item| self.spares(item));
        visit_mut::visit_item_impl_mut(self, block);
    }

    fn visit_item_trait_mut(&mut self, item: &mut syn::ItemTrait) {
        item.items.retain(|item| self.spares(item));
        visit_mut::visit_item_trait_mut(self, item);
    }

    fn visit_item_enum_mut(&mut self, item: &mut syn::ItemEnum) {
        variants::retain(&mut item.variants, |variant| self.spares(variant));
    }

    /// A field that is never read stays: what gives it a value may do more than that.
    fn visit_field_mut(&mut self, field: &mut syn::Field) {
        let is_hit = match (&field.ident, &field.vis) {
            (Some(name), _) => self.hits(name),
            (None, Visibility::Inherited) => self.hits(&field.ty),
            (None, visibility) => self.hits(visibility),
        };
        if is_hit {
            field.attrs.push(parse_quote!(#[allow(dead_code)]));
        }
    }

    fn visit_expr_match_mut(&mut self, expression: &mut syn::ExprMatch) {
        expression.arms.retain_mut(|arm| self.leaves(&mut arm.pat));
        visit_mut::visit_expr_match_mut(self, expression);
    }
}

/// The words of an item or a variant up to its name, which is the first that is no keyword.
fn words(named: &impl ToTokens) -> Vec<Ident> {
    let mut words = Vec::new();
    for token in named.to_token_stream() {
        let TokenTree::Ident(word) = token else { continue };
        let is_name = !KEYWORDS.iter().any(|keyword| word == keyword);
        words.push(word);
        if is_name {
            break;
        }
    }
    words
}

/// What stands before the braces of an impl.
fn head(block: &syn::ItemImpl) -> Range<LineColumn> {
    block.impl_token.span.start()..block.brace_token.span.open().start()
}

fn extent(pattern: &Pat) -> Range<LineColumn> {
    pattern.span().start()..pattern.span().end()
}

/// Whether nothing is left inside an item that was not empty in itself.
fn is_hollow(item: &Item) -> bool {
    match item {
        Item::Mod(module) => module.content.as_ref().is_some_and(|(_, items)| items.is_empty()),
        Item::Impl(block) => block.trait_.is_none() && block.items.is_empty(),
        _ => false,
    }
}
