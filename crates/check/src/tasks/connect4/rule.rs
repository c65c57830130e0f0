//! Which rule of Connect 4 the first wrong answer breaks.
//!
//! What comes after it tells whether an answer is missing, or added, or in another one's place: only then is the reason
//! certain.

use super::answers::{answers, contains, discs, is_board};
use super::drawing::faults;
use super::game::Game;
use crate::rows::{counted, equal};
use rules::connect4::{COLUMNS, ROWS};
use std::collections::BTreeSet;

const WORDS: [&str; 4] = ["CONNECT4\n", "FULL\n", "INVALID\n", "QUIT\n"];

/// The first wrong answer.
struct Wrong<'a> {
    game: Game,
    /// The answers that are right.
    right: &'a [&'a str],
    /// The answers that are due then, and those that are found.
    due: &'a [&'a str],
    found: &'a [&'a str],
}

/// Returns a sentence on the rule that the first wrong answer breaks.
pub(super) fn broken_rule(input: &str, expected: &[u8], found: &[u8]) -> Option<String> {
    let [expected, mut found] =
        [expected, found].map(|text| String::from_utf8_lossy(text).into_owned());
    if !found.is_empty() && !found.ends_with('\n') {
        found.push('\n');
    }
    let (due, answers) = (answers(&expected), answers(&found));
    let faults = faults(&due, &found);
    let (right, due) = due.split_at(equal(&due, &answers));
    let wrong = Wrong { game: Game::new(input), right, due, found: &answers[right.len()..] };
    match faults[..] {
        // Otherwise the output may be cut.
        [fault] if !expected.starts_with(&found) => Some(fault.to_owned()),
        [] | [_] => wrong.sentence(),
        _ => None,
    }
}

