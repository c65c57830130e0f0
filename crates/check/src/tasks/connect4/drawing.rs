//! How a board may be drawn wrongly.
//!
//! What is wrong is certain if a right output with all its boards drawn so is the wrong output, byte for byte.

use super::answers::{Answer, FOOT};
use rules::connect4::{COLUMNS, ROWS};

/// The lines of a board, the foot as the last one.
type Lines = Vec<Vec<u8>>;
/// Makes of a right board one with a certain fault.
type Fault = fn(&mut Lines);

const ROWS_WRONG: &str = "A board has six rows.";
const COLUMNS_WRONG: &str = "Column 1 is the leftmost column, and column 8 the rightmost.";
const CELLS_WRONG: &str = "A row of a board has eight cells: those that are empty are spaces.";
const WALLS_WRONG: &str = "A row of a board has a wall, |, on each side.";

/// The faults, and what is said of them.
const FAULTS: [(Fault, &str); 14] = [
    (|board| board[..ROWS].reverse(), "The board is upside down."),
    (|board| board.truncate(ROWS), "A board has a foot: \\--------/."),
    (|board| drop(board.remove(0)), ROWS_WRONG),
    (|board| board.insert(0, b"|        |".to_vec()), ROWS_WRONG),
    (|board| each_row(board, |row| row[1..=COLUMNS].reverse()), COLUMNS_WRONG),
    (|board| each_row(board, |row| row[1..=COLUMNS].rotate_left(1)), COLUMNS_WRONG),
    (|board| each_row(board, |row| row[1..=COLUMNS].rotate_right(1)), COLUMNS_WRONG),
    (
        |board| board.iter_mut().for_each(|line| line.truncate(COLUMNS)),
        "A board has eight columns.",
    ),
    (
        |board| each_row(board, |row| *row = [row[..=COLUMNS].trim_ascii_end(), b"|"].concat()),
        CELLS_WRONG,
    ),
    (|board| each_row(board, |row| *row = row[..=COLUMNS].trim_ascii_end().to_vec()), CELLS_WRONG),
    (|board| each_row(board, |row| *row = row[1..=COLUMNS].trim_ascii_end().to_vec()), CELLS_WRONG),
    (|board| each_row(board, |row| *row = row[1..=COLUMNS].to_vec()), WALLS_WRONG),
    (|board| each_row(board, |row| row.truncate(1 + COLUMNS)), WALLS_WRONG),
    (
        |board| each_row(board, |row| row.iter_mut().for_each(swap)),
        "Red moves first, and a red disc is 0.",
    ),
];

/// Returns what is wrong with all boards of an output, and with nothing else; all that it may be.
pub(super) fn faults(expected: &[Answer], found: &[u8]) -> Vec<&'static str> {
    let is_drawn = |fault: Fault| output(expected, fault) == found;
    let faults = FAULTS.iter().filter(|(fault, _)| is_drawn(*fault));
    let mut faults: Vec<_> = faults.map(|(_, sentence)| *sentence).collect();
    faults.dedup();
    faults
}

/// Returns an output with a fault in each board.
fn output(answers: &[Answer], fault: Fault) -> Vec<u8> {
    let mut output = Vec::new();
    for answer in answers {
        let mut lines = match answer {
            Answer::Word(word) => vec![word.as_bytes().to_vec()],
            Answer::Other(line) => vec![line.to_vec()],
            Answer::Board(rows) => {
                [&rows[..], &[FOOT]].concat().iter().map(|line| line.to_vec()).collect()
            }
        };
        if let Answer::Board(_) = answer {
            fault(&mut lines);
        }
        for line in lines {
            output.extend([&line[..], b"\n"].concat());
        }
    }
    output
}

fn each_row(board: &mut Lines, change: fn(&mut Vec<u8>)) {
    board[..ROWS].iter_mut().for_each(change);
}

/// Gives a disc to the other player.
fn swap(cell: &mut u8) {
    *cell = match *cell {
        b'0' => b'1',
        b'1' => b'0',
        other => other,
    };
}
