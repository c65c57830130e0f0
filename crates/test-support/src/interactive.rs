//! A process that must answer before it is sent more.

use crate::difference::{assert_ending, assert_same, shown, visible};
use crate::process::{ended, no_start, start, wait, TIMEOUT};
use crate::tool;
use std::io::{Read, Write};
use std::process::{Child, ChildStdout, Command, Output, Stdio};
use std::sync::mpsc;
use std::thread;
use std::time::Duration;

/// A process on pipes. It is killed when this is dropped.
#[derive(Debug)]
pub struct InteractiveProcess {
    call: String,
    process: Child,
    stdout: Option<ChildStdout>,
    /// What was written to stdin, to be shown by a failing test.
    sent: Vec<u8>,
}

impl InteractiveProcess {
    /// Starts a program.
    #[track_caller]
    pub fn start(program: &str, arguments: &[&str]) -> Self {
        let mut command = Command::new(program);
        command.args(arguments).stdin(Stdio::piped()).stdout(Stdio::piped());
        let mut process = start(&mut command);
        let stdout = process.stdout.take();
        let call = format!("{} {}", tool(program.as_ref()), arguments.join(" "));
        InteractiveProcess { call, process, stdout, sent: Vec::new() }
    }

    /// Writes to stdin, which stays open. A process that reads no more shows in what is expected next.
    pub fn send(&mut self, text: &str) {
        self.sent.extend(text.as_bytes());
        let stdin = self.process.stdin.as_mut().expect("stdin is open");
        let _ = stdin.write_all(text.as_bytes());
    }

    /// Asks for answers, one at a time, from a process that must end at the first one that nobody can
    /// read. Only while another process is starting, a few may pass: it holds a copy of the pipe.
    pub fn send_unread(&mut self, text: &str) {
        for _ in 0..10 {
            self.send(text);
            if ended(&mut self.process, Duration::from_millis(100)).is_some() {
                break;
            }
        }
    }

    /// Waits for an answer, byte for byte. What is read is as long as what is expected; a process that
    /// hangs has shown by the timeout that there is no more.
    #[track_caller]
    pub fn expect(&mut self, expected: &str) {
        let stdout = self.stdout.take().expect("stdout is open");
        let (sender, answer) = mpsc::channel();
        let length = expected.len() as u64;
        let reader = thread::spawn(move || {
            let (mut limited, mut buffer) = (stdout.take(length), [0; 1024]);
            while let Ok(read @ 1..) = limited.read(&mut buffer) {
                sender.send(buffer[..read].to_vec()).expect("somebody waits for the answer");
            }
            limited.into_inner()
        });
        let mut found = Vec::new();
        while let Ok(bytes) = answer.recv_timeout(TIMEOUT) {
            found.extend(bytes);
        }
        assert_same(self.situation(), &visible(expected.as_bytes()), &visible(&found));
        self.stdout = Some(reader.join().expect("the reader has ended"));
    }

    /// Closes the end of stdout at which answers are read.
    pub fn close_stdout(&mut self) {
        let _guard = no_start();
        self.stdout = None;
    }

    /// Closes the end of stdin at which text is sent.
    pub fn close_stdin(&mut self) {
        self.process.stdin = None;
    }

    /// Waits until the process ends by itself, though stdin may be open, and writes nothing but
    /// `message` to stderr.
    #[track_caller]
    pub fn expect_exit(mut self, status: i32, message: &str) {
        let found = wait(&self.situation(), &mut self.process);
        let stdout = self.stdout.take().map_or_else(Vec::new, read);
        let stderr = self.process.stderr.take().map_or_else(Vec::new, read);
        let output = Output { status: found, stdout, stderr };
        assert_ending(&self.situation(), &output, (status, "", message));
    }

    fn situation(&self) -> String {
        format!("{}, {}", self.call.trim_end(), shown(&self.sent))
    }
}

impl Drop for InteractiveProcess {
    fn drop(&mut self) {
        let _ = self.process.kill();
        let _ = self.process.wait();
    }
}

fn read(mut reader: impl Read) -> Vec<u8> {
    let mut bytes = Vec::new();
    reader.read_to_end(&mut bytes).expect("a pipe can be read");
    bytes
}
