//! Tokens: integers, blank lines and comment lines.
//!
//! White space means nothing but that a line may be blank, which is seen at its end from the two
//! bytes before, and that a comment line has none before its `#`.

use crate::{Error, FromInteger, Session};
use std::io::{Read, Write};

/// What a line-minded filter reads.
pub enum Token<T> {
    /// An integer, by its meaning.
    Integer(T),
    /// The end of a line with no byte in it, or only the `\r` of its `\r\n`.
    BlankLine,
}

/// Where the way through white space stops.
enum Stop {
    Token,
    BlankLine,
    End,
}

impl<R: Read, W: Write> Session<R, W> {
    /// Reads the next integer or blank line; `None` at the end of the input.
    ///
    /// # Errors
    ///
    /// [`Error::Unexpected`] if the next token is no integer, or one that means nothing;
    /// [`Error::Read`] or [`Error::Write`] if either end of the conversation fails.
    #[inline]
    pub fn next_token<T: FromInteger>(&mut self) -> Result<Option<Token<T>>, Error> {
        match self.lone_digit() {
            Some(integer) => Ok(Some(Token::Integer(integer))),
            None => self.next_other_token(),
        }
    }

    /// Reads whatever comes next. Out of the way of the moves, of which a stream may be full.
    #[cold]
    fn next_other_token<T: FromInteger>(&mut self) -> Result<Option<Token<T>>, Error> {
        if let Some(integer) = self.few_digits() {
            return Ok(Some(Token::Integer(integer)));
        }
        match self.skip_white_space()? {
            Stop::Token => {
                let integer = self.integer()?;
                // With one white space gone, a short cut may come next.
                if let [b' ' | b'\n', ..] = self.input.unread() {
                    self.input.advance(1);
                }
                Ok(Some(Token::Integer(integer)))
            }
            Stop::BlankLine => Ok(Some(Token::BlankLine)),
            Stop::End => Ok(None),
        }
    }

    /// Reads the next integer, whatever lines end before it; `None` at the end of the input.
    ///
    /// # Errors
    ///
    /// [`Error::Unexpected`] if the next token is no integer, or one that means nothing;
    /// [`Error::Read`] or [`Error::Write`] if either end of the conversation fails.
    pub fn next_integer<T: FromInteger>(&mut self) -> Result<Option<T>, Error> {
        loop {
            match self.next_token()? {
                Some(Token::Integer(integer)) => return Ok(Some(integer)),
                Some(Token::BlankLine) => {}
                None => return Ok(None),
            }
        }
    }

    /// Reads the next line with more than white space in it if it is a comment line, one whose
    /// first byte is `#`: adds it to `text`, `\n` in the position of its line end. Tells whether it was.
    ///
    /// # Errors
    ///
    /// [`Error::Read`] or [`Error::Write`] if either end of the conversation fails.
    pub fn next_comment_line(&mut self, text: &mut Vec<u8>) -> Result<bool, Error> {
        while let Stop::BlankLine = self.skip_white_space()? {}
        if self.peek()? != Some(b'#') || !self.input.behind().ends_with(b"\n") {
            return Ok(false);
        }
        while let Some(byte) = self.peek()?.filter(|&byte| byte != b'\n') {
            text.push(byte);
            self.input.advance(1);
        }
        if text.ends_with(b"\r") {
            text.pop();
        }
        text.push(b'\n');
        Ok(true)
    }

    /// Moves to the next token or behind the next blank line, whichever comes first.
    fn skip_white_space(&mut self) -> Result<Stop, Error> {
        loop {
            self.input.start_token();
            let byte = self.peek()?;
            match byte {
                Some(byte) if is_white_space(byte) => self.input.advance(1),
                Some(_) => return Ok(Stop::Token),
                None => return Ok(Stop::End),
            }
            if byte == Some(b'\n') && is_blank_line(self.input.behind()) {
                return Ok(Stop::BlankLine);
            }
        }
    }
}

/// Takes the white space off both ends of a text.
pub fn trim(text: &[u8]) -> &[u8] {
    let is_text = |&byte: &u8| !is_white_space(byte);
    let start = text.iter().position(is_text).unwrap_or(text.len());
    let end = text.iter().rposition(is_text).map_or(start, |last| last + 1);
    &text[start..end]
}

/// Whether the line that a `\n` behind these two bytes ends is blank.
fn is_blank_line(behind: &[u8]) -> bool {
    matches!(behind, [_, b'\n'] | [b'\n', b'\r'])
}

pub(crate) fn is_white_space(byte: u8) -> bool {
    matches!(byte, b' ' | b'\t'..=b'\r')
}
