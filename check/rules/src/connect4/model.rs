//! The reference model, and what its mutants exchange.
//!
//! This file has two parts. [`Referee`] is what is decided: [`Referee::default`] decides by the
//! rules, each time in a line, and a mistake exchanges some of these lines. `Referee::play` plays
//! a game by what the referee decides; it is the same for all. Comments say what is there for
//! mistakes alone.

use super::board::{Board, Cell, Direction, Step, COLUMNS, PLAYERS, ROWS, STEPS};
use crate::answer::Answer;
use crate::model::Model;
use std::any::Any;
use std::array;
use std::borrow::Cow;
use std::sync::{Arc, LazyLock};

/// What is printed for a blank line.
pub const BOARD: &str = "board";
/// What is printed for a move into a full column.
pub const INVALID: &str = "INVALID";
/// What is printed if the last disc makes four in a row.
pub const CONNECT4: &str = "CONNECT4";
/// What is printed if the board is full.
pub const FULL: &str = "FULL";
/// What is printed after `CONNECT4` or `FULL`.
pub const LAST_BOARD: &str = "last board";
/// What is printed if the input ends first.
pub const QUIT: &str = "QUIT";

const OVER: &str = "The game is over: nothing more comes.";
const ENDED: &str = "The input has ended: nothing more comes.";
const NOT_OVER: &str = "The input ends, but nobody has four in a row, and the board is not full.";
/// Thousands of moves may be into a full column, so these are ready.
static COLUMN_IS_FULL: LazyLock<[String; COLUMNS]> =
    LazyLock::new(|| array::from_fn(|column| format!("Column {} is full.", column + 1)));

/// A game, as far as it has come.
#[derive(Clone, Copy, Debug, Default)]
pub struct Game {
    /// The discs.
    pub board: Board,
    /// Where the last disc is.
    pub last: Cell,
    /// The column of the last move, from 1.
    pub column: usize,
    /// What else has happened, for mistakes alone.
    pub past: Past,
}

/// What has happened in a game that matters to mistakes alone: the rules never look at it.
#[derive(Clone, Copy, Debug, Default)]
pub struct Past {
    /// How many moves were into a full column.
    pub invalid: usize,
    /// How many of them came after the last disc.
    pub invalid_since_disc: usize,
    /// How many discs made four in a row.
    pub won: usize,
    /// How many lines were blank.
    pub blank: usize,
    /// Whether the last line was.
    pub is_blank: bool,
    /// Whether the move is the last one of its line.
    pub is_last: bool,
    /// How many discs were dropped in the same line before.
    pub dropped: usize,
    /// The number of the line among those with moves, from 0.
    pub line: usize,
    /// How many discs are above each column, where they are not printed. Only mistakes write it.
    pub above: [usize; COLUMNS],
}

/// What comes after a word.
#[derive(Clone, Copy, Debug)]
pub enum Then {
    /// The next move or blank line.
    GoOn,
    /// Nothing more.
    Stop,
    // For mistakes alone: by the rules, a game goes on or stops.
    /// The next line.
    NextLine,
    /// The next line, but no `QUIT`.
    OverNextLine,
    /// The remainder of the line, and no more.
    ThisLine,
    /// A new game, with the next move.
    NewGame,
    /// A new game, with the next line.
    NewGameInNextLine,
    /// Boards for all further blank lines.
    Boards,
}

/// Words that are printed.
pub type Words = &'static [&'static str];

/// Returns whether something is so after a disc has landed.
pub type IsSo = Arc<dyn Fn(&Game) -> bool + Send + Sync>;

/// A way of looking for four in a row after a disc has landed.
#[derive(Clone)]
#[expect(missing_debug_implementations, reason = "it is a function")]
pub enum Look {
    /// Returns whether a program sees a line, of whatever direction.
    Anywhere(IsSo),
    /// Returns whether it sees a line of a direction with the last disc.
    Along(Arc<dyn Fn(&Game, Direction, Step) -> bool + Send + Sync>),
}

