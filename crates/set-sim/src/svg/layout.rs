//! Places and size of the tables, which follow each other like words in lines of text.
//!
//! All cards have the same size. The longest line is as wide as the sheet, unless that makes its
//! cards too large.
//!
//! ```text
//!   Table 1           Table 2
//!   □ □ □ □           □ □ □ □ □
//!   □ □ □ □           □ □ □ □ □
//!   □ □ □ □           □ □ □ □ □
//!   +                 - 3223 2232 1211
//!   0 1 2 3 4 5 6 7 8 9 …               half-cards
//! ```

use common::svg::{ratio, Grid, CONTENT_WIDTH};

/// The width and height of a card with the space to the next one.
pub(crate) const CARD: [usize; 2] = [100, 76];
const SPACE: usize = 10;
/// Half-cards in a line: a table of 12 cards, a space, and a table of 15.
const LINE: usize = 8 + 1 + 10;
/// Half-cards that even a small table takes, to fit its move.
const TABLE: usize = 8;
/// Height of the caption above a table, and of the move below.
pub(crate) const CAPTION: usize = 28;
const MOVE: usize = 34;
/// The height of a line if four fill a sheet.
const HEIGHT: usize = 341;

pub(crate) struct Layout {
    /// The line of each table, and the half-card at which it starts.
    places: Vec<[usize; 2]>,
    /// The length of the longest line before scaling.
    length: usize,
    /// The length of the longest line on the sheet.
    pub(crate) width: usize,
}

impl Layout {
    /// The layout of tables with these numbers of cards.
    pub(crate) fn of(tables: &[usize]) -> Self {
        let places = places(tables);
        let ends = places.iter().zip(tables).map(|([_, start], &cards)| start + half_cards(cards));
        let length = ends.max().unwrap_or_default() * CARD[0] / 2 - SPACE;
        Layout { places, length, width: CONTENT_WIDTH.min(length * 3 / 2) }
    }

    /// x and y of the top left corner of the table with this index.
    pub(crate) fn corner(&self, index: usize) -> [usize; 2] {
        let [line, start] = self.places[index];
        let height = self.height().max(HEIGHT);
        let [left, y] = Grid { columns: 1, width: self.width, height }.cell(line);
        [left + self.scaled(start * CARD[0] / 2), y]
    }

    /// y of the bottom of the last line.
    pub(crate) fn bottom(&self) -> usize {
        self.corner(self.places.len() - 1)[1] + self.height()
    }

    /// The height of a table with its caption and its move.
    fn height(&self) -> usize {
        CAPTION + self.cards_height() + MOVE
    }

    /// The height of the cards of a table.
    pub(crate) fn cards_height(&self) -> usize {
        self.scaled(3 * CARD[1])
    }

    pub(crate) fn scale(&self) -> f64 {
        ratio(self.width, self.length)
    }

    fn scaled(&self, length: usize) -> usize {
        length * self.width / self.length
    }
}

fn places(tables: &[usize]) -> Vec<[usize; 2]> {
    let (mut line, mut end) = (0, 0);
    let place = |&cards: &usize| {
        if end + half_cards(cards) > LINE {
            (line, end) = (line + 1, 0);
        }
        let start = end;
        end += half_cards(cards) + 1;
        [line, start]
    };
    tables.iter().map(place).collect()
}

/// The half-cards that a table of this many cards takes in its line.
fn half_cards(cards: usize) -> usize {
    TABLE.max(cards / 3 * 2)
}
