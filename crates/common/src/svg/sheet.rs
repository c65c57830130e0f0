//! Where things go: in the equal cells of a grid on sheets of A4, one sheet below another, so that no
//! cell is cut when the picture is printed.
//!
//! ```text
//!   ┌──────────────────────┐ 0
//!   │ title                │
//!   ├ ┌───────┐  ┌───────┐ ┤ HEADER        lengths are in fifths of a millimetre
//!   │ │ 0     │  │ 1     │ │
//!   │ └───────┘  └───────┘ │
//!   ├ ┌───────┐  ┌───────┐ ┤ + height
//!   │ │ 2     │  │ 3     │ │
//! ```

/// A millimetre of paper.
pub(crate) const MILLIMETRE: usize = 5;
/// The width of a sheet.
pub(crate) const WIDTH: usize = 210 * MILLIMETRE;
const HEIGHT: usize = 297 * MILLIMETRE;
/// What is left free on both sides of a sheet.
pub const MARGIN: usize = 48;
/// The room between the margins.
pub const CONTENT_WIDTH: usize = WIDTH - 2 * MARGIN;
/// The room for the title, above the first row of a sheet.
pub const HEADER: usize = 95;
/// The room below the last row.
pub(crate) const FOOTER: usize = 46;

/// How cells share the sheets.
#[derive(Clone, Copy, Debug)]
pub struct Grid {
    /// How many cells stand in a row.
    pub columns: usize,
    /// The width of a cell. The first and the last of a row stand at the margins.
    pub width: usize,
    /// The height of a cell, with what is left free below it.
    pub height: usize,
}

impl Grid {
    /// How many rows a sheet has.
    pub fn rows(&self) -> usize {
        (HEIGHT - HEADER - FOOTER) / self.height
    }

    /// The top left corner of the cell of that index, as x and y.
    pub fn cell(&self, index: usize) -> [usize; 2] {
        let (row, column) = (index / self.columns, index % self.columns);
        let (sheet, row) = (row / self.rows(), row % self.rows());
        let gap = (CONTENT_WIDTH - self.columns * self.width) / (self.columns - 1).max(1);
        [MARGIN + column * (self.width + gap), sheet * HEIGHT + HEADER + row * self.height]
    }

    /// Where so many cells end, from the top.
    pub fn end(&self, cells: usize) -> usize {
        cells.checked_sub(1).map_or(HEADER, |last| self.cell(last)[1] + self.height)
    }
}

/// How many times as long as another one a length is.
#[expect(clippy::cast_precision_loss, reason = "lengths on paper are short")]
pub fn ratio(length: usize, other: usize) -> f64 {
    length as f64 / other as f64
}
