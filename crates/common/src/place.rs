//! Where in the input something stands, as editors count: from 1, in lines and bytes.
//!
//! Nothing is counted a byte at a time. A line is known by its number and the offset at which it
//! starts, so a column is one subtraction, made only when somebody asks.

use std::fmt;

/// A line and, in bytes, a column; both count from 1. Shown as `LINE:COLUMN`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Place {
    /// The number of the line.
    pub line: u64,
    /// The number of the byte in its line.
    pub column: u64,
}

impl fmt::Display for Place {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        write!(f, "{}:{}", self.line, self.column)
    }
}

/// The line that is being read.
///
/// All offsets count bytes from the start of the input.
#[derive(Debug)]
pub(crate) struct Line {
    number: u64,
    start: u64,
    /// Where a `\n` would end this line as a blank one: at its start, or behind a `\r` there.
    blank_end: u64,
}

impl Line {
    /// The first line, which starts at `offset`.
    pub(crate) fn first(offset: u64) -> Line {
        Line { number: 1, start: offset, blank_end: offset }
    }

    /// Goes to the next line, behind the `\n` at `offset`, and tells whether the old one was blank.
    pub(crate) fn end(&mut self, offset: u64) -> bool {
        let was_blank = offset == self.blank_end;
        *self = Line { number: self.number + 1, ..Line::first(offset + 1) };
        was_blank
    }

    /// Takes note of a `\r` at `offset`.
    pub(crate) fn carriage_return(&mut self, offset: u64) {
        if self.starts_at(offset) {
            self.blank_end = offset + 1;
        }
    }

    /// Whether the line's first byte is the one at `offset`.
    pub(crate) fn starts_at(&self, offset: u64) -> bool {
        self.start == offset
    }

    /// The place of the byte at `offset`, which stands in this line.
    pub(crate) fn place(&self, offset: u64) -> Place {
        Place { line: self.number, column: offset - self.start + 1 }
    }
}
