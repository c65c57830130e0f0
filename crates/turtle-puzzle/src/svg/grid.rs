//! Where the boards go: in rows on sheets of A4, one sheet below another, so that no board is cut
//! when the picture is printed.
//!
//! ```text
//!   ┌──────────────────────────┐ 0
//!   │  title                   │
//!   ├  1. gefundene   2. …     ┤ HEAD        lengths are in fifths of a millimetre
//!   │  ┌───┬───┬───┐  ┌───┬─   │ + CAPTION
//!   │  │   │   │   │  │   │    │
//!   │  └───┴───┴───┘  └───┴─   │ + side
//!   ├  3. …           4. …     ┤ + GAP      where the next row begins
//!   │  ┌───┬───┬───┐  ┌───┬─   │
//! ```

/// A millimetre of paper.
pub(crate) const MILLIMETRE: usize = 5;
/// The width of a sheet.
pub(crate) const WIDTH: usize = 210 * MILLIMETRE;
const HEIGHT: usize = 297 * MILLIMETRE;
/// The room to the left of the boards.
pub(crate) const MARGIN: usize = 48;
/// The room above the first row of a sheet.
const HEAD: usize = 95;
/// The room for a caption, above a board.
pub(crate) const CAPTION: usize = 28;
/// The room below a board.
const GAP: usize = 20;
/// The room below the last row.
pub(crate) const FOOT: usize = 46;

/// How boards share a sheet.
pub(crate) struct Grid {
    columns: usize,
    rows: usize,
    /// The length of a board's side.
    side: usize,
    /// The room between two boards in a row.
    gap: usize,
}

const GRIDS: [Grid; 2] = [
    Grid { columns: 1, rows: 1, side: 954, gap: 0 },
    Grid { columns: 2, rows: 2, side: 450, gap: 54 },
];
const SMALLEST: Grid = Grid { columns: 3, rows: 4, side: 288, gap: 45 };

/// The room for one board.
#[derive(Clone, Copy)]
pub(crate) struct Cell {
    /// How far right it begins.
    pub(crate) right: usize,
    /// How far down it begins, with the caption.
    pub(crate) down: usize,
    /// The length of the board's side.
    pub(crate) side: usize,
}

impl Grid {
    /// The grid with the largest boards among those of which one sheet takes so many, in full rows;
    /// the one with the smallest boards if there is none.
    pub(crate) fn of(boards: usize) -> &'static Grid {
        let fits = |grid: &&Grid| boards <= grid.rows * grid.columns && boards % grid.columns == 0;
        GRIDS.iter().find(fits).unwrap_or(&SMALLEST)
    }

    /// The room for the board of that index.
    pub(crate) fn cell(&self, index: usize) -> Cell {
        let (row, column) = (index / self.columns, index % self.columns);
        let (sheet, row) = (row / self.rows, row % self.rows);
        Cell {
            right: MARGIN + column * (self.side + self.gap),
            down: sheet * HEIGHT + HEAD + row * (CAPTION + self.side + GAP),
            side: self.side,
        }
    }

    /// How far down the room below so many boards begins.
    pub(crate) fn end(&self, boards: usize) -> usize {
        match boards.checked_sub(1) {
            Some(last) => self.cell(last).down + CAPTION + self.side + GAP,
            None => HEAD,
        }
    }
}

/// How many times as long as another one a length is.
#[expect(clippy::cast_precision_loss, reason = "lengths on paper are short")]
pub(crate) fn ratio(length: usize, other: usize) -> f64 {
    length as f64 / other as f64
}
