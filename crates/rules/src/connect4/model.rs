//! A naive model of the rules, in the parts that programs get wrong. All windows of four cells are checked after each disc.

use super::board::{Board, Cell, COLUMNS, PLAYERS, ROWS};
use crate::answer::Answer;
use std::sync::Arc;

/// What is printed for a blank line.
pub(super) const BOARD: &str = "board";
/// What is printed for a move into a full column.
pub(super) const INVALID: &str = "INVALID";
/// What is printed if the last disc makes four in a row.
pub(super) const CONNECT4: &str = "CONNECT4";
/// What is printed if the board is full.
pub(super) const FULL: &str = "FULL";
/// What is printed after `CONNECT4` or `FULL`.
pub const LAST_BOARD: &str = "last board";
/// What is printed if the input ends first.
pub(super) const QUIT: &str = "QUIT";

const OVER: &str = "The game is over: nothing more comes.";
const NOT_OVER: &str = "The input ends, but nobody has four in a row, and the board is not full.";

/// What happens, and is printed.
#[derive(Clone, Copy, Debug)]
pub enum Event {
    /// The board, which a blank line asks for.
    Board(Board),
    /// The column, counted from 1 as in moves, is full.
    Invalid(usize),
    /// The last disc lands in a cell, and the game ends with a word.
    End(&'static str, Cell, Board),
    /// The input ends before the game.
    Quit,
}

/// A game, as far as it has come.
#[derive(Clone, Copy)]
pub(super) struct Game {
    pub(super) board: Board,
    /// Where the last disc is.
    pub(super) last: Cell,
    /// How many moves were into a full column.
    pub(super) invalid: usize,
    /// How many discs made four in a row.
    pub(super) won: usize,
    /// How many lines were blank.
    pub(super) blank: usize,
    /// How many moves of the same line there are before this one, and after it.
    pub(super) beside: (usize, usize),
    /// How many discs were dropped in the same line before.
    pub(super) dropped: usize,
    /// The number of the line among those with moves, from 0.
    pub(super) line: usize,
    /// How many discs are above each column, where they are not printed.
    pub(super) above: [usize; COLUMNS],
}

impl Game {
    const START: Game = Game {
        board: Board::EMPTY,
        last: (0, 0),
        invalid: 0,
        won: 0,
        blank: 0,
        beside: (0, 0),
        dropped: 0,
        line: 0,
        above: [0; COLUMNS],
    };
}

/// What comes after a word.
#[derive(Clone, Copy)]
pub(super) enum Then {
    /// The next move or blank line.
    GoOn,
    /// The next line.
    NextLine,
    /// The next line, but no `QUIT`.
    OverNextLine,
    /// The remainder of the line, and no more.
    ThisLine,
    /// A new game, with the next move or with the next line.
    NewGame,
    NewGameInNextLine,
    /// Boards for all further blank lines.
    Boards,
    /// Nothing more.
    Stop,
}

/// A referee.
#[derive(Clone)]
pub(super) struct Referee {
    /// Returns the number of the turn: red has those that are even.
    pub(super) turn: fn(&Game) -> usize,
    /// Returns the cell where a disc lands, or `None` if the column, counted from 1, is full.
    pub(super) lands: fn(&Board, usize) -> Option<Cell>,
    /// Returns what is printed after a move into a full column.
    pub(super) refuses: fn(&mut Game, usize) -> Words,
    /// What is printed after a disc that does not end the game.
    pub(super) landed: Words,
    /// Returns what is printed after a line of moves.
    pub(super) line_ended: fn(&Game) -> Words,
    /// What happens after the board for a blank line.
    pub(super) asked: fn(&mut Game),
    /// Returns what is printed at the end of the input.
    pub(super) ended: fn(&Game) -> Words,
    /// Returns what is printed if the last disc makes four in a row.
    pub(super) won: fn(&Game) -> Words,
    /// What is printed if the board is full.
    pub(super) filled: Words,
    /// Returns whether somebody has four in a row after a disc has landed.
    pub(super) wins: Arc<dyn Fn(&Game) -> bool + Send + Sync>,
    /// Returns whether the board is full.
    pub(super) is_full: Arc<dyn Fn(&Game) -> bool + Send + Sync>,
    /// What is printed if the last disc of a full board wins.
    pub(super) both: Words,
    /// What comes after `INVALID`, after `CONNECT4` and after `FULL`.
    pub(super) then: [Then; 3],
    /// Returns the board that is printed after `CONNECT4` or `FULL`.
    pub(super) last_board: fn(&Game) -> Board,
    /// The other words after which the board is printed.
    pub(super) boards_after: Words,
}

/// Words that are printed.
pub(super) type Words = &'static [&'static str];

impl Referee {
    /// Returns the referee of the rules.
    pub(super) fn right() -> Self {
        Referee {
            turn: |game| game.board.discs,
            lands: Board::landing,
            refuses: |_, _| &[INVALID],
            landed: &[],
            line_ended: |_| &[],
            asked: |_| {},
            ended: |_| &[QUIT],
            won: |_| &[CONNECT4],
            filled: &[FULL],
            wins: Arc::new(|game| game.board.fours(game.last).next().is_some()),
            is_full: Arc::new(|game| game.board.discs == ROWS * COLUMNS),
            both: &[CONNECT4],
            then: [Then::GoOn, Then::Stop, Then::Stop],
            last_board: |game| game.board,
            boards_after: &[],
        }
    }

