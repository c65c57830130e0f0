//! Writes a tool as one Rust file: its library and `common` as two modules, and a `main` that calls them.
//!
//! The bundler works on lines, not on tokens. It relies on the style of this workspace: rustfmt formats
//! the code, paths to its own items start with `crate::` or `common::`, and each module is a file. What
//! the lines mean, only a compiler knows: `tests/judge.rs` compiles each bundle and runs it on every
//! fixture. For example, `cargo run --package bundle -- connect4 > connect4.rs` writes one.

mod derive;

use std::fs;
use std::iter::Peekable;
use std::str::Lines;

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
/// A message if there is no such tool, a file cannot be read, or an error enum has a form that `derive` does not
/// know.
pub fn bundle(tool: &str) -> Result<String, String> {
    if !tools().contains(&tool) {
        return Err(format!("expected one of {}, found '{tool}'", tools().join(", ")));
    }
    let manifest = read(&format!("crates/{tool}/Cargo.toml"))?;
    let description = manifest.lines().find_map(|line| line.strip_prefix("description = "));
    let description = description.unwrap_or_default().trim_matches('"');
    Ok(join(tool, description, &(krate("common")? + "\n" + &krate(tool)?)))
}

fn join(tool: &str, description: &str, modules: &str) -> String {
    let (version, module) = (env!("CARGO_PKG_VERSION"), tool.replace('-', "_"));
    format!(
        "\
// {tool} {version}: {description}
//
// One file made from the crates `common` and `{tool}`, without their tests and command lines.
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
fn krate(package: &str) -> Result<String, String> {
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

/// Returns the lines that a bundle needs. Drops items with `#[cfg(…)]`, since the conditions in what is
/// bundled, `test` and `not(bundle)`, are false. Also drops the sections and
/// examples in docs, which are for callers in other crates.
fn compiled(text: &str) -> Vec<&str> {
    let mut kept: Vec<&str> = Vec::new();
    let mut in_drawing = false;
    let mut lines = text.lines().peekable();
    while let Some(line) = lines.next() {
        let code = line.trim_start();
        if code.starts_with("#[cfg(") {
            while kept.last().map_or(false, |line| line.trim_start().starts_with("///")) {
                kept.pop();
            }
            skip_item(indent(line), &mut lines);
        } else if code.starts_with("/// # ") {
            while lines.next_if(|line| line.trim_start().starts_with("///")).is_some() {}
        } else if code == "//! ```" && !in_drawing {
            lines.find(|line| *line == "//! ```");
        } else {
            in_drawing = code.starts_with("//! ```text") || in_drawing && code != "//! ```";
            kept.push(line);
        }
    }
    kept
}

/// Skips the item after an attribute, up to the line that ends it at the same indentation.
fn skip_item(indentation: usize, lines: &mut Peekable<Lines>) {
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
