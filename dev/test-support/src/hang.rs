//! Processes that hang.

use std::sync::mpsc::{self, RecvTimeoutError};
use std::thread;
use std::time::Duration;

/// Runs `work`, which waits for a process. Calls `kill` if that takes longer than `limit`, and
/// returns whether it did.
pub(crate) fn hangs(limit: Duration, kill: impl FnOnce() + Send, work: impl FnOnce()) -> bool {
    let (running, is_over) = mpsc::channel::<()>();
    thread::scope(|scope| {
        let watch = scope.spawn(move || {
            let hangs = is_over.recv_timeout(limit) == Err(RecvTimeoutError::Timeout);
            hangs.then(kill).is_some()
        });
        work();
        drop(running);
        watch.join().expect("the watch does not panic")
    })
}
