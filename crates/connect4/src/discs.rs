//! The discs of a player, and four in a row by shifting bits.
//!
//! A disc with a neighbour in a direction starts a pair; a pair with a pair two steps on starts a
//! four. The crate's front page shows the bits.

/// A player's discs.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Discs(u64);

const BITS_PER_COLUMN: usize = 7;
/// Bit distance to the neighbour: vertical, falling, horizontal, rising.
const DIRECTIONS: [u32; 4] = [1, 6, 7, 8];

impl Discs {
    /// Adds a disc; column and row are counted from 0 at the bottom left.
    pub(crate) fn add(&mut self, column: usize, row: usize) {
        self.0 |= 1 << (BITS_PER_COLUMN * column + row);
    }

    /// Returns whether four of the discs are in a row.
    pub(crate) fn have_four_in_a_row(self) -> bool {
        DIRECTIONS.iter().any(|&step| self.fours(step) != 0)
    }

    /// Returns whether the disc at this place is one of four in a row.
    pub(crate) fn are_in_a_row_at(self, column: usize, row: usize) -> bool {
        let fours = DIRECTIONS.iter().fold(0, |discs, &step| {
            let fours = self.fours(step);
            let pairs = fours | fours << step;
            discs | pairs | pairs << (2 * step)
        });
        fours >> (BITS_PER_COLUMN * column + row) & 1 != 0
    }

    /// The first disc of each four in a row, in one direction.
    fn fours(self, step: u32) -> u64 {
        let pairs = self.0 & self.0 >> step;
        pairs & pairs >> (2 * step)
    }
}
