//! Untrusted values quoted in messages.

use std::fmt;

/// A value in quotes, on one line: truncated if long; bytes other than printable ASCII are escaped.
#[derive(Debug)]
pub struct Quote<'a>(pub &'a [u8]);

impl Quote<'_> {
    /// How many bytes of a value are shown: few enough that a message fits on a line of a terminal,
    /// or on two if all of them are escaped.
    pub(crate) const LENGTH: usize = 32;
}

impl fmt::Display for Quote<'_> {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        match self.0.get(..Self::LENGTH) {
            Some(start) if start.len() < self.0.len() => write!(f, "'{}...'", start.escape_ascii()),
            _ => write!(f, "'{}'", self.0.escape_ascii()),
        }
    }
}
