//! Golden files: the output of a tool, byte for byte.

use crate::difference::{assert_same, difference, shown, transcript, transcript_of};
use crate::fixtures::{assert_pairs, fixtures, root, run, tool};
use std::path::Path;
use std::{env, fs};

/// Asserts that a program prints the golden output of each fixture of its tool, with status 0 and
/// an empty stderr, and that no fixture lacks its output. The message shows all differences.
#[track_caller]
pub fn assert_outputs(program: &str) {
    // `just golden connect4` runs the tests of all tools, since these are compiled already.
    if env::var("GOLDEN").is_ok_and(|only| only != tool(program)) {
        return;
    }
    assert_pairs(tool(program));
    let fixtures = fixtures(tool(program));
    let mismatches: Vec<_> = fixtures.iter().filter_map(|input| mismatch(program, input)).collect();
    assert!(mismatches.is_empty(), "{} differ\n\n{}", mismatches.len(), mismatches.join("\n"));
}

/// Returns the difference between a program's output on a fixture and the golden output, if any.
fn mismatch(program: &str, input: &Path) -> Option<String> {
    let golden = input.with_extension("out");
    let output = run(program, input);
    let succeeds = output.status.code() == Some(0) && output.stderr.is_empty();
    let expected = if succeeds { expected(&golden, &output.stdout) } else { read(&golden) };
    if succeeds && expected == output.stdout {
        return None;
    }
    let name = golden.strip_prefix(root()).unwrap_or(&golden).display();
    let expected = transcript(Some(0), &expected, b"");
    let situation = format!("{name}, {}", shown(&read(input)));
    Some(difference(situation, &expected, &transcript_of(&output)))
}

/// Asserts that a golden file has a text. If golden files are to be rewritten, writes it first.
#[track_caller]
pub fn assert_golden_file(file: &Path, found: &str) {
    let expected = expected(file, found.as_bytes());
    assert_same(file.display(), &String::from_utf8_lossy(&expected), found);
}

/// Returns the content of a golden file, or nothing if it does not exist. If golden files are to be
/// rewritten, as by `just bless`, first writes `actual` to the file; `actual` must come from a
/// successful run.
fn expected(golden: &Path, actual: &[u8]) -> Vec<u8> {
    let is_blessing = env::var_os("INSTA_UPDATE").is_some_and(|update| update == "always");
    // Other tests read these files.
    if is_blessing && read(golden) != actual {
        fs::write(golden, actual).expect("a golden file can be written");
    }
    read(golden)
}

fn read(file: &Path) -> Vec<u8> {
    fs::read(file).unwrap_or_default()
}
