//! Errors that say what could not be done.

use std::fmt::Display;
use std::io;

/// Puts what could not be done before the message of an error.
pub(crate) fn prefixed(what: impl Display) -> impl Fn(io::Error) -> io::Error {
    move |error| io::Error::other(format!("{what}: {error}"))
}
