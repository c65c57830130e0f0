//! The tables, each with the move that comes next.

use crate::svg::layout::{Layout, CAPTION, CARD};
use crate::{write_line, Card, Move};
use std::io::{self, Write};

/// The baseline of the move, from the bottom of the cards.
const MOVE: usize = 21;

/// A table, and the move that comes next, if any does.
pub(crate) struct Stage {
    pub(crate) table: Vec<Card>,
    pub(crate) next: Option<Move>,
}

impl Stage {
    /// Writes the table with this index, and the move below it.
    pub(crate) fn write(
        &self,
        index: usize,
        layout: &Layout,
        output: &mut impl Write,
    ) -> io::Result<()> {
        let (number, [x, y], scale) = (index + 1, layout.corner(index), layout.scale());
        let empty = if self.table.is_empty() { ", empty" } else { "" };
        writeln!(
            output,
            r#"  <g id="~table-{number}" class="~table" transform="translate({x} {y})">"#
        )?;
        writeln!(output, r#"    <text class="~caption" y="19">Table {number}{empty}</text>"#)?;
        writeln!(output, r#"    <g transform="translate(0 {CAPTION}) scale({scale})">"#)?;
        self.write_cards(output)?;
        writeln!(output, "    </g>")?;
        self.write_move(CAPTION + layout.cards_height() + MOVE, output)?;
        writeln!(output, "  </g>")
    }

    fn write_cards(&self, output: &mut impl Write) -> io::Result<()> {
        for (place, card) in self.table.iter().enumerate() {
            let (x, y) = (place / 3 * CARD[0], place % 3 * CARD[1]);
            let place = format!(r#"x="{x}" y="{y}""#);
            if matches!(self.next, Some(Move::Take(set)) if set.contains(card)) {
                writeln!(output, r##"      <use xlink:href="#~frame" class="~frame" {place}/>"##)?;
                writeln!(
                    output,
                    r##"      <use xlink:href="#~card-{card}" class="~taken" {place}/>"##
                )?;
            } else {
                writeln!(output, r##"      <use xlink:href="#~card-{card}" {place}/>"##)?;
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
        writeln!(output, r#"    <text class="~move" y="{y}">{line}</text>"#)
    }
}
