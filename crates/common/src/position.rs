//! A position in the input.

use std::fmt;

/// A line, and a column in bytes; displayed as `LINE:COLUMN`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Position {
    /// The number of the line, from 1.
    pub line: u64,
    /// The number of the byte in its line, from 1.
    pub column: u64,
}

impl fmt::Display for Position {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        write!(f, "{}:{}", self.line, self.column)
    }
}
