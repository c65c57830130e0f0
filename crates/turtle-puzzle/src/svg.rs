//! A picture of a card set's solutions, or of its cards to be cut out, as one SVG document.
//!
//! Each half of a turtle is drawn once, as it sits at the top of a card whose centre is the origin.
//! All the rest is turning and moving:
//!
//! ```text
//!   <defs>  front-1 … hind-4    halves, from drawings.xml
//!   <defs>  card-1 …            types: a card and four halves, turned
//!   <g>     board-1 …           boards: nine types, turned and moved
//! ```

mod board;

use crate::card_set::CardSet;
use crate::puzzle::{Board, Puzzle};
use crate::report::total;
use crate::solutions::Solutions;
use board::{grid, write_board, write_types};
use common::svg::{shown, write_text, Document};
use std::io::{self, Write};

/// The style, the halves `front-1` to `hind-4`, and the card without any.
const DRAWINGS: &str = include_str!("svg/drawings.xml");

/// The title of a card set without a description.
const UNTITLED: &str = "Schildkroetenpuzzle";

/// How far below the boards the total stands.
const TOTAL: usize = 18;

/// What is said about solutions to those who cannot see them.
const SOLUTIONS: &str = "\
Je neun Karten liegen in drei Reihen. Jede Seite einer Karte zeigt eine halbe Schildkroete; \
wo zwei Karten sich beruehren, ergaenzen sich Vorder- und Hinterhaelfte zu einer ganzen.";

/// What is said about cards to be cut out.
const CARDS: &str = "\
Die neun Karten liegen zum Ausschneiden in drei Reihen, wie sie eingegeben wurden. \
Jede Seite einer Karte zeigt eine halbe Schildkroete.";

/// What is said about all cards.
const EXPLANATION: &str = "\
Die Muster: 1 gruen mit Sechsecken, 2 blau mit Streifen, 3 gelb mit Flecken, 4 rot mit Ringen. \
In der Mitte jeder Karte steht die Nummer ihres Typs.";

/// Writes the picture of a card set: its description, the solutions that were kept, or the cards as
/// given if none was to be, and the total if there are more, or none.
///
/// # Errors
///
/// Those of `output`.
pub(crate) fn write_picture(
    limit: usize,
    set: &CardSet,
    puzzle: &Puzzle,
    output: &mut impl Write,
) -> io::Result<()> {
    let solutions = Solutions::of(puzzle, limit);
    let boards = match limit {
        0 => vec![("Eingabedaten".to_owned(), puzzle.board_as_given(&set.cards))],
        _ => numbered(&solutions.first),
    };
    let grid = grid(boards.len());
    let end = grid.end(boards.len());
    let (title, description) = (title(set), description(limit, &solutions));
    let (language, drawings) = ("de", DRAWINGS);
    let document = Document { language, title: &title, description: &description, drawings, end };
    document.write(output, |output| {
        write_types(puzzle, output)?;
        for (index, board) in boards.iter().enumerate() {
            write_board(puzzle, board, index, grid, output)?;
        }
        total(&solutions).map_or(Ok(()), |total| write_text("total", end + TOTAL, &total, output))
    })
}

fn title(set: &CardSet) -> String {
    match set.description() {
        b"" => UNTITLED.to_owned(),
        description => shown(description),
    }
}

fn description(limit: usize, solutions: &Solutions) -> String {
    let (printed, total) = (solutions.first.len(), solutions.total);
    let what = if limit == 0 { CARDS } else { SOLUTIONS };
    format!("{printed} von {total} Loesungen. {what} {EXPLANATION}")
}

/// Solutions under the captions that they have in the report.
fn numbered(solutions: &[Board]) -> Vec<(String, Board)> {
    let captions = (1..).map(|number| format!("{number}. gefundene Loesung"));
    captions.zip(solutions.iter().copied()).collect()
}
