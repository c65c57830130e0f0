//! The input in blocks, with the token in hand and its position.
//!
//! ```text
//!   input  … 2 1 \n 3 3 3 4 4 4 1 1 …
//!               ╰────── bytes ──────╯
//!                    ▲     ▲        ▲
//!                  token  next     end
//! ```
//!
//! When a block is consumed, the next one is read behind what has to stay: the beginning of the token
//! in hand, which a message may have to show, and two bytes before it, which tell whether it starts
//! a line.

use crate::{Position, Quote};
use std::io::{self, Chain, Empty, ErrorKind, Read};

/// How large the first block is at most. Each that comes full makes the next one twice as large.
const SMALLEST: usize = 4 * 1024;
const LARGEST: usize = 64 * 1024;
/// How many bytes stay that lie before the token in hand.
const BEHIND: usize = 2;
/// How many bytes of the token in hand stay: one more than are shown, to tell whether it is longer.
const HEAD: usize = Quote::SHOWN + 1;
const BYTE_ORDER_MARK: &[u8] = b"\xEF\xBB\xBF";

/// An input that is read block by block.
pub(crate) struct Input<R> {
    /// A chain remembers that its first part has ended, so a terminal is asked for its end once.
    reader: Chain<R, Empty>,
    bytes: Vec<u8>,
    /// Index of the token in hand.
    token: usize,
    /// Where the token in hand is, if anybody has asked.
    token_position: Position,
    /// Index of the last byte whose position is known: of a token, or of the first that was read anew.
    known: usize,
    /// Where that byte is.
    known_position: Position,
    /// Index of the first byte that is not consumed.
    next: usize,
    end: usize,
}

impl<R: Read> Input<R> {
    /// Reads the first block, and steps over a byte order mark.
    pub(crate) fn open(reader: R) -> io::Result<Self> {
        let mut input = Input {
            reader: reader.chain(io::empty()),
            bytes: vec![0; SMALLEST],
            token: BEHIND,
            token_position: Position::START,
            known: BEHIND,
            known_position: Position::START,
            next: BEHIND,
            end: BEHIND,
        };
        input.skip_byte_order_mark()?;
        // What lies before the input looks like the ends of other lines.
        input.bytes[..input.next].fill(b'\n');
        Ok(input)
    }

    fn skip_byte_order_mark(&mut self) -> io::Result<()> {
        while BYTE_ORDER_MARK.starts_with(self.unread()) && self.read()? {}
        if self.unread().starts_with(BYTE_ORDER_MARK) {
            self.next += BYTE_ORDER_MARK.len();
            (self.token, self.known) = (self.next, self.next);
        }
        Ok(())
    }

    /// What of the block is not consumed.
    #[inline]
    pub(crate) fn unread(&self) -> &[u8] {
        &self.bytes[self.next..self.end]
    }

    /// Consumes so many bytes of the block.
    #[inline]
    pub(crate) fn advance(&mut self, count: usize) {
        self.next += count;
    }

    /// Takes the next byte for the start of a token.
    #[inline]
    pub(crate) fn start_token(&mut self) {
        self.token = self.next;
    }

    /// What is consumed of the token in hand, at least as far as a message shows it.
    pub(crate) fn token(&self) -> &[u8] {
        &self.bytes[self.token..self.next]
    }

    /// The two bytes before the token in hand.
    #[inline]
    pub(crate) fn behind(&self) -> &[u8] {
        &self.bytes[self.token - BEHIND..self.token]
    }

    /// Where the token in hand is. Looks back no further than to the position that was known last.
    pub(crate) fn position(&mut self) -> Position {
        if self.known <= self.token {
            self.known_position = self.known_position.after(&self.bytes[self.known..self.token]);
            self.known = self.token;
            self.token_position = self.known_position;
        }
        self.token_position
    }

    /// Reads the next block when this one is consumed; at the end of the input it is empty.
    pub(crate) fn refill(&mut self) -> io::Result<()> {
        self.position();
        self.known_position = self.known_position.after(&self.bytes[self.known..self.end]);
        if self.end == self.bytes.len() && self.end < LARGEST {
            self.bytes.resize(2 * self.end, 0);
        }
        let stays = self.token - BEHIND..self.end.min(self.token + HEAD);
        self.known = stays.len();
        self.next = stays.len();
        self.end = stays.len();
        self.token = BEHIND;
        self.bytes.copy_within(stays, 0);
        self.read().map(|_| ())
    }

    /// Reads once, behind what is there, and tells whether anything has come.
    fn read(&mut self) -> io::Result<bool> {
        let read = uninterrupted(|| self.reader.read(&mut self.bytes[self.end..]))?;
        self.end += read;
        Ok(read > 0)
    }
}

/// Makes a call again until no signal interrupts it.
pub(crate) fn uninterrupted<T>(mut call: impl FnMut() -> io::Result<T>) -> io::Result<T> {
    loop {
        match call() {
            Err(error) if error.kind() == ErrorKind::Interrupted => {}
            outcome => return outcome,
        }
    }
}
