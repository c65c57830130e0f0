//! Which rule of Connect 4 the first wrong answer breaks.
//!
//! What comes after it tells whether an answer is missing, or added: only then is the reason certain.

use super::answers::{answers, contains, discs, is_board};
use super::drawing::faults;
use super::game::Game;
use crate::rows::{counted, equal};

const WORDS: [&str; 4] = ["CONNECT4", "FULL", "INVALID", "QUIT"];

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
    let [expected, found] = [expected, found].map(String::from_utf8_lossy);
    let (due, answers) = (answers(&expected), answers(&found));
    let faults = faults(&due, &found);
    let (right, due) = due.split_at(equal(&due, &answers));
    let wrong = Wrong { game: Game::new(input), right, due, found: &answers[right.len()..] };
    match faults[..] {
        // Otherwise the output may be cut.
        [fault] if !expected.starts_with(&*found) => Some(fault.to_owned()),
        [] | [_] => wrong.sentence(),
        _ => None,
    }
}

impl Wrong<'_> {
    /// The first case that fits is said: later ones rely on it.
    fn sentence(&self) -> Option<String> {
        let sentence = match (self.due, self.found) {
            (["QUIT"], []) => "The input ends before the game does: QUIT is missing.",
            (_, [found, ..]) if !is_board(found) && !WORDS.contains(found) => return None,
            ([board], [found, ..]) if is_board(board) && is_board(found) => {
                return self.wrong_board(found)
            }
            ([], [_, ..]) | ([_], _) if self.due != ["QUIT"] => return after(self.right),
            ([verdict @ ("CONNECT4" | "FULL"), board], found) if found == [*board, *verdict] => {
                return Some(format!("{verdict} comes before the board."))
            }
            (_, [_, ..]) if self.is_missing() => return self.missing(),
            (_, [board, ..]) if is_board(board) => return self.wrong_board(board),
            (_, ["CONNECT4", board, ..]) if is_board(board) => return self.no_four(board),
            (_, ["FULL", ..]) if self.due.ends_with(&["QUIT"]) => {
                let discs = counted(self.game.discs.len(), "disc");
                return Some(format!("The board is not full: the game has {discs}."));
            }
            (_, ["INVALID", ..]) if contains(self.found, self.due) => {
                "INVALID comes once for each move into a full column, and for nothing else."
            }
            _ => return None,
        };
        Some(sentence.to_owned())
    }

    /// Returns whether what is due is left out: the answers after it follow, or the game goes on.
    fn is_missing(&self) -> bool {
        let (due, found) = (self.due[0], self.found[0]);
        let goes_on = match (due, found) {
            ("CONNECT4", "FULL") | (_, "QUIT") => true,
            _ => is_board(found),
        };
        contains(self.due, self.found) || goes_on && !is_board(due) && !self.found.contains(&due)
    }

    /// Says why an answer is due.
    fn missing(&self) -> Option<String> {
        match self.due[0] {
            "INVALID" => {
                let before = self.right.iter().filter(|answer| **answer == "INVALID").count();
                Some(format!("Column {} is full.", self.game.invalid.get(before)?.0))
            }
            // Otherwise the program may have let the other player move, and have another line.
            "CONNECT4" if self.game.invalid.is_empty() => self.game.four_in_a_row(),
            "FULL" => Some("The board is full.".to_owned()),
            board if is_board(board) => {
                Some("A board is missing: a blank line asks for it.".to_owned())
            }
            _ => None,
        }
    }

    /// Says what is wrong with a board that is not due.
    fn wrong_board(&self, board: &str) -> Option<String> {
        let (due, found) = (discs(self.due[0]), discs(board));
        if contains(self.found, self.due) {
            Some("No blank line asks for this board.".to_owned())
        } else if !is_board(self.due[0]) || self.due.contains(&board) {
            None
        } else if found > due {
            let found = counted(found, "disc");
            Some(format!("The board has {found}, but the game has only {due} so far."))
        } else if self.right.ends_with(&["CONNECT4"]) {
            self.no_four(board)
        } else {
            self.game.wrong_disc(board).filter(|_| found == due)
        }
    }

    /// Says why a game does not end with a printed board.
    fn no_four(&self, board: &str) -> Option<String> {
        let is_early = !self.due.ends_with(&["CONNECT4", board]);
        let no_four = || is_early.then(|| "Nobody has four in a row on this board.".to_owned());
        self.game.discs_of(board)?;
        self.game.wrong_disc(board).or_else(no_four)
    }
}

/// Says what comes after the end of the game, if that is where the right answers end.
fn after(right: &[&str]) -> Option<String> {
    let verdict = right.iter().rfind(|answer| !is_board(answer))?;
    let what = if *verdict == "QUIT" { "nothing" } else { "the board, and nothing else" };
    Some(format!("After {verdict} comes {what}."))
}
