//! Ctrl-C stops the search but not this process, so that no run of a program outlives it. During
//! shrinking it ends the shrinking, and the input as found is reported at once.

use std::sync::atomic::{AtomicBool, Ordering::Relaxed};

/// The exit status that shells report for a command ended by Ctrl-C.
pub(crate) const STATUS: u8 = 130;

static IS_INTERRUPTED: AtomicBool = AtomicBool::new(false);

/// Starts to listen for Ctrl-C.
pub(crate) fn listen() {
    // If no handler can be set, Ctrl-C ends this process as usual.
    let _ = ctrlc::set_handler(|| IS_INTERRUPTED.store(true, Relaxed));
}

/// Returns whether Ctrl-C was pressed.
pub(crate) fn is_interrupted() -> bool {
    IS_INTERRUPTED.load(Relaxed)
}
