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
use crate::removal::Removal;
use crate::{layout, Error};
use syn::visit_mut::VisitMut;
use syn::{parse_quote, File, Visibility};

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
    let starts = findings.iter().filter(can_go).flat_map(|finding| &finding.starts).copied();
    let mut program = syn::parse_file(text)?;
    Removal::of(starts).visit_file_mut(&mut program);
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
