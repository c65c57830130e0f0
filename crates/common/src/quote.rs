//! Values from outside, quoted in a message.

use std::fmt;

/// A value in quotes, on one line: what is long is shortened, and what is not printable ASCII is
/// escaped.
pub(crate) struct Quote<'a>(pub(crate) &'a [u8]);

impl Quote<'_> {
    /// How many bytes of a value are shown. A line of a terminal holds them even if the message is
    /// long; all of them escaped, they fill two lines.
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