/// What a referee decides. Each field can be exchanged.
#[expect(missing_debug_implementations, reason = "it is a table of functions")]
pub struct Referee {
    /// Returns the number of the turn: red has those that are even.
    pub turn: fn(&Game) -> usize,
    /// Returns the cell where a disc lands, or `None` if the column, counted from 1, is full.
    pub lands: fn(&Board, usize) -> Option<Cell>,
    /// Returns what is printed after a move into a full column.
    pub refuses: fn(&mut Game) -> Words,
    /// Other ways of looking for four in a row: somebody has won if all of these see a line of some
    /// direction. By the rules there are none, and we look at the windows with the last disc.
    pub looks: Vec<Look>,
    /// Returns whether the board is full.
    pub is_full: IsSo,
    /// Returns what is printed at the end of the input.
    pub ended: fn(&Game) -> Words,
    /// What comes after `INVALID`.
    pub after_invalid: Then,
    /// What comes after `CONNECT4`.
    pub after_connect4: Then,
    /// What comes after `FULL`.
    pub after_full: Then,
    // For mistakes alone: by the rules, these change nothing.
    /// Whether a full board ends the game whatever comes after `CONNECT4`.
    pub stops_if_full: bool,
    /// Returns what is printed after a disc in place of what is expected.
    pub judges: fn(&Game, Words) -> Words,
    /// What happens after the board for a blank line.
    pub asked: fn(&mut Game),
    /// Returns the board that is printed after `CONNECT4` or `FULL`.
    pub last_board: fn(&Game) -> Board,
}

impl Default for Referee {
    /// Returns the referee of the rules.
    fn default() -> Self {
        Referee {
            turn: |game| game.board.discs,
            lands: Board::landing,
            refuses: |_| &[INVALID],
            looks: Vec::new(),
            is_full: Arc::new(|game| game.board.discs == ROWS * COLUMNS),
            ended: |_| &[QUIT],
            after_invalid: Then::GoOn,
            after_connect4: Then::Stop,
            after_full: Then::Stop,
            // For mistakes alone.
            stops_if_full: false,
            judges: |_, expected| expected,
            asked: |_| {},
            last_board: |game| game.board,
        }
    }
}

impl Model for Referee {
    fn answers(&self, input: &str, _most_steps: usize) -> Option<Vec<Answer>> {
        Some(self.play(input))
    }

    fn parts(&mut self) -> &mut dyn Any {
        self
    }
}

impl Referee {
    /// Returns what is expected for an input, and why.
    fn play(&self, input: &str) -> Vec<Answer> {
        let mut game = Game::default();
        let mut answers = Vec::new();
        let mut is_over = false;
        let mut lines = lines(input);
        while let Some(line) = lines.next() {
            let Some(moves) = line else {
                game.past.blank += 1;
                game.past.is_blank = true;
                self.say(&[BOARD], &game, &mut answers);
                (self.asked)(&mut game);
                continue;
            };
            match self.play_line(&moves, &mut game, &mut answers) {
                Then::Stop => {
                    is_over = true;
                    break;
                }
                Then::OverNextLine => is_over = true,
                Then::NewGameInNextLine => game = Game::default(),
                Then::Boards => {
                    is_over = true;
                    let blank = lines.by_ref().filter(Option::is_none);
                    blank.for_each(|_| self.say(&[BOARD], &game, &mut answers));
                }
                _ => {}
            }
            game.past.line += 1;
        }
        self.say(if is_over { &[] } else { (self.ended)(&game) }, &game, &mut answers);
        answers.push(Answer::new("", "", if is_over { OVER } else { ENDED }));
        answers
    }

    /// Returns whether the last disc ends the game with four in a row.
    fn wins(&self, game: &Game) -> bool {
        if self.looks.is_empty() {
            // By the rules.
            return game.board.fours(game.last).next().is_some();
        }
        let sees = |look: &Look| match look {
            Look::Anywhere(sees) => sees(game),
            Look::Along(_) => true,
        };
        let sees_along = |(direction, step): &(Direction, Step)| {
            self.looks.iter().all(|look| match look {
                Look::Anywhere(_) => true,
                Look::Along(sees) => sees(game, *direction, *step),
            })
        };
        self.looks.iter().all(sees) && STEPS.iter().any(sees_along)
    }