impl Wrong<'_> {
    fn sentence(&self) -> Option<String> {
        let connect4 = || !self.due.contains(&"CONNECT4\n") && self.game.invalid.is_empty();
        let full = || !self.due.contains(&"FULL\n") && self.game.discs.len() < ROWS * COLUMNS;
        let sentence = match (self.due, self.found) {
            (["QUIT\n"], []) => "The input ends before the game does: QUIT is missing.",
            (_, [found, ..]) if !is_board(found) && !WORDS.contains(found) => return None,
            ([] | [_], _) if self.due != ["QUIT\n"] => return self.after_verdict(),
            (_, [_, ..]) if self.is_missing() => return self.missing(),
            (_, [board, word, ..]) if self.is_swapped() && is_board(board) => {
                return Some(format!("{} comes before this board.", word.trim_end()))
            }
            (_, [word, ..]) if self.is_swapped() => {
                return Some(format!("{} comes after this board.", word.trim_end()))
            }
            (_, [board, ..]) if is_board(board) => return self.wrong_board(board),
            (_, ["CONNECT4\n", board, ..]) if is_board(board) => return self.no_four(board),
            (_, ["CONNECT4\n", ..]) if connect4() => "Nobody has four in a row.",
            (_, ["FULL\n", board, ..]) if discs(board) == ROWS * COLUMNS => return None,
            (_, ["FULL\n", ..]) if full() => "The board is not full.",
            (_, ["INVALID\n", ..]) => return self.not_invalid(),
            _ => return None,
        };
        Some(sentence.to_owned())
    }

    /// Says that the game has ended, or what is wrong where its last board is due.
    fn after_verdict(&self) -> Option<String> {
        let verdict = self.right.iter().rfind(|answer| !is_board(answer))?.trim_end();
        let found = self.found.first().map_or("", |found| found.trim_end());
        Some(match self.due {
            [_, ..] if is_board(found) => return self.wrong_board(self.found[0]),
            [_, ..] if !contains(self.found, self.due) => {
                format!("After {verdict} comes the board.")
            }
            _ if found.is_empty() => return None,
            _ if found == verdict => format!("{verdict} is printed only once."),
            _ if is_board(found) => {
                format!("{verdict} ends the game: no other board comes after it.")
            }
            _ => format!("{verdict} ends the game: no {found} comes after it."),
        })
    }

    /// Returns whether what is due is left out, or has another word in its place.
    fn is_missing(&self) -> bool {
        let (due, found) = (self.due[0], self.found[0]);
        contains(self.due, self.found)
            || match (due, found) {
                ("INVALID\n", "FULL\n") | ("FULL\n", "CONNECT4\n") | ("QUIT\n", _) => false,
                _ if is_board(due) => false,
                _ if self.found[1..] == self.due[1..] => true,
                _ => !self.found.contains(&due) && (found == "QUIT\n" || is_board(found)),
            }
    }

    /// Says why an answer is due.
    fn missing(&self) -> Option<String> {
        Some(match self.due[0] {
            "INVALID\n" => {
                format!("Column {} is full.", self.game.invalid.get(invalid(self.right))?)
            }
            "CONNECT4\n" => {
                let board = self.found.iter().find(|answer| is_board(answer));
                // A program that lets the other player move after INVALID has another line.
                let is_certain = self.game.invalid.is_empty() || board == self.due.last();
                let four = || self.game.four_in_a_row().filter(|_| is_certain);
                board.and_then(|board| self.game.wrong_disc(board)).or_else(four)?
            }
            "FULL\n" => "The board is full.".to_owned(),
            _ => "A board is missing: a blank line asks for it.".to_owned(),
        })
    }

    /// Says what is wrong with a board that is not due.
    fn wrong_board(&self, board: &str) -> Option<String> {
        let (due, found) = (discs(self.due[0]), discs(board));
        Some(match self.due {
            _ if contains(self.found, self.due) => "No blank line asks for this board.".to_owned(),
            [word, ..] if !is_board(word) => return None,
            _ if found == due => return self.game.wrong_disc(board),
            [_] if found > due => {
                format!("The game ends with {due} discs, but the board has {found}.")
            }
            _ if found > due && !self.due.contains(&board) => {
                format!(
                    "The board has {}, but the game has only {due} so far.",
                    counted(found, "disc")
                )
            }
            [_] => return self.no_four(board),
            _ => return None,
        })
    }

    /// Says why a game does not end with a printed board.
    fn no_four(&self, board: &str) -> Option<String> {
        let is_early =
            self.game.discs_of(board).is_some() && !self.due.ends_with(&["CONNECT4\n", board]);
        let why = match self.right.last() {
            Some(&"FULL\n") => "The board is not full.",
            _ => "Nobody has four in a row on this board.",
        };
        self.game.wrong_disc(board).or_else(|| is_early.then(|| why.to_owned()))
    }

    /// Returns whether an answer has changed places with the next one.
    fn is_swapped(&self) -> bool {
        let ([due, next, later @ ..], [first, second, after @ ..]) = (self.due, self.found) else {
            return false;
        };
        (due, next, later) == (second, first, after) && is_board(due) != is_board(next)
    }

    /// Says that no move is invalid, or only those of the right output.
    fn not_invalid(&self) -> Option<String> {
        let is_added = match (self.due, self.found) {
            (["QUIT\n"], _) => true,
            ([due, .., "QUIT\n"], [_, found, ..]) if is_board(due) => is_board(found),
            _ => contains(self.found, self.due),
        };
        if !is_added || invalid(self.found) <= invalid(self.due) {
            return None;
        }
        let discs = self.game.discs.iter().filter(|disc| disc.answers == self.right.len());
        let columns: BTreeSet<_> = discs.map(|disc| disc.cell.1 + 1).collect();
        Some(match (self.game.invalid.len(), columns.len()) {
            (0, 1) => format!("Column {} had room.", columns.first()?),
            (0, _) => "No move goes into a full column.".to_owned(),
            (1, _) => "Only 1 move goes into a full column.".to_owned(),
            (moves, _) => format!("Only {moves} moves go into a full column."),
        })
    }
}

/// Returns how many answers are `INVALID`.
fn invalid(answers: &[&str]) -> usize {
    answers.iter().filter(|answer| **answer == "INVALID\n").count()
}
