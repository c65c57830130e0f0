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

/// A type that integers of the input stand for.
///
/// A number beyond ±`i32::MAX` saturates there, so neither of these two may be valid.
pub trait FromInteger: Sized {
    /// What a message says was expected where there is no such integer.
    const EXPECTED: &'static str;

    /// The value that an integer stands for; `None` if it stands for none.
    fn from_integer(integer: i32) -> Option<Self>;
}

impl Session<'_> {
    /// Reads a digit and the white-space byte after it, if that comes next. Three such bytes are one
    /// branch to the compiler; two are two, and one of these is mispredicted at each line end.
    #[inline]
    pub(crate) fn lone_digit<T: FromInteger>(&mut self) -> Option<T> {
        if let [digit @ b'0'..=b'9', b' ' | b'\r' | b'\n', ..] = *self.input.unread() {
            let integer = T::from_integer(i32::from(digit - b'0'))?;
            self.input.start_token();
            self.input.advance(2);
            return Some(integer);
        }
        None
    }

    /// Reads an integer, however it is written, and the white-space byte after it.
    pub(crate) fn integer<T: FromInteger>(&mut self) -> Result<T, Error> {
        match self.number()?.and_then(T::from_integer) {
            Some(integer) => {
                self.input.advance(self.input.unread().len().min(1));
                Ok(integer)
            }
            None => Err(self.unexpected_token(T::EXPECTED)?),
        }
    }

    /// Reads a number; `None` if the token is none.
    fn number(&mut self) -> Result<Option<i32>, Error> {
        let sign = self.sign()?;
        let mut number = None;
        loop {
            number = self.digits(number);
            match self.peek()? {
                Some(b'0'..=b'9') => {} // A block ends between two digits.
                Some(byte) if !is_white_space(byte) => return Ok(None),
                _ => return Ok(number.map(|number| sign * number as i32)),
            }
        }
    }

    /// Reads the digits up to the end of the block, and appends them to a number. Testing nothing else
    /// between two of them saves a game of SET 5 % of its time.
    #[inline]
    fn digits(&mut self, mut number: Option<i64>) -> Option<i64> {
        let digits = self.input.unread().iter().take_while(|byte| byte.is_ascii_digit());
        let mut length = 0;
        for digit in digits {
            let longer = 10 * number.unwrap_or(0) + i64::from(digit - b'0');
            number = Some(longer.min(i64::from(i32::MAX)));
            length += 1;
        }
        self.input.advance(length);
        number
    }

    fn sign(&mut self) -> Result<i32, Error> {
        let sign = self.peek()?;
        if let Some(b'+' | b'-') = sign {
            self.input.advance(1);
        }
        Ok(if sign == Some(b'-') { -1 } else { 1 })
    }

    /// Reads on as far as a message quotes the current token, and rejects it.
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
