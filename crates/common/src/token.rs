//! Tokens: integers that mean something, blank lines and comment lines.
//!
//! An integer is an optional sign and decimal digits with white space behind it, or the end of the
//! input. It is read digit by digit, so it may be as long as it likes, and nothing is allocated; a
//! number too large for an `i32` stands as the largest there is, which means nothing in any game.

use crate::{Conversation, Error, Quote};
use std::io::{Read, Write};

/// How many digits are few: as many as a card of SET has.
const FEW: usize = 4;

/// What an integer stands for: a card, a column, a side.
pub trait FromInteger: Sized {
    /// What a message says was expected where there is no such integer.
    const EXPECTED: &'static str;

    /// What `number` stands for; `None` if it stands for nothing.
    fn from_integer(number: i32) -> Option<Self>;
}

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

impl<R: Read, W: Write> Conversation<R, W> {
    /// Reads the next integer or blank line; `None` at the end of the input.
    ///
    /// # Errors
    ///
    /// [`Error::Unexpected`] if the next token is no integer, or one that means nothing.
    #[inline]
    pub fn next_token<T: FromInteger>(&mut self) -> Result<Option<Token<T>>, Error> {
        match self.lone_digit() {
            Some(integer) => Ok(Some(Token::Integer(integer))),
            None => self.next_other_token(),
        }
    }

    /// Reads what most moves are, a digit and one white space, if that comes next: the shortest cut.
    #[inline]
    fn lone_digit<T: FromInteger>(&mut self) -> Option<T> {
        if let [digit @ b'0'..=b'9', b' ' | b'\n', ..] = *self.input.unread() {
            self.input.start_token();
            let integer = T::from_integer(i32::from(digit - b'0'))?;
            self.input.advance(2);
            return Some(integer);
        }
        None
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

    /// Reads what most integers are, a few digits and one white space, if that comes next: a short cut.
    #[inline]
    fn few_digits<T: FromInteger>(&mut self) -> Option<T> {
        let (mut number, mut length) = (0, 0);
        self.input.start_token();
        while let [digit @ b'0'..=b'9', next, ..] = *self.input.unread().get(length..)? {
            number = 10 * number + i32::from(digit - b'0');
            length += 1;
            if let b' ' | b'\n' = next {
                let integer = T::from_integer(number)?;
                self.input.advance(length + 1);
                return Some(integer);
            }
            if length == FEW {
                break;
            }
        }
        None
    }

    /// Reads the next integer, whatever lines end before it; `None` at the end of the input.
    ///
    /// # Errors
    ///
    /// [`Error::Unexpected`] if the next token is no integer, or one that means nothing.
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
    /// first byte is `#`: adds it to `text`, `\n` in the place of its line end. Tells whether it was.
    ///
    /// # Errors
    ///
    /// [`Error::Read`] or [`Error::Write`] if either end of the conversation fails.
    pub fn next_comment_line(&mut self, text: &mut Vec<u8>) -> Result<bool, Error> {
        self.skip_blank_lines()?;
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

    fn skip_blank_lines(&mut self) -> Result<Stop, Error> {
        loop {
            match self.skip_white_space()? {
                Stop::BlankLine => {}
                stop => return Ok(stop),
            }
        }
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

    fn integer<T: FromInteger>(&mut self) -> Result<T, Error> {
        match self.number()?.and_then(T::from_integer) {
            Some(integer) => Ok(integer),
            None => Err(self.unexpected_token(T::EXPECTED)?),
        }
    }

    /// Reads a number; `None` if the token is none.
    #[inline]
    fn number(&mut self) -> Result<Option<i32>, Error> {
        let sign = self.sign()?;
        let mut number: Option<i32> = None;
        loop {
            match self.peek()? {
                Some(digit @ b'0'..=b'9') => {
                    let digit = sign * i32::from(digit - b'0');
                    number = Some(number.unwrap_or(0).saturating_mul(10).saturating_add(digit));
                    self.input.advance(1);
                }
                Some(byte) if !is_white_space(byte) => return Ok(None),
                _ => return Ok(number),
            }
        }
    }

    fn sign(&mut self) -> Result<i32, Error> {
        let sign = self.peek()?;
        if let Some(b'+' | b'-') = sign {
            self.input.advance(1);
        }
        Ok(if sign == Some(b'-') { -1 } else { 1 })
    }

    /// Reads on as far as a message shows the token in hand, and refuses it.
    #[cold]
    fn unexpected_token(&mut self, expected: &'static str) -> Result<Error, Error> {
        for _ in 0..=Quote::SHOWN {
            if self.peek()?.map_or(true, is_white_space) {
                break;
            }
            self.input.advance(1);
        }
        let found = self.quote();
        Ok(self.unexpected(expected, found))
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

fn is_white_space(byte: u8) -> bool {
    matches!(byte, b' ' | b'\t'..=b'\r')
}
