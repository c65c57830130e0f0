//! Ctrl-C of Windows.

use std::io;

/// The number of Ctrl-C.
const SIGINT: i32 = 2;

/// Calls a function on each Ctrl-C.
pub(super) fn on_each(call: fn(i32)) -> io::Result<()> {
    ctrlc::set_handler(move || call(SIGINT)).map_err(io::Error::other)
}
