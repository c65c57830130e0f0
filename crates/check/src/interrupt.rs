//! Ctrl-C ends the work rather than this process, so that no run of a program outlives it. Pressed
//! while an input is made shorter, it brings the report at once.

use std::sync::atomic::{AtomicBool, Ordering::Relaxed};

/// The exit status that shells give to a command that Ctrl-C has ended.
pub(crate) const STATUS: u8 = 130;

static IS_INTERRUPTED: AtomicBool = AtomicBool::new(false);

/// Listens for Ctrl-C from now on.
pub(crate) fn listen() {
    // Without a handler, Ctrl-C ends this process as it ends any other.
    let _ = ctrlc::set_handler(|| IS_INTERRUPTED.store(true, Relaxed));
}

/// Whether the work is to end.
pub(crate) fn is_interrupted() -> bool {
    IS_INTERRUPTED.load(Relaxed)
}
