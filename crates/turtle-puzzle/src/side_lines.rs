//! The number of sides in each line, to find the card that was mistyped.
//!
//! White space is free, so a line with three sides is no error. But if the input turns out to be
//! wrong later on, a message about its end does not help: the first line that has neither one side
//! nor whole cards does.

use common::Error;

/// The lines with sides since the last comment line.
#[derive(Default)]
pub(crate) struct SideLines {
    /// The number of the last line, and how many sides it has so far.
    line: u64,
    sides: usize,
    /// The first complete line with neither one side nor whole cards, and how many sides it has.
    odd: Option<(u64, usize)>,
}

impl SideLines {
    /// Counts a side in the line of this number.
    pub(crate) fn count(&mut self, line: u64) {
        if line != self.line {
            self.end_line();
            self.line = line;
            self.sides = 0;
        }
        self.sides += 1;
    }

    /// Says that no more sides come in the last line.
    pub(crate) fn end_line(&mut self) {
        if self.odd.is_none() && self.sides != 1 && self.sides % 4 != 0 {
            self.odd = Some((self.line, self.sides));
        }
    }

    /// Names the line in an error, unless it is the line with the error.
    pub(crate) fn explain(&mut self, error: Error) -> Error {
        match error {
            Error::Unexpected { position, expected, found } => {
                if position.line > self.line {
                    self.end_line();
                }
                let odd = self.odd.map(|(line, sides)| format!("; line {line} has {sides} sides"));
                let found = found + &odd.unwrap_or_default();
                Error::Unexpected { position, expected, found }
            }
            _ => error,
        }
    }
}
