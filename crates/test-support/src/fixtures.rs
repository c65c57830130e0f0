//! Where the fixtures are, and how a program is run on one.

use assert_cmd::Command;
use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Output;
use std::time::Duration;

/// After this long a program hangs.
pub(crate) const TIMEOUT: Duration = Duration::from_secs(60);

/// The root of the workspace.
pub(crate) fn root() -> &'static Path {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).ancestors().nth(2);
    root.expect("this crate is in crates")
}

/// The tool that a program is, by the name of its file.
pub fn tool(program: &Path) -> &str {
    program.file_stem().and_then(|stem| stem.to_str()).expect("a program has a name")
}

/// The inputs that a tool processes: those that its task promises, sorted, and then those in
/// `lenient` that it accepts as well. Beside each is its output, as `NAME.out`.
pub fn fixtures(tool: &str) -> Vec<PathBuf> {
    folders(tool).iter().flat_map(|folder| files(folder, "in")).collect()
}

fn folders(tool: &str) -> [PathBuf; 2] {
    ["", "lenient"].map(|folder| root().join("fixtures").join(tool).join(folder))
}

/// The inputs that a tool rejects, sorted.
pub fn rejected(tool: &str) -> Vec<PathBuf> {
    files(&root().join("fixtures").join(tool).join("rejected"), "in")
}

/// Asserts that a tool's fixtures are what judges' harnesses make of a folder: pairs of `NAME.in` and
/// `NAME.out` in UTF-8, and no other file.
#[track_caller]
pub fn assert_pairs(tool: &str) {
    for folder in folders(tool) {
        let stems = |end| files(&folder, end).iter().map(|file| file.with_extension("")).collect();
        let [inputs, outputs]: [BTreeSet<PathBuf>; 2] = ["in", "out"].map(stems);
        let single: Vec<_> = inputs.symmetric_difference(&outputs).collect();
        assert!(single.is_empty(), "of .in and .out there is only one: {single:#?}");
        let is_known = |file: &PathBuf| {
            file.ends_with("lenient")
                || file.ends_with("rejected")
                || inputs.contains(&file.with_extension(""))
        };
        let others: Vec<_> = entries(&folder).into_iter().filter(|file| !is_known(file)).collect();
        assert!(others.is_empty(), "neither NAME.in nor NAME.out: {others:#?}");
        for output in files(&folder, "out") {
            assert!(fs::read_to_string(&output).is_ok(), "not UTF-8: {}", output.display());
        }
    }
}

/// Runs a program with the given file for its standard input.
pub fn run(program: &Path, input: &Path) -> Output {
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

/// What a folder holds, sorted.
fn entries(folder: &Path) -> Vec<PathBuf> {
    let entries =
        fs::read_dir(folder).unwrap_or_else(|error| panic!("{}: {error}", folder.display()));
    let mut entries: Vec<_> =
        entries.map(|entry| entry.expect("a folder can be read").path()).collect();
    entries.sort();
    entries
}
