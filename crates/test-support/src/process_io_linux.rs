//! Devices and sockets that fail as those of Linux do.

use crate::difference::{assert_ending, shown};
use crate::process::{start, wait};
use crate::process_io::{message, with_arguments};
use crate::process_io_unix::assert_redirected;
use std::io::{self, Write};
use std::os::fd::OwnedFd;
use std::os::unix::net::UnixStream;
use std::process::{Command, Stdio};

/// Asserts that a full disk is reported, though only the last flush may find it full.
#[track_caller]
pub fn assert_full_disk(program: &str, inputs: &[&str]) {
    let message = message(program, "<stdout>: cannot write: No space left on device (os error 28)");
    for (arguments, input) in with_arguments(inputs) {
        assert_redirected(program, arguments, ">/dev/full", input, (1, "", &message));
        assert_redirected(program, arguments, ">/dev/full 2>/dev/full", input, (1, "", ""));
    }
}

/// Asserts that a program reports a file and a standard input that can be opened, but not be read.
#[track_caller]
pub fn assert_unreadable_devices(program: &str) {
    let report = |source, error| message(program, &format!("{source}: cannot read: {error}"));
    let memory = report("/proc/self/mem", "Input/output error (os error 5)");
    assert_redirected(program, &["/proc/self/mem"], "", "", (1, "", &memory));
    let directory = report("<stdin>", "Is a directory (os error 21)");
    assert_redirected(program, &["-"], "</", "", (1, "", &directory));
}

/// Asserts that a program whose input breaks off has answered all that came before.
#[track_caller]
pub fn assert_broken_off(program: &str, (input, answer): (&str, &str)) {
    let stdin = breaking_off(input).expect("a pair of sockets");
    let mut process = start(Command::new(program).stdin(stdin).stdout(Stdio::piped()));
    let call = format!("the connection is reset after this, {}", shown(input.as_bytes()));
    wait(&call, &mut process);
    let output = process.wait_with_output().expect("it can be read");
    let error = "<stdin>: cannot read: Connection reset by peer (os error 104)";
    assert_ending(&call, &output, (1, answer, &message(program, error)));
}

/// A socket that gives a text and then an error: its peer is closed with something unread.
fn breaking_off(text: &str) -> io::Result<OwnedFd> {
    let (mut ours, mut theirs) = UnixStream::pair()?;
    ours.write_all(text.as_bytes())?;
    theirs.write_all(b"unread")?;
    Ok(theirs.into())
}
