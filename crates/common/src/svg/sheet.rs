//! Layout: a grid of equal cells on stacked A4 sheets; no page break cuts a cell.
//!
//! Lengths are in fifths of a millimetre; y grows downwards from the top of the first sheet.
//!
//! ```text
//!   ┌──────────────────────┐ 0
//!   │ title                │
//!   ├ ┌───────┐  ┌───────┐ ┤ HEADER
//!   │ │ 0     │  │ 1     │ │
//!   │ └───────┘  └───────┘ │
//!   ├ ┌───────┐  ┌───────┐ ┤ + height
//!   │ │ 2     │  │ 3     │ │
//! ```

/// A millimetre of paper.
pub(crate) const MILLIMETRE: usize = 5;
const WIDTH: usize = 210 * MILLIMETRE;
const HEIGHT: usize = 297 * MILLIMETRE;
/// The left and the right margin, in fifths of a millimetre: as narrow as printers allow.
pub const MARGIN: usize = 6 * MILLIMETRE;
/// The width between the margins, in fifths of a millimetre.
pub const CONTENT_WIDTH: usize = WIDTH - 2 * MARGIN;
/// The height of the title, above the first row of a sheet, in fifths of a millimetre.
pub const HEADER: usize = 85;
/// The room below the last row.
pub(crate) const FOOTER: usize = 36;

/// How cells share the sheets. Lengths are in fifths of a millimetre.
#[derive(Clone, Copy, Debug)]
pub struct Grid {
    /// Cells per row.
    pub columns: usize,
    /// The width of a cell. The first and the last of a row touch the margins.
    pub width: usize,
    /// The height of a cell and of the space below it.
    pub height: usize,
}

impl Grid {
    /// Rows per sheet.
    pub fn rows(&self) -> usize {
        (HEIGHT - HEADER - FOOTER) / self.height
    }

    /// x and y of the top left corner of the cell with this index.
    pub fn cell(&self, index: usize) -> [usize; 2] {
        let (row, column) = (index / self.columns, index % self.columns);
        let (sheet, row) = (row / self.rows(), row % self.rows());
        let gap = (CONTENT_WIDTH - self.columns * self.width) / (self.columns - 1).max(1);
        [MARGIN + column * (self.width + gap), sheet * HEIGHT + HEADER + row * self.height]
    }

    /// y of the bottom of the last of `cells` cells.
    pub fn bottom(&self, cells: usize) -> usize {
        cells.checked_sub(1).map_or(HEADER, |last| self.cell(last)[1] + self.height)
    }
}

/// `length / other`.
#[expect(clippy::cast_precision_loss, reason = "lengths on paper are short")]
pub fn ratio(length: usize, other: usize) -> f64 {
    length as f64 / other as f64
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_cell_overlaps_another_or_is_cut() {
        for (columns, width, height) in [(1, CONTENT_WIDTH, 1364), (2, 474, 522), (3, 293, 342)] {
            let grid = Grid { columns, width, height };
            for index in 0..50 {
                let ([x, y], next) = (grid.cell(index), grid.cell(index + 1));
                assert!(
                    x >= MARGIN && x + width <= WIDTH - MARGIN,
                    "{index} is between the margins"
                );
                assert!(
                    y % HEIGHT >= HEADER && y % HEIGHT + height + FOOTER <= HEIGHT,
                    "{index} is on one sheet"
                );
                let is_beside = next[1] == y && next[0] >= x + width;
                assert!(is_beside || next[1] >= y + height, "{index} ends before the next");
                assert_eq!(grid.bottom(index + 1), y + height);
            }
        }
    }
}
