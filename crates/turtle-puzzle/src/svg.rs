//! A picture of a card set's solutions, or of its cards, as one SVG document.
//!
//! Each half of a turtle is drawn once, as it sits at the top of a card whose centre is the origin.
//! Everything else is turned and moved copies:
//!
//! ```text
//!   <defs>  front-1 … hind-4    halves, from drawings.xml
//!   <defs>  card-1 …            types: a card and four halves, turned
//!   <g>     board-1 …           boards: nine types, turned and moved
//! ```

mod board;

use crate::card_set::CardSet;
use crate::puzzle::{Board, Puzzle};
use crate::solutions::Solutions;
use board::{grid, write_board, write_caption, write_types, SHEET};
use common::svg::{shown, write_text, Document, CONTENT_WIDTH};
use common::{with_session, Error};
use std::io::{self, Read, Write};

/// The style, the halves `front-1` to `hind-4`, the blank `card`, and one to cut out.
const DRAWINGS: &str = include_str!("svg/drawings.xml");

/// The title of a card set without a description.
const UNTITLED: &str = "Schildkrötenpuzzle";

/// The baseline of the total, from the bottom of the boards.
const TOTAL: usize = 18;
/// The baseline of the sentence above cards without a solution, and the gap between them: a fifth
/// of a card.
const CAPTION: usize = 15;
const GAP: usize = 20;

/// The text alternative for solutions.
const SOLUTIONS: &str = "\
Je neun Karten liegen in drei Reihen. Jede Seite einer Karte zeigt eine halbe Schildkröte; \
wo zwei Karten sich berühren, ergänzen sich Vorder- und Hinterhälfte zu einer ganzen.";

/// The text alternative for cards to be cut out.
const CARDS: &str = "\
Die neun Karten liegen zum Ausschneiden in drei Reihen, wie sie eingegeben wurden. \
Jede Seite einer Karte zeigt eine halbe Schildkröte. Jede Nummer ist unten unterstrichen.";

/// The text alternative for cards that have no solution.
const UNSOLVED: &str =
    "Keine Lösung. Die neun Karten liegen in drei Reihen, wie sie eingegeben wurden.";

/// The text alternative for all cards.
const EXPLANATION: &str = "\
Die Muster: 1 grün mit Sechsecken, 2 blau mit Streifen, 3 gelb mit Flecken, 4 rot mit Ringen. \
In der Mitte jeder Karte steht die Nummer ihres Typs.";

/// The largest number of bytes of a comment line that are kept for the title.
const TITLE_BYTES: usize = 1024;

/// Reads one card set from `input` and draws at most `limit` of its solutions, or its cards if that
/// is 0 or there are none.
///
/// # Errors
///
/// As for [`run`](crate::run), and [`Error::Unexpected`] if anything follows the card set. Nothing
/// is written if the input is wrong.
pub fn draw(limit: usize, input: impl Read, output: impl Write) -> Result<(), Error> {
    with_session(input, output, |session| {
        let set = CardSet::read_only(session, TITLE_BYTES)?;
        let puzzle = Puzzle::new(&set.cards);
        write_picture(limit, &set, &puzzle, &mut session.output).map_err(Error::Write)
    })
}

fn write_picture(
    limit: usize,
    set: &CardSet,
    puzzle: &Puzzle,
    output: &mut impl Write,
) -> io::Result<()> {
    let title = shown(set.description());
    let title = title.as_deref().unwrap_or(UNTITLED);
    match limit {
        0 => write_sheet(title, set, puzzle, output),
        _ => match Solutions::of(puzzle, limit) {
            solutions if solutions.total == 0 => write_unsolved(title, set, puzzle, output),
            solutions => write_solutions(title, &solutions, puzzle, output),
        },
    }
}

/// Writes that there is no solution, and the cards, together as large as one of two solutions. With
/// gaps between them, they do not look like a solution.
fn write_unsolved(
    title: &str,
    set: &CardSet,
    puzzle: &Puzzle,
    output: &mut impl Write,
) -> io::Result<()> {
    let (grid, description) = (grid(2), &format!("{UNSOLVED} {EXPLANATION}"));
    document(title, description, grid.bottom(1)).write(output, |output| {
        write_types("card", puzzle, output)?;
        let [_, y] = grid.cell(0);
        write_text("total", y + CAPTION, "Es gibt keine Lösung.", output)?;
        write_board(puzzle, &puzzle.board_as_given(&set.cards), 0, grid, GAP, output)
    })
}

fn write_sheet(
    title: &str,
    set: &CardSet,
    puzzle: &Puzzle,
    output: &mut impl Write,
) -> io::Result<()> {
    let description = &format!("{CARDS} {EXPLANATION}");
    document(title, description, SHEET.bottom(1)).write(output, |output| {
        write_types("cut", puzzle, output)?;
        writeln!(output, r#"  <g class="~sheet">"#)?;
        write_board(puzzle, &puzzle.board_as_given(&set.cards), 0, SHEET, 0, output)?;
        writeln!(output, "  </g>")
    })
}

/// Writes the title, the solutions that were kept, and the total, unless it is 1.
fn write_solutions(
    title: &str,
    solutions: &Solutions,
    puzzle: &Puzzle,
    output: &mut impl Write,
) -> io::Result<()> {
    let grid = grid(solutions.first.len());
    let bottom = grid.bottom(solutions.first.len());
    let description = &format!("{}. {SOLUTIONS} {EXPLANATION}", amount(solutions));
    document(title, description, bottom).write(output, |output| {
        write_types("card", puzzle, output)?;
        for (index, board) in solutions.first.iter().enumerate() {
            write_caption(index, first_turn(board, solutions, puzzle), grid, output)?;
            write_board(puzzle, board, index, grid, 0, output)?;
        }
        write_total(solutions, bottom + TOTAL, output)
    })
}

/// The index of the first turn of a solution. It is kept, since it does not come after the
/// solution.
fn first_turn(board: &Board, solutions: &Solutions, puzzle: &Puzzle) -> usize {
    let turns = puzzle.turns(board);
    solutions.first.partition_point(|other| turns.iter().all(|turned| other < turned))
}

fn write_total(solutions: &Solutions, y: usize, output: &mut impl Write) -> io::Result<()> {
    let Solutions { total, up_to_rotation, .. } = solutions;
    if *total == 1 {
        return Ok(());
    }
    let sentence = format!("Es gibt insgesamt {total} Lösungen, {up_to_rotation} bis auf Drehung.");
    write_text("total", y, &sentence, output)
}

fn document<'a>(title: &'a str, description: &'a str, bottom: usize) -> Document<'a> {
    Document {
        language: "de",
        title,
        description,
        drawings: DRAWINGS,
        width: CONTENT_WIDTH,
        bottom,
    }
}

fn amount(solutions: &Solutions) -> String {
    let different = solutions.up_to_rotation;
    match (solutions.first.len(), solutions.total) {
        (_, 1) => "1 Lösung".to_owned(),
        (shown, total) if shown == total => {
            format!("{total} Lösungen, {different} bis auf Drehung")
        }
        (shown, total) => {
            format!("{shown} von {total} Lösungen (insgesamt {different} bis auf Drehung)")
        }
    }
}
