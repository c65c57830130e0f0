//! Files, pipes and devices at the ends of a filter that are full, closed, broken or left.
//!
//! They are given to a real process. What counts is its status and that nothing but the one line is
//! on stderr; a panic would show as status 101.

use crate::timeout::{wait, TIMEOUT};
use crate::tool;
use assert_cmd::Command;
use std::io::{self, Write};
use std::os::fd::OwnedFd;
use std::os::unix::net::UnixStream;
use std::path::Path;
use std::process::{self, Output, Stdio};

/// Asserts that a full disk is told, though only the last flush may find it full.
///
/// # Panics
///
/// If it is not.
pub fn assert_full_disk(program: &str, input: &str) {
    let message = message(program, "<stdout>: cannot write: No space left on device (os error 28)");
    for arguments in [&[][..], &["--help"], &["--version"]] {
        let output = redirected(program, arguments, ">/dev/full", input);
        assert_eq!(ending(&output), (Some(1), "", &*message), "{arguments:?}");
    }
}

/// Asserts that a program whose stdout is closed, or read by nobody, ends in silence.
///
/// # Panics
///
/// If it does not.
pub fn assert_stdout_closed(program: &str, input: &str) {
    for arguments in [&[][..], &["--help"], &["--version"]] {
        let output = redirected(program, arguments, ">&-", input);
        assert_eq!(ending(&output), (Some(0), "", ""), "closed, {arguments:?}");
        let output = unread(program, arguments, input);
        assert_eq!(ending(&output), (Some(0), "", ""), "left, {arguments:?}");
    }
}

/// Asserts that a program whose input never ends stops, in silence, when its reader has seen a line.
///
/// # Panics
///
/// If it does not.
pub fn assert_reader_may_leave(program: &str, line: &str, answer: &str) {
    let patience = TIMEOUT.as_secs();
    let pipeline =
        format!("yes \"$1\" | {{ timeout {patience} \"$0\"; echo status $? >&2; }} | head -1");
    let output = Command::new("sh").args(["-c", &pipeline, program, line]).output();
    assert_eq!(ending(&output.expect("there is a shell")), (Some(0), answer, "status 0\n"));
}

/// Asserts that a program which cannot say what is wrong shows it by its status, and that stdout
/// still holds what it should.
///
/// # Panics
///
/// If it does not.
pub fn assert_stderr_closed(program: &str, wrong_input: &str) {
    let stdout = redirected(program, &[], "", wrong_input).stdout;
    for redirection in ["2>&-", "2>/dev/full"] {
        let wrong = redirected(program, &[], redirection, wrong_input);
        assert_eq!((wrong.status.code(), &wrong.stdout), (Some(1), &stdout), "{redirection}");
        let usage = redirected(program, &["--frobnicate"], redirection, "");
        assert_eq!(ending(&usage), (Some(2), "", ""), "{redirection}");
        let missing = redirected(program, &["no/such/file"], redirection, "");
        assert_eq!(ending(&missing), (Some(1), "", ""), "{redirection}");
    }
    let both = redirected(program, &["--help"], ">/dev/full 2>/dev/full", "");
    assert_eq!(ending(&both), (Some(1), "", ""));
}

/// Asserts that a program whose stdin is closed takes that for an empty input.
///
/// # Panics
///
/// If it does not.
pub fn assert_stdin_closed(program: &str) {
    let (closed, empty) = ("<&-", "</dev/null");
    let [closed, empty] = [closed, empty].map(|end| redirected(program, &[], end, ""));
    assert_eq!(ending(&closed), ending(&empty));
}

/// Asserts that a program says what it cannot read.
///
/// # Panics
///
/// If it does not.
pub fn assert_unreadable(program: &str) {
    const MISSING: &str = "No such file or directory (os error 2)";
    const DIRECTORY: &str = "Is a directory (os error 21)";
    for (file, source, error) in [
        ("no/such/file", "no/such/file", MISSING),
        ("no\nsuch\nfile", "no\\nsuch\\nfile", MISSING),
        ("", "''", MISSING),
        ("no\\such\u{9b}\u{e4}", r"no\\such\xc2\x9bä", MISSING),
        ("/", "/", DIRECTORY),
        ("-", "<stdin>", DIRECTORY),
        ("/proc/self/mem", "/proc/self/mem", "Input/output error (os error 5)"),
    ] {
        let output = redirected(program, &[file], "</", "");
        let message = message(program, &format!("{source}: cannot read: {error}"));
        assert_eq!(ending(&output), (Some(1), "", &*message));
    }
}

/// Asserts that a program whose input breaks off has answered all that came before.
///
/// # Panics
///
/// If it has not.
pub fn assert_broken_off(program: &str, input: &str, output: &str) {
    let stdin = breaking_off(input).expect("a pair of sockets");
    let mut command = process::Command::new(program);
    let command = command.stdin(stdin).stdout(Stdio::piped()).stderr(Stdio::piped());
    let mut process = command.spawn().expect("the program starts");
    wait(&mut process);
    let actual = process.wait_with_output().expect("it can be read");
    let expected = "<stdin>: cannot read: Connection reset by peer (os error 104)";
    assert_eq!(ending(&actual), (Some(1), output, &*message(program, expected)));
}

/// A socket that gives a text and then an error: its peer is closed with something unread.
fn breaking_off(text: &str) -> io::Result<OwnedFd> {
    let (mut ours, mut theirs) = UnixStream::pair()?;
    ours.write_all(text.as_bytes())?;
    theirs.write_all(b"unread")?;
    Ok(theirs.into())
}

/// Runs a program under a shell's redirections.
fn redirected(program: &str, arguments: &[&str], redirections: &str, input: &str) -> Output {
    let mut shell = Command::new("sh");
    let line = format!("exec \"$0\" \"$@\" {redirections}");
    let command = shell.args(["-c", &line, program]).args(arguments).write_stdin(input);
    command.timeout(TIMEOUT).output().expect("the program runs")
}

/// Runs a program on a pipe whose reader has left.
fn unread(program: &str, arguments: &[&str], input: &str) -> Output {
    let (reader, writer) = io::pipe().expect("a pipe");
    drop(reader);
    let mut command = process::Command::new(program);
    let command = command.args(arguments).stdin(Stdio::piped()).stdout(writer);
    let mut process = command.stderr(Stdio::piped()).spawn().expect("the program starts");
    let mut stdin = process.stdin.take().expect("stdin is a pipe");
    // A program that prints its help does not listen.
    let _ = stdin.write_all(input.as_bytes());
    drop(stdin);
    wait(&mut process);
    process.wait_with_output().expect("it can be read")
}

/// The line that a program writes to stderr.
fn message(program: &str, message: &str) -> String {
    format!("{}: {message}\n", tool(Path::new(program)))
}

/// How a program ended: its status, stdout and stderr.
fn ending(output: &Output) -> (Option<i32>, &str, &str) {
    let text = |bytes| std::str::from_utf8(bytes).expect("it writes text");
    (output.status.code(), text(&output.stdout), text(&output.stderr))
}
