//! Calls of `check`, for tests of what it prints and saves.

use std::fs;
use std::process::{Command, Output, Stdio};
use std::thread::sleep;
use std::time::Duration;
use tempfile::TempDir;

/// What a process writes to the file `life` at last, if nothing ended it.
pub(crate) const END: &str = "end";

/// Asserts the exit status, and texts that stdout and stderr contain.
#[track_caller]
pub(crate) fn assert_report(output: &Output, status: i32, contained: &[&str]) {
    let text = text(output);
    let missing: Vec<_> = contained.iter().filter(|part| !text.contains(**part)).collect();
    assert!(output.status.code() == Some(status) && missing.is_empty(), "{missing:?}\n{text}");
}

/// Returns stdout, then stderr.
pub(crate) fn text(output: &Output) -> String {
    String::from_utf8([&output.stdout[..], &output.stderr].concat()).expect("UTF-8")
}

/// Calls `check` in a folder.
pub(crate) fn check(folder: &TempDir, arguments: &[&str]) -> Output {
    command(folder, arguments).output().expect("check runs")
}

/// Returns a call of `check` in a folder.
pub(crate) fn command(folder: &TempDir, arguments: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_check"));
    command.args(arguments).current_dir(folder).stdin(Stdio::null()).env_remove("CLICOLOR_FORCE");
    command
}

/// Asserts that something wrote to the file `life`, but was ended and does not do so any more. It
/// writes often.
#[track_caller]
pub(crate) fn assert_nothing_lives(folder: &TempDir) {
    let before = read(folder, "life");
    sleep(Duration::from_millis(300));
    assert!(!before.is_empty(), "nothing lived");
    assert!(!before.contains(END) && read(folder, "life") == before, "a process is left");
}

pub(crate) fn folder() -> TempDir {
    TempDir::new().expect("a folder")
}

pub(crate) fn read(folder: &TempDir, name: &str) -> String {
    fs::read_to_string(folder.path().join(name)).expect("a file")
}

/// Returns a call of `check` that compares an output for Connect 4.
pub(crate) fn judge() -> String {
    let check = shlex::try_quote(env!("CARGO_BIN_EXE_check")).expect("a path");
    format!("{check} --judge counterexample.in connect4")
}
