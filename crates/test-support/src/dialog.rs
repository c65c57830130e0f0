//! A process that must answer before it is sent more.

use crate::difference::{assert_ending, assert_same, visible};
use std::io::{Read, Write};
use std::process::{Command, Stdio};
use std::sync::mpsc::{self, RecvTimeoutError};
use std::thread;
use std::time::Duration;

/// After this long a process hangs.
const TIMEOUT: Duration = Duration::from_secs(60);

/// How a dialog ends: by itself while the process could be sent more, or since that is over; with
/// which status, last answer, and message on stderr.
#[derive(Clone, Copy, Debug)]
#[allow(missing_docs, reason = "they say themselves what they are")]
pub enum End<'a> {
    ByItself(i32, &'a str, &'a str),
    OfInput(i32, &'a str, &'a str),
}

/// Asserts that a process answers each text that it is sent, byte for byte, before it is sent the
/// next one, and how it ends. A process that hangs is killed, and shown by what it has not answered.
#[track_caller]
pub fn assert_dialog(program: &str, arguments: &[&str], turns: &[(&str, &str)], end: End) {
    let mut command = Command::new(program);
    let pipes = command.args(arguments).stdin(Stdio::piped()).stdout(Stdio::piped());
    let mut process = pipes.stderr(Stdio::piped()).spawn().expect("the program starts");
    let mut stdin = process.stdin.take();
    let mut stdout = process.stdout.take().expect("stdout is a pipe");
    let (talk, is_over) = mpsc::channel::<()>();
    let waiter = thread::spawn(move || {
        if is_over.recv_timeout(TIMEOUT) == Err(RecvTimeoutError::Timeout) {
            process.kill().expect("a process can be killed");
        }
        process.wait_with_output().expect("stderr can be read")
    });
    let mut said = format!("{program} {}\n", arguments.join(" "));
    for (text, answer) in turns {
        said = format!("{said}is sent {text:?}\n");
        let sent = stdin.as_mut().expect("stdin is open").write_all(text.as_bytes());
        sent.expect("the process reads");
        let mut found = Vec::new();
        let length = answer.len() as u64;
        stdout.by_ref().take(length).read_to_end(&mut found).expect("stdout can be read");
        assert_same(&said, &visible(answer.as_bytes()), &visible(&found));
    }
    let (End::ByItself(status, last, message) | End::OfInput(status, last, message)) = end;
    if let End::OfInput(..) = end {
        stdin = None;
    }
    let mut rest = Vec::new();
    stdout.read_to_end(&mut rest).expect("stdout can be read");
    drop(talk);
    let mut output = waiter.join().expect("the process has ended");
    output.stdout = rest;
    drop(stdin);
    assert_ending(&said, &output, (status, last, message));
}
