//! Files and pipes at the ends of a filter that are missing, unreadable or left, on any system.
//!
//! They are given to a real process. What counts is its status and that nothing but the one line is
//! on stderr; a panic would show as status 101.

use crate::difference::assert_ending;
use crate::process::{no_start, TIMEOUT};
use crate::{tool, InteractiveProcess};
use std::fs;
use std::path::Path;

/// Asserts that a program prints its help without waiting for input.
#[track_caller]
pub fn assert_prompt_help(program: &str, help: &str) {
    let mut process = InteractiveProcess::start(program, &["--help"]);
    process.expect(help);
    process.expect_exit(0, "");
}

/// Asserts that a program of which nobody reads the output ends in silence.
#[track_caller]
pub fn assert_stdout_unread(program: &str, inputs: &[&str]) {
    for (arguments, input) in with_arguments(inputs) {
        let mut process = InteractiveProcess::start(program, arguments);
        process.close_stdout();
        process.send(input);
        process.close_stdin();
        process.expect_exit(0, "");
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
