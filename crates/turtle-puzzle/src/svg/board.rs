//! Types and boards.
//!
//! Quarter turns about the centre of a card bring a half from the top to another side, and a type
//! from its card as given to its orientation on the board.

use crate::card::{Card, Side};
use crate::puzzle::{Board, CardType, Puzzle};
use common::svg::{ratio, Grid, CONTENT_WIDTH};
use std::io::{self, Write};

/// The length of a card's side as it is drawn.
const CARD: usize = 100;
/// The height of a caption above a board, and of the space below a board.
const CAPTION: usize = 28;
const SPACE: usize = 20;

/// A single board without a caption.
pub(crate) const SHEET: Grid =
    Grid { columns: 1, width: CONTENT_WIDTH, height: CONTENT_WIDTH + SPACE };

/// The largest boards that fit on one sheet in full rows, or else the smallest.
pub(crate) fn grid(boards: usize) -> Grid {
    let grids = [grid_of(1, CONTENT_WIDTH), grid_of(2, 474), grid_of(3, 293)];
    let fits = |grid: &&Grid| boards <= grid.rows() * grid.columns && boards % grid.columns == 0;
    *grids.iter().find(fits).unwrap_or(&grids[2])
}

fn grid_of(columns: usize, width: usize) -> Grid {
    Grid { columns, width, height: CAPTION + width + SPACE }
}

/// Writes what is used in boards: the types, named `card-1` and so on, each on the drawing `blank`.
pub(crate) fn write_types(blank: &str, puzzle: &Puzzle, output: &mut impl Write) -> io::Result<()> {
    writeln!(output, "  <defs>")?;
    for (number, card_type) in (1..).zip(&puzzle.types) {
        write_type(number, card_type.card, blank, output)?;
    }
    writeln!(output, "  </defs>")
}

fn write_type(number: usize, card: Card, blank: &str, output: &mut impl Write) -> io::Result<()> {
    writeln!(output, r#"    <g id="~card-{number}">"#)?;
    writeln!(output, r##"      <use xlink:href="#~{blank}"/>"##)?;
    for (quarters, side) in card.0.iter().enumerate() {
        let (half, degrees) = (half_name(*side), 90 * quarters);
        writeln!(output, r##"      <use xlink:href="#~{half}" transform="rotate({degrees})"/>"##)?;
    }
    writeln!(output, "    </g>")
}

fn half_name(side: Side) -> String {
    match side.number() {
        pattern @ 1.. => format!("front-{pattern}"),
        pattern => format!("hind-{}", -pattern),
    }
}

/// Writes the caption of a solution into the cell of its index: its number, and that of its first
/// turn. With two numbers of three digits, it is not wider than the board.
pub(crate) fn write_caption(
    index: usize,
    first_turn: usize,
    grid: Grid,
    output: &mut impl Write,
) -> io::Result<()> {
    let (number, first, [x, y]) = (index + 1, first_turn + 1, grid.cell(index));
    let turned = if first < number { format!(" ({first}. gedreht)") } else { String::new() };
    let (caption, y) = (format!("{number}. gefundene Lösung{turned}"), y + 19);
    writeln!(output, r#"  <text class="~caption" x="{x}" y="{y}">{caption}</text>"#)
}

/// Writes a board to the bottom of the cell of its index, with a gap between the cards.
pub(crate) fn write_board(
    puzzle: &Puzzle,
    board: &Board,
    index: usize,
    grid: Grid,
    gap: usize,
    output: &mut impl Write,
) -> io::Result<()> {
    let (number, [x, y]) = (index + 1, grid.cell(index));
    let scale = ratio(grid.width, 3 * CARD + 2 * gap);
    let y = y + grid.height - grid.width - SPACE;
    writeln!(
        output,
        r#"  <g id="~board-{number}" class="~board" transform="translate({x} {y}) scale({scale})">"#
    )?;
    for (place, &placement) in board.iter().enumerate() {
        let placement = &puzzle[placement];
        let quarters = quarters(&puzzle.types[placement.card_type], placement.card);
        let [x, y] = [place % 3, place / 3].map(|steps| (CARD + gap) * steps + CARD / 2);
        write_card([x, y], placement.card_type + 1, quarters, output)?;
    }
    writeln!(output, "  </g>")
}

fn write_card(
    [x, y]: [usize; 2],
    number: usize,
    quarters: usize,
    output: &mut impl Write,
) -> io::Result<()> {
    let (degrees, line) = (90 * quarters, y + 4);
    writeln!(
        output,
        r##"    <use xlink:href="#~card-{number}" transform="translate({x} {y}) rotate({degrees})"/>"##
    )?;
    writeln!(output, r#"    <text x="{x}" y="{line}">{number}</text>"#)
}

/// The clockwise quarter turns from a type's card as given to this orientation.
fn quarters(card_type: &CardType, card: Card) -> usize {
    let mut orientations = card_type.card.orientations();
    orientations.position(|turned| turned == card).expect("a card has one of its orientations")
}
