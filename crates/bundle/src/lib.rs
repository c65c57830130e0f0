//! Makes one self-contained Rust file of a tool: its library and the part of `common` that it uses,
//! as modules, and a `main` that joins them.
//!
//! ```text
//!   cargo  ──▶ workspace        what tools there are
//!   *.rs   ──▶ load             one syntax tree a crate, each file of it passing through
//!                cfg              what is configured out is gone
//!                derive           thiserror's derive becomes plain impls
//!                prelude          names that only edition 2021 knows unasked are imported
//!                attributes       private docs and lints are gone
//!                paths            `crate::` and `common::` mean modules of the one file
//!   rustc  ──▶ prune            what is dead is gone
//!              layout           text, with a head that says how to compile it
//! ```
//!
//! Two questions that a bundler could only guess at are put to those who know: `cargo` knows the
//! workspace, and the compiler knows which items are dead, in its own judgement and no other. So a
//! bundle that is printed has been compiled without a warning.

#![expect(clippy::incompatible_msrv, reason = "no judge compiles this")]

mod attributes;
mod cfg;
pub mod compiler;
mod derive;
mod error;
mod layout;
mod load;
#[cfg(test)]
mod pass;
mod paths;
mod prelude;
mod prune;
mod removal;
mod variants;
mod workspace;

pub use error::Error;
pub use workspace::{Package, Workspace};

use compiler::Compiler;
use syn::{parse_quote, File, Item};

/// The crate that every tool is built on; its module goes by the same name.
const COMMON: &str = "common";

/// Returns the tool `name` of the workspace as the text of one Rust file.
///
/// # Errors
///
/// [`Error::Usage`] if there is none of that name; [`Error::Source`] for a form in its sources
/// that has no place in a bundle; [`Error::Rejected`] if the compiler will not have the result.
pub fn bundle(workspace: &Workspace, name: &str) -> Result<String, Error> {
    let tool = workspace.tool(name)?;
    let (common, library) = (module(workspace, workspace.common()?)?, module(workspace, tool)?);
    let main = main(tool);
    let whole = parse_quote!(#common #library #main);
    Ok(layout::head(tool) + &prune::prune(whole, &Compiler::in_use())?)
}

fn module(workspace: &Workspace, package: &Package) -> Result<Item, Error> {
    let File { attrs, items, .. } = load::load(package, workspace.root())?;
    let name = package.module();
    Ok(parse_quote!(mod #name { #(#attrs)* #(#items)* }))
}

fn main(tool: &Package) -> Item {
    let (name, module) = (&tool.name, tool.module());
    parse_quote! {
        fn main() -> std::process::ExitCode {
            let outcome = #module::run(std::io::stdin().lock(), std::io::stdout().lock());
            common::conclude(#name, b"<stdin>", outcome)
        }
    }
}