    /// Makes the moves of a line. Returns what comes after them.
    fn play_line(&self, moves: &[usize], game: &mut Game, answers: &mut Vec<Answer>) -> Then {
        let mut after = Then::GoOn;
        game.past.dropped = 0;
        game.past.is_blank = false;
        for (number, column) in moves.iter().enumerate() {
            game.past.is_last = number + 1 == moves.len();
            game.column = *column;
            let (words, then) = match (self.lands)(&game.board, *column) {
                Some(cell) => self.drop_disc(game, cell),
                None => self.refuse(game),
            };
            self.say(words, game, answers);
            match then {
                Then::GoOn => {}
                // The line goes on, but the game ends with it.
                Then::ThisLine => after = Then::Stop,
                Then::NewGame => *game = Game::default(),
                then => return then,
            }
        }
        after
    }

    /// Refuses a move into a full column. Returns the words that are printed for it, and what comes
    /// after them.
    fn refuse(&self, game: &mut Game) -> (Words, Then) {
        game.past.invalid += 1;
        game.past.invalid_since_disc += 1;
        let words = (self.refuses)(game);
        // By the rules the word is `INVALID`. If it is `FULL`, for example, the program's game is
        // over.
        let is_over = words.last().is_some_and(|word| ![INVALID, BOARD].contains(word));
        (words, if is_over { self.after_full } else { self.after_invalid })
    }

    /// Drops a disc, and looks whether that ends the game. Returns what `refuse` does.
    fn drop_disc(&self, game: &mut Game, cell: Cell) -> (Words, Then) {
        game.last = cell;
        let disc = PLAYERS[(self.turn)(game) % 2];
        game.board = game.board.with_disc(cell, disc);
        let wins = self.wins(game);
        let is_full = (self.is_full)(game);
        let expected: Words = match (wins, is_full) {
            (true, _) => &[CONNECT4],
            (_, true) => &[FULL],
            _ => &[],
        };
        game.past.dropped += 1;
        game.past.invalid_since_disc = 0;
        game.past.won += usize::from(wins);
        let words = (self.judges)(game, expected);
        let then = match words.last() {
            Some(&FULL) => self.after_full,
            _ if is_full && self.stops_if_full => Then::Stop,
            // A program may print nothing at the end of a full board.
            _ if wins || is_full => self.after_connect4,
            _ => Then::GoOn,
        };
        (words, then)
    }

    /// Prints words, and the board after those that end the game.
    fn say(&self, words: Words, game: &Game, answers: &mut Vec<Answer>) {
        for word in words.iter().copied() {
            let last_board = || (self.last_board)(game);
            let reason: Cow<str> = match word {
                BOARD => "A blank line asks for the board.".into(),
                INVALID => Cow::Borrowed(&COLUMN_IS_FULL[game.column - 1]),
                CONNECT4 => last_board().four_in_a_row(game.last).into(),
                FULL => "The board is full.".into(),
                _ => NOT_OVER.into(),
            };
            let text = if word == BOARD { game.board.text() } else { [word, "\n"].concat() };
            answers.push(Answer::new(word, text, reason));
            if [CONNECT4, FULL].contains(&word) {
                let reason = format!("After {word} the board comes.");
                answers.push(Answer::new(LAST_BOARD, last_board().text(), reason));
            }
        }
    }
}

/// Returns the columns in each line, and `None` for each blank line.
fn lines(input: &str) -> impl Iterator<Item = Option<Vec<usize>>> + '_ {
    input.trim_start_matches('\u{FEFF}').split_inclusive('\n').map(|line| {
        let words = line.split_whitespace().filter_map(|word| word.parse().ok());
        let is_blank = line == "\n" || line == "\r\n";
        (!is_blank).then(|| words.filter(|column| (1..=COLUMNS).contains(column)).collect())
    })
}
