//! A card set as read: comment lines, then nine cards.

use crate::card::{Card, Side};
use crate::side_lines::SideLines;
use common::{trim, Error, Session};
use std::array::from_fn;

/// The number of cards in a set, and places in the square.
pub const CARDS: usize = 9;
const SIDES: usize = 4 * CARDS;

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
            *side_lines = SideLines::default();
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
                side_lines.count(session.position().line);
                sides.push(side);
            }
            Ok(None) if sides.is_empty() && !must_follow => break,
            Ok(None) => {
                side_lines.end_line();
                return Err(incomplete(session, "the end of the input", sides.len()));
            }
            Err(error) if is_at_comment_line(&error) => {
                return Err(incomplete(session, "a comment line", sides.len()));
            }
            Err(error) => return Err(error),
        }
    }
    Ok(sides)
}

/// Whether a comment line is what was found in place of a side. We look for it only then, since to
/// look before each side takes longer.
fn is_at_comment_line(error: &Error) -> bool {
    matches!(error, Error::Unexpected { position, found, .. }
        if position.column == 1 && found.starts_with("'#"))
}

/// The error if the input has no card set.
pub(crate) fn no_card_set(session: &mut Session) -> Error {
    session.unexpected("a card set", "the end of the input")
}

fn incomplete(session: &mut Session, found: &str, sides: usize) -> Error {
    let found = format!("{found} after {sides} of {SIDES} sides");
    session.unexpected("nine cards of four sides", found)
}
