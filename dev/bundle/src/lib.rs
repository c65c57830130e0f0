//! Writes a tool as one Rust file: its library and `common` as two modules, and a `main` that calls
//! them. For example, `cargo run --package bundle -- connect4 > connect4.rs` writes one.
//!
//! The bundler works on lines, not on tokens. It can, because the code of this workspace has one
//! style: rustfmt formats it, paths to its own items start with `crate::` or `common::`, and each
//! module is a file. Only a compiler knows whether the result is right, so `tests/judge.rs`
//! compiles each bundle and runs it on every fixture.

mod derive;

use std::fs;

/// The root of the workspace.
const ROOT: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../..");
const JUSTFILE: &str = include_str!("../../../justfile");

/// Returns the names of the tools: `tools` in the justfile.
pub fn tools() -> Vec<&'static str> {
    let list = JUSTFILE.lines().find_map(|line| line.strip_prefix("tools := "));
    list.unwrap_or_default().trim_matches('"').split(' ').collect()
}

/// Returns a tool as the text of one Rust file.
///
/// # Errors
///
/// A message if there is no such tool, a file cannot be read, or an error enum has a form that
/// `derive` does not know.
pub fn bundle(tool: &str) -> Result<String, String> {
    if !tools().contains(&tool) {
        return Err(format!("expected one of {}, found '{tool}'", tools().join(", ")));
    }
    let manifest = read(&format!("crates/{tool}/Cargo.toml"))?;
    let description = manifest.lines().find_map(|line| line.strip_prefix("description = "));
    let description = description.unwrap_or_default().trim_matches('"');
    Ok(join(tool, description, &(library("common")? + "\n" + &library(tool)?)))
}

fn join(tool: &str, description: &str, modules: &str) -> String {
    let (version, module) = (env!("CARGO_PKG_VERSION"), tool.replace('-', "_"));
    format!(
        "\
// {tool} {version}: {description}
//
// One file made from the crates `common` and `{tool}`, without docs, tests and command lines.
// It reads standard input. It needs only Rust 1.63 or newer, and compiles in any edition:
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

/// Returns the library of a package as a module.
fn library(package: &str) -> Result<String, String> {
    let name = package.replace('-', "_");
    let text = file(&name, &format!("crates/{package}/src"), "lib")?;
    Ok(format!("mod {name} {{\n{text}}}\n"))
}

/// Returns a source file of a crate, with its modules inlined.
fn file(crate_name: &str, folder: &str, stem: &str) -> Result<String, String> {
    let path = format!("{folder}/{stem}.rs");
    let text = read(&path)?;
    let unknown = |line| {
        format!("{path}: expected an error enum in a form that the bundler knows, found '{line}'")
    };
    let text = derive::expand(&text).map_err(unknown)?;
    let folder = if stem == "lib" { folder.to_owned() } else { format!("{folder}/{stem}") };
    let mut bundled = Vec::new();
    for line in compiled(&text) {
        let module = line.trim_start_matches("pub ").strip_prefix("mod ");
        bundled.push(match module.and_then(|module| module.strip_suffix(';')) {
            Some(module) => {
                let text = file(crate_name, &folder, module)?;
                format!("{} {{\n{text}}}\n", line.trim_end_matches(';'))
            }
            None => rooted(line, crate_name) + "\n",
        });
    }
    Ok(bundled.concat())
}

/// Returns the lines that a bundle needs. Drops docs, since judges limit the size of a file, and
/// readers have the crates. Drops items with `#[cfg(…)]`, too, because the conditions in what is
/// bundled, `test` and `not(bundle)`, are false. Keeps one blank line where that leaves several.
fn compiled(text: &str) -> Vec<&str> {
    let mut kept: Vec<&str> = Vec::new();
    let mut lines = text.lines().filter(|line| !is_doc(line));
    while let Some(line) = lines.next() {
        let follows_blank = kept.last().map_or(true, |last| last.is_empty());
        if line.trim_start().starts_with("#[cfg(") {
            skip_item(indent(line), &mut lines);
        } else if !line.is_empty() || !follows_blank {
            kept.push(line);
        }
    }
    kept
}

fn is_doc(line: &str) -> bool {
    ["//!", "///"].iter().any(|mark| line.trim_start().starts_with(mark))
}

/// Skips the item after an attribute, up to the line that ends it at the same indentation.
fn skip_item<'a>(indentation: usize, lines: &mut impl Iterator<Item = &'a str>) {
    lines.find(|line| indent(line) == indentation && line.ends_with([';', ',', '}']));
}

fn indent(line: &str) -> usize {
    line.len() - line.trim_start().len()
}

/// Makes paths start at the root of the bundle.
fn rooted(line: &str, crate_name: &str) -> String {
    let line = line.replace("common::", "\0").replace("crate::", &format!("crate::{crate_name}::"));
    line.replace('\0', "crate::common::")
}

/// Reads a file of the workspace.
fn read(file: &str) -> Result<String, String> {
    fs::read_to_string(format!("{ROOT}/{file}")).map_err(|error| format!("{file}: {error}"))
}
