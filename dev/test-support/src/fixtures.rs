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
    for folder in folders(tool) {
        let is_folder = |file: &PathBuf| file.ends_with("lenient") || file.ends_with("rejected");
        for file in entries(&folder).into_iter().filter(|file| !is_folder(file)) {
            let pair = ["in", "out"].map(|end| file.with_extension(end));
            let is_in_pair = pair.contains(&file) && pair.iter().all(|file| file.exists());
            assert!(is_in_pair, "expected NAME.in and NAME.out, found {}", file.display());
            assert!(fs::read_to_string(&pair[1]).is_ok(), "not UTF-8: {}", pair[1].display());
        }
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