    /// Returns what happens in an input.
    pub(super) fn events(&self, input: &str) -> Vec<Event> {
        let (mut game, mut events, mut is_over) = (Game::START, Vec::new(), false);
        let mut lines = lines(input);
        while let Some(line) = lines.next() {
            let Some(moves) = line else {
                game.blank += 1;
                events.push(Event::Board(game.board));
                (self.asked)(&mut game);
                continue;
            };
            match self.play_line(&moves, &mut game, &mut events) {
                Then::Stop => return events,
                Then::NewGameInNextLine => game = Game::START,
                Then::Boards => {
                    let blank = lines.filter(Option::is_none);
                    events.extend(blank.map(|_| Event::Board(game.board)));
                    return events;
                }
                Then::OverNextLine => is_over = true,
                _ => {}
            }
            game.line += 1;
        }
        if !is_over {
            for word in (self.ended)(&game) {
                self.push(word, 0, &game, &mut events);
            }
        }
        events
    }

    /// Makes the moves of a line. Returns what comes after them.
    fn play_line(&self, moves: &[usize], game: &mut Game, events: &mut Vec<Event>) -> Then {
        let mut after = Then::GoOn;
        game.dropped = 0;
        for (number, column) in moves.iter().enumerate() {
            game.beside = (number, moves.len() - number - 1);
            let (words, then) = self.words(game, *column);
            for word in words {
                self.push(word, *column, game, events);
            }
            match then {
                Then::GoOn => {}
                Then::ThisLine => after = Then::Stop,
                Then::NewGame => *game = Game::START,
                then => return then,
            }
        }
        for word in (self.line_ended)(game) {
            self.push(word, 0, game, events);
        }
        after
    }

    /// Makes a move. Returns the words that are printed for it, and what comes after them.
    fn words(&self, game: &mut Game, column: usize) -> (Words, Then) {
        let [after_invalid, after_connect4, after_full] = self.then;
        let Some(cell) = (self.lands)(&game.board, column) else {
            game.invalid += 1;
            let words = (self.refuses)(game, column);
            let is_over = words.last().is_some_and(|word| *word != INVALID);
            return (words, if is_over { after_full } else { after_invalid });
        };
        game.last = cell;
        let disc = PLAYERS[(self.turn)(game) % 2];
        game.board = game.board.with_disc(cell, disc);
        game.dropped += 1;
        let wins = (self.wins)(game);
        game.won += usize::from(wins);
        match (wins, (self.is_full)(game)) {
            (true, true) if self.both != [CONNECT4] => (self.both, after_full),
            (true, _) => ((self.won)(game), after_connect4),
            (false, true) => (self.filled, after_full),
            (false, false) => (self.landed, Then::GoOn),
        }
    }

    fn push(&self, word: &'static str, column: usize, game: &Game, events: &mut Vec<Event>) {
        events.push(match word {
            INVALID => Event::Invalid(column),
            QUIT => Event::Quit,
            BOARD => Event::Board(game.board),
            _ => Event::End(word, game.last, (self.last_board)(game)),
        });
        if self.boards_after.contains(&word) {
            events.push(Event::Board(game.board));
        }
    }

    /// Returns what is due for an input, and why.
    pub(super) fn answers(&self, input: &str) -> Vec<Answer> {
        let answers = self.events(input).into_iter().flat_map(answers_to);
        answers.chain([Answer::end(OVER)]).collect()
    }
}

/// Returns what is printed for an event: up to two answers.
fn answers_to(event: Event) -> impl Iterator<Item = Answer> {
    let word = |word: &'static str, reason: String| Answer::new(word, format!("{word}\n"), reason);
    let (first, second) = match event {
        Event::Board(board) => {
            (Answer::new(BOARD, board.text(), "A blank line asks for the board."), None)
        }
        Event::Invalid(column) => (word(INVALID, format!("Column {column} is full.")), None),
        Event::End(verdict, cell, board) => {
            let is_won = verdict == CONNECT4;
            let reason =
                if is_won { board.four_in_a_row(cell) } else { "The board is full.".to_owned() };
            let after = format!("After {verdict} the board comes.");
            (word(verdict, reason), Some(Answer::new(LAST_BOARD, board.text(), after)))
        }
        Event::Quit => (word(QUIT, NOT_OVER.to_owned()), None),
    };
    [Some(first), second].into_iter().flatten()
}

/// Returns the output for an input.
pub fn referee(input: &str) -> String {
    Referee::right().answers(input).into_iter().map(|answer| answer.text).collect()
}

/// Returns what happens in an input.
pub fn events(input: &str) -> Vec<Event> {
    Referee::right().events(input)
}

/// Returns the columns in an input, and `None` for each blank line. Other words are left out.
pub fn requests(input: &str) -> impl Iterator<Item = Option<usize>> + '_ {
    lines(input).flat_map(|line| {
        let moves = |moves: Vec<usize>| moves.into_iter().map(Some).collect();
        line.map_or(vec![None], moves)
    })
}

/// Returns the columns in each line, and `None` for each blank line.
fn lines(input: &str) -> impl Iterator<Item = Option<Vec<usize>>> + '_ {
    input.trim_start_matches('\u{FEFF}').split_inclusive('\n').map(|line| {
        let words = line.split_whitespace().filter_map(|word| word.parse().ok());
        let is_blank = line == "\n" || line == "\r\n";
        (!is_blank).then(|| words.filter(|column| (1..=COLUMNS).contains(column)).collect())
    })
}
