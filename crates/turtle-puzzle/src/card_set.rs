//! A card set as it stands in the input: comment lines, then nine cards.

use crate::card::{Card, Side};
use common::{trim, Error, Session};
use std::array::from_fn;

/// How many cards a set has, and how many places the square in which they are laid.
pub const CARDS: usize = 9;
const SIDES: usize = 4 * CARDS;

/// Nine cards, and comment lines before them.
#[derive(Clone, Debug)]
pub struct CardSet {
    /// The comment lines that are kept, each with `\n` for its line end.
    pub comments: Vec<u8>,
    /// The cards as they were given.
    pub cards: [Card; CARDS],
}

impl CardSet {
    /// Reads a card set and keeps its first `kept` comment lines, one or more; `None` if the
    /// input ends instead.
    ///
    /// # Errors
    ///
    /// [`Error::Unexpected`] if the set is incomplete, or for a token that is no [`Side`];
    /// [`Error::Read`] or [`Error::Write`] if reading or writing fails.
    pub(crate) fn read(session: &mut Session, kept: usize) -> Result<Option<Self>, Error> {
        let comments = read_comments(session, kept)?;
        let mut sides = Vec::with_capacity(SIDES);
        while sides.len() < SIDES {
            match session.next_integer::<Side>() {
                Ok(Some(side)) => sides.push(side),
                Ok(None) if sides.is_empty() && comments.is_empty() => return Ok(None),
                Ok(None) => return Err(incomplete(session, "the end", sides.len())),
                Err(Error::Unexpected { .. }) if session.is_at_comment_line() => {
                    return Err(incomplete(session, "a comment line", sides.len()))
                }
                Err(error) => return Err(error),
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

fn read_comments(session: &mut Session, kept: usize) -> Result<Vec<u8>, Error> {
    let mut comments = Vec::new();
    let mut lines = 1;
    while session.next_comment_line((lines <= kept).then_some(&mut comments))? {
        lines += 1;
    }
    Ok(comments)
}

fn incomplete(session: &mut Session, found: &str, sides: usize) -> Error {
    let found = format!("{found} after {sides} of {SIDES} sides");
    session.unexpected("nine cards of four sides", found)
}
