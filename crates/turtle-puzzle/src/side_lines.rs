//! The number of sides in each line, to find the card that was mistyped, or is one too many.
//!
//! White space is free, so a line with three sides is no error. But if the input turns out to be
//! wrong later on, a message about its end does not help: the first line that has neither one side
//! nor whole cards does.

use crate::card_set::SIDES;
use common::{Error, Position};

/// The lines with sides since the last comment line, or since the start of the input.
#[derive(Default)]
pub(crate) struct SideLines {
    follows_comment: bool,
    /// How many sides there are so far.
    total: usize,
    /// Where the last line has its first side, and how many it has so far.
    start: Option<Position>,
    sides: usize,
    /// The first complete line with neither one side nor whole cards, and how many sides it has.
    odd: Option<(u64, usize)>,
}

impl SideLines {
    /// Those after a comment line: none yet.
    pub(crate) fn after_comment() -> Self {
        SideLines { follows_comment: true, ..SideLines::default() }
    }

    /// Counts a side.
    pub(crate) fn count(&mut self, position: Position) {
        if self.line() != Some(position.line) {
            self.end_line();
            self.start = Some(position);
            self.sides = 0;
        }
        self.sides += 1;
        self.total += 1;
    }

    /// The number of the last line.
    fn line(&self) -> Option<u64> {
        self.start.map(|start| start.line)
    }

    /// Says that no more sides come in the last line.
    pub(crate) fn end_line(&mut self) {
        if self.odd.is_none() && self.sides != 1 && self.sides % 4 != 0 {
            self.odd = self.line().map(|line| (line, self.sides));
        }
    }

    /// If no more sides come: where the tenth card after a comment line starts, if it is the last
    /// one, on a line of its own.
    pub(crate) fn tenth_card(&self) -> Option<Position> {
        let is_tenth = self.follows_comment && self.total == SIDES + 4 && self.sides == 4;
        self.start.filter(|_| is_tenth)
    }

    /// Names the line in an error, unless it is the line with the error.
    pub(crate) fn explain(&mut self, error: Error) -> Error {
        match error {
            Error::Unexpected { position, expected, found } => {
                if Some(position.line) > self.line() {
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
