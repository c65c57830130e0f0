//! Makes one self-contained Rust file of a tool: the text of its library and of `common` as two
//! modules, and a `main` that joins them.
//!
//! ```text
//!   *.rs ──▶ source        the text as words, each with its position
//!            rewrite       changes in the text the words that would mean something else in a bundle:
//!              condition     cuts what is configured out
//!              derive        writes out thiserror's derive
//!   rustc ──▶ compiler     finds fault with the result
//! ```
//!
//! Nothing is parsed that need not change. Each rule looks at a few words, and what has no rule and
//! might not mean the same in one file is refused at its position. What the rules overlook is left to
//! the compiler: no bundle is printed that has not been compiled without a warning.

mod compiler;
mod condition;
mod derive;
mod error;
mod rewrite;
mod source;

pub use error::Error;

use std::fs;
use std::path::Path;

/// The root of the workspace.
const ROOT: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../..");
const MANIFEST: &str = include_str!("../../../Cargo.toml");

/// Returns the names of the tools: the default members of the workspace.
pub fn tools() -> Vec<&'static str> {
    let (_, members) = MANIFEST.split_once("default-members").unwrap_or_default();
    let (members, _) = members.split_once(']').unwrap_or_default();
    members.split('"').filter_map(|member| member.strip_prefix("crates/")).collect()
}

/// Returns a tool as the text of one Rust file.
///
/// # Errors
///
/// [`Error::Tool`] if there is no such tool; [`Error::Source`] for what has no place in a bundle;
/// [`Error::Compiler`] if the compiler finds fault with the result.
pub fn bundle(tool: &str) -> Result<String, Error> {
    if !tools().contains(&tool) {
        return Err(Error::Tool(tools().join(", "), tool.to_owned()));
    }
    let root = Path::new(ROOT);
    let manifest = read(root, &format!("crates/{tool}/Cargo.toml"))?;
    let description = manifest.lines().find_map(|line| line.strip_prefix("description = "));
    let description = description.unwrap_or_default().trim_matches('"');
    let modules = rewrite::module(root, "common")? + "\n" + &rewrite::module(root, tool)?;
    let text = join(tool, description, &modules);
    compiler::check(tool, &text)?;
    Ok(text)
}

fn join(tool: &str, description: &str, modules: &str) -> String {
    let (version, module) = (env!("CARGO_PKG_VERSION"), tool.replace('-', "_"));
    format!(
        "\
// {tool} {version}: {description}
//
// One file made of the crates `common` and `{tool}`, without their tests and command lines.
// It reads standard input, and it needs nothing but Rust 1.63 or newer, whatever the edition:
//
//     rustc -O {tool}.rs

#![allow(dead_code, unused_imports)]

{modules}
fn main() -> std::process::ExitCode {{
    let outcome = {module}::run(std::io::stdin().lock(), std::io::stdout().lock());
    common::report_outcome(\"{tool}\", \"<stdin>\", outcome)
}}
"
    )
}

/// Reads a file of the workspace.
fn read(root: &Path, file: &str) -> Result<String, Error> {
    fs::read_to_string(root.join(file)).map_err(Error::about(file))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_no_tool_is_refused_with_the_tools() {
        assert_eq!(tools()[..2], ["set-sim", "connect4"]);
        let error = bundle("common").expect_err("common is no tool").to_string();
        assert_eq!(error, format!("expected one of {}, found 'common'", tools().join(", ")));
    }

    #[test]
    fn a_bundle_says_what_it_is_and_how_it_is_compiled() {
        let text = bundle("connect4").expect("connect4 is a tool");
        let first = concat!("// connect4 ", env!("CARGO_PKG_VERSION"), ": Referees a game");
        assert!(text.starts_with(first), "{}", &text[..100]);
        assert!(text.contains("\n//     rustc -O connect4.rs\n"), "{}", &text[..500]);
    }
}
