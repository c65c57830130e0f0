//! The columns of the board.

use common::FromInteger;
use std::fmt;

/// The number of columns on the board.
pub(crate) const COLUMNS: usize = 8;

/// A column: all that a move consists of.
///
/// It stores the index, so that indexing needs no bounds check in a stream of moves.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Column(usize);

impl Column {
    /// The number of the column, from 1 on the left to 8.
    pub fn number(self) -> usize {
        self.0 + 1
    }

    /// The number of columns to the left of this one.
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

    /// The column with this number, from 1 on the left to 8.
    #[inline]
    fn from_integer(number: i32) -> Option<Self> {
        matches!(number, 1..=8).then(|| Column(number as usize - 1))
    }
}
