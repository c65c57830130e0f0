//! The reference model: a [`Referee`] decides, and [`Referee::answers`] plays a game by what it
//! decides.
//!
//! The reference is [`Referee::reference`]: each decision as the rules have it, in a line. A
//! program is wrong because it decides one thing otherwise, so a mutant exchanges one of these
//! lines. What the reference never looks at is there for mutants alone: [`Past`], and all of
//! [`Then`] but `GoOn` and `Stop`.

use super::board::{Board, Cell, COLUMNS, PLAYERS, ROWS};
use crate::answer::Answer;
use std::borrow::Cow;
use std::sync::Arc;

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
/// Thousands of moves may be into a full column, so these are ready.
const COLUMN_IS_FULL: [&str; COLUMNS] = [
    "Column 1 is full.",
    "Column 2 is full.",
    "Column 3 is full.",
    "Column 4 is full.",
    "Column 5 is full.",
    "Column 6 is full.",
    "Column 7 is full.",
    "Column 8 is full.",
];
const NOT_OVER: &str = "The input ends, but nobody has four in a row, and the board is not full.";

/// A game, as far as it has come.
#[derive(Clone, Copy, Debug, Default)]
pub struct Game {
    /// The discs.
    pub board: Board,
    /// Where the last disc is.
    pub last: Cell,
    /// What else has happened.
    pub past: Past,
}

/// What mutants look at, of what has happened. The model keeps it, but for `above`, which only
/// mutants write.
#[derive(Clone, Copy, Debug, Default)]
pub struct Past {
    /// How many moves were into a full column.
    pub invalid: usize,
    /// How many of them came after the last disc.
    pub refused: usize,
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
    /// How many discs are above each column, where they are not printed.
    pub above: [usize; COLUMNS],
}

/// What comes after a word. In the reference, a game goes on or stops.
#[derive(Clone, Copy, Debug)]
pub enum Then {
    /// The next move or blank line.
    GoOn,
    /// Nothing more.
    Stop,
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

/// What a referee decides. Each field can be exchanged.
#[expect(missing_debug_implementations, reason = "it is a table of functions")]
#[derive(Clone)]
pub struct Referee {
    /// Returns the number of the turn: red has those that are even.
    pub turn: fn(&Game) -> usize,
    /// Returns the cell where a disc lands, or `None` if the column, counted from 1, is full.
    pub lands: fn(&Board, usize) -> Option<Cell>,
    /// Returns what is printed after a move into a full column.
    pub refuses: fn(&mut Game, usize) -> Words,
    /// Returns whether somebody has four in a row after a disc has landed.
    pub wins: Arc<dyn Fn(&Game) -> bool + Send + Sync>,
    /// Returns whether the board is full.
    pub is_full: Arc<dyn Fn(&Game) -> bool + Send + Sync>,
    /// Returns what is printed after a disc in place of what is expected.
    pub judges: fn(&Game, Words) -> Words,
    /// What happens after the board for a blank line.
    pub asked: fn(&mut Game),
    /// Returns what is printed at the end of the input.
    pub ended: fn(&Game) -> Words,
    /// What comes after `INVALID`, after `CONNECT4` and after `FULL`.
    pub then: [Then; 3],
    /// Returns the board that is printed after `CONNECT4` or `FULL`.
    pub last_board: fn(&Game) -> Board,
}

impl Referee {
    /// Returns the referee of the rules.
    pub fn reference() -> Self {
        Referee {
            turn: |game| game.board.discs,
            lands: Board::landing,
            refuses: |_, _| &[INVALID],
            wins: Arc::new(|game| game.board.fours(game.last).next().is_some()),
            is_full: Arc::new(|game| game.board.discs == ROWS * COLUMNS),
            judges: |_, expected| expected,
            asked: |_| {},
            ended: |_| &[QUIT],
            then: [Then::GoOn, Then::Stop, Then::Stop],
            last_board: |game| game.board,
        }
    }

