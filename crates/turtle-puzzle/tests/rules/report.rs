//! A naive model of the output for a card set, line by line.

use rules::turtle_puzzle::{Board, Card, Puzzle};

/// What separates integers.
const WHITE_SPACE: [char; 6] = [' ', '\t', '\n', '\x0B', '\x0C', '\r'];
const RULE: &str = "+----------+----------+----------+";

/// Returns the report on a card set, with at most `limit` solutions.
pub(crate) fn report(comments: &[String], puzzle: &Puzzle, limit: usize) -> String {
    let mut lines = vec!["Eingabedaten:".to_string()];
    lines.extend_from_slice(comments);
    lines.extend(puzzle.cards.iter().map(|&card| sides(card)));
    lines.push(format!("\nEs gibt {} verschiedene Kartentypen:", puzzle.types.len()));
    for (number, &(card, multiplicity)) in (1..).zip(&puzzle.types) {
        lines.push(format!("{number}. {multiplicity} * [{}]", sides(card)));
    }
    for (number, board) in (1..).zip(puzzle.solutions.iter().take(limit)) {
        lines.push(format!("\n{number}. gefundene Loesung:"));
        lines.extend(drawing(board));
        lines.push(check(board));
    }
    match puzzle.total() {
        0 => lines.push("\nEs gibt keine Loesung.".to_string()),
        total if total > limit => lines.push(format!("\nEs gibt insgesamt {total} Loesungen.")),
        _ => {}
    }
    lines.join("\n") + "\n"
}

/// Returns the line with the number of solutions of a card set.
pub(crate) fn counts(comments: &[String], puzzle: &Puzzle) -> String {
    let description = comments.first().map_or("", |comment| &comment[1..]);
    let description = description.trim_matches(WHITE_SPACE);
    format!("{}\t{}\t{description}\n", puzzle.total(), puzzle.up_to_rotation())
}

fn sides([top, right, bottom, left]: Card) -> String {
    format!("{top} {right} {bottom} {left}")
}

fn drawing(board: &Board) -> Vec<String> {
    let mut lines = vec![RULE.to_string()];
    for row in board.chunks(3) {
        lines.extend([
            line(row, |_, [top, ..]| format!("    {top:2}    ")),
            line(row, |number, [_, right, _, left]| format!(" {left:2} {number:2} {right:2} ")),
            line(row, |_, [_, _, bottom, _]| format!("    {bottom:2}    ")),
            RULE.to_string(),
        ]);
    }
    lines
}

/// Returns one line of the drawing of a row of three cards.
fn line(row: &[(usize, Card)], part: impl Fn(usize, Card) -> String) -> String {
    let parts: Vec<_> = row.iter().map(|&(number, card)| part(number + 1, card)).collect();
    format!("|{}|", parts.join("|"))
}

fn check(board: &Board) -> String {
    board.iter().fold("CHECK: ".to_string(), |line, (number, [top, right, bottom, left])| {
        format!("{line}{},{top},{right},{bottom},{left};", number + 1)
    })
}
