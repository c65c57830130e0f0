//! A tool's answers to wrong inputs and to all kinds of arguments: the snapshots `rejected` and
//! `usage` in the tool's `tests/snapshots`.

use crate::difference::{transcript_of, visible};
use crate::fixtures::{rejected, root, run, tool, TIMEOUT};
use crate::options::assert_options;
use assert_cmd::Command;
use insta::{assert_snapshot, Settings};
use std::fs;
use std::process::Output;

/// Arguments for all tools. `options.md` has those that succeed.
const USAGE: &[&[&str]] = &[
    &["-h", "--frobnicate"],
    &["--help=me"],
    &["-V", "--help"],
    &["--frobnicate"],
    &["--frobnicate=5"],
    &["--fro\nbn\u{ef}cate"],
    &["-hx"],
    &["-", "more"],
    &["--svg=large"],
];

/// Asserts that a program rejects each of its tool's wrong inputs as in the snapshot `rejected`. An
/// entry has the name and the first bytes of a file, the stdout and the message.
#[track_caller]
pub fn assert_rejections(program: &str) {
    let files = rejected(tool(program));
    let entries = files.iter().map(|file| {
        let (name, input) = (file.file_stem().expect("a name"), fs::read(file).expect("a fixture"));
        let start = input[..input.len().min(2_000)].escape_ascii();
        let title = format!("{}: {start}", name.to_string_lossy());
        entry(&title, &run(program, file), &[1])
    });
    assert_snapshot_of(program, "rejected", &entries.collect::<String>());
}

/// Asserts that a program with empty input answers lists of arguments as in the snapshot `usage`:
/// the lists for all tools, and `own` for its own options. Also asserts that each option is tried
/// on a page and named in the README.
#[track_caller]
pub fn assert_usage(program: &str, own: &[&[&str]]) {
    assert_options(program);
    let entries = USAGE.iter().chain(own).map(|arguments| {
        let mut command = Command::new(program);
        let output = command.args(*arguments).timeout(TIMEOUT).output().expect("the program runs");
        let call = format!("$ {} {}", tool(program), arguments.join(" "));
        let status = output.status.code().unwrap_or(-1);
        entry(&format!("{} [{status}]", call.escape_default()), &output, &[0, 1, 2])
    });
    assert_snapshot_of(program, "usage", &entries.collect::<String>());
}

/// Returns an entry of a snapshot: a title, and the output of a process. Asserts that the status is
/// one of `statuses`, and that stderr has one line, or none if the status is 0.
#[track_caller]
fn entry(title: &str, output: &Output, statuses: &[i32]) -> String {
    let lines = output.stderr.split_inclusive(|&byte| byte == b'\n').count();
    let is_fine = |status: i32| statuses.contains(&status) && lines == usize::from(status != 0);
    assert!(output.status.code().is_some_and(is_fine), "{title}\n{}", transcript_of(output));
    let text = visible(&output.stdout) + &visible(&output.stderr);
    let lines: String = text.lines().flat_map(|line| ["  ", line, "\n"]).collect();
    format!("{title}\n{lines}\n")
}

/// Asserts that a text equals a snapshot of a program's tool.
#[track_caller]
pub(crate) fn assert_snapshot_of(program: &str, name: &str, text: &str) {
    let mut settings = Settings::clone_current();
    settings.set_snapshot_path(root().join("crates").join(tool(program)).join("tests/snapshots"));
    settings.set_prepend_module_to_snapshot(false);
    settings.set_omit_expression(true);
    settings.bind(|| assert_snapshot!(name, text));
}
