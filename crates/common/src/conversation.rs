//! Both ends of a filter in one hand: input that comes in blocks, and output that goes out in time.
//!
//! A filter must never wait for input while it owes output, and yet move long streams in large
//! blocks. One rule gives both: whoever is about to read more flushes first. That is the only flush
//! but the one at the end.

use crate::block::{self, uninterrupted, Block};
use crate::place::Line;
use crate::{Error, Place, Quote};
use std::fmt::Display;
use std::io::{BufWriter, Read, Write};

/// An input that is read token by token, and the output that answers it.
pub struct Conversation<R, W: Write> {
    /// Where the answers go. It is flushed whenever more input is needed.
    pub output: BufWriter<W>,
    pub(crate) input: Block<R>,
    pub(crate) line: Line,
    /// The offset in the input at which the token in hand starts.
    pub(crate) token: u64,
    /// What former blocks held of the token in hand, as far as a message shows it.
    pub(crate) head: Vec<u8>,
}

/// Holds a conversation over `input` and `output`: `answer` reads tokens and writes what they call
/// for. What it has written is delivered even if it ends in an error.
///
/// # Errors
///
/// What `answer` returns; [`Error::Read`] or [`Error::Write`] if either end fails.
pub fn converse<R: Read, W: Write>(
    input: R,
    output: W,
    answer: impl FnOnce(&mut Conversation<R, W>) -> Result<(), Error>,
) -> Result<(), Error> {
    let input = Block::open(input).map_err(Error::Read)?;
    let line = Line::first(input.position());
    let output = BufWriter::with_capacity(block::CAPACITY, output);
    let mut talk = Conversation { output, input, line, token: 0, head: Vec::new() };
    let outcome = answer(&mut talk);
    talk.flush().and(outcome)
}

impl<R: Read, W: Write> Conversation<R, W> {
    /// Refuses what stands at [`place`](Self::place).
    pub fn unexpected(&self, expected: &'static str, found: impl Display) -> Error {
        Error::Unexpected { place: self.place(), expected, found: found.to_string() }
    }

    /// Where the integer or comment line that was read last starts, or where the input ends if
    /// there was none.
    pub fn place(&self) -> Place {
        self.line.place(self.token)
    }

    /// The token in hand in quotes, fit for a message.
    pub fn quote(&self) -> String {
        Quote(&[&self.head, self.input.consumed_from(self.token)].concat()).to_string()
    }

    /// The next byte, for which it may have to read; `None` at the end of the input.
    #[inline]
    pub(crate) fn peek(&mut self) -> Result<Option<u8>, Error> {
        match self.input.peek() {
            None => self.peek_into_next_block(),
            byte => Ok(byte),
        }
    }

    #[cold]
    fn peek_into_next_block(&mut self) -> Result<Option<u8>, Error> {
        self.flush()?;
        self.keep_head();
        self.input.refill().map_err(Error::Read)?;
        Ok(self.input.peek())
    }

    /// Keeps what a message shows of the token in hand, before its block goes.
    fn keep_head(&mut self) {
        let room = Quote::SHOWN + 1 - self.head.len();
        self.head.extend(self.input.consumed_from(self.token).iter().take(room));
    }

    fn flush(&mut self) -> Result<(), Error> {
        Ok(uninterrupted(|| self.output.flush())?)
    }
}
