//! A process at the other end of two pipes, which must answer before it is told more.

use crate::patience::{wait, PATIENCE};
use std::io::{Read, Write};
use std::process::{Child, ChildStdout, Command, Stdio};
use std::sync::mpsc::channel;
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::thread;
use std::time::Duration;

/// After this long a process that starts has let go of the pipes that are not its own.
const START: Duration = Duration::from_secs(2);

/// Held by the dialogue that takes place.
static FLOOR: Mutex<()> = Mutex::new(());

/// A process that is talked to. It is killed when the dialogue is dropped.
///
/// There is one dialogue at a time: a process that starts holds copies of all pipes for a moment, and
/// while there is a copy, nobody sees that a pipe is closed.
pub struct Dialogue {
    process: Child,
    /// `None` when the reader has left.
    answers: Option<ChildStdout>,
    _floor: MutexGuard<'static, ()>,
}

impl Dialogue {
    /// Starts a program, after other dialogues.
    ///
    /// # Panics
    ///
    /// If it cannot be started.
    pub fn start(program: &str, arguments: &[&str]) -> Self {
        let floor = FLOOR.lock().unwrap_or_else(PoisonError::into_inner);
        let mut command = Command::new(program);
        let command = command.args(arguments).stdin(Stdio::piped()).stdout(Stdio::piped());
        let mut process = command.stderr(Stdio::piped()).spawn().expect("the program starts");
        let answers = process.stdout.take();
        Dialogue { process, answers, _floor: floor }
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
        let mut stdout = self.answers.take().expect("nobody has left");
        let length = expected.len() as u64;
        let (sender, receiver) = channel();
        thread::spawn(move || {
            let answer = text(stdout.by_ref().take(length));
            sender.send((answer, stdout))
        });
        let (answer, stdout) =
            receiver.recv_timeout(PATIENCE).expect("the process answers in time");
        assert_eq!(answer, expected);
        self.answers = Some(stdout);
    }

    /// Stops listening to the process, and waits until those whom other tests start have let go of
    /// their copies of its pipe.
    pub fn leave(&mut self) {
        self.answers = None;
        thread::sleep(START);
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
        assert_eq!(self.answers.take().map_or(String::new(), text), "", "on stdout");
        assert_eq!(self.process.stderr.take().map_or(String::new(), text), message, "on stderr");
    }
}

impl Drop for Dialogue {
    fn drop(&mut self) {
        let _ = self.process.kill();
        let _ = self.process.wait();
    }
}

/// What comes through a pipe until its other end is closed.
fn text(mut pipe: impl Read) -> String {
    let mut text = String::new();
    pipe.read_to_string(&mut text).expect("a pipe can be read");
    text
}
