//! Integers that stand for something: a card, a column, a side.
//!
//! An integer is an optional sign and decimal digits, followed by white space or the end of the
//! input. It is read digit by digit and may have any length; nothing is allocated for it.
//!
//! Most integers are short and lie within the block, with the white space after them. For these there
//! is a short cut, without which a stream of moves takes twice as long; it declines whatever else comes
//! next. It consumes the white space, too: a `\n` after an integer ends no blank line.

use crate::quote::Quote;
use crate::token::is_white_space;
use crate::{Error, Session};
use std::convert::TryFrom;
use std::fmt;

/// A type that integers of the input stand for.
///
/// A number that `i32` cannot hold saturates, so neither `i32::MIN` nor `i32::MAX` may be valid.
pub trait FromInteger: TryFrom<i32> {
    /// What a message says was expected where there is no such integer.
    const EXPECTED: &'static str;
}

/// An integer stands for nothing of the type that was asked for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct InvalidInteger {
    /// What was expected.
    pub expected: &'static str,
    /// The integer.
    pub found: i32,
}

impl fmt::Display for InvalidInteger {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        write!(f, "expected {}, found '{}'", self.expected, self.found)
    }
}

impl std::error::Error for InvalidInteger {}

/// The most digits that the short cut takes: those of a card of SET.
const SHORT: usize = 4;

impl Session<'_> {
    /// Reads up to four digits and one white space, if that comes next.
    #[inline]
    pub(crate) fn short_integer<T: FromInteger>(&mut self) -> Option<T> {
        let (mut number, mut length) = (0, 0);
        while let [digit @ b'0'..=b'9', next, ..] = *self.input.unread().get(length..)? {
            number = 10 * number + i32::from(digit - b'0');
            length += 1;
            if let b' ' | b'\n' = next {
                let integer = T::try_from(number).ok()?;
                self.input.start_token();
                self.input.advance(length);
                self.input.consume_white_space(next);
                return Some(integer);
            }
            if length == SHORT {
                break;
            }
        }
        None
    }

    /// Reads an integer, however it is written.
    pub(crate) fn integer<T: FromInteger>(&mut self) -> Result<T, Error> {
        match self.number()?.map(T::try_from) {
            Some(Ok(integer)) => Ok(integer),
            _ => Err(self.unexpected_token(T::EXPECTED)?),
        }
    }

    /// Reads a number; `None` if the token is none.
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

    /// Reads on as far as a message quotes the current token, and refuses it.
    pub(crate) fn unexpected_token(&mut self, expected: &'static str) -> Result<Error, Error> {
        for _ in 0..=Quote::LENGTH {
            if self.peek()?.map_or(true, is_white_space) {
                break;
            }
            self.input.advance(1);
        }
        Ok(self.unexpected(expected, self.quoted_token()))
    }
}
