//! Which rule of Connect 4 a wrong line breaks.
//!
//! The game is played up to the first line that differs: what happens there is the reason.

use crate::rows::lines::first_difference;
use connect4::{Column, FromInteger, Game, Outcome};

/// The lines that an output has, without those of the foot of a board.
#[derive(Clone, Copy, PartialEq)]
enum Line<'a> {
    Connect4,
    Full,
    Quit,
    Invalid,
    Row(&'a [u8]),
    /// The output has ended.
    End,
}

/// A game up to the move or the blank line that prints some line of the output.
#[derive(Default)]
struct Played {
    game: Game,
    moves: Vec<(Column, Outcome)>,
    /// The number of moves up to the last one, or the last blank line, that printed lines before that.
    printed: usize,
}

/// The number of lines of a board.
const BOARD: usize = 7;

/// The directions of a line of four: its name, and the steps to the right and up.
const DIRECTIONS: [(&str, isize, isize); 4] = [
    ("a level line", 1, 0),
    ("an upright line", 0, 1),
    ("a rising line", 1, 1),
    ("a falling line", 1, -1),
];

/// Returns a sentence on the rule that the first wrong line breaks.
pub(super) fn broken_rule(input: &str, expected: &[u8], found: &[u8]) -> Option<String> {
    let verdict = |word: &[u8]| expected.split(|&byte| byte == b'\n').any(|line| line == word);
    let (before, [line, found]) = first_difference(expected, found);
    let played = Played::before(input, before.len());
    Some(match (Line::new(line)?, Line::new(found)?) {
        (Line::Invalid, _) => format!("Column {} is full.", played.moves.last()?.0.number()),
        (Line::Connect4, _) => played.four_in_a_row()?,
        (_, Line::Connect4) if !verdict(b"CONNECT4") => "Nobody has four in a row.".to_owned(),
        (Line::Full, _) => "The board is full.".to_owned(),
        (_, Line::Full) if !verdict(b"FULL") => "The board is not full.".to_owned(),
        (_, Line::Invalid) => format!("Column {} has room.", played.only_move()?),
        (Line::Row(row), Line::Row(found)) => {
            let above = before.iter().rev().take_while(|line| line.starts_with(b"|")).count();
            played.wrong_disc(row, found, 6 - above)?
        }
        _ => return None,
    })
}

impl<'a> Line<'a> {
    /// Returns what a line is, if it is one of those that an output may have.
    fn new(line: Option<&'a [u8]>) -> Option<Self> {
        Some(match line {
            None => Line::End,
            Some(b"CONNECT4") => Line::Connect4,
            Some(b"FULL") => Line::Full,
            Some(b"QUIT") => Line::Quit,
            Some(b"INVALID") => Line::Invalid,
            Some(row) if row.starts_with(b"|") && row.len() == 10 => Line::Row(row),
            _ => return None,
        })
    }
}

impl Played {
    /// Plays a game until it prints the line after some lines.
    fn before(input: &str, lines: usize) -> Self {
        let (mut played, mut count) = (Played::default(), 0);
        for request in requests(input) {
            let printed = played.take(request);
            count += printed;
            if count > lines {
                break;
            }
            if printed > 0 {
                played.printed = played.moves.len();
            }
        }
        played
    }

    /// Takes a move, or a blank line. Returns how many lines that prints.
    fn take(&mut self, request: Option<Column>) -> usize {
        let Some(column) = request else {
            return BOARD;
        };
        let outcome = self.game.drop(column);
        self.moves.push((column, outcome));
        match outcome {
            Outcome::Placed => 0,
            Outcome::Invalid => 1,
            Outcome::Connect4 | Outcome::Full => 1 + BOARD,
        }
    }

    /// Returns the column of the one move that may have printed a line, if there is only one.
    fn only_move(&self) -> Option<usize> {
        match self.moves[self.printed..] {
            [(column, _)] => Some(column.number()),
            _ => None,
        }
    }

    /// Returns the disc in a cell, or a space. Column and row count from 1 at the bottom left.
    fn disc(&self, column: isize, row: isize) -> u8 {
        let is_cell = (1..=8).contains(&column) && (1..=6).contains(&row);
        let row = self.game.board().split(|&byte| byte == b'\n').nth(6 - row.clamp(1, 6) as usize);
        row.filter(|_| is_cell).map_or(b' ', |row| row[column as usize])
    }

    /// Says where the last disc completes four in a row.
    fn four_in_a_row(&self) -> Option<String> {
        let column = self.moves.last()?.0.number() as isize;
        let row = (1..=6).rev().find(|row| self.disc(column, *row) != b' ')?;
        let disc = self.disc(column, row);
        let count = |right: isize, up: isize| {
            let is_same = |n: &isize| self.disc(column + n * right, row + n * up) == disc;
            (1..).take_while(is_same).count() as isize
        };
        DIRECTIONS.iter().find_map(|&(line, right, up)| {
            let (before, after) = (count(-right, -up), count(right, up));
            let place = match (column - before * right, column + after * right) {
                (first, last) if first == last => format!("in column {first}"),
                (first, last) => format!("from column {first} to column {last}"),
            };
            let player = player(disc);
            (before + after >= 3).then(|| format!("{player} has four in a row: {line} {place}."))
        })
    }

    /// Says whose disc a cell has, where a row of a board shows that of the other player.
    fn wrong_disc(&self, expected: &[u8], found: &[u8], row: usize) -> Option<String> {
        let column = (0..expected.len()).find(|&column| expected[column] != found[column])?;
        if [expected[column], found[column]].contains(&b' ') {
            return None;
        }
        let player = player(expected[column]).to_lowercase();
        let last = self.moves.iter().rposition(|(_, outcome)| *outcome != Outcome::Invalid)?;
        let is_last = self.moves[last].0.number() == column
            && self.disc(column as isize, row as isize + 1) == b' ';
        Some(if is_last && last > 0 && self.moves[last - 1].1 == Outcome::Invalid {
            format!(
                "After INVALID it is {player}'s turn: the disc in column {column} is {player}'s."
            )
        } else {
            format!("The disc in column {column}, row {row} from the bottom, is {player}'s.")
        })
    }
}

/// Returns the moves of an input, and `None` for each blank line.
fn requests(input: &str) -> impl Iterator<Item = Option<Column>> + '_ {
    let lines = input.trim_start_matches('\u{FEFF}').split_inclusive('\n');
    lines.flat_map(|line| -> Vec<_> {
        let words = line.split_ascii_whitespace().filter_map(|word| word.parse().ok());
        match line {
            "\n" | "\r\n" => vec![None],
            _ => words.map(Column::from_integer).collect(),
        }
    })
}

fn player(disc: u8) -> &'static str {
    if disc == b'0' {
        "Red"
    } else {
        "Yellow"
    }
}
