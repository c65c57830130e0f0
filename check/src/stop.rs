//! Why we make no further run, and the signals that stop us.
//!
//! Ctrl-C ends the search but not this process, so that we can kill the running programs and report
//! what we know. A second signal ends this process, but not before these programs.

use crate::error::{prefixed, Error};
use crate::folder;
use std::process;
use std::sync::atomic::{AtomicI32, Ordering::Relaxed};
use std::sync::{PoisonError, RwLock, RwLockReadGuard};

#[cfg_attr(unix, path = "stop/unix.rs")]
#[cfg_attr(windows, path = "stop/windows.rs")]
mod signals;

/// The exit status that shells report for a command ended by Ctrl-C.
pub(crate) const INTERRUPTED: u8 = 130;

/// What `SIGNAL` is before there was one.
const NONE: i32 = 0;
/// The number of the first signal.
static SIGNAL: AtomicI32 = AtomicI32::new(NONE);

/// Each run reads this until its program has ended. Who writes it waits for all, and lets none
/// begin.
static RUNS: RwLock<()> = RwLock::new(());

/// Why we make no further run.
#[derive(Debug)]
pub enum Stop {
    /// Ctrl-C was pressed, or another signal asked this process to end.
    Interrupted,
    /// A run cannot be made.
    Failed(Error),
}

impl From<Error> for Stop {
    fn from(error: Error) -> Self {
        Stop::Failed(error)
    }
}

/// Starts to listen for Ctrl-C, and for other signals that ask this process to end.
pub(crate) fn listen() -> Result<(), Error> {
    signals::on_each(stop).map_err(prefixed("cannot listen for Ctrl-C"))
}

/// Stops all runs or, the second time, ends this process.
fn stop(signal: i32) {
    if SIGNAL.compare_exchange(NONE, signal, Relaxed, Relaxed).is_err() {
        let _all_runs = RUNS.write();
        folder::remove();
        process::exit(128 + signal);
    }
}

/// Lets no signal end this process while a program runs, until the result is dropped.
pub(crate) fn hold_exit() -> RwLockReadGuard<'static, ()> {
    RUNS.read().unwrap_or_else(PoisonError::into_inner)
}

/// Returns whether Ctrl-C was pressed, or another signal asked this process to end.
pub(crate) fn is_interrupted() -> bool {
    stopped_by().is_some()
}

/// Returns the number of the signal that asked this process to end, if one did. (Ctrl-C is 2.)
pub fn stopped_by() -> Option<i32> {
    Some(SIGNAL.load(Relaxed)).filter(|signal| *signal != NONE)
}
