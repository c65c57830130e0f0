//! A dialog with a process, which must answer each text before the next one is sent.

use crate::difference::{assert_same, transcript, transcript_of, visible};
use crate::hang::hangs;
use std::io::{Read, Write};
use std::process::{Command, Stdio};
use std::time::Duration;

/// A process that has not answered by then hangs. Each answer comes at once.
const TIMEOUT: Duration = Duration::from_secs(10);

/// How a dialog ends. The fields are the status, the last answer and the message on stderr.
#[derive(Clone, Copy, Debug)]
pub enum End<'a> {
    /// By itself, while stdin is open.
    ByItself(i32, &'a str, &'a str),
    /// At the end of the input.
    OfInput(i32, &'a str, &'a str),
}

/// Asserts that a process answers each text, byte for byte, before the next one is sent, and how it
/// ends. A process that hangs is killed; the difference then shows which answer is missing.
#[track_caller]
pub fn assert_dialog(program: &str, arguments: &[&str], turns: &[(&str, &str)], end: End) {
    let mut command = Command::new(program);
    let pipes = command.args(arguments).stdin(Stdio::piped()).stdout(Stdio::piped());
    let mut process = pipes.stderr(Stdio::piped()).spawn().expect("the program starts");
    let mut stdin = process.stdin.take();
    let mut stdout = process.stdout.take().expect("stdout is a pipe");
    let (mut said, mut last) = (format!("{program} {}\n", arguments.join(" ")), Vec::new());
    let kill = || process.kill().expect("a process can be killed");
    hangs(TIMEOUT, kill, || {
        for (text, answer) in turns {
            said = format!("{said}is sent {text:?}\n");
            let sent = stdin.as_mut().expect("stdin is open").write_all(text.as_bytes());
            sent.expect("the process reads");
            let (mut found, length) = (Vec::new(), answer.len() as u64);
            stdout.by_ref().take(length).read_to_end(&mut found).expect("stdout can be read");
            assert_same(&said, &visible(answer.as_bytes()), &visible(&found));
        }
        if let End::OfInput(..) = end {
            stdin = None;
        }
        stdout.read_to_end(&mut last).expect("stdout can be read");
    });
    let mut output = process.wait_with_output().expect("stderr can be read");
    output.stdout = last;
    let (End::ByItself(status, last, message) | End::OfInput(status, last, message)) = end;
    let expected = transcript(Some(status), last.as_bytes(), message.as_bytes());
    assert_same(said, &expected, &transcript_of(&output));
}
