//! What may be wrong with all boards of an output.
//!
//! It is certain if a right output with its boards drawn so is the wrong one, but for its last line end.

use super::answers::is_board;

const WALLS: &str = "A row of a board has a wall, |, on each side.";
const WIDTH: &str = "A row of a board has eight cells: the empty ones are spaces.";
const COLOURS: &str = "Red moves first, and a red disc is 0.";
const HEIGHT: &str = "A board has six rows.";

/// Draws a right board with a certain fault.
type Fault = fn(&str) -> String;

/// Faults, and what is said of them.
const FAULTS: [(Fault, &str); 10] = [
    (|board| rows(board, |row| row.chars().rev().collect()), "Column 1 is the leftmost column."),
    (|board| rows(board, |row| row.trim_end_matches('|').trim_end().to_owned() + "|"), WIDTH),
    (|board| rows(board, |row| row[..8].to_owned() + "|").replace("\\-", "\\"), WIDTH),
    (|board| board.replace("|\n", "\n"), WALLS),
    (|board| board.replace('|', ""), WALLS),
    (|board| board["|        |\n".len()..].to_owned(), HEIGHT),
    (|board| "|        |\n".to_owned() + board, HEIGHT),
    (|board| board.replace("\n\\--------/", ""), "A board has a foot: \\--------/."),
    (upside_down, "The board is upside down."),
    (|board| board.replace('0', "x").replace('1', "0").replace('x', "1"), COLOURS),
];

/// Returns what may be wrong with all boards of an output, if nothing else is.
pub(super) fn faults(expected: &[&str], found: &str) -> Vec<&'static str> {
    let output = |draw: Fault| {
        let drawn =
            |answer: &&str| if is_board(answer) { draw(answer) } else { answer.to_string() };
        expected.iter().map(drawn).collect::<Vec<_>>().join("\n")
    };
    let found = found.strip_suffix('\n').unwrap_or(found);
    let mut faults = FAULTS.to_vec();
    faults.retain(|(draw, _)| output(*draw) == found);
    faults.dedup_by_key(|(_, sentence)| *sentence);
    faults.into_iter().map(|(_, sentence)| sentence).collect()
}

fn upside_down(board: &str) -> String {
    let rows = board.lines().rev().skip(1);
    rows.chain(["\\--------/"]).collect::<Vec<_>>().join("\n")
}

/// Changes each row of a board.
fn rows(board: &str, change: fn(&str) -> String) -> String {
    let row = |line: &str| if line.starts_with('|') { change(line) } else { line.to_owned() };
    board.lines().map(row).collect::<Vec<_>>().join("\n")
}
