//! Golden files: what a tool writes, byte for byte.

use crate::{fixtures, run, tool};
use similar_asserts::SimpleDiff;
use std::path::Path;
use std::process::Output;
use std::{env, fs};

/// Asserts that a program gives the output beside each fixture of its tool, with status 0 and
/// nothing on stderr.
///
/// # Panics
///
/// If it does not; the message shows a diff for each fixture that differs, under the file's name.
pub fn assert_outputs(program: &str) {
    let program = Path::new(program);
    let mismatches: Vec<_> =
        fixtures(tool(program)).iter().filter_map(|input| mismatch(program, input)).collect();
    assert!(mismatches.is_empty(), "{} mismatches\n\n{}", mismatches.len(), mismatches.join("\n"));
}

/// What is wrong with a program's output on a fixture, if anything is.
fn mismatch(program: &Path, input: &Path) -> Option<String> {
    let golden = input.with_extension("out");
    let actual = run(program, input);
    let expected = expected(&golden, &actual.stdout);
    let (expected, actual) = (ending(&expected, "exit status: 0", b""), ending_of(&actual));
    let diff = SimpleDiff::from_str(&expected, &actual, "expected", "actual");
    (expected != actual).then(|| format!("{}\n{diff}", golden.display()))
}

/// What a golden file holds: nothing if there is none, and if all are to be rewritten, what is now
/// the actual output.
///
/// # Panics
///
/// If it cannot be rewritten.
pub fn expected(golden: &Path, actual: &[u8]) -> Vec<u8> {
    if env::var_os("INSTA_UPDATE").is_some_and(|update| update == "always") {
        fs::write(golden, actual).expect("a golden file can be written");
    }
    fs::read(golden).unwrap_or_default()
}

/// How a program ended, as text in which every byte can be told.
fn ending_of(Output { status, stdout, stderr }: &Output) -> String {
    ending(stdout, &status.to_string(), stderr)
}

fn ending(stdout: &[u8], status: &str, stderr: &[u8]) -> String {
    let lines = stdout
        .split_inclusive(|&byte| byte == b'\n')
        .map(|line| format!("{}\n", line.escape_ascii()));
    format!("{}{status}\n{}\n", lines.collect::<String>(), stderr.escape_ascii())
}
