//! What is printed about a puzzle, as the statement shows it.

use super::{Board, Card, Puzzle};

const BORDER: &str = "+----------+----------+----------+\n";

/// Returns the report, with at most `limit` solutions, and their number if there are more.
pub(crate) fn report(comments: &str, puzzle: &Puzzle, limit: usize) -> String {
    let mut report = format!("Eingabedaten:\n{comments}{}", lines(&puzzle.cards));
    report += &format!("\nEs gibt {} verschiedene Kartentypen:\n", puzzle.types.len());
    for (number, (card, count)) in (1..).zip(&puzzle.types) {
        report += &format!("{number}. {count} * [{}]\n", sides(card));
    }
    for (number, board) in (1..).zip(puzzle.solutions.iter().take(limit)) {
        report += &format!("\n{number}. gefundene Loesung:\n{}{}", drawing(board), check(board));
    }
    match puzzle.solutions.len() {
        0 => report + "\nEs gibt keine Loesung.\n",
        total if total > limit => report + &format!("\nEs gibt insgesamt {total} Loesungen.\n"),
        _ => report,
    }
}

/// Returns the line with the number of solutions. A tab in the description is a space.
pub(crate) fn count(comments: &str, puzzle: &Puzzle) -> String {
    let description = comments.lines().next().map_or("", |comment| &comment[1..]);
    let description = description.trim_matches([' ', '\t', '\x0B']).replace('\t', " ");
    format!("{}\t{}\t{description}\n", puzzle.solutions.len(), puzzle.up_to_rotation())
}

/// Writes cards, one on each line.
pub(crate) fn lines(cards: &[Card]) -> String {
    cards.iter().map(|card| sides(card) + "\n").collect()
}

fn sides(card: &Card) -> String {
    card.map(|side| side.to_string()).join(" ")
}

fn drawing(board: &Board) -> String {
    let mut text = BORDER.to_owned();
    for row in board.chunks(3) {
        text += &line(row, |_, [top, ..]| format!("    {top:2}    "));
        text +=
            &line(row, |number, [_, right, _, left]| format!(" {left:2} {number:2} {right:2} "));
        text += &line(row, |_, [_, _, bottom, _]| format!("    {bottom:2}    "));
        text += BORDER;
    }
    text
}

/// Returns one line of the drawing of three cards.
fn line(row: &[(usize, Card)], part: impl Fn(usize, Card) -> String) -> String {
    let parts = row.iter().map(|&(number, card)| part(number, card));
    format!("|{}|\n", parts.collect::<Vec<_>>().join("|"))
}

/// Returns the line with a solution.
fn check(board: &Board) -> String {
    let place = |(number, [top, right, bottom, left]): &(usize, Card)| {
        format!("{number},{top},{right},{bottom},{left};")
    };
    format!("CHECK: {}\n", board.iter().map(place).collect::<String>())
}
