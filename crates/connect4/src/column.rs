//! The columns of the board, the only thing a player names.

use common::FromInteger;

/// How many columns the board has.
pub(crate) const COLUMNS: usize = 8;

/// A column of the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Column(usize);

impl Column {
    /// How many columns stand to the left of this one.
    pub(crate) fn index(self) -> usize {
        self.0
    }
}

impl FromInteger for Column {
    const EXPECTED: &'static str = "a column from 1 to 8";

    #[inline]
    fn from_integer(number: i32) -> Option<Self> {
        match number {
            1..=8 => Some(Column(number as usize - 1)),
            _ => None,
        }
    }
}
