//! Plays a game of SET to its end.
//!
//! There is an [example](#example) below.
//!
//! The cards determine the whole game: once they are read, the [`Game`] makes one forced [`Move`]
//! after another, and the filter prints the table between them. Any two cards determine the third
//! of their set, digit by digit:
//!
//! ```text
//!     1 2 3 3      equal: the same again
//!     1 3 3 1      different: the missing one
//!     -------
//!     1 1 3 2      the digits of each attribute sum to a multiple of 3
//! ```
//!
//! # Example
//!
//! ```
//! use set_sim::{Card, FromInteger, Game, Move};
//!
//! let cards: Vec<_> = [1111, 1112, 1113].into_iter().filter_map(Card::from_integer).collect();
//! let mut game = Game::new(cards.clone());
//! assert_eq!(game.table(), cards);
//! assert_eq!(game.play(), Some(Move::Take([cards[0], cards[1], cards[2]])));
//! assert_eq!(game.play(), None);
//! ```

mod card;
mod game;
#[cfg(not(bundle))]
mod svg;

pub use crate::card::{Card, CARDS};
pub use crate::game::{Game, Move};
#[cfg(not(bundle))]
pub use crate::svg::draw;
pub use common::{Error, FromInteger};

use common::{with_session, Session};
use std::io::{self, Read, Write};

/// Reads the cards of one game from `input` and writes the game to `output`.
///
/// # Errors
///
/// [`Error::Unexpected`] for a token that is not a [`Card`], for a repeated card, and if the number
/// of cards is not a multiple of 3; [`Error::Read`] or [`Error::Write`] if reading or writing
/// fails.
pub fn run(input: impl Read, output: impl Write) -> Result<(), Error> {
    with_session(input, output, |session| {
        let game = Game::new(read_cards(session)?);
        write_game(game, &mut session.output).map_err(Error::Write)
    })
}

fn read_cards(session: &mut Session) -> Result<Vec<Card>, Error> {
    let mut cards = Vec::with_capacity(CARDS);
    let mut positions = [None; CARDS];
    while let Some(card) = session.next_integer::<Card>()? {
        if let Some(first) = positions[card.index()].replace(session.position()) {
            let found = format!("{} again, first at {first}", session.quoted_token());
            return Err(session.unexpected("each card once", found));
        }
        cards.push(card);
    }
    if cards.len() % 3 != 0 {
        return Err(session.unexpected("a multiple of 3 cards", cards.len()));
    }
    Ok(cards)
}

fn write_game(mut game: Game, output: &mut impl Write) -> io::Result<()> {
    write_line(b"=", game.table(), output)?;
    while let Some(played) = game.play() {
        match played {
            Move::Take(set) => write_line(b"-", &set, output)?,
            Move::Deal => write_line(b"+", &[], output)?,
        }
        write_line(b"=", game.table(), output)?;
    }
    Ok(())
}

fn write_line(marker: &[u8], cards: &[Card], output: &mut impl Write) -> io::Result<()> {
    output.write_all(marker)?;
    for card in cards {
        output.write_all(card.text())?;
    }
    output.write_all(b"\n")
}
