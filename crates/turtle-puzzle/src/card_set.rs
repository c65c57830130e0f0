//! A card set as it stands in the input: comment lines, then nine cards.

use crate::card::{Card, Side};
use common::{trim, Error, Session};
use std::array::from_fn;
use std::io::{Read, Write};

/// How many cards a set has, and how many places the square in which they are laid.
pub const CARDS: usize = 9;
const SIDES: usize = 4 * CARDS;

/// Nine cards, and the comment lines before them.
#[derive(Clone, Debug)]
pub struct CardSet {
    /// The comment lines, each with `\n` for its line end.
    pub comments: Vec<u8>,
    /// The cards as they were given.
    pub cards: [Card; CARDS],
}

impl CardSet {
    /// Reads a card set; `None` if the input ends instead.
    ///
    /// # Errors
    ///
    /// [`Error::Unexpected`] if the set breaks off, or for a token that is no [`Side`].
    pub fn read<R: Read, W: Write>(session: &mut Session<R, W>) -> Result<Option<Self>, Error> {
        let mut comments = Vec::new();
        while session.next_comment_line(&mut comments)? {}
        let mut sides = Vec::with_capacity(SIDES);
        while sides.len() < SIDES {
            match session.next_integer::<Side>()? {
                Some(side) => sides.push(side),
                None if sides.is_empty() && comments.is_empty() => return Ok(None),
                None => {
                    let found = format!("the end after {} of {SIDES} sides", sides.len());
                    return Err(session.unexpected("nine cards of four sides", found));
                }
            }
        }
        Ok(Some(CardSet {
            comments,
            cards: from_fn(|card| Card(from_fn(|side| sides[4 * card + side]))),
        }))
    }

    /// The first comment line without its `#` and the white space around the rest.
    pub fn description(&self) -> &[u8] {
        let line = self.comments.split(|&byte| byte == b'\n').next().unwrap_or_default();
        trim(line.strip_prefix(b"#").unwrap_or_default())
    }
}
