//! Which rule of Connect 4 a wrong answer breaks.
//!
//! An output is a list of answers: words and boards. The game is played up to the first answer that differs:
//! what happens there is the reason.

use crate::rows::{equal, lines, without_end};
use rules::connect4::{direction, requests, Board, Cell, Event, COLUMNS, ROWS};
use std::collections::BTreeSet;
use Answer::{Drawing, Other, Word};

const FOOT: &[u8] = b"\\--------/";

/// What an output says.
#[derive(Clone, Debug, PartialEq)]
enum Answer<'a> {
    Word(&'a [u8]),
    /// The rows of a board, with its foot. Some may be missing.
    Drawing(Vec<&'a [u8]>),
    /// A line that no output has.
    Other,
}

/// Returns a sentence on the rule that the first wrong answer breaks.
pub(super) fn broken_rule(input: &str, expected: &[u8], found: &[u8]) -> Option<String> {
    let (expected, found) = (answers(expected), answers(found));
    let right = equal(&expected, &found);
    let (due, wrong) = (&expected[right..], &found[right..]);
    let game = Game::until(input, right);
    let last = game.events.last()?;
    Some(match (due, wrong, last) {
        (_, [Other, ..], _) => return None,
        ([Word(word), board], [drawing, verdict], _) if board == drawing && *verdict == due[0] => {
            format!("{} comes before the board.", String::from_utf8_lossy(word))
        }
        ([Word(word), next @ ..], [Drawing(_), Word(later), after @ ..], _) if word == later => {
            let goes_on = next.first() == after.first();
            return goes_on.then(|| "No blank line asks for this board.".to_owned());
        }
        ([Word(b"INVALID"), ..], _, Event::Invalid(column)) => format!("Column {column} is full."),
        ([Word(b"CONNECT4"), ..], _, Event::End(_, cell)) => four_in_a_row(&game.board, *cell)?,
        // One that only comes too early is not explained.
        (_, [won @ Word(b"CONNECT4"), after @ ..], _) if !expected.contains(won) => {
            let disc = match after {
                [Drawing(rows), ..] => game.wrong_disc(rows),
                _ => None,
            };
            disc.unwrap_or_else(|| "Nobody has four in a row.".to_owned())
        }
        ([Word(b"FULL"), ..], ..) => "The board is full.".to_owned(),
        (_, [Word(b"FULL"), ..], _) if game.board.discs < ROWS * COLUMNS => {
            "The board is not full.".to_owned()
        }
        ([Word(b"QUIT")], [Word(b"INVALID"), ..], _) => {
            format!("Column {} had room.", game.only_column()? + 1)
        }
        ([Drawing(_), ..], [Drawing(rows), ..], _) => game.wrong_disc(rows)?,
        _ => return None,
    })
}

/// Returns the words and boards of an output.
fn answers(output: &[u8]) -> Vec<Answer<'_>> {
    let mut answers = Vec::new();
    for line in lines(output) {
        match (without_end(line), answers.last_mut()) {
            (word @ (b"CONNECT4" | b"FULL" | b"QUIT" | b"INVALID"), _) => answers.push(Word(word)),
            (row, Some(Drawing(rows))) if is_part(row) && !rows.ends_with(&[FOOT]) => {
                rows.push(row);
            }
            (row, _) if is_part(row) => answers.push(Drawing(vec![row])),
            _ => answers.push(Other),
        }
    }
    answers
}

/// Returns whether a line may belong to a board.
fn is_part(line: &[u8]) -> bool {
    line == FOOT || (line.len() == COLUMNS + 2 && line.starts_with(b"|"))
}

/// A game up to an answer.
struct Game {
    board: Board,
    events: Vec<Event>,
}

impl Game {
    /// Plays a game until it gives one more answer than some.
    fn until(input: &str, mut answers: usize) -> Self {
        let mut game = Game { board: Board::EMPTY, events: Vec::new() };
        for request in requests(input) {
            let event = game.board.take(request);
            game.events.push(event);
            match event {
                Event::Disc(_) => {}
                Event::Board(_) | Event::Invalid(_) if answers > 0 => answers -= 1,
                _ => break,
            }
        }
        game
    }

    /// Returns the column of all discs after the last answer, if it is one.
    fn only_column(&self) -> Option<usize> {
        let column = |event: &Event| match event {
            Event::Disc((_, column)) => Some(*column),
            _ => None,
        };
        let discs = self.events.rsplit(|event| column(event).is_none()).next()?;
        let columns: BTreeSet<_> = discs.iter().filter_map(column).collect();
        columns.first().copied().filter(|_| columns.len() == 1)
    }

    /// Says whose the first disc is that a printed board gives to the other player.
    fn wrong_disc(&self, rows: &[&[u8]]) -> Option<String> {
        let printed = |(row, column): Cell| rows.get(row)?.get(column + 1);
        let is_wrong = |cell| {
            matches!((printed(cell), self.board.at(cell)), (Some(b'0'), '1') | (Some(b'1'), '0'))
        };
        let mut is_after_invalid = false;
        for event in &self.events {
            match *event {
                Event::Board(_) => {}
                Event::Disc(cell) | Event::End(_, cell) if is_wrong(cell) => {
                    let player = player(&self.board, cell).to_lowercase();
                    let turn = format!("After INVALID it is {player}'s turn: the");
                    let start = if is_after_invalid { &turn } else { "The" };
                    let (row, column) = (ROWS - cell.0, cell.1 + 1);
                    let place = format!("column {column}, row {row} from the bottom");
                    return Some(format!("{start} disc in {place}, is {player}'s."));
                }
                _ => is_after_invalid = matches!(event, Event::Invalid(_)),
            }
        }
        None
    }
}

/// Returns the player of a disc.
fn player(board: &Board, cell: Cell) -> &'static str {
    match board.at(cell) {
        '0' => "Red",
        _ => "Yellow",
    }
}

/// Says where the last disc completes four in a row.
fn four_in_a_row(board: &Board, last: Cell) -> Option<String> {
    let name = direction(board.fours(last).next()?);
    let line = board.fours(last).filter(|four| direction(four) == name).flatten();
    let columns: BTreeSet<_> = line.map(|(_, column)| column + 1).collect();
    let place = match (columns.first()?, columns.last()?) {
        (first, last) if first == last => format!("a {name} line in column {first}"),
        (first, last) => format!("a {name} line from column {first} to column {last}"),
    };
    Some(format!("{} has four in a row: {place}.", player(board, last)))
}
