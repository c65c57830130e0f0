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

    fn end_line(&mut self) {
        if self.odd.is_none() && self.sides != 1 && self.sides % 4 != 0 {
            self.odd = Some((self.line, self.sides));
        }
    }

    /// Names the line in an error in a later line.
    pub(crate) fn explain(&mut self, error: Error) -> Error {
        match error {
            Error::Unexpected { position, .. } if position.line > self.line => {
                self.explain_at_end(error)
            }
            _ => self.name_line(error),
        }
    }

    /// Names the line in an error at the end of the input.
    pub(crate) fn explain_at_end(&mut self, error: Error) -> Error {
        self.end_line();
        self.name_line(error)
    }

    fn name_line(&self, error: Error) -> Error {
        match (error, self.odd) {
            (Error::Unexpected { position, expected, found }, Some((line, sides))) => {
                let found = format!("{found}; line {line} has {sides} sides");
                Error::Unexpected { position, expected, found }
            }
            (error, _) => error,
        }
    }
}
