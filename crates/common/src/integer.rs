//! Integers that stand for something: a card, a column, a side.
//!
//! An integer is an optional sign and decimal digits, followed by white space or the end of the
//! input. It is read digit by digit and may have any length; nothing is allocated for it.
//!
//! A stream of moves is single digits between white space. For these there is a short cut, without
//! which such a stream takes twice as long; it declines whatever else comes next.

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

impl Session<'_> {
    /// Reads a digit between two white spaces, if that comes next and the first ends no blank line.
    #[inline]
    pub(crate) fn lone_digit<T: FromInteger>(&mut self) -> Option<T> {
        if let [before, digit @ b'0'..=b'9', b' ' | b'\n', ..] = *self.input.unread() {
            if before == b' ' || before == b'\n' && !self.input.is_blank_line() {
                let integer = T::try_from(i32::from(digit - b'0')).ok()?;
                self.input.consume_white_space(before);
                self.input.start_token();
                self.input.advance(1);
                return Some(integer);
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
