//! How often a session reads and writes: never after the end, and in large blocks. The tests of the tools show
//! when it flushes, and how it reports errors.

mod tokens;

use common::{with_session, Error, FromInteger, Session, Token};
use std::cell::Cell;
use std::io::{self, Read, Write};

struct Number(i32);

impl FromInteger for Number {
    const EXPECTED: &'static str = "a number";

    fn from_integer(number: i32) -> Option<Self> {
        Some(Number(number))
    }
}

/// A filter that writes each number on its own line, and a dot for each blank line.
fn repeat(session: &mut Session) -> Result<(), Error> {
    while let Some(token) = session.next_token()? {
        match token {
            Token::Integer(Number(number)) => writeln!(session.output, "{number}"),
            Token::BlankLine => writeln!(session.output, "."),
        }
        .map_err(Error::Write)?;
    }
    writeln!(session.output, "end").map_err(Error::Write)
}

/// An input that must not be read again after its end.
struct EndsOnce<'a>(Option<&'a [u8]>);

impl Read for EndsOnce<'_> {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        let text = self.0.as_mut().expect("the end has been reached");
        let read = text.read(buffer)?;
        if read == 0 {
            self.0 = None;
        }
        Ok(read)
    }
}

#[test]
fn the_end_is_read_once() {
    for input in ["", "1", "1\n", "\n", "\u{FEFF}", "+", "1 x"] {
        let is_right = !input.contains(['+', 'x']);
        let outcome = with_session(EndsOnce(Some(input.as_bytes())), io::sink(), |session| {
            repeat(session)?;
            assert!(matches!(session.next_token::<Number>(), Ok(None)));
            assert!(matches!(session.next_integer::<Number>(), Ok(None)));
            assert!(matches!(session.next_comment_line(&mut Vec::new(), 0), Ok(false)));
            Ok(())
        });
        assert_eq!(outcome.is_ok(), is_right, "{input:?}");
    }
}

/// A reader and writer that moves all bytes requested, and counts the calls.
struct Counting<'a> {
    calls: &'a Cell<usize>,
}

impl Read for Counting<'_> {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        self.calls.set(self.calls.get() + 1);
        buffer.fill(b'\n');
        Ok(buffer.len())
    }
}

impl Write for Counting<'_> {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.calls.set(self.calls.get() + 1);
        Ok(bytes.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

#[test]
fn a_long_stream_moves_in_large_blocks() {
    const LENGTH: usize = 1 << 20;
    const BLOCK: usize = 16 * 1024;
    let (reads, writes) = (Cell::new(0), Cell::new(0));
    let input = Counting { calls: &reads }.take(LENGTH as u64);
    with_session(input, Counting { calls: &writes }, repeat).expect("no error");
    assert!(reads.get() <= LENGTH / BLOCK + 1, "{} reads", reads.get());
    // The output is twice as long as the input, and is flushed before each read.
    assert!(writes.get() <= 2 * LENGTH / BLOCK + reads.get() + 1, "{} writes", writes.get());
}
