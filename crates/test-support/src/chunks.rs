//! An input that arrives in chunks.

use std::collections::VecDeque;
use std::io::{self, Read};

/// A reader that returns at most one chunk in each read.
pub(crate) struct Chunks<'a>(VecDeque<&'a [u8]>);

impl<'a> Chunks<'a> {
    /// Leaves out empty chunks: a read that returns nothing is the end of the input.
    pub(crate) fn new(chunks: &[&'a [u8]]) -> Self {
        Chunks(chunks.iter().copied().filter(|chunk| !chunk.is_empty()).collect())
    }
}

impl Read for Chunks<'_> {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        let Some(chunk) = self.0.front_mut() else { return Ok(0) };
        let read = chunk.read(buffer)?;
        if chunk.is_empty() {
            self.0.pop_front();
        }
        Ok(read)
    }
}
