//! The discs of a player, and four in line by shifting bits.
//!
//! Discs whose neighbour in a direction is there too are pairs; pairs whose pair two further on is
//! there too are fours. How far apart the bits of neighbours are is drawn on the crate's front page.

/// A player's discs.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Discs(u64);

const BITS_PER_COLUMN: usize = 7;
/// How much further the next bit in line is: upright, falling, across, rising.
const DIRECTIONS: [u32; 4] = [1, 6, 7, 8];

impl Discs {
    /// Adds the disc in the given row of a column, both counted from 0 at the bottom left.
    pub(crate) fn add(&mut self, column: usize, row: usize) {
        self.0 |= 1 << (BITS_PER_COLUMN * column + row);
    }

    /// Whether four of the discs are in line.
    pub(crate) fn have_four_in_line(self) -> bool {
        DIRECTIONS.iter().any(|&step| self.fours(step) != 0)
    }

    /// Whether the disc in the given row of a column is one of four in line.
    pub(crate) fn are_in_line_at(self, column: usize, row: usize) -> bool {
        let in_line = DIRECTIONS.iter().fold(0, |in_line, &step| {
            let fours = self.fours(step);
            let pairs = fours | fours << step;
            in_line | pairs | pairs << (2 * step)
        });
        in_line >> (BITS_PER_COLUMN * column + row) & 1 != 0
    }

    /// The first disc of each four in line in a direction.
    fn fours(self, step: u32) -> u64 {
        let pairs = self.0 & self.0 >> step;
        pairs & pairs >> (2 * step)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_line_does_not_wrap_round_to_the_next_column() {
        let mut discs = Discs::default();
        for (column, row) in [(0, 3), (0, 4), (0, 5), (1, 0)] {
            discs.add(column, row);
        }
        assert!(!discs.have_four_in_line());
    }
}
