//! Where in the input something stands, as editors count: from 1, in lines and bytes.
//!
//! Nothing is counted while tokens are read. Whoever wants to know a position looks back over the bytes
//! since the last position that was known.

use std::fmt;

/// A line and, in bytes, a column. Shown as `LINE:COLUMN`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Position {
    /// The number of the line, from 1.
    pub line: u64,
    /// The number of the byte in its line, from 1.
    pub column: u64,
}

impl Position {
    /// Where an input starts.
    pub(crate) const START: Position = Position { line: 1, column: 1 };

    /// The position behind `bytes`, which stand at this one.
    pub(crate) fn after(self, bytes: &[u8]) -> Position {
        let is_line_end = |&byte: &u8| byte == b'\n';
        let count = |bytes: &[u8]| bytes.iter().map(|byte| u8::from(is_line_end(byte))).sum::<u8>();
        let line_ends = bytes.chunks(255).map(|chunk| usize::from(count(chunk))).sum::<usize>();
        if line_ends == 0 {
            return Position { line: self.line, column: self.column + bytes.len() as u64 };
        }
        let column = bytes.iter().rev().take_while(|&byte| !is_line_end(byte)).count() + 1;
        Position { line: self.line + line_ends as u64, column: column as u64 }
    }
}

impl fmt::Display for Position {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        write!(f, "{}:{}", self.line, self.column)
    }
}
