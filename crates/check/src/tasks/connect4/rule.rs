//! Which rule of Connect 4 a wrong answer breaks.
//!
//! The game is played up to the first answer that differs: what happens there is the reason. What comes after it tells
//! whether an answer is missing, or added, or in another one's place: only then is the reason certain.

use super::answers::{answers, contains, Answer};
use super::drawing::faults;
use super::game::{count, Game, Rows};
use crate::rows::{counted, equal};
use rules::connect4::{Event, COLUMNS, ROWS};
use Answer::{Board, Other, Word};

const NOBODY: &str = "Nobody has four in a row";

/// The first wrong answer.
struct Wrong<'a> {
    input: &'a str,
    /// The game up to what is due.
    game: Game,
    /// The answers from here on, right and wrong ones.
    due: &'a [Answer<'a>],
    found: &'a [Answer<'a>],
}

/// Returns a sentence on the rule that the first wrong answer breaks.
pub(super) fn broken_rule(input: &str, expected: &[u8], found: &[u8]) -> Option<String> {
    let (due, answers) = (answers(expected), answers(found));
    match &faults(&due, found)[..] {
        [] => {}
        [fault] => return Some((*fault).to_owned()),
        _ => return None,
    }
    let right = equal(&due, &answers);
    let game = Game::until_answer(input, right);
    let wrong = Wrong { input, game, due: &due[right..], found: &answers[right..] };
    match wrong.due {
        [] => wrong.after_the_end(),
        [Board(_)] => wrong.after_verdict(),
        _ => wrong.missing().or_else(|| wrong.added()).or_else(|| wrong.other()),
    }
}

impl Wrong<'_> {
    /// Says that nothing is due.
    fn after_the_end(&self) -> Option<String> {
        let verdict = self.game.verdict().unwrap_or("QUIT");
        match *self.found.first()? {
            Word(word) if word == verdict => Some(format!("{verdict} is printed only once.")),
            Word(word) => Some(format!("{verdict} ends the game: no {word} comes after it.")),
            Board(_) if verdict == "QUIT" => {
                Some("QUIT ends the game: no board comes after it.".to_owned())
            }
            Board(_) => Some(format!("{verdict} ends the game: only one board comes after it.")),
            Other(_) => None,
        }
    }

    /// Says what is wrong where the board at the end of the game is due.
    fn after_verdict(&self) -> Option<String> {
        let verdict = self.game.verdict()?;
        match self.found {
            [Board(rows), ..] => {
                let too_early = match verdict {
                    "CONNECT4" => format!("{NOBODY} on this board."),
                    _ => "This board is not full.".to_owned(),
                };
                self.wrong_discs(rows, Some(too_early)).or_else(|| self.too_many(rows))
            }
            [Word(_), ..] if contains(self.found, self.due) => self.after_the_end(),
            [Other(_), ..] => None,
            _ => Some(format!("After {verdict} comes the board.")),
        }
    }

    /// Says why an answer is due that is left out, or has another word in its place.
    fn missing(&self) -> Option<String> {
        let (due, found) = (self.due[0], self.found.first().copied());
        let replaced = self.found.get(1..) == Some(&self.due[1..]);
        let is_missing = match found {
            None => due == Word("QUIT"),
            Some(_) if contains(self.due, self.found) => true,
            Some(Word("FULL")) if due == Word("INVALID") => false,
            Some(Word("QUIT") | Board(_)) if matches!(due, Word(_)) => !self.found.contains(&due),
            Some(Word("QUIT")) => true,
            Some(Word(_)) => replaced && matches!(due, Word(_)),
            _ => false,
        };
        if !is_missing {
            return None;
        }
        match (due, found, self.game.events.last()?) {
            (Word("INVALID"), _, Event::Invalid(column)) => {
                Some(format!("Column {column} is full."))
            }
            (Word("CONNECT4"), Some(Board(rows)), _) => {
                self.wrong_discs(&rows, None).or_else(|| self.game.four_in_a_row())
            }
            (Word("CONNECT4"), ..) => self.game.four_in_a_row(),
            (Word("FULL"), ..) => Some("The board is full.".to_owned()),
            (Word("QUIT"), None, _) => {
                Some("The input ends before the game: QUIT is missing.".to_owned())
            }
            (Board(_), ..) => Some("A board is missing: a blank line asks for it.".to_owned()),
            _ => None,
        }
    }

    /// Says that nothing asks for an answer, or that it comes too early.
    fn added(&self) -> Option<String> {
        match (self.due, self.found) {
            ([due, next, later @ ..], [first, second, after @ ..])
                if due == second && next == first && later == after =>
            {
                match (due, next) {
                    (Word(word), Board(_)) => Some(format!("{word} comes before this board.")),
                    (Board(_), Word(word)) => Some(format!("{word} comes after this board.")),
                    _ => None,
                }
            }
            (_, [Board(_), ..]) if contains(self.found, self.due) => {
                Some("No blank line asks for this board.".to_owned())
            }
            _ => None,
        }
    }

    /// Says why an answer is wrong whatever is due.
    fn other(&self) -> Option<String> {
        match (self.due, self.found) {
            (_, [Word("CONNECT4"), Board(rows), ..]) => {
                self.wrong_discs(rows, Some(format!("{NOBODY} on this board.")))
            }
            (_, [won @ Word("CONNECT4"), ..]) => {
                let is_certain = !self.due.contains(won) && self.game.invalid() == 0;
                is_certain.then(|| format!("{NOBODY}."))
            }
            (_, [full @ Word("FULL"), ..]) => {
                let is_certain = !self.due.contains(full) && self.game.board.discs < ROWS * COLUMNS;
                is_certain.then(|| "The board is not full.".to_owned())
            }
            ([Board(_), ..], [Word("INVALID"), Board(_), ..])
            | ([Word("QUIT")], [Word("INVALID"), ..]) => self.had_room(),
            ([Board(_), ..], [Board(rows), ..]) => {
                if count(rows) == self.game.board.discs {
                    self.wrong_discs(rows, None)
                } else {
                    self.too_many(rows)
                }
            }
            _ => None,
        }
    }

    /// Says that fewer moves are invalid, if the game is played to the end of the input.
    fn had_room(&self) -> Option<String> {
        let invalid =
            |answers: &[Answer]| answers.iter().filter(|it| **it == Word("INVALID")).count();
        if self.due.last() != Some(&Word("QUIT")) || invalid(self.found) <= invalid(self.due) {
            return None;
        }
        let column = self.game.only_column(self.due[0] != Word("QUIT"));
        Some(match (self.game.invalid() + invalid(self.due), column) {
            (0, Some(column)) => format!("Column {column} had room."),
            (0, None) => "No move goes into a full column.".to_owned(),
            (1, _) => "Only 1 move goes into a full column.".to_owned(),
            (moves, _) => format!("Only {moves} moves go into a full column."),
        })
    }

    /// Says which disc of a printed board is wrong, or something else if they are right.
    fn wrong_discs(&self, rows: &Rows, right: Option<String>) -> Option<String> {
        let game = Game::like(self.input, rows)?;
        let is_won = game.verdict() == Some("CONNECT4");
        game.wrong_disc(rows).or(right.filter(|_| !is_won))
    }

    /// Says that a printed board has more discs than were dropped. It may be one that is due later.
    fn too_many(&self, rows: &Rows) -> Option<String> {
        let (discs, dropped) = (count(rows), self.game.board.discs);
        let is_certain = discs > dropped && !self.due.contains(&self.found[0]);
        is_certain.then(|| {
            format!("The board has {}, but only {dropped} were dropped.", counted(discs, "disc"))
        })
    }
}
