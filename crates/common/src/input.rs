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
//! Lines are counted once per block and when a position is needed. If the position were kept up to
//! date byte by byte, three of the ten fields could go, but a stream of moves would take a third
//! longer to read: 970 µs a megabyte in place of 730.

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
    /// What to add to the index of an unread byte to get its offset. Offsets count from the two
    /// `\n` before the input, so this is 0 at first.
    offset: u64,
    /// Index of the first byte in which line ends are not yet counted.
    counted: usize,
    /// The number of the last line counted, from 1.
    line: u64,
    /// The offset of the first byte of that line.
    line_start: u64,
    /// How many bytes of the current token were dropped: for its start, `offset` is too large by as
    /// many.
    dropped: u64,
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
            offset: 0,
            counted: BEFORE,
            line: 1,
            line_start: BEFORE as u64,
            dropped: 0,
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
        self.dropped = 0;
    }

    /// The consumed part of the current token, or as much of it as a message quotes. The white
    /// space that ends it may be consumed, too.
    pub(crate) fn token(&self) -> &[u8] {
        &self.bytes[self.token..self.next]
    }

    /// The position of the current token.
    pub(crate) fn position(&mut self) -> Position {
        self.count_lines();
        let offset = self.offset + self.token as u64 - self.dropped;
        Position { line: self.line, column: offset - self.line_start + 1 }
    }

    /// Counts the lines up to the current token, unless they are already counted.
    fn count_lines(&mut self) {
        // There are none if lines are counted beyond the start of the token.
        let passed = self.bytes.get(self.counted..self.token).unwrap_or_default();
        if let Some(last) = passed.iter().rposition(|&byte| byte == b'\n') {
            // `u16` is enough for a block, and is faster to count with than `usize`.
            let others: u16 = passed[..last].iter().map(|&byte| u16::from(byte == b'\n')).sum();
            self.line += 1 + u64::from(others);
            self.line_start = self.offset + (self.counted + last + 1) as u64;
        }
        // Of the token with the white space that ends it, only the last byte can be a line end.
        // Counting in the others, too, makes the benchmark `games_of_81_cards` slower.
        self.counted = self.token.max(self.next - 1);
    }

    /// Reads the next block once this one is consumed; at the end of the input, nothing is left
    /// unread.
    pub(crate) fn refill(&mut self) -> io::Result<()> {
        if self.end == self.bytes.len() && self.end < LARGEST_BLOCK {
            self.bytes.resize(2 * self.end, 0);
        }
        self.count_lines();
        let kept = self.token - BEFORE..self.end.min(self.token + KEPT);
        self.offset += (self.end - kept.len()) as u64;
        self.dropped += (self.end - kept.end) as u64;
        self.token = BEFORE;
        self.counted = BEFORE;
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
