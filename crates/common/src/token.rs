//! Tokens: integers, each read as the value it represents, and blank lines.
//!
//! An integer is an optional sign and decimal digits, followed by white space or the end of the
//! input. Its length is unlimited; reading it allocates nothing.
//!
//! A stream of moves is single digits between white space. A fast path for these halves its time;
//! everything else takes the general path.

use crate::input::KEPT;
use crate::white_space::{is_white_space, Stop};
use crate::{Error, Session};
// The prelude of edition 2015 lacks it.
use std::convert::TryFrom;

/// A type that can be read from an integer.
///
/// It is not `TryFrom<i32>`, since a message about a token that is not an integer needs
/// [`EXPECTED`], too.
///
/// [`EXPECTED`]: Self::EXPECTED
pub trait FromInteger: Sized {
    /// How messages name the expected integer.
    const EXPECTED: &'static str;

    /// Returns the value that an integer represents, if there is one. No integer beyond these 32
    /// bits represents any.
    fn from_integer(integer: i32) -> Option<Self>;
}

/// A token, for filters in which blank lines are significant.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Token<T> {
    /// An integer, as the value it represents.
    Integer(T),
    /// The end of a line that has no bytes, or only the `\r` of its `\r\n`.
    BlankLine,
}

impl Session<'_> {
    /// Reads the next integer or blank line; `None` at the end of the input.
    ///
    /// # Errors
    ///
    /// [`Error::Unexpected`] if the next token is not an integer that represents a `T`;
    /// [`Error::Read`] or [`Error::Write`] if reading or writing fails.
    #[inline]
    pub fn next_token<T: FromInteger>(&mut self) -> Result<Option<Token<T>>, Error> {
        match self.single_digit() {
            Some(value) => Ok(Some(Token::Integer(value))),
            None => self.next_other_token(),
        }
    }

    /// Cold, so that the fast path stays in registers: otherwise the benchmark `reading_integers`
    /// is slower.
    #[cold]
    fn next_other_token<T: FromInteger>(&mut self) -> Result<Option<Token<T>>, Error> {
        match self.skip_white_space()? {
            Stop::Word => Ok(Some(Token::Integer(self.integer()?))),
            Stop::BlankLine => Ok(Some(Token::BlankLine)),
            Stop::End => Ok(None),
        }
    }

    /// Reads the next integer, skipping blank lines; `None` at the end of the input.
    ///
    /// # Errors
    ///
    /// As for [`next_token`](Self::next_token).
    pub fn next_integer<T: FromInteger>(&mut self) -> Result<Option<T>, Error> {
        loop {
            match self.next_token()? {
                Some(Token::Integer(value)) => return Ok(Some(value)),
                Some(Token::BlankLine) => {}
                None => return Ok(None),
            }
        }
    }

    /// Checks that only white space is left.
    ///
    /// # Errors
    ///
    /// [`Error::Unexpected`] if there is another token; [`Error::Read`] or [`Error::Write`] if
    /// reading or writing fails.
    #[cfg(not(bundle))]
    pub fn expect_end(&mut self, expected: &'static str) -> Result<(), Error> {
        if self.skip_to_word()? {
            return self.reject(expected);
        }
        Ok(())
    }

    /// Reads a digit and the white space after it, if they come next. If that is a `\n`, no blank
    /// line is lost: whether the next `\n` ends one depends on the bytes before it, be they
    /// consumed or not.
    ///
    /// Matching space, `\r` and `\n` compiles to one branch; matching only two of them, to two, one
    /// of which is mispredicted at each end of a line.
    #[inline]
    fn single_digit<T: FromInteger>(&mut self) -> Option<T> {
        if let [digit @ b'0'..=b'9', b' ' | b'\r' | b'\n', ..] = *self.input.unread() {
            let value = T::from_integer(i32::from(digit - b'0'))?;
            self.input.start_token();
            self.input.advance(2);
            return Some(value);
        }
        None
    }

    /// Reads an integer and the byte of white space after it.
    fn integer<T: FromInteger>(&mut self) -> Result<T, Error> {
        match self.number()?.and_then(T::from_integer) {
            Some(value) => {
                // The byte after the number, which `number` has looked at; at the end of the input
                // there is none.
                self.input.advance(self.input.unread().len().min(1));
                Ok(value)
            }
            None => self.reject(T::EXPECTED),
        }
    }

    /// Reads a number; `None` if the token is not one, or not of 32 bits.
    fn number(&mut self) -> Result<Option<i32>, Error> {
        let sign = self.sign()?;
        let mut number = None;
        loop {
            number = self.digits(number);
            match self.peek()? {
                Some(b'0'..=b'9') => {} // A block ends between two digits.
                Some(byte) if !is_white_space(byte) => return Ok(None),
                _ => return Ok(number.and_then(|number| i32::try_from(sign * number).ok())),
            }
        }
    }

    fn sign(&mut self) -> Result<i64, Error> {
        let sign = self.peek()?;
        if let Some(b'+' | b'-') = sign {
            self.input.advance(1);
        }
        Ok(if sign == Some(b'-') { -1 } else { 1 })
    }

    /// Appends the digits in the current block to a number; one of more than 32 bits is cut, but
    /// has still too many. Reading them one by one makes the benchmark `games_of_81_cards` slower.
    #[inline]
    fn digits(&mut self, mut number: Option<i64>) -> Option<i64> {
        let digits = self.input.unread().iter().take_while(|byte| byte.is_ascii_digit());
        let mut length = 0;
        for digit in digits {
            let longer = 10 * number.unwrap_or(0) + i64::from(digit - b'0');
            number = Some(longer.min(i64::from(u32::MAX)));
            length += 1;
        }
        self.input.advance(length);
        number
    }

    /// Rejects the current token, after reading on as far as a message may quote it.
    fn reject<T>(&mut self, expected: &'static str) -> Result<T, Error> {
        for _ in 0..KEPT {
            if self.peek()?.map_or(true, is_white_space) {
                break;
            }
            self.input.advance(1);
        }
        let found = self.wrong_token();
        Err(self.unexpected(expected, found))
    }
}
