//! Types and boards.
//!
//! Quarter turns about the centre of a card bring a half from the top to another side, and a type
//! from the way its card was given to the way it lies.

use crate::card::{Card, Side};
use crate::puzzle::{Board, CardType, Puzzle};
use common::svg::{ratio, Grid};
use std::io::{self, Write};

/// The length of a card's side as it is drawn.
const CARD: usize = 100;
/// The room for a caption, above a board.
const CAPTION: usize = 28;

/// The grid with the largest boards among those of which one sheet takes so many, in full rows; the
/// one with the smallest boards if there is none.
pub(crate) fn grid(boards: usize) -> Grid {
    let grids = [grid_of(1, 954), grid_of(2, 450), grid_of(3, 288)];
    let fits = |grid: &&Grid| boards <= grid.rows() * grid.columns && boards % grid.columns == 0;
    *grids.iter().find(fits).unwrap_or(&grids[2])
}

fn grid_of(columns: usize, width: usize) -> Grid {
    Grid { columns, width, height: CAPTION + width + 20 }
}

/// Writes what is used in boards: the types, under the names `card-1` and so on.
///
/// # Errors
///
/// Those of `output`.
pub(crate) fn write_types(puzzle: &Puzzle, output: &mut impl Write) -> io::Result<()> {
    writeln!(output, "  <defs>")?;
    for (number, card_type) in (1..).zip(&puzzle.types) {
        write_type(number, card_type.card, output)?;
    }
    writeln!(output, "  </defs>")
}

fn write_type(number: usize, card: Card, output: &mut impl Write) -> io::Result<()> {
    writeln!(output, r#"    <g id="card-{number}">"#)?;
    writeln!(output, r##"      <use href="#card"/>"##)?;
    for (quarters, side) in card.0.iter().enumerate() {
        let (half, degrees) = (half_name(*side), 90 * quarters);
        writeln!(output, r##"      <use href="#{half}" transform="rotate({degrees})"/>"##)?;
    }
    writeln!(output, "    </g>")
}

fn half_name(side: Side) -> String {
    match side.number() {
        pattern @ 1.. => format!("front-{pattern}"),
        pattern => format!("hind-{}", -pattern),
    }
}

/// Writes a board into the cell of its index, below its caption.
///
/// # Errors
///
/// Those of `output`.
pub(crate) fn write_board(
    puzzle: &Puzzle,
    (caption, board): &(String, Board),
    index: usize,
    grid: Grid,
    output: &mut impl Write,
) -> io::Result<()> {
    let (number, [x, y], scale) = (index + 1, grid.cell(index), ratio(grid.width, 3 * CARD));
    writeln!(output, r#"  <g id="board-{number}" transform="translate({x} {y})">"#)?;
    writeln!(output, r#"    <text class="caption" y="19">{caption}</text>"#)?;
    writeln!(output, r#"    <g class="board" transform="translate(0 {CAPTION}) scale({scale})">"#)?;
    for (place, &placement) in board.iter().enumerate() {
        let placement = &puzzle[placement];
        let quarters = quarters(&puzzle.types[placement.card_type], placement.card);
        write_card(place, placement.card_type + 1, quarters, output)?;
    }
    writeln!(output, "    </g>\n  </g>")
}

fn write_card(
    place: usize,
    number: usize,
    quarters: usize,
    output: &mut impl Write,
) -> io::Result<()> {
    let [x, y] = [place % 3, place / 3].map(|steps| CARD * steps + CARD / 2);
    let (degrees, line) = (90 * quarters, y + 4);
    writeln!(
        output,
        r##"      <use href="#card-{number}" transform="translate({x} {y}) rotate({degrees})"/>"##
    )?;
    writeln!(output, r#"      <text x="{x}" y="{line}">{number}</text>"#)
}

/// How many clockwise quarter turns make a card of a type lie like this.
fn quarters(card_type: &CardType, card: Card) -> usize {
    let mut orientations = card_type.card.orientations();
    orientations.position(|turned| turned == card).expect("a card lies in one of its orientations")
}
