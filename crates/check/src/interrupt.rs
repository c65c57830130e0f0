//! Ctrl-C ends the search but not this process, so that it can kill the running programs and report what
//! it knows.

use std::sync::atomic::{AtomicBool, Ordering::Relaxed};

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
