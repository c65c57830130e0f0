//! The cards of a turtle puzzle and what they show: half a turtle on each side.
//!
//! Two halves make a whole turtle if and only if they sum to 0; turning a card rotates its sides.

use common::FromInteger;
use std::fmt;

/// Numbers of the sides of a card, clockwise.
pub(crate) const TOP: usize = 0;
pub(crate) const RIGHT: usize = 1;
pub(crate) const BOTTOM: usize = 2;
pub(crate) const LEFT: usize = 3;

/// Half a turtle of pattern 1 to 4: the front half is positive, the hind half negative.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Side(i8);

impl Side {
    /// The pattern, negative for a hind half.
    pub fn number(self) -> i8 {
        self.0
    }

    /// The size of a table of halves.
    pub(crate) const COUNT: usize = 9;

    /// The index of the half in a table; index 4 is unused, since no half has the number 0.
    pub(crate) fn index(self) -> usize {
        (self.0 + 4) as usize
    }

    /// The half that completes this one.
    pub fn other_half(self) -> Side {
        Side(-self.0)
    }
}

impl FromInteger for Side {
    const EXPECTED: &'static str = "a side, -4 to -1 or 1 to 4";

    /// The front half of a turtle of this pattern, or the hind half if the number is negative.
    fn from_integer(number: i32) -> Option<Self> {
        matches!(number, -4..=-1 | 1..=4).then(|| Side(number as i8))
    }
}

/// A card in some orientation: its sides from the top, clockwise.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Card(pub [Side; 4]);

impl Card {
    /// The card after the given number of clockwise quarter turns.
    pub fn turned(self, quarters: usize) -> Card {
        let mut sides = self.0;
        sides.rotate_right(quarters % 4);
        Card(sides)
    }

    /// The distinct orientations of the card, clockwise from this one: four, or two or one if the
    /// card is symmetric.
    pub fn orientations(self) -> impl Iterator<Item = Card> {
        let distinct = (1..4).find(|&quarters| self.turned(quarters) == self).unwrap_or(4);
        (0..distinct).map(move |quarters| self.turned(quarters))
    }
}

impl fmt::Display for Side {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        self.0.fmt(f)
    }
}

impl fmt::Display for Card {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        let [top, right, bottom, left] = self.0;
        write!(f, "{top} {right} {bottom} {left}")
    }
}
