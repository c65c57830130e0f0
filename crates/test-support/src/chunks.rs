//! The ways in which an input may arrive.

use std::io::{self, Read};

/// An input that arrives in pieces, at most one in each read.
#[derive(Clone, Debug)]
pub struct Chunks<'a> {
    /// What is left of the piece that arrives, and those to come.
    pieces: Vec<&'a [u8]>,
}

/// Yields an input in one piece, in two and three pieces cut at every place, and a byte at a time.
pub fn chunkings(input: &[u8]) -> impl Iterator<Item = Chunks<'_>> {
    let cuts = (0..=input.len()).flat_map(|one| (one..=input.len()).map(move |other| (one, other)));
    let in_three = cuts.map(|(one, other)| {
        Chunks::new([&input[..one], &input[one..other], &input[other..]].into_iter())
    });
    in_three.chain([Chunks::new(input.chunks(1))])
}

impl<'a> Chunks<'a> {
    /// No piece is empty: a read that gives nothing is the end.
    fn new(pieces: impl DoubleEndedIterator<Item = &'a [u8]>) -> Self {
        Chunks { pieces: pieces.filter(|piece| !piece.is_empty()).rev().collect() }
    }
}

impl Read for Chunks<'_> {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        let Some(piece) = self.pieces.last_mut() else { return Ok(0) };
        let read = piece.read(buffer)?;
        if piece.is_empty() {
            self.pieces.pop();
        }
        Ok(read)
    }
}
