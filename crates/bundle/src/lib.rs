//! Makes one self-contained Rust file of a tool: the text of its library and of `common` as two
//! modules, and a `main` that joins them.
//!
//! ```text
//!   *.rs ──▶ source       the text as words, each with its place
//!            rewrite        the words that would mean something else are changed in the text:
//!              condition      what is configured out is cut
//!              derive         thiserror's derive is written out
//!   rustc ◀── compiler    the judge of the result
//! ```
//!
//! Nothing is parsed that need not change. Each rule looks at a few words, and what has no rule and
//! might not mean the same in one file is refused at its place. What the rules overlook is left to
//! the compiler: no bundle is printed that has not been compiled without a warning.

#![expect(clippy::incompatible_msrv, reason = "no judge compiles this")]

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

/// Returns a tool of the workspace as the text of one Rust file.
///
/// # Errors
///
/// [`Error::Tool`] if there is no such tool; [`Error::Source`] for what has no place in a bundle;
/// [`Error::Compiler`] if the compiler finds fault with the result.
pub fn bundle(tool: &str) -> Result<String, Error> {
    bundle_from(Path::new(ROOT), tool)
}

/// Returns the names of the tools: the default members of the workspace.
///
/// # Errors
///
/// [`Error::Io`] if the manifest of the workspace cannot be read.
pub fn tools() -> Result<Vec<String>, Error> {
    tools_in(Path::new(ROOT))
}

fn bundle_from(root: &Path, tool: &str) -> Result<String, Error> {
    let tools = tools_in(root)?;
    if !tools.iter().any(|known| known == tool) {
        return Err(Error::Tool { tools: tools.join(", "), found: tool.to_owned() });
    }
    let (common, library) = (rewrite::module(root, "common")?, rewrite::module(root, tool)?);
    let text = [head(root, tool)?, common, library, main(tool)].join("\n");
    compiler::check(tool, &text)?;
    Ok(text)
}

fn tools_in(root: &Path) -> Result<Vec<String>, Error> {
    let manifest = read(root, "Cargo.toml")?;
    let members = manifest.split_once("default-members").map_or("", |(_, members)| members);
    let members = members.split(']').next().unwrap_or_default();
    Ok(members
        .split('"')
        .filter_map(|part| part.strip_prefix("crates/"))
        .map(str::to_owned)
        .collect())
}

fn head(root: &Path, tool: &str) -> Result<String, Error> {
    let (workspace, package) =
        (read(root, "Cargo.toml")?, read(root, &format!("crates/{tool}/Cargo.toml"))?);
    let (version, description) = (value(&workspace, "version"), value(&package, "description"));
    Ok(format!(
        "\
// {tool} {version}: {description}
//
// One file made of the crates `common` and `{tool}`, without their tests and command lines.
// It reads standard input, and it needs nothing but Rust 1.63 or newer, whatever the edition:
//
//     rustc -O {tool}.rs

#![allow(dead_code, unused_imports)]
"
    ))
}

/// The text that a manifest gives for a key.
fn value<'a>(manifest: &'a str, key: &str) -> &'a str {
    let pairs = manifest.lines().filter_map(|line| line.split_once(" = "));
    let mut values = pairs.filter(|(found, _)| *found == key).map(|(_, value)| value);
    values.next().unwrap_or_default().trim_matches('"')
}

fn main(tool: &str) -> String {
    let module = tool.replace('-', "_");
    format!(
        "\
fn main() -> std::process::ExitCode {{
    let outcome = {module}::run(std::io::stdin().lock(), std::io::stdout().lock());
    common::report_outcome(\"{tool}\", b\"<stdin>\", outcome)
}}
"
    )
}

/// Reads a file of the workspace.
fn read(root: &Path, file: &str) -> Result<String, Error> {
    fs::read_to_string(root.join(file)).map_err(Error::about(file))
}
