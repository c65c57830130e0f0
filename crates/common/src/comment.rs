//! Comment lines: lines whose first byte is `#`.
//!
//! A comment line may not fit in memory, so it is read in pieces, and the caller says how much of
//! it to keep.

use crate::{Error, Session};
use std::io::{self, ErrorKind};

impl Session<'_> {
    /// Whether the last token, which is no integer, starts a comment line.
    pub fn is_comment_line(&mut self) -> bool {
        self.position().column == 1 && self.input.token().starts_with(b"#")
    }

    /// If a comment line comes next, reads it and returns true.
    ///
    /// Its first `limit` bytes are appended to `text`, with `\n` as the line ending; nothing is
    /// appended if `limit` is 0.
    ///
    /// # Errors
    ///
    /// [`Error::Read`] if reading fails or there is no memory for the line; [`Error::Write`] if
    /// writing fails.
    pub fn next_comment_line(&mut self, text: &mut Vec<u8>, limit: usize) -> Result<bool, Error> {
        let is_at_word = self.skip_to_word()?;
        let is_comment =
            is_at_word && self.input.is_after(b"\n") && self.input.unread().starts_with(b"#");
        if is_comment {
            self.read_line(text, limit)?;
        }
        Ok(is_comment)
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
