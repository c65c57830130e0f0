//! The columns of the board, the only thing a player names.

use common::FromInteger;
use std::fmt;

/// How many columns the board has.
pub(crate) const COLUMNS: usize = 8;

/// A column of the board. It holds the index, which so need not be checked in a stream of moves.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Column(usize);

impl Column {
    /// The number of the column, from 1 on the left to 8.
    pub fn number(self) -> usize {
        self.0 + 1
    }

    /// How many columns are to the left of this one.
    pub(crate) fn index(self) -> usize {
        self.0
    }
}

impl fmt::Debug for Column {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        write!(f, "Column({})", self.number())
    }
}

impl FromInteger for Column {
    const EXPECTED: &'static str = "a column from 1 to 8";

    /// The column of that number, from 1 on the left to 8.
    #[inline]
    fn from_integer(number: i32) -> Option<Self> {
        matches!(number, 1..=8).then(|| Column(number as usize - 1))
    }
}
