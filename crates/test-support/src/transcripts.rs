//! What a tool says to wrong inputs and to all that can be asked of its command line, as two of insta's
//! snapshots in the tool's `tests/snapshots`.

use crate::difference::{transcript_of, visible};
use crate::fixtures::{root, TIMEOUT};
use crate::{rejected, run, tool};
use assert_cmd::Command;
use insta::{assert_snapshot, Settings};
use std::fs;
use std::path::Path;
use std::process::Output;

/// What every filter answers in the same way.
const USAGE: &[&[&str]] = &[
    &["--help"],
    &["-h", "--frobnicate"],
    &["--help=me"],
    &["--version"],
    &["-V"],
    &["--frobnicate"],
    &["--frobnicate=5"],
    &["--fro\nbn\u{ef}cate"],
    &["-hx"],
    &["-", "more"],
    &["--svg=large"],
];

/// Asserts that a program rejects each of its tool's wrong inputs as the snapshot `rejected` says: below
/// the name of a file and its bytes is what is on stdout and, last, the message.
#[track_caller]
pub fn assert_rejections(program: &str) {
    let files = rejected(tool(Path::new(program)));
    let transcripts = files.iter().map(|file| {
        let (name, input) = (file.file_stem().expect("a name"), fs::read(file).expect("a fixture"));
        let start = input[..input.len().min(2_000)].escape_ascii();
        transcript(
            &format!("{}: {start}", name.to_string_lossy()),
            &run(Path::new(program), file),
            &[1],
        )
    });
    assert_snapshot_of(program, "rejected", &transcripts.collect::<String>());
}

/// Asserts that a program, given no input, answers lists of arguments as the snapshot `usage` says: those
/// that every filter treats in the same way, and `own` ones.
#[track_caller]
pub fn assert_usage(program: &str, own: &[&[&str]]) {
    let transcripts = USAGE.iter().chain(own).map(|arguments| {
        let mut command = Command::new(program);
        let output = command.args(*arguments).write_stdin("").timeout(TIMEOUT).output();
        let output = output.expect("the program runs");
        let call = format!("$ {} {}", tool(Path::new(program)), arguments.join(" "));
        let status = output.status.code().unwrap_or(-1);
        transcript(&format!("{} [{status}]", call.escape_default()), &output, &[0, 1, 2])
    });
    assert_snapshot_of(program, "usage", &transcripts.collect::<String>());
}

/// What a process writes, below a title. It must end with one of some statuses, and with one line on
/// stderr unless that is 0; else there is nothing to accept.
#[track_caller]
fn transcript(title: &str, output: &Output, statuses: &[i32]) -> String {
    let lines = output.stderr.split_inclusive(|&byte| byte == b'\n').count();
    let is_fine = |status: i32| statuses.contains(&status) && lines == usize::from(status != 0);
    assert!(output.status.code().is_some_and(is_fine), "{title}\n{}", transcript_of(output));
    let text = visible(&output.stdout) + &visible(&output.stderr);
    let lines: String = text.lines().flat_map(|line| ["  ", line, "\n"]).collect();
    format!("{title}\n{lines}\n")
}

/// Asserts that a text is as the snapshot of that name of a program's tool has it.
#[track_caller]
pub fn assert_snapshot_of(program: &str, name: &str, text: &str) {
    let mut settings = Settings::clone_current();
    settings.set_snapshot_path(
        root().join("crates").join(tool(Path::new(program))).join("tests/snapshots"),
    );
    settings.set_prepend_module_to_snapshot(false);
    settings.set_omit_expression(true);
    settings.bind(|| assert_snapshot!(name, text));
}
