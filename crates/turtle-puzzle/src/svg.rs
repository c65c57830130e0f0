//! A picture of a card set's solutions, as one SVG document.
//!
//! Each half of a turtle is drawn once, as it sits at the top of a card whose centre is the origin.
//! All the rest is turning and moving:
//!
//! ```text
//!   <defs>  front-1 … hind-4    halves, from drawings.xml
//!   <defs>  card-1 …            types: a card and four halves, turned
//!   <g>     board-1 …           solutions: nine types, turned and moved
//! ```

mod board;
mod grid;
mod text;

use crate::card_set::CardSet;
use crate::puzzle::Puzzle;
use crate::report::total;
use crate::solutions::Solutions;
use board::{write_board, write_types};
use grid::{ratio, Grid, FOOT, MARGIN, MILLIMETRE, WIDTH};
use std::io::{self, Write};
use text::{shortened, shown, Escaped};

/// The style, the halves `front-1` to `hind-4`, and the card without any.
const DRAWINGS: &str = include_str!("svg/drawings.xml");

/// The title of a card set without a description.
const UNTITLED: &str = "Schildkroetenpuzzle";

/// How many columns of a title a sheet has room for.
const TITLE_COLUMNS: usize = 52;

/// How far down the title stands.
const TITLE: usize = 68;

/// How far below the boards the total stands.
const TOTAL: usize = 18;

/// What is said about the picture to those who cannot see it.
const EXPLANATION: &str = "\
Je neun Karten liegen in drei Reihen. Jede Seite einer Karte zeigt eine halbe Schildkroete; \
wo zwei Karten sich beruehren, ergaenzen sich Vorder- und Hinterhaelfte zu einer ganzen. Die Muster: \
1 gruen mit Sechsecken, 2 blau mit Streifen, 3 gelb mit Flecken, 4 rot mit Ringen. \
In der Mitte jeder Karte steht die Nummer ihres Typs.";

/// Writes the picture of a card set: its description, the solutions that were kept, and the total
/// if there are more, or none.
///
/// # Errors
///
/// Those of `output`.
pub(crate) fn write_picture(
    set: &CardSet,
    puzzle: &Puzzle,
    solutions: &Solutions,
    output: &mut impl Write,
) -> io::Result<()> {
    let description = shown(set.description());
    let title = if description.is_empty() { UNTITLED } else { &description };
    let grid = Grid::of(solutions.first.len());
    let end = grid.end(solutions.first.len());
    write_head(title, solutions, end + FOOT, output)?;
    output.write_all(DRAWINGS.as_bytes())?;
    write_types(puzzle, output)?;
    write_text("title", TITLE, &shortened(title, TITLE_COLUMNS), output)?;
    for (index, board) in solutions.first.iter().enumerate() {
        write_board(puzzle, board, index + 1, grid.cell(index), output)?;
    }
    if let Some(total) = total(solutions) {
        write_text("total", end + TOTAL, &total, output)?;
    }
    writeln!(output, "</svg>")
}

/// Writes the document's start: its size, and what a screen reader says.
fn write_head(
    title: &str,
    solutions: &Solutions,
    height: usize,
    output: &mut impl Write,
) -> io::Result<()> {
    let title = Escaped(title);
    let (printed, total) = (solutions.first.len(), solutions.total);
    let [width_mm, height_mm] = [WIDTH, height].map(|length| ratio(length, MILLIMETRE));
    writeln!(
        output,
        r#"<?xml version="1.0" encoding="UTF-8"?>
<svg xmlns="http://www.w3.org/2000/svg" width="{width_mm}mm" height="{height_mm}mm" viewBox="0 0 {WIDTH} {height}" lang="de" role="img" aria-labelledby="title desc">
  <title id="title">{title}</title>
  <desc id="desc">{printed} von {total} Loesungen. {EXPLANATION}</desc>"#,
    )
}

fn write_text(class: &str, down: usize, text: &str, output: &mut impl Write) -> io::Result<()> {
    let text = Escaped(text);
    writeln!(output, r#"  <text class="{class}" x="{MARGIN}" y="{down}">{text}</text>"#)
}
