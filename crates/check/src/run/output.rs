//! What a program writes to a pipe.
//!
//! To read from a pipe may wait for ever, and the standard library knows no time limit for it; to receive from a channel
//! has one. So a thread reads the pipe and sends what it has read, and the end of the channel is the end of the pipe. The
//! channel has room for one block: a program that writes too much stands still until it is killed, and never sees a closed
//! pipe, which would be a failure of ours that it is blamed for. If a process keeps the pipe open for ever, what has arrived
//! is taken.

use crate::error::prefixed;
use std::io::{self, ErrorKind, Read};
use std::sync::mpsc::{sync_channel, Receiver, RecvTimeoutError};
use std::thread::{self, sleep};
use std::time::{Duration, Instant};

/// The number of bytes in a block.
const BLOCK: usize = 1 << 13;
/// How long to wait for the remainder after all that could write was killed.
const LAST_WAIT: Duration = Duration::from_millis(100);

/// What a program has written so far.
pub(crate) struct Output {
    blocks: Receiver<Vec<u8>>,
    bytes: Vec<u8>,
    /// Whether the pipe has ended: every writer has closed it, or it cannot be read.
    pub(super) is_complete: bool,
}

impl Output {
    /// Starts to read a pipe.
    ///
    /// # Errors
    ///
    /// If no thread can be started.
    pub(crate) fn start(mut pipe: impl Read + Send + 'static) -> io::Result<Self> {
        let (sender, blocks) = sync_channel(1);
        let read = move || loop {
            let mut block = vec![0; BLOCK];
            match pipe.read(&mut block) {
                Ok(length) if length > 0 => block.truncate(length),
                Err(error) if error.kind() == ErrorKind::Interrupted => continue,
                _ => break,
            }
            if sender.send(block).is_err() {
                break;
            }
        };
        thread::Builder::new().spawn(read).map_err(prefixed("cannot start a thread"))?;
        Ok(Output { blocks, bytes: Vec::new(), is_complete: false })
    }

    /// Waits for more, or for the end.
    pub(crate) fn wait(&mut self, time: Duration) {
        match self.blocks.recv_timeout(time) {
            Ok(block) => self.bytes.extend(block),
            Err(RecvTimeoutError::Timeout) => {}
            // A closed channel returns at once: without a pause, the loop of the caller would be busy.
            Err(RecvTimeoutError::Disconnected) if self.is_complete => sleep(time),
            Err(RecvTimeoutError::Disconnected) => self.is_complete = true,
        }
    }

    /// Returns the number of bytes so far.
    pub(crate) fn len(&self) -> u64 {
        self.bytes.len() as u64
    }

    /// Returns what was written, up to about `most` bytes. Waits briefly for the remainder: what could write has been
    /// killed, as far as it was found.
    pub(crate) fn finish(mut self, most: u64) -> Vec<u8> {
        let end = Instant::now() + LAST_WAIT;
        while !self.is_complete && self.len() <= most && Instant::now() < end {
            self.wait(end.saturating_duration_since(Instant::now()));
        }
        self.bytes
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::iter;

    const MOST: u64 = 1 << 20;

    #[test]
    fn output_is_whole_once_the_pipe_ends() {
        let text = b"QUIT\n".repeat(BLOCK);
        let mut output = Output::start(io::Cursor::new(text.clone())).expect("a thread");
        iter::repeat_with(|| output.wait(LAST_WAIT)).take(10).for_each(drop);
        assert_eq!(
            Output::start(io::Cursor::new(text.clone())).expect("a thread").finish(MOST),
            text
        );
        assert!(output.is_complete && output.len() == text.len() as u64);
        assert_eq!(output.finish(MOST), text);
    }

    #[test]
    fn endless_output_is_not_collected() {
        let output = Output::start(io::repeat(b'x')).expect("a thread").finish(MOST);
        assert!(output.len() as u64 <= MOST + BLOCK as u64);
    }
}
