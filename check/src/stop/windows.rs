//! Ctrl-C of Windows.

use std::io;

/// Calls a function on each Ctrl-C.
pub(super) fn on_each(call: fn()) -> io::Result<()> {
    ctrlc::set_handler(call).map_err(io::Error::other)
}
