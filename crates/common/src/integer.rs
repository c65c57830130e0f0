//! Integers that mean something.
//!
//! An integer is an optional sign and decimal digits with white space behind it, or the end of the
//! input. It is read digit by digit, so it may be as long as it likes, and nothing is allocated; a
//! number beyond `i32` stands as the nearest there is.
//!
//! Most integers are short and lie within the block, white space and all. For these there are two
//! short cuts, which decline whatever else comes next. They take the white space, too: the end of a
//! line with an integer in it is not that of a blank line.

use crate::token::is_white_space;
use crate::{Error, Quote, Session};
use std::io::{Read, Write};

/// What an integer stands for: a card, a column, a side.
pub trait FromInteger: Sized {
    /// What a message says was expected where there is no such integer.
    const EXPECTED: &'static str;

    /// What `number` stands for; `None` if it stands for nothing. Numbers beyond `i32` come as the
    /// nearest that it has, so its ends must mean nothing.
    fn from_integer(number: i32) -> Option<Self>;
}

/// How many digits are few.
const FEW: usize = 4;

impl<R: Read, W: Write> Session<R, W> {
    /// Reads a digit and one white space, if that comes next.
    #[inline]
    pub(crate) fn lone_digit<T: FromInteger>(&mut self) -> Option<T> {
        if let [digit @ b'0'..=b'9', b' ' | b'\n', ..] = *self.input.unread() {
            self.input.start_token();
            let integer = T::from_integer(i32::from(digit - b'0'))?;
            self.input.advance(2);
            return Some(integer);
        }
        None
    }

    /// Reads a few digits and one white space, if that comes next.
    #[inline]
    pub(crate) fn few_digits<T: FromInteger>(&mut self) -> Option<T> {
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

    /// Reads an integer, however it is written.
    pub(crate) fn integer<T: FromInteger>(&mut self) -> Result<T, Error> {
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
