//! Tokens: integers, blank lines and comment lines.

use crate::{Error, FromInteger, Session};
use std::io::{self, ErrorKind};

/// What a filter reads to which blank lines matter.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Token<T> {
    /// An integer, as what it stands for.
    Integer(T),
    /// The end of a line with no byte in it, or only the `\r` of its `\r\n`.
    BlankLine,
}

/// Where skipping white space stops.
enum Stop {
    Token,
    BlankLine,
    End,
}

impl Session<'_> {
    /// Reads the next integer or blank line; `None` at the end of the input.
    ///
    /// # Errors
    ///
    /// [`Error::Unexpected`] if the next token is no integer, or one that stands for no `T`;
    /// [`Error::Read`] or [`Error::Write`] if reading or writing fails.
    #[inline]
    pub fn next_token<T: FromInteger>(&mut self) -> Result<Option<Token<T>>, Error> {
        match self.lone_digit() {
            Some(integer) => Ok(Some(Token::Integer(integer))),
            None => self.next_other_token(),
        }
    }

    /// Reads whatever comes next. That it is cold keeps the short cut in registers: a stream of moves
    /// takes 10 % less time.
    #[cold]
    fn next_other_token<T: FromInteger>(&mut self) -> Result<Option<Token<T>>, Error> {
        match self.skip_white_space()? {
            Stop::Token => Ok(Some(Token::Integer(self.integer()?))),
            Stop::BlankLine => Ok(Some(Token::BlankLine)),
            Stop::End => Ok(None),
        }
    }

    /// Reads the next integer, and skips blank lines before it; `None` at the end of the input.
    ///
    /// # Errors
    ///
    /// [`Error::Unexpected`] if the next token is no integer, or one that stands for no `T`;
    /// [`Error::Read`] or [`Error::Write`] if reading or writing fails.
    pub fn next_integer<T: FromInteger>(&mut self) -> Result<Option<T>, Error> {
        loop {
            match self.next_token()? {
                Some(Token::Integer(integer)) => return Ok(Some(integer)),
                Some(Token::BlankLine) => {}
                None => return Ok(None),
            }
        }
    }

    /// Reads white space up to the end of the input, for a filter that takes no more. Only pictures
    /// need it.
    ///
    /// # Errors
    ///
    /// [`Error::Unexpected`] if anything else comes; [`Error::Read`] or [`Error::Write`] if reading or
    /// writing fails.
    #[cfg(not(bundle))]
    pub fn expect_end(&mut self, expected: &'static str) -> Result<(), Error> {
        if self.skip_blank_lines()? {
            return Err(self.unexpected_token(expected)?);
        }
        Ok(())
    }

    /// Reads the next line with more than white space in it if it is a comment line, one whose
    /// first byte is `#`: adds it to `text`, if that is wanted, with `\n` for its line end. Tells
    /// whether it was a comment line.
    ///
    /// # Errors
    ///
    /// [`Error::Read`] if reading fails or there is no memory for the line; [`Error::Write`] if
    /// writing fails.
    pub fn next_comment_line(&mut self, text: Option<&mut Vec<u8>>) -> Result<bool, Error> {
        self.skip_blank_lines()?;
        let is_comment = self.peek()? == Some(b'#') && self.input.is_after(b"\n");
        match text {
            _ if !is_comment => {}
            Some(text) => {
                self.read_line(|part| append(text, part))?;
                end_line(text)?;
            }
            None => self.read_line(|_| Ok(()))?,
        }
        Ok(is_comment)
    }

    /// Reads the rest of a line but for its `\n`, part by part.
    fn read_line(&mut self, mut take: impl FnMut(&[u8]) -> Result<(), Error>) -> Result<(), Error> {
        while !matches!(self.peek()?, None | Some(b'\n')) {
            let unread = self.input.unread();
            let length = unread.iter().position(|&byte| byte == b'\n').unwrap_or(unread.len());
            take(&unread[..length])?;
            self.input.advance(length);
        }
        Ok(())
    }

    /// Whether the token that was rejected last begins a comment line.
    pub fn is_at_comment_line(&mut self) -> bool {
        self.position().column == 1 && self.input.token().starts_with(b"#")
    }

    /// Moves to the next token, and tells whether there is one.
    fn skip_blank_lines(&mut self) -> Result<bool, Error> {
        loop {
            match self.skip_white_space()? {
                Stop::Token => return Ok(true),
                Stop::BlankLine => {}
                Stop::End => return Ok(false),
            }
        }
    }

    /// Moves to the next token or past the next blank line, whichever comes first.
    fn skip_white_space(&mut self) -> Result<Stop, Error> {
        loop {
            self.input.start_token();
            match self.peek()? {
                Some(b'\n') if self.ends_blank_line() => {
                    self.input.advance(1);
                    return Ok(Stop::BlankLine);
                }
                Some(byte) if is_white_space(byte) => self.input.advance(1),
                Some(_) => return Ok(Stop::Token),
                None => return Ok(Stop::End),
            }
        }
    }

    /// Whether a `\n` that comes next ends a blank line.
    fn ends_blank_line(&self) -> bool {
        self.input.is_after(b"\n") || self.input.is_after(b"\n\r")
    }
}

/// Takes the white space off both ends of a text.
pub fn trim(text: &[u8]) -> &[u8] {
    let is_text = |&byte: &u8| !is_white_space(byte);
    let start = text.iter().position(is_text).unwrap_or(text.len());
    let end = text.iter().rposition(is_text).map_or(start, |last| last + 1);
    &text[start..end]
}

pub(crate) fn is_white_space(byte: u8) -> bool {
    matches!(byte, b' ' | b'\t'..=b'\r')
}

/// Replaces what is left of a line end by `\n`.
fn end_line(line: &mut Vec<u8>) -> Result<(), Error> {
    if line.ends_with(b"\r") {
        line.pop();
    }
    append(line, b"\n")
}

/// Adds bytes to a text, if there is memory for them.
fn append(text: &mut Vec<u8>, bytes: &[u8]) -> Result<(), Error> {
    text.try_reserve(bytes.len())
        .map_err(|_| Error::Read(io::Error::from(ErrorKind::OutOfMemory)))?;
    text.extend_from_slice(bytes);
    Ok(())
}
