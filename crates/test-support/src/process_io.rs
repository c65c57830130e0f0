//! Files and pipes at the ends of a filter that are missing, unreadable or left, on any system.
//!
//! They are given to a real process. What counts is its status and that nothing but the one line is
//! on stderr; a panic would show as status 101.

use crate::difference::{assert_ending, shown};
use crate::process::{no_start, start, wait, TIMEOUT};
use crate::tool;
use std::io::{self, Read, Write};
use std::path::Path;
use std::process::{Command, Output, Stdio};
use std::{fs, thread};

/// Asserts that a program of which nobody reads the output ends in silence.
#[track_caller]
pub fn assert_stdout_unread(program: &str, inputs: &[&str]) {
    for (arguments, input) in with_arguments(inputs) {
        let output = unread(program, arguments, input);
        let call = format!("{arguments:?} with no reader, {}", shown(input.as_bytes()));
        assert_ending(&call, &output, (0, "", ""));
    }
}

/// Calls that write to stdout: with each input, and for help and version.
pub(crate) fn with_arguments<'a>(
    inputs: &'a [&str],
) -> impl Iterator<Item = (&'static [&'static str], &'a str)> {
    let texts = [&["--help"][..], &["--version"]];
    let texts = texts.into_iter().map(|arguments| (arguments, ""));
    inputs.iter().map(|&input| (&[][..], input)).chain(texts)
}

/// Runs a program on a pipe whose reader has left.
fn unread(program: &str, arguments: &[&str], input: &str) -> Output {
    let (reader, writer) = io::pipe().expect("a pipe");
    {
        let _guard = no_start();
        drop(reader);
    }
    let mut process =
        start(Command::new(program).args(arguments).stdin(Stdio::piped()).stdout(writer));
    let mut stdin = process.stdin.take().expect("stdin is a pipe");
    // A program that prints its help does not read.
    let _ = stdin.write_all(input.as_bytes());
    drop(stdin);
    wait(&mut process);
    process.wait_with_output().expect("it can be read")
}

/// Asserts that a program whose input never ends stops, in silence, when its reader leaves after the
/// first answer.
#[track_caller]
pub fn assert_reader_may_leave(program: &str, line: &str, answer: &str) {
    let mut process = start(Command::new(program).stdin(Stdio::piped()).stdout(Stdio::piped()));
    let mut stdin = process.stdin.take().expect("stdin is a pipe");
    let lines = format!("{line}\n").repeat(1_000);
    let feeder = thread::spawn(move || while stdin.write_all(lines.as_bytes()).is_ok() {});
    let mut found = vec![0; answer.len()];
    let mut stdout = process.stdout.take().expect("stdout is a pipe");
    stdout.read_exact(&mut found).expect("the program answers");
    drop(stdout);
    wait(&mut process);
    feeder.join().expect("the program reads no more");
    let output = process.wait_with_output().expect("it can be read");
    let call = format!("lines of {line:?} without end, and a reader of one answer");
    assert_ending(&call, &Output { stdout: found, ..output }, (0, answer, ""));
}

/// Asserts that a program reports a file that it cannot read, by its name as given, on one line.
#[track_caller]
pub fn assert_unreadable(program: &str) {
    for (arguments, source) in [
        (&["no/such/file"][..], "no/such/file"),
        (&["no\nsuch\nfile"], r"no\nsuch\nfile"),
        (&[""], "''"),
        (&["no\\such\u{9b}\u{e4}"], r"no\\such\xc2\x9bä"),
        (&["."], "."),
        (&["--", "--help"], "--help"),
    ] {
        let file = arguments[arguments.len() - 1];
        let error = fs::read(file).expect_err("it is no file");
        let message = message(program, &format!("{source}: cannot read: {error}"));
        let mut command = assert_cmd::Command::new(program);
        let _guard = no_start();
        let output = command.args(arguments).timeout(TIMEOUT).output().expect("the program runs");
        assert_ending(&format!("{arguments:?}"), &output, (1, "", &message));
    }
}

/// The line that a program writes to stderr.
pub(crate) fn message(program: &str, message: &str) -> String {
    format!("{}: {message}\n", tool(Path::new(program)))
}
