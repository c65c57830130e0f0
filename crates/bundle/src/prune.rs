//! Leaves out what is not used, by asking the compiler until it finds nothing more.
//!
//! The compiler knows what is dead from `main` on, and says where it stands. When that is gone, some
//! imports and impls lose what they name; the compiler says so as an error, and they go too. All
//! other findings remain, and with them there is no bundle.
//!
//! ```text
//!   fn unused() …       warning: never used            gone in round 1
//!   struct Unused …     warning: never constructed     gone in round 1
//!   use m::Unused;      error: unresolved import       gone in round 2
//!   impl T for Unused   error: cannot find type        gone in round 2
//! ```

use crate::compiler::{Compiler, Finding};
use crate::{layout, Error};
use proc_macro2::LineColumn;
use std::collections::BTreeSet;
use std::mem;
use syn::punctuated::Punctuated;
use syn::spanned::Spanned;
use syn::visit_mut::{self, VisitMut};
use syn::{parse_quote, File, Ident, ImplItem, Item, Pat, Stmt, TraitItem, UseTree, Visibility};

/// The lints whose findings say what can go.
const LINTS: [&str; 3] = ["dead_code", "unused_imports", "unused_macros"];

/// Lays out a program without what is not used.
pub(crate) fn prune(mut program: File, compiler: &Compiler) -> Result<String, Error> {
    Demotion.visit_file_mut(&mut program);
    let text = layout::lay_out(program);
    let findings = compiler.findings(&text)?;
    match findings.iter().find(|finding| finding.is_error) {
        Some(error) => Err(rejected(&text, error)),
        None => settle(text, &findings, compiler),
    }
}

/// Removes what the findings are about, and what later findings are about, until there are none.
fn settle(text: String, findings: &[Finding], compiler: &Compiler) -> Result<String, Error> {
    let Some(worst) = findings.iter().max_by_key(|finding| finding.is_error) else {
        return Ok(text);
    };
    let shorter = remove(&text, findings).map_err(|error| Error::Rejected(error.to_string()))?;
    if shorter == text {
        return Err(rejected(&text, worst));
    }
    let findings = compiler.findings(&shorter)?;
    settle(shorter, &findings, compiler)
}

fn rejected(text: &str, finding: &Finding) -> Error {
    let line = finding.starts.first().and_then(|start| text.lines().nth(start.line - 1));
    Error::Rejected(format!("{}, in '{}'", finding.message, line.unwrap_or_default().trim()))
}

fn remove(text: &str, findings: &[Finding]) -> syn::Result<String> {
    let can_go = |finding: &&Finding| finding.is_error || LINTS.contains(&finding.code.as_str());
    let starts = findings.iter().filter(can_go).flat_map(|finding| finding.starts.iter().copied());
    let mut program = syn::parse_file(text)?;
    Removal { starts: starts.collect() }.visit_file_mut(&mut program);
    Ok(layout::lay_out(program))
}

/// Makes public imports visible in the crate: those of them that are unused the compiler reports.
struct Demotion;

impl VisitMut for Demotion {
    fn visit_item_use_mut(&mut self, import: &mut syn::ItemUse) {
        if let Visibility::Public(_) = import.vis {
            import.vis = parse_quote!(pub(crate));
        }
    }
}

/// Removes everything whose name, or whose head, is one of the places where findings start.
struct Removal {
    starts: BTreeSet<LineColumn>,
}

impl Removal {
    fn hits(&self, name: &Ident) -> bool {
        self.starts.contains(&name.span().start())
    }

    fn hits_within(&self, start: LineColumn, end: LineColumn) -> bool {
        self.starts.range(start..end).next().is_some()
    }

    /// What is left of an item, if anything is.
    fn remains(&mut self, mut item: Item) -> Option<Item> {
        if name(&item).is_some_and(|name| self.hits(name)) {
            return None;
        }
        match &mut item {
            Item::Use(import) => import.tree = self.remains_imported(&import.tree)?,
            Item::Impl(block) => {
                let (start, end) = (block.impl_token.span.start(), block.brace_token.span.open().start());
                if self.hits_within(start, end) {
                    return None;
                }
            }
            _ => {}
        }
        self.visit_item_mut(&mut item);
        (!is_hollow(&item)).then_some(item)
    }

