//! Comment lines: lines whose first byte is `#`.
//!
//! A comment line may be longer than the memory, so it is read in pieces, and the caller says how
//! much of it to keep.

use crate::{Error, Session};
use std::io::{self, ErrorKind};

impl Session<'_> {
    /// If the next non-blank line is a comment line, reads it and returns true.
    ///
    /// Its first `limit` bytes are appended to `text`, with `\n` as the line ending; nothing is
    /// appended if `limit` is 0.
    ///
    /// # Errors
    ///
    /// [`Error::Read`] if reading fails or there is no memory for the line; [`Error::Write`] if
    /// writing fails.
    pub fn next_comment_line(&mut self, text: &mut Vec<u8>, limit: usize) -> Result<bool, Error> {
        self.skip_blank_lines()?;
        if self.peek()? != Some(b'#') || !self.input.is_after(b"\n") {
            return Ok(false);
        }
        self.read_line(text, limit)?;
        Ok(true)
    }

    fn read_line(&mut self, text: &mut Vec<u8>, limit: usize) -> Result<(), Error> {
        let end = text.len().saturating_add(limit);
        while !matches!(self.peek()?, None | Some(b'\n')) {
            let unread = self.input.unread();
            let length = unread.iter().position(|&byte| byte == b'\n').unwrap_or(unread.len());
            append(text, &unread[..length.min(end - text.len())])?;
            self.input.advance(length);
        }
        if limit > 0 {
            end_line(text)?;
        }
        Ok(())
    }

    /// Returns whether the token that was rejected last begins a comment line.
    pub fn is_at_comment_line(&mut self) -> bool {
        self.position().column == 1 && self.input.token().starts_with(b"#")
    }
}

/// Appends a `\n`, in place of a trailing `\r` if there is one.
fn end_line(text: &mut Vec<u8>) -> Result<(), Error> {
    if text.ends_with(b"\r") {
        text.pop();
    }
    append(text, b"\n")
}

/// Appends bytes, if there is memory for them.
fn append(text: &mut Vec<u8>, bytes: &[u8]) -> Result<(), Error> {
    text.try_reserve(bytes.len())
        .map_err(|_| Error::Read(io::Error::from(ErrorKind::OutOfMemory)))?;
    text.extend_from_slice(bytes);
    Ok(())
}
