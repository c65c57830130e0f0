//! The input and output of a session: when each is used, and which errors are reported.

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
fn echo(input: &mut dyn Read, output: &mut dyn Write) -> Result<(), Error> {
    with_session(input, output, repeat)
}

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

const INPUTS: [&str; 4] = ["", "1 22\r\n\r\n333\n", "\u{FEFF}\n1", "1 2 x 3"];

#[test]
fn failing_reads_and_writes_are_reported() {
    test_support::assert_faulty_io(echo, &INPUTS);
}

/// An input that arrives in chunks. Each has the number of bytes that must be flushed before it is read.
struct ScriptedInput<'a> {
    chunks: std::slice::Iter<'a, (&'a str, usize)>,
    flushed: &'a Cell<usize>,
}

impl Read for ScriptedInput<'_> {
    fn read(&mut self, mut buffer: &mut [u8]) -> io::Result<usize> {
        let Some((chunk, expected)) = self.chunks.next() else { return Ok(0) };
        let found = self.flushed.get();
        assert!(
            found == *expected,
            "before {chunk:?} is read, {expected} bytes should be flushed, not {found}"
        );
        buffer.write(chunk.as_bytes())
    }
}

/// An output that counts the bytes that have been flushed.
struct CountedOutput<'a> {
    written: usize,
    flushed: &'a Cell<usize>,
}

impl Write for CountedOutput<'_> {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.written += bytes.len();
        Ok(bytes.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        self.flushed.set(self.written);
        Ok(())
    }
}

#[test]
fn all_output_is_flushed_before_more_is_read() {
    let flushed = Cell::new(0);
    let chunks = [
        ("\n", 0),
        ("1 2", 2),
        ("3", 4),
        ("\n", 4),
        ("\r", 7),
        ("\n", 7),
        (" ", 9),
        ("4\n\n\n5", 9),
        (" ", 15),
        ("6", 17),
    ];
    let mut input = ScriptedInput { chunks: chunks.iter(), flushed: &flushed };
    let mut output = CountedOutput { written: 0, flushed: &flushed };
    echo(&mut input, &mut output).expect("no error");
    assert_eq!(flushed.get(), ".\n1\n23\n.\n4\n.\n.\n5\n6\nend\n".len());
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
    for (input, is_right) in [
        ("", true),
        ("1", true),
        ("1\n", true),
        ("\n", true),
        ("\u{FEFF}", true),
        ("+", false),
        ("1 x", false),
    ] {
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

#[test]
fn output_before_an_error_is_flushed() {
    let mut output = Vec::new();
    let outcome = with_session(&b"1"[..], &mut output, |session| {
        session.output.write_all(b"so far\n").map_err(Error::Write)?;
        Err(session.unexpected("something else", "this"))
    });
    assert_eq!(output, b"so far\n");
    let message = outcome.expect_err("the filter fails").to_string();
    assert_eq!(message, "1:1: expected something else, found this");
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
