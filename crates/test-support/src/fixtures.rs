//! Where the fixtures are, and how a program is run on one.

use crate::timeout::TIMEOUT;
use assert_cmd::Command;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Output;

/// The root of the workspace.
pub(crate) fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

/// The tool that a program is, by the name of its file.
///
/// # Panics
///
/// If the path names no file.
pub fn tool(program: &Path) -> &str {
    program.file_stem().and_then(|stem| stem.to_str()).expect("a program has a name")
}

/// The inputs that a tool processes, sorted. Beside each lies its output, as `NAME.out`.
pub fn fixtures(tool: &str) -> Vec<PathBuf> {
    inputs(&root().join("fixtures").join(tool))
}

/// The inputs that a tool refuses, sorted.
pub fn refused(tool: &str) -> Vec<PathBuf> {
    inputs(&root().join("fixtures").join(tool).join("refused"))
}

/// Runs a program with the given file for its standard input.
///
/// # Panics
///
/// If the program cannot be run or hangs.
pub fn run(program: &Path, input: &Path) -> Output {
    let input = fs::read(input).expect("a fixture can be read");
    Command::new(program).write_stdin(input).timeout(TIMEOUT).output().expect("the program runs")
}

fn inputs(folder: &Path) -> Vec<PathBuf> {
    let entries = fs::read_dir(folder).expect("there are fixtures");
    let files = entries.map(|entry| entry.expect("a folder can be read").path());
    let mut inputs: Vec<_> =
        files.filter(|file| file.extension().is_some_and(|end| end == "in")).collect();
    inputs.sort();
    assert!(!inputs.is_empty(), "no fixtures in {}", folder.display());
    inputs
}
