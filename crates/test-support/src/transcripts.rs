//! Transcripts: status, stdout and stderr of a call, as insta's snapshots in the tool's
//! `tests/snapshots`.

use crate::difference::{shown, transcript_of};
use crate::fixtures::{root, TIMEOUT};
use crate::{refused, tool};
use assert_cmd::Command;
use insta::{assert_snapshot, Settings};
use std::fs;
use std::panic::{catch_unwind, RefUnwindSafe};
use std::path::{Path, PathBuf};

/// Asserts that a program refuses each of its tool's wrong inputs as its transcript says.
#[track_caller]
pub fn assert_refusals(program: &str) {
    assert_each(&refused(tool(Path::new(program))), |file| {
        let name = file.file_name().expect("a fixture has a name").to_string_lossy();
        let input = fs::read(file).expect("a fixture can be read");
        assert_transcript(&format!("refused@{name}"), program, &[], &input, &[1]);
    });
    let transcripts = fs::read_dir(snapshots(program)).expect("there are transcripts");
    let of_refusals = transcripts
        .flatten()
        .filter(|file| file.file_name().to_string_lossy().starts_with("refused@"));
    let tool = tool(Path::new(program));
    assert_eq!(of_refusals.count(), refused(tool).len(), "transcripts of refusals, and inputs");
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
];

/// Asserts that a program, given no input, treats the command line as every filter does.
#[track_caller]
pub fn assert_usage(program: &str) {
    assert_transcripts(program, USAGE);
}

/// Asserts that a program, given no input, answers each list of arguments as the transcript of that
/// name says.
#[track_caller]
pub fn assert_transcripts(program: &str, calls: &[(&str, &[&str])]) {
    assert_each(calls, |(name, arguments)| {
        assert_transcript(name, program, arguments, b"", &[0, 1, 2]);
    });
}

/// Makes an assertion about each of some things, so that each that fails is shown.
#[track_caller]
fn assert_each<T: RefUnwindSafe>(things: &[T], assert: impl Fn(&T) + RefUnwindSafe) {
    let failed = things.iter().filter(|thing| catch_unwind(|| assert(thing)).is_err()).count();
    assert!(failed == 0, "{failed} of {} transcripts differ, as shown above", things.len());
}

/// Asserts what a program does. It must end with one of some statuses, and with one line on stderr
/// unless that is 0; else its transcript is none to accept.
fn assert_transcript(
    name: &str,
    program: &str,
    arguments: &[&str],
    input: &[u8],
    statuses: &[i32],
) {
    let mut command = Command::new(program);
    let command = command.args(arguments).write_stdin(input).timeout(TIMEOUT);
    let output = command.output().expect("the program runs");
    let transcript = transcript_of(&output);
    let lines = output.stderr.split_inclusive(|&byte| byte == b'\n').count();
    let is_fine = output
        .status
        .code()
        .is_some_and(|status| statuses.contains(&status) && lines == usize::from(status != 0));
    assert!(is_fine, "{name}: expected a status in {statuses:?} and a line on stderr unless it is 0, found\n{transcript}");
    let call = [&[tool(Path::new(program))], arguments].concat().join(" ");
    let mut settings = settings(program);
    settings.set_description(format!("$ {call}\n{}", shown(input)));
    settings.bind(|| assert_snapshot!(name, transcript));
}

/// Asserts that a text is as the snapshot of that name of a program's tool has it.
#[track_caller]
pub fn assert_snapshot_of(program: &str, name: &str, text: &str) {
    settings(program).bind(|| assert_snapshot!(name, text));
}

/// How the snapshots of a program's tool are kept.
pub(crate) fn settings(program: &str) -> Settings {
    let mut settings = Settings::clone_current();
    settings.set_snapshot_path(snapshots(program));
    settings.set_prepend_module_to_snapshot(false);
    settings.set_omit_expression(true);
    settings
}

fn snapshots(program: &str) -> PathBuf {
    root().join("crates").join(tool(Path::new(program))).join("tests/snapshots")
}
