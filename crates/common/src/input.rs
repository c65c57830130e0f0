//! The input in blocks, with the current token and its position.
//!
//! ```text
//!   input  … 2 1 \n 3 3 3 4 4 4 1 1 …
//!               ╰────── bytes ──────╯
//!                    ▲     ▲        ▲
//!                  token  next     end
//! ```
//!
//! When a block is consumed, the next one is read behind what is kept: the start of the current
//! token, which a message may quote, and the two bytes before it, which decide whether a `\n` ends
//! a blank line. As many `\n` are put before the input, so that its first line may be blank, too.
//!
//! The position is counted byte by byte. To count the lines of a block at once reads a stream of
//! moves in three quarters of the time, but `connect4` is more than twice as fast as `wc` anyway.

use crate::quote::Quote;
use crate::Position;
use std::io::{self, Chain, Empty, ErrorKind, Read};

/// The size of the first block, doubled whenever a read fills it. Starting with the largest makes
/// the benchmark `games_of_81_cards` slower.
const FIRST_BLOCK: usize = 1024;
/// The size of the largest block: that of Linux's pipe buffer.
const LARGEST_BLOCK: usize = 64 * 1024;
/// How many bytes before the current token are kept, and how many `\n` are put before the input.
const BEFORE: usize = 2;
/// How many bytes of the current token are kept: what a message needs.
pub(crate) const KEPT: usize = Quote::LENGTH;
const BYTE_ORDER_MARK: &[u8] = b"\xEF\xBB\xBF";

/// An input that is read block by block.
pub(crate) struct Input<'a> {
    /// `Chain` never reads again after the end, so Ctrl-D is needed only once.
    reader: Chain<&'a mut dyn Read, Empty>,
    bytes: Vec<u8>,
    /// Index of the current token.
    token: usize,
    /// Index of the first unread byte.
    next: usize,
    end: usize,
    /// The position of the current token.
    position: Position,
    /// The position of the first unread byte.
    next_position: Position,
}

impl<'a> Input<'a> {
    /// Reads the first block and skips a byte order mark.
    pub(crate) fn open(reader: &'a mut dyn Read) -> io::Result<Self> {
        let mut input = Input {
            reader: reader.chain(io::empty()),
            bytes: vec![b'\n'; FIRST_BLOCK],
            token: BEFORE,
            next: BEFORE,
            end: BEFORE,
            position: Position { line: 1, column: 1 },
            next_position: Position { line: 1, column: 1 },
        };
        input.skip_byte_order_mark()?;
        Ok(input)
    }

    fn skip_byte_order_mark(&mut self) -> io::Result<()> {
        // Nothing is unread at first, so at least one block is read.
        while BYTE_ORDER_MARK.starts_with(self.unread()) && self.read()? {}
        if self.unread().starts_with(BYTE_ORDER_MARK) {
            self.bytes.copy_within(BEFORE + BYTE_ORDER_MARK.len()..self.end, BEFORE);
            self.end -= BYTE_ORDER_MARK.len();
        }
        Ok(())
    }

    /// The unread bytes of the block.
    #[inline]
    pub(crate) fn unread(&self) -> &[u8] {
        &self.bytes[self.next..self.end]
    }

    /// Consumes `count` bytes of the block.
    #[inline]
    pub(crate) fn advance(&mut self, count: usize) {
        let Position { line, column } = &mut self.next_position;
        for byte in &self.bytes[self.next..self.next + count] {
            *column = if *byte == b'\n' { 1 } else { *column + 1 };
            *line += u64::from(*byte == b'\n');
        }
        self.next += count;
    }

    /// Returns whether `bytes`, at most two, precede the next byte.
    pub(crate) fn is_after(&self, bytes: &[u8]) -> bool {
        self.bytes[..self.next].ends_with(bytes)
    }

    /// Makes the next byte the start of the current token.
    #[inline]
    pub(crate) fn start_token(&mut self) {
        self.token = self.next;
        self.position = self.next_position;
    }

    /// The consumed part of the current token, or as much of it as a message quotes. The white
    /// space that ends it may be consumed, too.
    pub(crate) fn token(&self) -> &[u8] {
        &self.bytes[self.token..self.next]
    }

    /// The position of the current token.
    pub(crate) fn position(&self) -> Position {
        self.position
    }

    /// Reads the next block once this one is consumed; at the end of the input, nothing is left
    /// unread.
    pub(crate) fn refill(&mut self) -> io::Result<()> {
        if self.end == self.bytes.len() && self.end < LARGEST_BLOCK {
            self.bytes.resize(2 * self.end, 0);
        }
        let kept = self.token - BEFORE..self.end.min(self.token + KEPT);
        self.token = BEFORE;
        self.next = kept.len();
        self.end = kept.len();
        self.bytes.copy_within(kept, 0);
        self.read().map(|_| ())
    }

    /// Reads once, appending; returns whether anything arrived.
    fn read(&mut self) -> io::Result<bool> {
        let read = uninterrupted(|| self.reader.read(&mut self.bytes[self.end..]))?;
        self.end += read;
        Ok(read > 0)
    }
}

/// Retries a call interrupted by a signal.
pub(crate) fn uninterrupted<T>(mut call: impl FnMut() -> io::Result<T>) -> io::Result<T> {
    loop {
        match call() {
            Err(error) if error.kind() == ErrorKind::Interrupted => {}
            result => return result,
        }
    }
}
