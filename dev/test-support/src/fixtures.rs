//! Finds the fixtures, and runs a program on one.

use assert_cmd::Command;
use std::collections::BTreeSet;
use std::path::{Path, PathBuf};
use std::process::Output;
use std::time::Duration;
use std::{fs, iter};

/// A program that runs longer than this is considered to hang.
pub(crate) const TIMEOUT: Duration = Duration::from_secs(60);

/// Returns the root of the workspace.
pub(crate) fn root() -> &'static Path {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).ancestors().nth(2);
    root.expect("this crate is in the folder dev")
}

/// Returns the tool of a program, which is the stem of its file name.
pub(crate) fn tool(program: &str) -> &str {
    let stem = Path::new(program).file_stem().and_then(|stem| stem.to_str());
    stem.expect("a program has a name")
}

/// Returns the inputs that a tool accepts: the valid inputs, sorted, and then those in
/// `lenient`. The expected output of `NAME.in` is in `NAME.out`.
pub fn fixtures(tool: &str) -> Vec<PathBuf> {
    folders(tool).flat_map(|folder| files(&folder, "in")).collect()
}

fn folders(tool: &str) -> impl Iterator<Item = PathBuf> {
    let valid = root().join("fixtures").join(tool);
    let lenient = Some(valid.join("lenient")).filter(|folder| folder.exists());
    iter::once(valid).chain(lenient)
}

/// Returns the inputs that a tool rejects, sorted.
pub(crate) fn rejected(tool: &str) -> Vec<PathBuf> {
    files(&root().join("fixtures").join(tool).join("rejected"), "in")
}

/// Asserts that a tool's fixtures have the layout that judges' harnesses expect: pairs of `NAME.in`
/// and `NAME.out`, with the outputs in UTF-8, and no other file.
#[track_caller]
pub(crate) fn assert_pairs(tool: &str) {
    let is_folder = |file: &PathBuf| file.ends_with("lenient") || file.ends_with("rejected");
    let mut files: Vec<_> = folders(tool).flat_map(|folder| entries(&folder)).collect();
    files.retain(|file| !is_folder(file));
    let pair = |file: &PathBuf| ["in", "out"].map(|end| file.with_extension(end));
    let is_in_pair =
        |file: &PathBuf| pair(file).contains(file) && pair(file).iter().all(|file| file.exists());
    let alone: Vec<_> = files.iter().filter(|file| !is_in_pair(file)).collect();
    assert!(alone.is_empty(), "expected NAME.in and NAME.out, found only {alone:#?}");
    for [_, output] in files.iter().map(pair) {
        assert!(fs::read_to_string(&output).is_ok(), "not UTF-8: {}", output.display());
    }
}

/// Runs a program with a file as its standard input.
pub(crate) fn run(program: &str, input: &Path) -> Output {
    let input = fs::read(input).expect("a fixture can be read");
    Command::new(program).write_stdin(input).timeout(TIMEOUT).output().expect("the program runs")
}

fn files(folder: &Path, end: &str) -> Vec<PathBuf> {
    let files: Vec<_> = entries(folder)
        .into_iter()
        .filter(|file| file.extension().is_some_and(|found| found == end))
        .collect();
    assert!(!files.is_empty(), "no fixtures in {}", folder.display());
    files
}

/// Returns the files in a folder, sorted.
fn entries(folder: &Path) -> BTreeSet<PathBuf> {
    let entries =
        fs::read_dir(folder).unwrap_or_else(|error| panic!("{}: {error}", folder.display()));
    entries.map(|entry| entry.expect("a folder can be read").path()).collect()
}
