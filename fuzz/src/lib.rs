//! What must hold of a filter on any bytes.

use common::Error;
use std::io;

/// Runs a filter on `bytes` and checks what can be checked without knowing the game: it does not
/// panic, writes whole lines, refuses only at a position within the input, and does all the same when
/// the bytes come one at a time.
///
/// # Panics
///
/// If one of these does not hold.
pub fn check(bytes: &[u8], run: impl Fn(&mut dyn io::Read, &mut Vec<u8>) -> Result<(), Error>) {
    let answer = |input: &mut dyn io::Read| {
        let mut output = Vec::new();
        let error = run(input, &mut output).err().map(|error| describe(&error));
        (output, error)
    };
    let (output, error) = answer(&mut &*bytes);
    assert!(output.is_empty() || output.ends_with(b"\n"), "a line is cut off");
    if let Some((line, column, _)) = error {
        assert!(line as usize <= bytes.split(|&byte| byte == b'\n').count(), "no such line");
        assert!(column as usize <= bytes.len() + 1, "no such column");
    }
    assert_eq!(answer(&mut Crumbs(bytes)), (output, error), "the size of the reads shows");
}

/// The line and the column of an error, and its message.
fn describe(error: &Error) -> (u64, u64, String) {
    match error {
        Error::Unexpected { position, .. } => (position.line, position.column, error.to_string()),
        Error::Read(_) | Error::Write(_) => panic!("neither end fails: {error}"),
    }
}

/// An input that comes a byte at a time.
struct Crumbs<'a>(&'a [u8]);

impl io::Read for Crumbs<'_> {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        let length = buffer.len().min(1);
        self.0.read(&mut buffer[..length])
    }
}
