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
    let error = findings.iter().find(|finding| finding.is_error);
    let Some(worst) = error.or(findings.first()) else { return Ok(text) };
    let shorter = remove(&text, findings).map_err(|error| Error::Rejected(error.to_string()))?;
    if shorter == text {
        return Err(rejected(&text, worst));
    }
    let findings = compiler.findings(&shorter)?;
    settle(shorter, &findings, compiler)
}

/// The error for a finding: what it is, in which line, and below which head of a function.
fn rejected(text: &str, finding: &Finding) -> Error {
    let number = finding.starts.first().map_or(1, |start| start.line);
    let lines: Vec<_> = text.lines().take(number).map(str::trim).collect();
    let line = lines.last().unwrap_or(&"");
    let above = lines.iter().rev().skip(1).find(|line| line.contains("fn ")).unwrap_or(&"");
    Error::Rejected(format!("{}: '{line}' below '{above}'", finding.message))
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::pass::parse;

    #[track_caller]
    fn case(source: &str, expected: &str) {
        let pruned = prune(parse(source), &Compiler::in_use()).expect("a test holds a program");
        assert_eq!(pruned, layout::lay_out(parse(expected)));
    }

    #[track_caller]
    fn refused(source: &str, expected: &str) {
        let error =
            prune(parse(source), &Compiler::in_use()).expect_err("a test holds what is rejected");
        assert_eq!(error.to_string(), format!("edition 2015 would refuse the bundle: {expected}"));
    }

    #[test]
    fn a_method_goes_though_another_type_has_one_of_its_name() {
        case(
            "struct S; impl S { fn f(&self) {} fn sort(&self) {} } fn main() { S.f(); [1].sort(); }",
            "struct S; impl S { fn f(&self) {} } fn main() { S.f(); [1].sort(); }",
        );
    }

    #[test]
    fn impls_and_imports_go_with_what_they_name() {
        case(
            "mod m { pub struct S; impl Clone for S { fn clone(&self) -> S { S } } }
             pub use m::S; fn f(_: S) {} fn main() {}",
            "fn main() {}",
        );
    }

    #[test]
    fn match_arms_go_with_their_variants() {
        case(
            "enum E { A, B, C(u8) } fn f(e: E) { match e { E::A => {} E::B | E::C(_) => g() } }
             fn g() {} fn main() { f(E::A); }",
            "enum E { A } fn f(e: E) { match e { E::A => {} } } fn main() { f(E::A); }",
        );
    }

    #[test]
    fn a_trait_method_goes_from_its_impls_too() {
        case(
            "trait T { fn f(&self) {} fn g(&self) {} } impl T for u8 { fn g(&self) {} }
             fn main() { 1u8.f(); }",
            "trait T { fn f(&self) {} } impl T for u8 {} fn main() { 1u8.f(); }",
        );
    }

    #[test]
    fn unused_imports_go_one_by_one() {
        case(
            "use std::io::{self, Read, Write}; fn main() { io::stdout().flush().unwrap(); }",
            "use std::io::{self, Write}; fn main() { io::stdout().flush().unwrap(); }",
        );
        case(
            "use std::fmt::{Debug, Display}; fn main() { f(1); } fn f(_: impl Debug) {}",
            "use std::fmt::Debug; fn main() { f(1); } fn f(_: impl Debug) {}",
        );
    }

    #[test]
    fn items_inside_functions_go_too() {
        case("fn main() { fn f() {} const C: u8 = 1; }", "fn main() {}");
    }

    #[test]
    fn a_field_that_is_never_read_is_allowed_to_be() {
        case(
            "struct S { a: u8, pub b: u8 } struct T(pub u8, pub &'static str);
             fn main() { let s = S { a: 1, b: 2 }; s.a; T(s.a, \"\").0; }",
            "struct S { a: u8, #[allow(dead_code)] pub b: u8 }
             struct T(pub u8, #[allow(dead_code)] pub &'static str);
             fn main() { let s = S { a: 1, b: 2 }; s.a; T(s.a, \"\").0; }",
        );
    }

    #[test]
    fn what_the_compiler_says_else_is_an_error() {
        refused(
            "fn main() { let x = 1; }",
            "unused variable: `x`: 'let x = 1;' below 'fn main() {'",
        );
        refused(
            "fn main() { f(); }",
            "cannot find function `f` in this scope: 'f();' below 'fn main() {'",
        );
        refused(
            "use nowhere::f; fn main() { f(); }",
            "unresolved import `nowhere`: 'use nowhere::f;' below ''",
        );
    }
}
