//! A reader tied to a writer: pending output is flushed before more input is read.
//!
//! So a filter never waits for input while it owes output, and yet moves long streams in large
//! blocks (C++: `cin.tie(&cout)`). The only other flush is the one at the end.
//!
//! ```text
//!   next_token          the next integer or blank line            token.rs
//!   next_integer        the next integer                          token.rs
//!   expect_end          nothing but white space is left           token.rs
//!   next_comment_line   a comment line, if it comes next          comment.rs
//!   is_comment_line     the wrong token starts a comment line     comment.rs
//!   position            of the last token, or of the end          below
//!   quoted_token        the last token, for a message             below
//!   unexpected          the error at this position                below
//!   output              where to write                            below
//! ```

use crate::input::{uninterrupted, Input};
use crate::quote::Quote;
use crate::{trim, Error, Position};
use std::fmt::Display;
use std::io::{BufWriter, Read, Write};

/// The size of the output buffer: half of Linux's pipe buffer, so that the reader drains one half
/// while we fill the other; twice as fast as using all of it.
const CAPACITY: usize = 32 * 1024;

/// An input that is read token by token, and the output that is tied to it.
#[allow(missing_debug_implementations)] // Readers and writers have nothing to show.
pub struct Session<'a> {
    /// Where to write. It is flushed whenever more input is needed.
    pub output: BufWriter<&'a mut dyn Write>,
    pub(crate) input: Input<'a>,
}

/// Runs a filter on `input` and `output`. Its output is flushed even if it fails.
///
/// # Errors
///
/// The error of the filter; [`Error::Read`] or [`Error::Write`] if reading or writing fails.
pub fn with_session<T>(
    mut input: impl Read,
    mut output: impl Write,
    filter: impl FnOnce(&mut Session) -> Result<T, Error>,
) -> Result<T, Error> {
    let input = Input::open(&mut input).map_err(Error::Read)?;
    let output = BufWriter::with_capacity(CAPACITY, &mut output as &mut dyn Write);
    let mut session = Session { output, input };
    let result = filter(&mut session);
    session.flush().and(result)
}

impl Session<'_> {
    /// An error at [`position`](Self::position). `found` must be one line.
    pub fn unexpected(&mut self, expected: &'static str, found: impl Display) -> Error {
        Error::Unexpected { position: self.position(), expected, found: found.to_string() }
    }

    /// The position of the last integer or comment line that was read or looked at, or of the end
    /// of the input.
    pub fn position(&mut self) -> Position {
        self.input.position()
    }

    /// The last token read, quoted for a message.
    pub fn quoted_token(&self) -> String {
        Quote(trim(self.input.token())).to_string()
    }

    /// What a message says about the last token, which is wrong: the token quoted, and what to
    /// write if it looks right to its author.
    pub(crate) fn wrong_token(&mut self) -> String {
        let (start, token) = (self.position(), trim(self.input.token()));
        let is_utf_16 = token.starts_with(b"\xFF\xFE") || token.starts_with(b"\xFE\xFF");
        let advice = match start {
            Position { line: 1, column: 1 } if is_utf_16 => {
                ", which is UTF-16: save it as UTF-8".into()
            }
            _ => Quote(token).advice(),
        };
        self.quoted_token() + &advice
    }

    /// The next byte, reading a block if needed; `None` at the end of the input.
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
