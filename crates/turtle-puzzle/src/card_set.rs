//! A card set as read: comment lines, then nine cards.

use crate::card::{Card, Side};
use crate::side_lines::SideLines;
use common::{trim, Error, Session};
use std::array::from_fn;

/// The number of cards in a set, and places in the square.
pub const CARDS: usize = 9;
pub(crate) const SIDES: usize = 4 * CARDS;

/// Nine cards, and the comment lines before them.
pub(crate) struct CardSet {
    /// The comment lines that are kept, each ending with `\n`.
    pub(crate) comments: Vec<u8>,
    /// The cards as given.
    pub(crate) cards: [Card; CARDS],
}

impl CardSet {
    /// Reads a card set, keeping at most `lines` comment lines and `bytes` of each; `None` at the
    /// end of the input.
    pub(crate) fn read(
        session: &mut Session,
        side_lines: &mut SideLines,
        lines: usize,
        bytes: usize,
    ) -> Result<Option<Self>, Error> {
        let (comments, comment_lines) = read_comments(session, lines, bytes)?;
        if comment_lines > 0 {
            *side_lines = SideLines::after_comment();
        }
        let sides = read_sides(session, side_lines, comment_lines > 0)
            .map_err(|error| side_lines.explain(error))?;
        if sides.is_empty() {
            return Ok(None);
        }
        Ok(Some(CardSet {
            comments,
            cards: from_fn(|card| Card(from_fn(|side| sides[4 * card + side]))),
        }))
    }

    /// Reads the only card set of the input, keeping the first `bytes` of its first comment line.
    #[cfg(not(bundle))]
    pub(crate) fn read_only(session: &mut Session, bytes: usize) -> Result<Self, Error> {
        let mut side_lines = SideLines::default();
        let set = CardSet::read(session, &mut side_lines, 1, bytes)?;
        let set = set.ok_or_else(|| no_card_set(session))?;
        let end = session.expect_end("the end of the input after one card set");
        end.map_err(|error| side_lines.explain(error))?;
        Ok(set)
    }

    /// The first comment line without `#` and surrounding white space.
    pub(crate) fn description(&self) -> &[u8] {
        let line = self.comments.split(|&byte| byte == b'\n').next().unwrap_or_default();
        trim(line.strip_prefix(b"#").unwrap_or_default())
    }
}

/// Reads comment lines; returns what is kept of them, and their number.
fn read_comments(
    session: &mut Session,
    lines: usize,
    bytes: usize,
) -> Result<(Vec<u8>, usize), Error> {
    let (mut comments, mut number) = (Vec::new(), 0);
    while session.next_comment_line(&mut comments, if number < lines { bytes } else { 0 })? {
        number += 1;
    }
    Ok((comments, number))
}

/// Reads the sides of a card set; none at the end of the input, unless they must follow.
fn read_sides(
    session: &mut Session,
    side_lines: &mut SideLines,
    must_follow: bool,
) -> Result<Vec<Side>, Error> {
    let mut sides = Vec::with_capacity(SIDES);
    while sides.len() < SIDES {
        match session.next_integer() {
            Ok(Some(side)) => {
                side_lines.count(session.position());
                sides.push(side);
            }
            Ok(None) if sides.is_empty() && !must_follow => break,
            Ok(None) => {
                side_lines.end_line();
                return Err(incomplete("the end of the input", sides.len(), side_lines, session));
            }
            // To look for a comment line before each side takes longer.
            Err(Error::Unexpected { .. }) if session.is_comment_line() => {
                return Err(incomplete("a comment line", sides.len(), side_lines, session));
            }
            Err(error) => return Err(error),
        }
    }
    Ok(sides)
}

/// The error if the input has no card set.
pub(crate) fn no_card_set(session: &mut Session) -> Error {
    session.unexpected("a card set", "the end of the input")
}

/// The error if a card set ends too early, or is only a card too many of the one before.
fn incomplete(found: &str, sides: usize, side_lines: &SideLines, session: &mut Session) -> Error {
    let expected = "nine cards of four sides";
    match side_lines.tenth_card() {
        Some(position) => {
            Error::Unexpected { position, expected, found: "one card too many".to_owned() }
        }
        None => session.unexpected(expected, format!("{found} after {sides} of {SIDES} sides")),
    }
}
