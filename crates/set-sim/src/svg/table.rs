//! The tables, each with the move that comes next.
//!
//! Tables follow each other like words in lines, three rows of equally large cards each. The longest
//! line is as wide as the sheet, unless that makes its cards too large.
//!
//! ```text
//!   Table 1         Table 2
//!   □ □ □ □         □ □ □ □ □
//!   □ □ □ □         □ □ □ □ □
//!   □ □ □ □         □ □ □ □ □
//!   +               - 3223 2232 1211
//!   0 1 2 3 4 5 6 7 8 9 …              half-cards
//! ```

use crate::{write_line, Card, Move};
use common::svg::{ratio, Grid, CONTENT_WIDTH};
use std::io::{self, Write};

/// The width and height of a card with the space to the next one.
const CARD: [usize; 2] = [100, 76];
const SPACE: usize = 10;
/// Half-cards in a line: a table of 12 cards, a space, and a table of 15.
const LINE: usize = 8 + 1 + 10;
/// Half-cards that even a small table takes, since its move needs them.
const TABLE: usize = 8;
/// Height of the caption above a table, and of the move below.
const CAPTION: usize = 28;
const MOVE: usize = 34;
/// Height that fills a sheet with four lines of tables.
const HEIGHT: usize = 341;

/// A table, and the move that comes next, if any does.
pub(crate) struct Stage {
    pub(crate) table: Vec<Card>,
    pub(crate) next: Option<Move>,
}

/// Places and size of the tables.
pub(crate) struct Layout {
    /// The line of each table, and the half-card at which it starts.
    places: Vec<[usize; 2]>,
    /// The length of the longest line before scaling, and on the sheet.
    length: usize,
    pub(crate) width: usize,
}

impl Layout {
    pub(crate) fn of(stages: &[Stage]) -> Self {
        let places = places(stages);
        let ends = places.iter().zip(stages).map(|([_, start], stage)| start + stage.width());
        let length = ends.max().unwrap_or_default() * CARD[0] / 2 - SPACE;
        Layout { places, length, width: CONTENT_WIDTH.min(length * 3 / 2) }
    }

    /// y of the bottom of the last line.
    pub(crate) fn bottom(&self) -> usize {
        let last = self.places.last().map_or(0, |[line, _]| *line);
        self.grid().cell(last)[1] + self.height()
    }

    /// A cell per line.
    fn grid(&self) -> Grid {
        Grid { columns: 1, width: self.width, height: self.height().max(HEIGHT) }
    }

    /// The height of a table with its caption and move.
    fn height(&self) -> usize {
        CAPTION + self.scaled(3 * CARD[1]) + MOVE
    }

    fn scaled(&self, length: usize) -> usize {
        length * self.width / self.length
    }

    /// Writes the table of that index, and the move below it.
    pub(crate) fn write_stage(
        &self,
        index: usize,
        stage: &Stage,
        output: &mut impl Write,
    ) -> io::Result<()> {
        let (number, [line, start]) = (index + 1, self.places[index]);
        let ([left, y], scale) = (self.grid().cell(line), ratio(self.width, self.length));
        let x = left + self.scaled(start * CARD[0] / 2);
        let empty = if stage.table.is_empty() { ", empty" } else { "" };
        writeln!(
            output,
            r#"  <g id="table-{number}" class="table" transform="translate({x} {y})">"#
        )?;
        writeln!(output, r#"    <text class="caption" y="19">Table {number}{empty}</text>"#)?;
        writeln!(output, r#"    <g transform="translate(0 {CAPTION}) scale({scale})">"#)?;
        stage.write_cards(output)?;
        writeln!(output, "    </g>")?;
        stage.write_move(self.height() - MOVE + 21, output)?;
        writeln!(output, "  </g>")
    }
}

fn places(stages: &[Stage]) -> Vec<[usize; 2]> {
    let (mut line, mut end) = (0, 0);
    let place = |stage: &Stage| {
        if end + stage.width() > LINE {
            (line, end) = (line + 1, 0);
        }
        let start = end;
        end += stage.width() + 1;
        [line, start]
    };
    stages.iter().map(place).collect()
}

impl Stage {
    /// The half-cards that the table takes in its line.
    fn width(&self) -> usize {
        TABLE.max(self.table.len() / 3 * 2)
    }

    fn write_cards(&self, output: &mut impl Write) -> io::Result<()> {
        for (place, card) in self.table.iter().enumerate() {
            let (x, y) = (place / 3 * CARD[0], place % 3 * CARD[1]);
            let place = format!(r#"x="{x}" y="{y}""#);
            if matches!(self.next, Some(Move::Take(set)) if set.contains(card)) {
                writeln!(output, r##"      <use xlink:href="#frame" class="frame" {place}/>"##)?;
                writeln!(
                    output,
                    r##"      <use xlink:href="#card-{card}" class="taken" {place}/>"##
                )?;
            } else {
                writeln!(output, r##"      <use xlink:href="#card-{card}" {place}/>"##)?;
            }
        }
        Ok(())
    }

    /// Writes the line of the protocol for the next move, on the baseline `y`.
    fn write_move(&self, y: usize, output: &mut impl Write) -> io::Result<()> {
        let (marker, cards) = match &self.next {
            Some(Move::Take(set)) => (b"-", &set[..]),
            Some(Move::Deal) => (b"+", &[][..]),
            None => return Ok(()),
        };
        let mut line = Vec::new();
        write_line(marker, cards, &mut line)?;
        let line = String::from_utf8_lossy(&line);
        let line = line.trim_end();
        writeln!(output, r#"    <text class="move" y="{y}">{line}</text>"#)
    }
}
