//! An input and an output that are tied: before the session reads more, it flushes what it has
//! written.
//!
//! So a filter never waits for input while it owes output, and yet moves long streams in large
//! blocks. C++ knows the rule as `cin.tie(&cout)`. The only other flush is the one at the end.

use crate::input::{uninterrupted, Input};
use crate::quote::Quote;
use crate::{trim, Error, Position};
use std::fmt::Display;
use std::io::{BufWriter, Read, Write};

/// How much output is written at once: half of what a pipe of Linux holds, so that its reader empties
/// one half while the other is filled. Boards into a pipe
/// take half as long as with a buffer as large as the pipe.
const CAPACITY: usize = 32 * 1024;

/// An input that is read token by token, tied to an output.
#[allow(missing_debug_implementations)] // A reader and a writer have nothing to show.
pub struct Session<'a> {
    /// Where to write. It is flushed whenever more input is needed.
    pub output: BufWriter<&'a mut dyn Write>,
    pub(crate) input: Input<'a>,
}

/// Runs a filter over `input` and `output`. What it has written is flushed even if it fails.
///
/// # Errors
///
/// What the filter returns; [`Error::Read`] or [`Error::Write`] if reading or writing fails.
pub fn with_session(
    mut input: impl Read,
    mut output: impl Write,
    filter: impl FnOnce(&mut Session) -> Result<(), Error>,
) -> Result<(), Error> {
    let input = Input::open(&mut input).map_err(Error::Read)?;
    let output = BufWriter::with_capacity(CAPACITY, &mut output as &mut dyn Write);
    let mut session = Session { output, input };
    let result = filter(&mut session);
    session.flush().and(result)
}

impl Session<'_> {
    /// An error at [`position`](Self::position). `found` must fit in a line.
    pub fn unexpected(&mut self, expected: &'static str, found: impl Display) -> Error {
        Error::Unexpected { position: self.position(), expected, found: found.to_string() }
    }

    /// Where the last integer or comment line that was read starts; at the end of the input, where
    /// that is.
    pub fn position(&mut self) -> Position {
        self.input.position()
    }

    /// The last token that was read, quoted for a message.
    pub fn quoted_token(&self) -> String {
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
        uninterrupted(|| self.output.flush()).map_err(Error::Write)
    }
}
