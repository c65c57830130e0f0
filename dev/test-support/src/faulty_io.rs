//! Readers and writers that misbehave in every legal way, and a filter between them.
//!
//! A call may move fewer bytes than requested, be interrupted, or fail. Short and interrupted calls
//! must not change the outcome, so they happen all the time. A failed call must end the filter, so
//! the filter runs once for each of its calls, and each time a different call fails.

use crate::difference::{assert_same, shown, visible};
use crate::filter::{error_of, outcome_of, text, Filter};
use std::io::{self, ErrorKind, Read, Write};
use std::ops::Range;

/// The largest numbers of bytes that a call moves.
const SIZES: [usize; 3] = [1, 2, 64];

/// A reader or writer that interrupts two of three calls and fails in some. The other calls move at
/// most `size` bytes.
struct Faulty<T> {
    inner: T,
    size: usize,
    /// The number of calls so far, and the numbers of the calls that fail.
    calls: usize,
    failing: Range<usize>,
}

impl<T> Faulty<T> {
    fn next_size(&mut self) -> io::Result<usize> {
        self.calls += 1;
        match self.calls - 1 {
            call if self.failing.contains(&call) => Err(ErrorKind::WouldBlock.into()),
            call if call % 3 != 0 => Err(ErrorKind::Interrupted.into()),
            _ => Ok(self.size),
        }
    }
}

impl<R: Read> Read for Faulty<R> {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        let size = self.next_size()?.min(buffer.len());
        self.inner.read(&mut buffer[..size])
    }
}

impl<W: Write> Write for Faulty<W> {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        let size = self.next_size()?.min(bytes.len());
        self.inner.write(&bytes[..size])
    }

    fn flush(&mut self) -> io::Result<()> {
        self.next_size().map(drop)
    }
}

/// Asserts that short and interrupted calls do not change the outcome of a filter, and that a
/// failed call ends it.
#[track_caller]
pub fn assert_faulty_io(filter: Filter, inputs: &[&str]) {
    for (input, size) in inputs.iter().flat_map(|input| SIZES.map(|size| (input.as_bytes(), size)))
    {
        assert_failing_reads(filter, input, size);
        assert_failing_writes(filter, input, size);
    }
}

/// Asserts that a filter stops when a read fails, even if the next read would succeed, and that it
/// has written all lines that the bytes before determine, and no part of a line.
#[track_caller]
fn assert_failing_reads(filter: Filter, input: &[u8], size: usize) {
    let (whole, verdict) = outcome_of(filter, input);
    for failing in 0.. {
        let mut reader = Faulty { inner: input, size, calls: 0, failing: failing..failing + 1 };
        let (output, error) = outcome_of(filter, &mut reader);
        let situation = format!("reads of {size} bytes, number {failing} fails, {}", shown(input));
        if reader.calls <= failing {
            return assert_same(situation, &text(&whole, &verdict), &text(&output, &error));
        }
        let broken = Faulty { inner: io::empty(), size, calls: 0, failing: 0..1 };
        let read = &input[..input.len() - reader.inner.len()];
        let (expected, _) = outcome_of(filter, read.chain(broken));
        let expected = text(&expected, "cannot read: operation would block");
        assert_same(&situation, &expected, &text(&output, &error));
        let are_lines = output.is_empty() || output.ends_with(b"\n");
        assert!(whole.starts_with(&output) && are_lines, "{situation}{}", visible(&output));
    }
}

/// Asserts that a filter stops when a write or flush fails, even if the next call would succeed,
/// and that it has written the start of its output.
#[track_caller]
fn assert_failing_writes(filter: Filter, input: &[u8], size: usize) {
    let (whole, verdict) = outcome_of(filter, input);
    for (first, last) in (0..).flat_map(|call| [(call, call + 1), (call, usize::MAX)]) {
        let mut writer = Faulty { inner: Vec::new(), size, calls: 0, failing: first..last };
        let error = error_of(filter, input, &mut writer);
        let situation = format!("writes of {size} bytes, number {first} fails, {}", shown(input));
        if writer.calls <= first {
            return assert_same(situation, &text(&whole, &verdict), &text(&writer.inner, &error));
        }
        assert_same(&situation, "cannot write: operation would block", &error);
        assert!(whole.starts_with(&writer.inner), "{situation}{}", visible(&writer.inner));
    }
}
