//! All that can end a conversation early.
//!
//! Whatever is wrong with an input, its message has three parts: where, what was expected, what was
//! found. So one variant serves every refusal of every filter.

use crate::Position;
use std::fmt;
use std::io;
use thiserror::Error;

/// Why a filter stopped before it was done. Shown without the position: [`report_outcome`](crate::report_outcome)
/// puts that before it.
#[derive(Debug, Error)]
pub enum Error {
    /// The input could not be read on.
    #[error("cannot read: {0}")]
    Read(#[source] io::Error),
    /// The output could not be written. Any [`io::Error`] that meets a `?` is taken for this.
    #[error("cannot write: {0}")]
    Write(#[from] io::Error),
    /// The input holds something else than it should.
    #[error("expected {expected}, found {found}")]
    Unexpected {
        /// Where the offending token starts, or where the input ends too early.
        position: Position,
        /// What should stand there.
        expected: &'static str,
        /// What stands there.
        found: String,
    },
}

/// A token in quotes, fit for a message of one line: what is long is shortened, and what is not
/// printable ASCII is escaped.
pub(crate) struct Quote<'a>(pub(crate) &'a [u8]);

impl Quote<'_> {
    /// How many bytes of a token are shown.
    pub(crate) const SHOWN: usize = 32;
}

impl fmt::Display for Quote<'_> {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        match self.0.get(..Self::SHOWN) {
            Some(start) if start.len() < self.0.len() => write!(f, "'{}...'", start.escape_ascii()),
            _ => write!(f, "'{}'", self.0.escape_ascii()),
        }
    }
}
