//! The ways in which an input may arrive.

use std::collections::VecDeque;
use std::fmt;
use std::io::{self, Read};

/// An input that arrives in chunks, at most one in each read.
#[derive(Clone)]
pub struct Chunks<'a> {
    /// What is left of the chunk that arrives, and those to come.
    chunks: VecDeque<&'a [u8]>,
}

/// Yields an input in one chunk, in two and three chunks cut at every position, and a byte at a time.
pub fn chunkings(input: &[u8]) -> impl Iterator<Item = Chunks<'_>> {
    let cuts = (0..=input.len()).flat_map(|one| (one..=input.len()).map(move |other| (one, other)));
    let in_three = cuts.map(|(one, other)| {
        Chunks::new([&input[..one], &input[one..other], &input[other..]].into_iter())
    });
    in_three.chain([Chunks::new(input.chunks(1))])
}

impl<'a> Chunks<'a> {
    /// The chunks that are not empty: a read that gives nothing is the end.
    pub fn new(chunks: impl Iterator<Item = &'a [u8]>) -> Self {
        Chunks { chunks: chunks.filter(|chunk| !chunk.is_empty()).collect() }
    }
}

impl Read for Chunks<'_> {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        let Some(chunk) = self.chunks.front_mut() else { return Ok(0) };
        let read = chunk.read(buffer)?;
        if chunk.is_empty() {
            self.chunks.pop_front();
        }
        Ok(read)
    }
}

impl fmt::Debug for Chunks<'_> {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        write!(f, "the chunks")?;
        self.chunks.iter().try_for_each(|chunk| write!(f, " \"{}\"", chunk.escape_ascii()))
    }
}
