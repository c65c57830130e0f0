//! Referees a game of Connect 4 on 6 rows and 8 columns.
//!
//! There is an [example](#example) below.
//!
//! The referee is one loop: each move drops a disc; a blank line prints the board. The [`Game`]
//! keeps ready what is needed quickly: the printed board, and each player's discs as bits, seven
//! per column from the bottom up, the seventh always empty, so that no line wraps around to the
//! next column:
//!
//! ```text
//!    6 13 20 27 34 41 48 55
//!    5 12 19 26 33 40 47 54
//!    4 11 18 25 32 39 46 53    vertical   +1
//!    3 10 17 24 31 38 45 52    falling    +6
//!    2  9 16 23 30 37 44 51    horizontal +7
//!    1  8 15 22 29 36 43 50    rising     +8
//!    0  7 14 21 28 35 42 49
//! ```
//!
//! Four in a row takes two shifts per direction. Layout from John Tromp's Fhourstones.
//!
//! # Example
//!
//! ```
//! use connect4::{Column, FromInteger, Game, Outcome, Player};
//!
//! let mut game = Game::default();
//! assert_eq!(game.turn(), Player::Red);
//! let mut outcome = Outcome::Placed;
//! for number in [1, 2, 1, 2, 1, 2, 1] {
//!     let column = Column::from_integer(number).expect("1 to 8");
//!     outcome = game.drop(column);
//! }
//! assert_eq!(outcome, Outcome::Connect4);
//! assert_eq!(game.turn(), Player::Yellow); // if the game went on
//! let column = Column::from_integer(3).expect("1 to 8");
//! assert_eq!(game.drop(column), Outcome::Invalid); // but it does not
//! ```
//!
//! A bot that sees one move ahead plays against itself:
//!
//! ```
//! use connect4::Outcome::{Connect4, Invalid, Placed};
//! use connect4::{Column, FromInteger, Game};
//!
//! let (mut game, mut outcome) = (Game::default(), Placed);
//! while outcome == Placed {
//!     let result = |column: &Column| game.clone().drop(*column);
//!     let columns = (1..=8).filter_map(Column::from_integer);
//!     let open = columns.filter(|column| result(column) != Invalid);
//!     let best = open.max_by_key(|column| result(column) == Connect4);
//!     let column = best.expect("a column is open");
//!     let (player, number) = (game.turn(), column.number());
//!     println!("{player:?}, column {number}: {:?}", result(&column));
//!     outcome = game.drop(column);
//! }
//! ```

mod column;
mod discs;
mod game;
#[cfg(not(bundle))]
mod svg;

pub use crate::column::Column;
pub use crate::game::{Game, Outcome, Player};
#[cfg(not(bundle))]
pub use crate::svg::draw;
pub use common::{Error, FromInteger};

use common::{with_session, Session, Token};
use std::io::{Read, Write};

/// Reads the moves of one game from `input` and writes the referee's output to `output`.
///
/// # Errors
///
/// [`Error::Unexpected`] for a token that is not a [`Column`]; [`Error::Read`] or [`Error::Write`]
/// if reading or writing fails.
pub fn run(input: impl Read, output: impl Write) -> Result<(), Error> {
    with_session(input, output, referee)
}

fn referee(session: &mut Session) -> Result<(), Error> {
    let mut game = Game::default();
    while let Some(token) = session.next_token()? {
        match token {
            Token::BlankLine => write(session, game.board())?,
            Token::Integer(column) => match game.drop(column) {
                Outcome::Placed => {}
                Outcome::Invalid => write(session, b"INVALID\n")?,
                Outcome::Connect4 => return finish(session, b"CONNECT4\n", &game),
                Outcome::Full => return finish(session, b"FULL\n", &game),
            },
        }
    }
    write(session, b"QUIT\n")
}

fn finish(session: &mut Session, verdict: &[u8], game: &Game) -> Result<(), Error> {
    write(session, verdict)?;
    write(session, game.board())
}

fn write(session: &mut Session, text: &[u8]) -> Result<(), Error> {
    session.output.write_all(text).map_err(Error::Write)
}