    fn remains_imported(&self, tree: &UseTree) -> Option<UseTree> {
        match tree {
            UseTree::Path(path) if !self.hits(&path.ident) => {
                let rest = Box::new(self.remains_imported(&path.tree)?);
                Some(UseTree::Path(syn::UsePath { tree: rest, ..path.clone() }))
            }
            UseTree::Name(leaf) if !self.hits(&leaf.ident) => Some(tree.clone()),
            UseTree::Rename(leaf) if !self.hits(&leaf.ident) => Some(tree.clone()),
            UseTree::Glob(leaf) if !self.starts.contains(&leaf.star_token.span.start()) => Some(tree.clone()),
            UseTree::Group(group) => {
                let items: Punctuated<_, _> = group.items.iter().filter_map(|tree| self.remains_imported(tree)).collect();
                (!items.is_empty()).then(|| UseTree::Group(syn::UseGroup { items, ..group.clone() }))
            }
            _ => None,
        }
    }

    fn remains_matched(&self, pattern: &mut Pat) -> bool {
        if let Pat::Or(alternatives) = pattern {
            let cases = mem::take(&mut alternatives.cases).into_iter();
            alternatives.cases = cases.filter_map(|mut case| self.remains_matched(&mut case).then_some(case)).collect();
            return !alternatives.cases.is_empty();
        }
        !self.hits_within(pattern.span().start(), pattern.span().end())
    }
}

impl VisitMut for Removal {
    fn visit_file_mut(&mut self, file: &mut File) {
        file.items = mem::take(&mut file.items).into_iter().filter_map(|item| self.remains(item)).collect();
    }

    fn visit_item_mod_mut(&mut self, module: &mut syn::ItemMod) {
        if let Some((_, items)) = &mut module.content {
            *items = mem::take(items).into_iter().filter_map(|item| self.remains(item)).collect();
        }
    }

    fn visit_stmt_mut(&mut self, statement: &mut Stmt) {
        visit_mut::visit_stmt_mut(self, statement);
    }

    fn visit_block_mut(&mut self, block: &mut syn::Block) {
        let remains = |statement| match statement {
            Stmt::Item(item) => self.remains(item).map(Stmt::Item),
            statement => Some(statement),
        };
        block.stmts = mem::take(&mut block.stmts).into_iter().filter_map(remains).collect();
        visit_mut::visit_block_mut(self, block);
    }

    fn visit_item_impl_mut(&mut self, block: &mut syn::ItemImpl) {
        block.items.retain(|item| match item {
            ImplItem::Const(syn::ImplItemConst { ident, .. })
            | ImplItem::Type(syn::ImplItemType { ident, .. }) => !self.hits(ident),
            ImplItem::Fn(function) => !self.hits(&function.sig.ident),
            _ => true,
        });
        visit_mut::visit_item_impl_mut(self, block);
    }

    fn visit_item_trait_mut(&mut self, item: &mut syn::ItemTrait) {
        item.items.retain(|item| match item {
            TraitItem::Const(syn::TraitItemConst { ident, .. })
            | TraitItem::Type(syn::TraitItemType { ident, .. }) => !self.hits(ident),
            TraitItem::Fn(function) => !self.hits(&function.sig.ident),
            _ => true,
        });
        visit_mut::visit_item_trait_mut(self, item);
    }

    /// Variants without data stay: to drop one would change the numbers of those behind it.
    fn visit_item_enum_mut(&mut self, item: &mut syn::ItemEnum) {
        if item.variants.iter().any(|variant| !variant.fields.is_empty()) {
            let variants = mem::take(&mut item.variants).into_iter();
            item.variants = variants.filter(|variant| !self.hits(&variant.ident)).collect();
        }
    }

    fn visit_expr_match_mut(&mut self, expression: &mut syn::ExprMatch) {
        expression.arms.retain_mut(|arm| self.remains_matched(&mut arm.pat));
        visit_mut::visit_expr_match_mut(self, expression);
    }
}
