//! What a program writes to a pipe.
//!
//! A thread reads it. If a stray process keeps the pipe open for ever, what has arrived is taken.

use std::io::{ErrorKind, Read};
use std::sync::{Arc, Mutex, MutexGuard};
use std::thread::{self, sleep, JoinHandle};
use std::time::Duration;

/// The largest number of bytes that are collected.
pub(crate) const MOST_BYTES: u64 = 1 << 20;

/// A thread that reads a pipe, and what it has read.
pub(crate) struct Collector {
    bytes: Arc<Mutex<Vec<u8>>>,
    thread: JoinHandle<()>,
}

impl Collector {
    /// Starts to read, up to the end or a few more than [`MOST_BYTES`] bytes.
    pub(crate) fn start(mut pipe: impl Read + Send + 'static) -> Self {
        let bytes = Arc::new(Mutex::new(Vec::new()));
        let shared = Arc::clone(&bytes);
        let thread = thread::spawn(move || {
            let mut block = [0; 1 << 13];
            loop {
                match pipe.read(&mut block) {
                    Ok(length) if length > 0 && lock(&shared).len() as u64 <= MOST_BYTES => {
                        lock(&shared).extend_from_slice(&block[..length]);
                    }
                    Err(error) if error.kind() == ErrorKind::Interrupted => {}
                    _ => break,
                }
            }
        });
        Collector { bytes, thread }
    }

    /// Returns the number of bytes read so far.
    pub(crate) fn len(&self) -> u64 {
        lock(&self.bytes).len() as u64
    }

    /// Returns whether all is read.
    pub(crate) fn is_complete(&self) -> bool {
        self.thread.is_finished()
    }

    /// Returns what is read. Waits for the end a little: all that could write is killed.
    pub(crate) fn finish(self) -> Vec<u8> {
        for _ in 0..100 {
            if !self.is_complete() {
                sleep(Duration::from_millis(1));
            }
        }
        lock(&self.bytes).clone()
    }
}

fn lock(bytes: &Mutex<Vec<u8>>) -> MutexGuard<'_, Vec<u8>> {
    bytes.lock().expect("no reader panics")
}
