//! White space, and the blank lines in it.

use crate::{Error, Session};

/// Where skipping white space stops.
pub(crate) enum Stop {
    Word,
    BlankLine,
    End,
}

impl Session<'_> {
    /// Skips white space and blank lines up to the next word; returns whether there is one.
    pub(crate) fn skip_to_word(&mut self) -> Result<bool, Error> {
        loop {
            match self.skip_white_space()? {
                Stop::Word => return Ok(true),
                Stop::BlankLine => {}
                Stop::End => return Ok(false),
            }
        }
    }

    /// Skips to the next word or past the next blank line, whichever comes first.
    pub(crate) fn skip_white_space(&mut self) -> Result<Stop, Error> {
        loop {
            self.input.start_token();
            match self.peek()? {
                Some(b'\n') if self.ends_blank_line() => {
                    self.input.advance(1);
                    return Ok(Stop::BlankLine);
                }
                Some(byte) if is_white_space(byte) => self.input.advance(1),
                Some(_) => return Ok(Stop::Word),
                None => return Ok(Stop::End),
            }
        }
    }

    /// Returns whether the `\n` that comes next ends a blank line.
    fn ends_blank_line(&self) -> bool {
        self.input.is_after(b"\n") || self.input.is_after(b"\n\r")
    }
}

/// Trims white space from both ends.
pub fn trim(text: &[u8]) -> &[u8] {
    let is_text = |&byte: &u8| !is_white_space(byte);
    let start = text.iter().position(is_text).unwrap_or(text.len());
    let end = text.iter().rposition(is_text).map_or(start, |last| last + 1);
    &text[start..end]
}

pub(crate) fn is_white_space(byte: u8) -> bool {
    matches!(byte, b' ' | b'\t'..=b'\r')
}
