//! What may be wrong with all boards of an output.
//!
//! It is certain if a right output with its boards drawn so is the wrong one, byte for byte.

use super::answers::is_board;

const LEFT: &str = "Column 1 is the leftmost column, and column 8 the rightmost.";
const ROWS: &str = "A board has six rows.";
const WALLS: &str = "A row of a board has a wall, |, on each side.";
const WIDTH: &str = "A row of a board has eight cells: the empty ones are spaces.";

/// Draws a right board with a certain fault.
type Fault = fn(&str) -> String;

/// Faults, and what is said of them.
const FAULTS: [(Fault, &str); 11] = [
    (|board| rows(board, |cells| cells.chars().rev().collect()), LEFT),
    (|board| rows(board, |cells| cells[7..].to_owned() + &cells[..7]), LEFT),
    (|board| rows(board, |cells| cells.trim_end().to_owned()), WIDTH),
    (|board| rows(board, |cells| cells[..7].to_owned()).replace("\\-", "\\"), WIDTH),
    (|board| board.replace("|\n", "\n"), WALLS),
    (|board| board.replace('|', ""), WALLS),
    (|board| board["|        |\n".len()..].to_owned(), ROWS),
    (|board| "|        |\n".to_owned() + board, ROWS),
    (|board| board.replace("\\--------/\n", ""), "A board has a foot: \\--------/."),
    (
        |board| board.lines().rev().skip(1).collect::<Vec<_>>().join("\n") + "\n\\--------/\n",
        "The board is upside down.",
    ),
    (
        |board| board.replace('0', "x").replace('1', "0").replace('x', "1"),
        "Red moves first, and a red disc is 0.",
    ),
];

/// Returns what may be wrong with all boards of an output, if nothing else is.
pub(super) fn faults(expected: &[&str], found: &str) -> Vec<&'static str> {
    let mut faults = Vec::new();
    for (draw, sentence) in FAULTS {
        let draw =
            |answer: &&str| if is_board(answer) { draw(answer) } else { (*answer).to_owned() };
        if expected.iter().map(draw).collect::<String>() == found {
            faults.push(sentence);
        }
    }
    faults.dedup();
    faults
}

/// Changes the cells of each row of a board.
fn rows(board: &str, change: fn(&str) -> String) -> String {
    let row = |line: &str| match line.strip_prefix('|').and_then(|line| line.strip_suffix("|\n")) {
        Some(cells) => format!("|{}|\n", change(cells)),
        None => line.to_owned(),
    };
    board.split_inclusive('\n').map(row).collect()
}
