//! Readers and writers that misbehave in every legal way, and a filter between them.
//!
//! A call may move fewer bytes than it is asked to, be interrupted, move nothing, or fail. The first
//! two a filter must not notice; so they happen all the time. The others end it, wherever they happen;
//! so it runs once for each call that it makes, and in each run another call fails.

use crate::difference::{assert_same, shown, visible};
use std::error::Error;
use std::io::{self, ErrorKind, Read, Write};
use std::ops::Range;

/// A filter over any reader and writer.
pub type Filter<E> = fn(&mut dyn Read, &mut dyn Write) -> Result<(), E>;

/// How many bytes a call moves at most.
const SIZES: [usize; 3] = [1, 2, 64];

/// A reader or writer of which every other call is interrupted and some others fail; the rest move
/// `size` bytes at most.
struct Faulty<T> {
    inner: T,
    size: usize,
    /// How many calls there were, and which of them fail.
    calls: usize,
    failing: Range<usize>,
}

impl<T> Faulty<T> {
    fn next_size(&mut self) -> io::Result<usize> {
        self.calls += 1;
        match self.calls - 1 {
            call if self.failing.contains(&call) => Err(ErrorKind::ConnectionReset.into()),
            call if call % 2 == 0 => Err(ErrorKind::Interrupted.into()),
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

/// What a filter writes, and its error and the cause as a user sees them.
fn run<E: Error>(filter: Filter<E>, mut input: impl Read, mut output: impl Write) -> String {
    match filter(&mut input, &mut output) {
        Ok(()) => "none".to_owned(),
        Err(error) => {
            error.source().map_or_else(|| error.to_string(), |why| format!("{error}: {why}"))
        }
    }
}

/// Asserts that a filter does not notice short and interrupted calls; that it stops when a read
/// fails, having written what the bytes before determine, in whole lines; and that it stops when a
/// write or flush fails, having written the start of the right output, though the next might work.
#[track_caller]
pub fn assert_faulty_io<E: Error>(filter: Filter<E>, inputs: &[&str]) {
    for (input, size) in inputs.iter().flat_map(|input| SIZES.map(|size| (input.as_bytes(), size)))
    {
        let mut whole = Vec::new();
        let verdict = run(filter, input, &mut whole);
        let ending = |output: &[u8], error: &str| format!("{}error: {error}\n", visible(output));
        for (fails, lasts) in (0..).flat_map(|fails| [(fails, 1), (fails, usize::MAX / 2)]) {
            let failing = fails..fails + lasts;
            let situation =
                format!("calls {failing:?} fail, {size} bytes in the others, {}", shown(input));
            let mut reader = Faulty { inner: input, size, calls: 0, failing: fails..usize::MAX };
            let mut output = Vec::new();
            let error = run(filter, &mut reader, &mut output);
            let read_all = reader.calls <= fails;
            let mut expected = (whole.clone(), verdict.clone());
            if !read_all {
                let broken = Faulty { inner: io::empty(), size, calls: 0, failing: 0..1 };
                expected = (Vec::new(), "cannot read: connection reset".to_owned());
                run(
                    filter,
                    input[..input.len() - reader.inner.len()].chain(broken),
                    &mut expected.0,
                );
                assert!(
                    whole.starts_with(&output) && output.last().map_or(true, |&last| last == b'\n')
                );
            }
            assert_same(&situation, &ending(&expected.0, &expected.1), &ending(&output, &error));
            let mut writer = Faulty { inner: Vec::new(), size, calls: 0, failing };
            let error = run(filter, input, &mut writer);
            if writer.calls > fails {
                assert!(error.starts_with("cannot write: "), "{situation}found error: {error}");
                assert!(
                    whole.starts_with(&writer.inner),
                    "{situation}found {}",
                    visible(&writer.inner)
                );
            } else if read_all {
                assert_same(&situation, &ending(&whole, &verdict), &ending(&writer.inner, &error));
                break;
            }
        }
    }
}
