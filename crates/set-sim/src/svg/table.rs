//! The tables, each with the move that comes next.

use crate::{write_line, Card, Move};
use common::svg::{ratio, Grid, CONTENT_WIDTH};
use std::io::{self, Write};

/// The width and the height that a card takes, as it is drawn.
const CARD: [usize; 2] = [100, 74];
/// How many columns each table has room for, at least.
const COLUMNS: usize = 4;
/// The room above a table, for its caption, and below, for the move.
const CAPTION: usize = 28;
const MOVE: usize = 40;

/// A table, and the move that comes next, if any does.
pub(crate) struct Stage {
    pub(crate) table: Vec<Card>,
    pub(crate) next: Option<Move>,
}

/// How tables lie on the sheets.
pub(crate) struct Layout {
    pub(crate) grid: Grid,
    /// How large cards are.
    scale: f64,
}

impl Layout {
    /// Puts a lone table over the whole width, more of them in rows of two, all cards equally large.
    pub(crate) fn of(stages: &[Stage]) -> Self {
        let (columns, width) = if stages.len() == 1 { (1, CONTENT_WIDTH) } else { (2, 450) };
        let largest = stages.iter().map(|stage| stage.table.len() / 3).max();
        let cards = CARD[0] * largest.unwrap_or_default().max(COLUMNS);
        let height = CAPTION + 3 * CARD[1] * width / cards + MOVE;
        Layout { grid: Grid { columns, width, height }, scale: ratio(width, cards) }
    }

    /// Writes a table into the cell of its index, and the move below it.
    ///
    /// # Errors
    ///
    /// Those of `output`.
    pub(crate) fn write_stage(
        &self,
        index: usize,
        stage: &Stage,
        output: &mut impl Write,
    ) -> io::Result<()> {
        let ([x, y], scale, number) = (self.grid.cell(index), self.scale, index + 1);
        let empty = if stage.table.is_empty() { ", empty" } else { "" };
        writeln!(output, r#"  <g id="table-{number}" transform="translate({x} {y})">"#)?;
        writeln!(output, r#"    <text class="caption" y="19">Table {number}{empty}</text>"#)?;
        writeln!(output, r#"    <g transform="translate(0 {CAPTION}) scale({scale})">"#)?;
        stage.write_cards(output)?;
        writeln!(output, "    </g>")?;
        stage.write_move(self.grid.height - MOVE + 17, output)?;
        writeln!(output, "  </g>")
    }
}

impl Stage {
    fn write_cards(&self, output: &mut impl Write) -> io::Result<()> {
        for (place, card) in self.table.iter().enumerate() {
            let (x, y) = (place / 3 * CARD[0], place % 3 * CARD[1]);
            let place = format!(r#"x="{x}" y="{y}""#);
            if matches!(self.next, Some(Move::Take(set)) if set.contains(card)) {
                writeln!(output, r##"      <use href="#frame" {place}/>"##)?;
                writeln!(output, r##"      <use href="#card-{card}" class="taken" {place}/>"##)?;
            } else {
                writeln!(output, r##"      <use href="#card-{card}" {place}/>"##)?;
            }
        }
        Ok(())
    }

    /// Writes the line of the protocol for the next move, on the baseline `y`.
    fn write_move(&self, y: usize, output: &mut impl Write) -> io::Result<()> {
        let (sign, cards) = match &self.next {
            Some(Move::Take(set)) => (b"-", &set[..]),
            Some(Move::Deal) => (b"+", &[][..]),
            None => return Ok(()),
        };
        let mut line = Vec::new();
        write_line(sign, cards, &mut line)?;
        let line = String::from_utf8_lossy(&line);
        let line = line.trim_end();
        writeln!(output, r#"    <text class="move" y="{y}">{line}</text>"#)
    }
}
