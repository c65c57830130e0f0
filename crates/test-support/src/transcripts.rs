//! Transcripts: status, stdout and stderr of a command, as snapshots in the tool's `tests/snapshots`.

use crate::fixtures::root;
use crate::tool;
use insta::Settings;
use insta_cmd::assert_cmd_snapshot;
use std::fs::File;
use std::path::Path;
use std::process::Command;

/// Asserts that a program refuses each of its tool's wrong inputs as its transcript says.
///
/// # Panics
///
/// If a transcript differs.
pub fn assert_refusals(program: &str) {
    let tool = tool(Path::new(program));
    settings(tool).bind(|| {
        insta::glob!(root().join("fixtures").join(tool).join("refused"), "*.in", |input| {
            let input = File::open(input).expect("a fixture can be read");
            assert_cmd_snapshot!("refused", Command::new(program).stdin(input));
        });
    });
}

/// What every filter answers in the same way.
const USAGE: &[(&str, &[&str])] = &[
    ("help", &["--help"]),
    ("help-does-not-cover-a-mistake", &["-h", "--frobnicate"]),
    ("help-takes-no-value", &["--help=me"]),
    ("version", &["--version"]),
    ("version-in-short", &["-V"]),
    ("unknown-option", &["--frobnicate"]),
    ("unknown-option-is-escaped", &["--fro\nbn\u{ef}cate"]),
    ("unknown-letter", &["-hx"]),
    ("second-operand", &["-", "more"]),
    ("no-such-file", &["no/such/file"]),
    ("no-such-file-on-two-lines", &["no\nsuch\nfile"]),
    ("file-is-a-directory", &["src"]),
    ("file-that-looks-like-an-option", &["--", "--help"]),
];

/// Asserts that a program, given no input, treats the command line as every filter does.
///
/// # Panics
///
/// If a transcript differs.
pub fn assert_usage(program: &str) {
    assert_transcripts(program, USAGE);
}

/// Asserts that a program, given no input, answers each list of arguments as the transcript of that
/// name says.
///
/// # Panics
///
/// If a transcript differs.
pub fn assert_transcripts(program: &str, calls: &[(&str, &[&str])]) {
    settings(tool(Path::new(program))).bind(|| {
        for (name, arguments) in calls {
            assert_cmd_snapshot!(*name, Command::new(program).args(*arguments));
        }
    });
}

fn settings(tool: &str) -> Settings {
    let mut settings = Settings::clone_current();
    settings.set_snapshot_path(root().join("crates").join(tool).join("tests/snapshots"));
    settings.set_prepend_module_to_snapshot(false);
    settings
}
