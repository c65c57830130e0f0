//! Standard streams that a Unix shell has closed, or opened for the other direction.

use crate::difference::{assert_ending, shown};
use crate::process::{no_start, TIMEOUT};
use crate::process_io::{message, with_arguments};
use assert_cmd::Command;
use std::process::Output;

/// Asserts that a program whose stdout is closed ends in silence.
#[track_caller]
pub fn assert_stdout_closed(program: &str, inputs: &[&str]) {
    for (arguments, input) in with_arguments(inputs) {
        assert_redirected(program, arguments, ">&-", input, (0, "", ""));
    }
}

/// Asserts that a program which cannot say what is wrong shows it by its status, and that stdout
/// still holds what it should.
#[track_caller]
pub fn assert_stderr_closed(program: &str, refused: &str) {
    let stdout = redirected(program, &[], "", refused).stdout;
    let stdout = String::from_utf8(stdout).expect("output is text");
    // Only Linux has a device that is full.
    let full = if cfg!(target_os = "linux") { "2>/dev/full" } else { "2>&-" };
    for redirection in ["2>&-", full] {
        assert_redirected(program, &[], redirection, refused, (1, &stdout, ""));
        assert_redirected(program, &["--frobnicate"], redirection, "", (2, "", ""));
        assert_redirected(program, &["no/such/file"], redirection, "", (1, "", ""));
    }
}

/// Asserts that a program whose stdin is closed takes that for an empty input.
#[track_caller]
pub fn assert_stdin_closed(program: &str) {
    let empty = redirected(program, &[], "</dev/null", "");
    let [stdout, stderr] =
        [empty.stdout, empty.stderr].map(|bytes| String::from_utf8_lossy(&bytes).into_owned());
    let status = empty.status.code().expect("it ends by itself");
    assert_redirected(program, &[], "<&-", "", (status, &stdout, &stderr));
}

/// Asserts that a program reports a standard stream that is open, but for the other direction.
#[track_caller]
pub fn assert_wrong_direction(program: &str, inputs: &[&str]) {
    let error = "Bad file descriptor (os error 9)";
    let stdin = message(program, &format!("<stdin>: cannot read: {error}"));
    assert_redirected(program, &[], "0>/dev/null", "", (1, "", &stdin));
    let stdout = message(program, &format!("<stdout>: cannot write: {error}"));
    for (arguments, input) in with_arguments(inputs) {
        assert_redirected(program, arguments, "1</dev/null", input, (1, "", &stdout));
    }
}

/// Asserts how a program ends under a shell's redirections.
#[track_caller]
pub(crate) fn assert_redirected(
    program: &str,
    arguments: &[&str],
    redirections: &str,
    input: &str,
    expected: (i32, &str, &str),
) {
    let call = format!("{arguments:?} {redirections}, {}", shown(input.as_bytes()));
    assert_ending(&call, &redirected(program, arguments, redirections, input), expected);
}

fn redirected(program: &str, arguments: &[&str], redirections: &str, input: &str) -> Output {
    let line = format!("exec \"$0\" \"$@\" {redirections}");
    let mut shell = Command::new("sh");
    let command = shell.args(["-c", &line, program]).args(arguments).write_stdin(input);
    let _guard = no_start();
    command.timeout(TIMEOUT).output().expect("the program runs")
}
