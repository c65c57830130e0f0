//! The answers of an output of Connect 4: its words and boards.
//!
//! An answer compares as a whole, and a program that leaves one out or adds one is right in all the others.

use crate::rows::{lines, without_end};
use rules::connect4::{COLUMNS, ROWS};

pub(super) const FOOT: &[u8] = b"\\--------/";
const WORDS: [&str; 4] = ["INVALID", "CONNECT4", "FULL", "QUIT"];

/// One or more lines of an output.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) enum Answer<'a> {
    Word(&'static str),
    /// The six rows of a board that has its foot.
    Board([&'a [u8]; ROWS]),
    /// A line that no right output has at this place.
    Other(&'a [u8]),
}

/// Returns the answers of an output. A line end may be missing.
pub(super) fn answers(output: &[u8]) -> Vec<Answer<'_>> {
    let lines: Vec<_> = lines(output).into_iter().map(without_end).collect();
    let (mut answers, mut remainder) = (Vec::new(), &lines[..]);
    while let [line, after @ ..] = remainder {
        let board = board(remainder);
        let word = WORDS.iter().find(|word| word.as_bytes() == *line);
        remainder = if board.is_some() { &remainder[ROWS + 1..] } else { after };
        answers.push(match (board, word) {
            (Some(board), _) => Answer::Board(board),
            (_, Some(word)) => Answer::Word(word),
            _ => Answer::Other(line),
        });
    }
    answers
}

/// Returns the rows of the board at the start of some lines.
fn board<'a>(lines: &[&'a [u8]]) -> Option<[&'a [u8]; ROWS]> {
    let rows = lines.get(..ROWS)?;
    let is_drawn = lines.get(ROWS) == Some(&FOOT) && rows.iter().all(|row| is_row(row));
    is_drawn.then(|| rows.try_into().ok()).flatten()
}

fn is_row(line: &[u8]) -> bool {
    let cells = line.strip_prefix(b"|").and_then(|line| line.strip_suffix(b"|"));
    cells.is_some_and(|cells| {
        cells.len() == COLUMNS && cells.iter().all(|cell| b" 01".contains(cell))
    })
}

/// Returns whether some answers become others if any of them are left out.
pub(super) fn contains(answers: &[Answer], others: &[Answer]) -> bool {
    let mut answers = answers.iter();
    others.iter().all(|other| answers.any(|answer| answer == other))
}
