//! Texts too long to be held.

use std::io::{self, Read};

/// How many bytes of repeated text are copied at a time, at least.
const BLOCK: usize = 64 * 1024;

/// A start, a text again and again, and an end.
#[derive(Clone, Copy, Default)]
pub struct RepeatedText<'a> {
    /// What comes first.
    pub start: &'a str,
    /// What is repeated.
    pub repeated: &'a str,
    /// How often.
    pub times: usize,
    /// What comes last.
    pub end: &'a str,
}

impl<'a> RepeatedText<'a> {
    /// A text that is in truth short.
    pub fn short(text: &'a str) -> Self {
        RepeatedText { start: text, ..RepeatedText::default() }
    }

    /// Reads the text from its start.
    pub fn reader(&self) -> impl Read + 'a {
        let length = self.repeated.len() * self.times;
        let repeated = Cycle::new(self.repeated).take(length as u64);
        self.start.as_bytes().chain(repeated).chain(self.end.as_bytes())
    }
}

/// A text that starts again when it is over.
struct Cycle {
    block: Vec<u8>,
    next: usize,
}

impl Cycle {
    fn new(text: &str) -> Self {
        Cycle { block: text.repeat(BLOCK / text.len().max(1) + 1).into_bytes(), next: 0 }
    }
}

impl Read for Cycle {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        let read = (&self.block[self.next..]).read(buffer)?;
        self.next = (self.next + read) % self.block.len().max(1);
        Ok(read)
    }
}
