//! Embeds the fixtures in a release: lists them for `src/fixtures.rs`. We leave out the outputs,
//! since `check` computes them.
//!
//! Tests read the fixtures when they run. So a fixture that changes does not compile this package
//! again.

#[path = "src/fixtures/listed.rs"]
mod listed;

use std::path::{Path, PathBuf};
use std::{env, fs, io};

/// The fixtures, from the folder of this package.
const FIXTURES: &str = "../fixtures";

fn main() -> io::Result<()> {
    println!("cargo:rerun-if-changed=build.rs");
    println!("cargo:rustc-check-cfg=cfg(embedded)");
    if env::var("PROFILE").is_ok_and(|profile| profile == "release") {
        println!("cargo:rustc-cfg=embedded");
        embed()?;
    }
    Ok(())
}

fn embed() -> io::Result<()> {
    println!("cargo:rerun-if-changed={FIXTURES}");
    let rows: String = listed::listed(Path::new(FIXTURES))?.iter().map(row).collect();
    let folder = PathBuf::from(env::var_os("OUT_DIR").unwrap_or_default());
    fs::write(folder.join("fixtures.rs"), format!("&[\n{rows}]\n"))
}

/// Returns the task, the name and the text of a fixture, as Rust.
fn row([task, name]: &[String; 2]) -> String {
    let file = format!("/{FIXTURES}/{task}/{name}.in");
    let text = format!("include_str!(concat!(env!(\"CARGO_MANIFEST_DIR\"), {file:?}))");
    format!("    [{task:?}, {name:?}, {text}],\n")
}