    /// Returns what is expected for an input, and why.
    pub fn answers(&self, input: &str) -> Vec<Answer> {
        let mut game = Game::default();
        let mut answers = Vec::new();
        let mut is_over = false;
        let mut lines = lines(input);
        while let Some(line) = lines.next() {
            let Some(moves) = line else {
                game.past.blank += 1;
                game.past.is_blank = true;
                self.say(&[BOARD], 0, &game, &mut answers);
                (self.asked)(&mut game);
                continue;
            };
            let then = self.play_line(&moves, &mut game, &mut answers);
            is_over |= matches!(then, Then::Stop | Then::Boards | Then::OverNextLine);
            match then {
                Then::Stop => break,
                Then::NewGameInNextLine => game = Game::default(),
                Then::Boards => {
                    let blank = lines.by_ref().filter(Option::is_none);
                    blank.for_each(|_| self.say(&[BOARD], 0, &game, &mut answers));
                }
                _ => {}
            }
            game.past.line += 1;
        }
        self.say(if is_over { &[] } else { (self.ended)(&game) }, 0, &game, &mut answers);
        answers.push(Answer::new("", "", OVER));
        answers
    }

    /// Makes the moves of a line. Returns what comes after them.
    fn play_line(&self, moves: &[usize], game: &mut Game, answers: &mut Vec<Answer>) -> Then {
        let mut after = Then::GoOn;
        game.past.dropped = 0;
        game.past.is_blank = false;
        for (number, column) in moves.iter().enumerate() {
            game.past.is_last = number + 1 == moves.len();
            let (words, then) = self.words(game, *column);
            self.say(words, *column, game, answers);
            match then {
                Then::GoOn => {}
                Then::ThisLine => after = Then::Stop,
                Then::NewGame => *game = Game::default(),
                then => return then,
            }
        }
        after
    }

    /// Makes a move. Returns the words that are printed for it, and what comes after them.
    fn words(&self, game: &mut Game, column: usize) -> (Words, Then) {
        let [after_invalid, after_connect4, after_full] = self.then;
        let Some(cell) = (self.lands)(&game.board, column) else {
            game.past.invalid += 1;
            game.past.refused += 1;
            let words = (self.refuses)(game, column);
            let is_over = words.last().is_some_and(|word| ![INVALID, BOARD].contains(word));
            return (words, if is_over { after_full } else { after_invalid });
        };
        game.last = cell;
        game.past.refused = 0;
        let disc = PLAYERS[(self.turn)(game) % 2];
        game.board = game.board.with_disc(cell, disc);
        game.past.dropped += 1;
        let wins = (self.wins)(game);
        let is_full = (self.is_full)(game);
        game.past.won += usize::from(wins);
        let expected: Words = match (wins, is_full) {
            (true, _) => &[CONNECT4],
            (_, true) => &[FULL],
            _ => &[],
        };
        let words = (self.judges)(game, expected);
        match words.last() {
            Some(&FULL) => (words, after_full),
            _ if wins || is_full => (words, after_connect4),
            _ => (words, Then::GoOn),
        }
    }

    /// Prints words, and the board after those that end the game.
    fn say(&self, words: Words, column: usize, game: &Game, answers: &mut Vec<Answer>) {
        for word in words.iter().copied() {
            let last_board = || (self.last_board)(game);
            let reason: Cow<str> = match word {
                BOARD => "A blank line asks for the board.".into(),
                INVALID => COLUMN_IS_FULL[column - 1].into(),
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

/// Returns the output for an input.
pub fn referee(input: &str) -> String {
    Referee::reference().answers(input).into_iter().map(|answer| answer.text).collect()
}

/// Returns the columns in each line, and `None` for each blank line.
fn lines(input: &str) -> impl Iterator<Item = Option<Vec<usize>>> + '_ {
    input.trim_start_matches('\u{FEFF}').split_inclusive('\n').map(|line| {
        let words = line.split_whitespace().filter_map(|word| word.parse().ok());
        let is_blank = line == "\n" || line == "\r\n";
        (!is_blank).then(|| words.filter(|column| (1..=COLUMNS).contains(column)).collect())
    })
}
