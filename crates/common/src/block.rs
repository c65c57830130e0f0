//! The input, a block at a time.
//!
//! ```text
//!   input   … 2 1 \n 3 3 3 4 4 4 1 1 …
//!                    ╰── block ──╯
//!                    ▲      ▲    ▲
//!               offset     next  end        offset counts from the start of the input,
//!                                           next and end from the start of the block
//! ```

use std::io::{self, Chain, Empty, ErrorKind, Read};

pub(crate) const CAPACITY: usize = 64 * 1024;
const BYTE_ORDER_MARK: &[u8] = b"\xEF\xBB\xBF";

/// The block of the input that was read last, and how much of it is consumed.
pub(crate) struct Block<R> {
    /// A chain remembers that its first part has ended, so a terminal is asked for its end once.
    reader: Chain<R, Empty>,
    bytes: Box<[u8]>,
    offset: u64,
    next: usize,
    end: usize,
}

impl<R: Read> Block<R> {
    /// Reads the first block, and steps over a byte order mark.
    pub(crate) fn open(reader: R) -> io::Result<Self> {
        let bytes = vec![0; CAPACITY].into_boxed_slice();
        let mut block =
            Block { reader: reader.chain(io::empty()), bytes, offset: 0, next: 0, end: 0 };
        while block.end < BYTE_ORDER_MARK.len() && BYTE_ORDER_MARK.starts_with(block.unread()) {
            match block.read_at(block.end)? {
                0 => break,
                read => block.end += read,
            }
        }
        if block.unread().starts_with(BYTE_ORDER_MARK) {
            block.next = BYTE_ORDER_MARK.len();
        }
        Ok(block)
    }

    /// The next byte; `None` where the block ends.
    #[inline]
    pub(crate) fn peek(&self) -> Option<u8> {
        self.unread().first().copied()
    }

    /// Consumes the byte that was peeked at.
    #[inline]
    pub(crate) fn advance(&mut self) {
        self.next += 1;
    }

    /// The next byte's offset in the input.
    #[inline]
    pub(crate) fn position(&self) -> u64 {
        self.offset + self.next as u64
    }

    /// What is consumed of the block, from `position` on, or from its start if that was before it.
    pub(crate) fn consumed_from(&self, position: u64) -> &[u8] {
        let start = position.saturating_sub(self.offset) as usize;
        &self.bytes[start..self.next]
    }

    /// What of the block is not consumed.
    #[inline]
    pub(crate) fn unread(&self) -> &[u8] {
        &self.bytes[self.next..self.end]
    }

    /// Puts the next block in the place of this one, all of which is consumed. At the end of the
    /// input the next one is empty.
    pub(crate) fn refill(&mut self) -> io::Result<()> {
        let end = self.read_at(0)?;
        self.offset += self.end as u64;
        self.next = 0;
        self.end = end;
        Ok(())
    }

    /// Reads once into the block from index `start` on, and tells how many bytes have come.
    fn read_at(&mut self, start: usize) -> io::Result<usize> {
        uninterrupted(|| self.reader.read(&mut self.bytes[start..]))
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
