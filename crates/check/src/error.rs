//! Errors that say what could not be done.

use std::io;

/// Puts what could not be done before the message of an error.
pub(crate) fn prefixed(what: &str) -> impl Fn(io::Error) -> io::Error + '_ {
    move |error| io::Error::other(format!("{what}: {error}"))
}
