//! What is written about a card set.

use crate::card::{Card, BOTTOM, LEFT, RIGHT, TOP};
use crate::card_set::CardSet;
use crate::puzzle::{Board, Placement, Puzzle};
use crate::solutions::Solutions;
use std::io::{self, Write};

const RULE: &str = "+----------+----------+----------+";

/// Writes the report on a card set: the cards, their types, the solutions kept, and the total,
/// unless all were printed.
pub(crate) fn write_report(
    set: &CardSet,
    puzzle: &Puzzle,
    solutions: &Solutions,
    output: &mut impl Write,
) -> io::Result<()> {
    write_cards(set, output)?;
    write_types(puzzle, output)?;
    for (number, board) in (1..).zip(&solutions.first) {
        writeln!(output, "\n{number}. gefundene Loesung:")?;
        write_board(puzzle, board, output)?;
        write_check(puzzle, board, output)?;
    }
    write_total(solutions, output)
}

/// Writes one line: the numbers of solutions, and the description of the card set.
pub(crate) fn write_count(
    set: &CardSet,
    solutions: &Solutions,
    output: &mut impl Write,
) -> io::Result<()> {
    write!(output, "{}\t{}\t", solutions.total, solutions.up_to_rotation)?;
    // A tab would begin another field.
    for (number, part) in set.description().split(|&byte| byte == b'\t').enumerate() {
        output.write_all(if number > 0 { b" " } else { b"" })?;
        output.write_all(part)?;
    }
    writeln!(output)
}

fn write_cards(set: &CardSet, output: &mut impl Write) -> io::Result<()> {
    writeln!(output, "Eingabedaten:")?;
    output.write_all(&set.comments)?;
    set.cards.iter().try_for_each(|card| writeln!(output, "{card}"))
}

fn write_types(puzzle: &Puzzle, output: &mut impl Write) -> io::Result<()> {
    writeln!(output, "\nEs gibt {} verschiedene Kartentypen:", puzzle.types.len())?;
    for (number, card_type) in (1..).zip(&puzzle.types) {
        writeln!(output, "{number}. {} * [{}]", card_type.multiplicity, card_type.card)?;
    }
    Ok(())
}

fn write_board(puzzle: &Puzzle, board: &Board, output: &mut impl Write) -> io::Result<()> {
    writeln!(output, "{RULE}")?;
    for row in board.chunks(3) {
        write_row(row.iter().map(|&placement| puzzle[placement]), output)?;
        writeln!(output, "{RULE}")?;
    }
    Ok(())
}

fn write_row(
    row: impl Iterator<Item = Placement> + Clone,
    output: &mut impl Write,
) -> io::Result<()> {
    for Placement { card, .. } in row.clone() {
        write!(output, "|    {:2}    ", card.0[TOP])?;
    }
    writeln!(output, "|")?;
    for Placement { card, card_type, .. } in row.clone() {
        write!(output, "| {:2} {:2} {:2} ", card.0[LEFT], card_type + 1, card.0[RIGHT])?;
    }
    writeln!(output, "|")?;
    for Placement { card, .. } in row {
        write!(output, "|    {:2}    ", card.0[BOTTOM])?;
    }
    writeln!(output, "|")
}

fn write_check(puzzle: &Puzzle, board: &Board, output: &mut impl Write) -> io::Result<()> {
    write!(output, "CHECK: ")?;
    for &placement in board {
        let Placement { card: Card([top, right, bottom, left]), card_type, .. } = puzzle[placement];
        write!(output, "{},{top},{right},{bottom},{left};", card_type + 1)?;
    }
    writeln!(output)
}

fn write_total(solutions: &Solutions, output: &mut impl Write) -> io::Result<()> {
    match solutions.total {
        0 => writeln!(output, "\nEs gibt keine Loesung."),
        total if total > solutions.first.len() => {
            writeln!(output, "\nEs gibt insgesamt {total} Loesungen.")
        }
        _ => Ok(()),
    }
}
