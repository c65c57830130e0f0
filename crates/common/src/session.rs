//! Both ends of a filter in one hand: input that comes in blocks, and output that goes out in time.
//!
//! A filter must never wait for input while it owes output, and yet move long streams in large
//! blocks. One rule gives both: whoever is about to read more flushes first. That is the only flush
//! but the one at the end.

use crate::input::{uninterrupted, Input};
use crate::{trim, Error, Position, Quote};
use std::fmt::Display;
use std::io::{BufWriter, Read, Write};

/// How much output goes out at once: half of what a pipe holds, so that its reader empties one half
/// while the other is made.
const CAPACITY: usize = 32 * 1024;

/// An input that is read token by token, and the output that answers it.
pub struct Session<R, W: Write> {
    /// Where the answers go. It is flushed whenever more input is needed.
    pub output: BufWriter<W>,
    pub(crate) input: Input<R>,
}

/// Holds a conversation over `input` and `output`: `answer` reads tokens and writes what they call
/// for. What it has written is delivered even if it ends in an error.
///
/// # Errors
///
/// What `answer` returns; [`Error::Read`] or [`Error::Write`] if either end fails.
pub fn with_session<R: Read, W: Write>(
    input: R,
    output: W,
    answer: impl FnOnce(&mut Session<R, W>) -> Result<(), Error>,
) -> Result<(), Error> {
    let input = Input::open(input).map_err(Error::Read)?;
    let mut session = Session { output: BufWriter::with_capacity(CAPACITY, output), input };
    let outcome = answer(&mut session);
    session.flush().and(outcome)
}

impl<R: Read, W: Write> Session<R, W> {
    /// The refusal of what stands at [`position`](Self::position). What was found must fit in a line.
    pub fn unexpected(&mut self, expected: &'static str, found: impl Display) -> Error {
        Error::Unexpected { position: self.position(), expected, found: found.to_string() }
    }

    /// Where the integer that was read last starts, or where the input ends if there was none.
    pub fn position(&mut self) -> Position {
        self.input.position()
    }

    /// The token that was read last in quotes, fit for a message.
    pub fn quote(&self) -> String {
        Quote(trim(self.input.token())).to_string()
    }

    /// The next byte, for which it may have to read; `None` at the end of the input.
    #[inline]
    pub(crate) fn peek(&mut self) -> Result<Option<u8>, Error> {
        match self.input.unread() {
            [] => self.peek_into_next_block(),
            [byte, ..] => Ok(Some(*byte)),
        }
    }

    #[cold]
    fn peek_into_next_block(&mut self) -> Result<Option<u8>, Error> {
        self.flush()?;
        self.input.refill().map_err(Error::Read)?;
        Ok(self.input.unread().first().copied())
    }

    fn flush(&mut self) -> Result<(), Error> {
        Ok(uninterrupted(|| self.output.flush())?)
    }
}
