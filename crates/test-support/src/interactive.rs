//! A process that must answer before it is told more.
//!
//! It reads from a pipe and writes to a socket. Other than a pipe, a socket can be shut down while
//! there are copies of its end, as each process has for a moment that another test starts; and one
//! waits for its answer no longer than told.

use crate::timeout::{wait, TIMEOUT};
use std::io::{Read, Write};
use std::net::Shutdown;
use std::os::fd::OwnedFd;
use std::os::unix::net::UnixStream;
use std::process::{Child, Command, Stdio};

/// A process that is talked to. It is killed when the dialogue is dropped.
pub struct Dialogue {
    process: Child,
    answers: UnixStream,
}

impl Dialogue {
    /// Starts a program.
    ///
    /// # Panics
    ///
    /// If it cannot be started.
    pub fn start(program: &str, arguments: &[&str]) -> Self {
        let (answers, stdout) = UnixStream::pair().expect("a pair of sockets");
        answers.set_read_timeout(Some(TIMEOUT)).expect("a socket can be waited for");
        let mut command = Command::new(program);
        let command = command.args(arguments).stdin(Stdio::piped()).stdout(OwnedFd::from(stdout));
        let process = command.stderr(Stdio::piped()).spawn().expect("the program starts");
        Dialogue { process, answers }
    }

    /// Writes to the process and keeps the pipe open.
    ///
    /// # Panics
    ///
    /// If the process does not take it.
    #[track_caller]
    pub fn say(&mut self, text: &str) {
        let mut stdin = self.process.stdin.as_ref().expect("the pipe is open");
        stdin.write_all(text.as_bytes()).expect("the process listens");
    }

    /// Waits for an answer, byte for byte.
    ///
    /// # Panics
    ///
    /// If another one comes, or none in time.
    #[track_caller]
    pub fn hear(&mut self, expected: &str) {
        assert_eq!(text((&self.answers).take(expected.len() as u64)), expected);
    }

    /// Stops listening to the process.
    ///
    /// # Panics
    ///
    /// If it cannot.
    pub fn leave(&mut self) {
        self.answers.shutdown(Shutdown::Both).expect("a socket can be shut down");
    }

    /// Tells the process that this was all.
    pub fn finish(&mut self) {
        self.process.stdin = None;
    }

    /// Waits until the process ends by itself, and nothing comes but `message` on stderr.
    ///
    /// # Panics
    ///
    /// If it does not end in time, or in another way.
    #[track_caller]
    pub fn ends(mut self, status: i32, message: &str) {
        let stdin = self.process.stdin.take();
        assert_eq!(wait(&mut self.process).code(), Some(status));
        drop(stdin);
        assert_eq!(text(&self.answers), "", "on stdout");
        assert_eq!(self.process.stderr.take().map_or(String::new(), text), message, "on stderr");
    }
}

impl Drop for Dialogue {
    fn drop(&mut self) {
        let _ = self.process.kill();
        let _ = self.process.wait();
    }
}

/// What comes until no more can come.
///
/// # Panics
///
/// If nothing comes in time, and not the end either.
#[track_caller]
fn text(mut reader: impl Read) -> String {
    let mut text = String::new();
    reader.read_to_string(&mut text).expect("it comes in time");
    text
}
