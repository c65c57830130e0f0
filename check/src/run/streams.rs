//! What a run writes to stdout and stderr.
//!
//! Each is a pipe. (If it were a file, a program that opens `/dev/stdout` would empty it.) A thread
//! reads it, so the program never waits for us.

use super::{Exit, HasRead, Process, Run};
use crate::error::{prefixed, Error};
use std::io::{ErrorKind, Read};
use std::sync::mpsc::{sync_channel, Receiver, RecvTimeoutError};
use std::thread;
use std::time::Duration;

/// How much is read at once.
const CHUNK: usize = 1 << 16;
/// How many chunks may wait for us.
const MOST_WAITING: usize = 16;
/// After a run has ended and its processes were killed, its pipes end, too. But a process that has
/// left its group may hold one open. If we waited this many times and nothing came, nothing will.
const TIMES: usize = 10;
/// How long we wait each time.
const TIME: Duration = Duration::from_millis(100);

/// What a program writes.
pub(super) struct Streams {
    stdout: Stream,
    stderr: Stream,
}

impl Streams {
    /// Starts to read what a program writes.
    pub(super) fn new(Process(process): &mut Process) -> Result<Self, Error> {
        let stdout = process.stdout().take().expect("stdout is a pipe");
        let stderr = process.stderr().take().expect("stderr is a pipe");
        Ok(Streams { stdout: Stream::new(stdout)?, stderr: Stream::new(stderr)? })
    }

    /// Returns how many bytes were written so far.
    pub(super) fn length(&mut self) -> u64 {
        self.stdout.length() + self.stderr.length()
    }

    /// Returns what a program did that has ended. It may have written too much at its very end.
    pub(super) fn run(self, exit: Exit, most: u64, has_read: HasRead) -> Run {
        let mut stdout = self.stdout.rest(most);
        let mut stderr = self.stderr.rest(most);
        let is_too_much = (stdout.len() + stderr.len()) as u64 > most;
        let exit = if is_too_much { Exit::WroteTooMuch } else { exit };
        stdout.truncate(most as usize);
        stderr.truncate(most as usize);
        Run { stdout, stderr, exit, has_read }
    }
}

/// What has come through a pipe so far.
struct Stream {
    bytes: Vec<u8>,
    chunks: Receiver<Vec<u8>>,
}

impl Stream {
    /// Starts to read a pipe.
    ///
    /// # Errors
    ///
    /// If the system gives us no thread.
    fn new(mut pipe: impl Read + Send + 'static) -> Result<Self, Error> {
        let (sender, chunks) = sync_channel(MOST_WAITING);
        let pass_on = move || {
            let mut chunk = vec![0; CHUNK];
            loop {
                let is_sent = match pipe.read(&mut chunk) {
                    Ok(length @ 1..) => sender.send(chunk[..length].to_vec()).is_ok(),
                    Err(error) => error.kind() == ErrorKind::Interrupted,
                    Ok(0) => false,
                };
                // Nobody takes more if the run is over.
                if !is_sent {
                    break;
                }
            }
        };
        thread::Builder::new().spawn(pass_on).map_err(prefixed("cannot start a thread"))?;
        Ok(Stream { bytes: Vec::new(), chunks })
    }

    /// Returns how many bytes have come so far.
    fn length(&mut self) -> u64 {
        // A program that writes without end may do so faster than we can take it.
        for chunk in self.chunks.try_iter().take(MOST_WAITING) {
            self.bytes.extend_from_slice(&chunk);
        }
        self.bytes.len() as u64
    }

    /// Waits for the end of the pipe, or until more than `most` bytes have come. Returns what came.
    fn rest(mut self, most: u64) -> Vec<u8> {
        let mut idle = 0;
        while idle < TIMES && self.length() <= most {
            match self.chunks.recv_timeout(TIME) {
                Ok(chunk) => {
                    self.bytes.extend_from_slice(&chunk);
                    idle = 0;
                }
                Err(RecvTimeoutError::Timeout) => idle += 1,
                Err(RecvTimeoutError::Disconnected) => break,
            }
        }
        self.bytes
    }
}
