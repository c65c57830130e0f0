//! Processes that hang.

use crate::fixtures::TIMEOUT;
use std::sync::mpsc::{self, RecvTimeoutError};
use std::thread;

/// Runs `work`, which waits for a process. Calls `kill` if that takes too long, and returns whether it did.
pub(crate) fn hangs(kill: impl FnOnce() + Send, work: impl FnOnce()) -> bool {
    let (running, is_over) = mpsc::channel::<()>();
    thread::scope(|scope| {
        let watch = scope.spawn(move || {
            let hangs = is_over.recv_timeout(TIMEOUT) == Err(RecvTimeoutError::Timeout);
            hangs.then(kill).is_some()
        });
        work();
        drop(running);
        watch.join().expect("the watch does not panic")
    })
}
