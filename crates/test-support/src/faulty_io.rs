//! Readers and writers that misbehave in every legal way, and a filter between them.
//!
//! A call may move fewer bytes than it is asked to, be interrupted, move nothing, or fail. The first
//! two a filter must not notice; so they happen all the time. The others end it, wherever they happen;
//! so it runs once for each call that it makes, and in each run another call fails.

use crate::difference::{assert_same, difference, shown, visible};
use std::error::Error;
use std::io::{self, ErrorKind, Read, Write};
use std::ops::Range;

/// A filter over any reader and writer.
pub type Filter<E> = fn(&mut dyn Read, &mut dyn Write) -> Result<(), E>;

/// How many bytes a call moves at most.
const SIZES: [usize; 4] = [1, 2, 7, 64];

/// A reader or writer that moves in each call, counted from 0, as many bytes as `size` allows, if it
/// does not fail.
struct Faulty<T, F> {
    inner: T,
    size: F,
    calls: usize,
}

impl<T, F: Fn(usize) -> io::Result<usize>> Faulty<T, F> {
    fn new(inner: T, size: F) -> Self {
        Faulty { inner, size, calls: 0 }
    }

    fn next_size(&mut self) -> io::Result<usize> {
        self.calls += 1;
        (self.size)(self.calls - 1)
    }
}

impl<R: Read, F: Fn(usize) -> io::Result<usize>> Read for Faulty<R, F> {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        let size = self.next_size()?.min(buffer.len());
        self.inner.read(&mut buffer[..size])
    }
}

impl<W: Write, F: Fn(usize) -> io::Result<usize>> Write for Faulty<W, F> {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        let size = self.next_size()?.min(bytes.len());
        self.inner.write(&bytes[..size])
    }

    fn flush(&mut self) -> io::Result<()> {
        match self.next_size()? {
            0 => broken().map(drop),
            _ => self.inner.flush(),
        }
    }
}

/// Moves at most `size` bytes in every other call, and is interrupted in the others.
fn partial(size: usize) -> impl Fn(usize) -> io::Result<usize> {
    failing(0..0, broken, size)
}

/// Likewise, but with a failure in some of the calls.
fn failing(
    calls: Range<usize>,
    failure: fn() -> io::Result<usize>,
    size: usize,
) -> impl Fn(usize) -> io::Result<usize> {
    move |call| match call {
        _ if calls.contains(&call) => failure(),
        _ if call % 2 == 0 => Err(ErrorKind::Interrupted.into()),
        _ => Ok(size),
    }
}

fn broken() -> io::Result<usize> {
    Err(io::Error::other("broken"))
}

/// What a filter has written when it ended, and its error as text.
type Ending = (Vec<u8>, String);

fn run<E: Error>(filter: Filter<E>, mut input: impl Read) -> Ending {
    let mut output = Vec::new();
    let error = error(filter(&mut input, &mut output));
    (output, error)
}

/// An error and its cause, as a user sees them.
fn error<E: Error>(outcome: Result<(), E>) -> String {
    let with_cause = |error: E| match error.source() {
        Some(cause) => format!("{error}: {cause}"),
        None => error.to_string(),
    };
    outcome.map_or_else(with_cause, |()| "none".to_owned())
}

#[track_caller]
fn assert_same_ending(situation: &str, expected: &Ending, found: &Ending) {
    let text = |(output, error): &Ending| format!("{}error: {error}\n", visible(output));
    assert_same(situation, &text(expected), &text(found));
}

/// Asserts that a filter does not notice short and interrupted calls.
#[track_caller]
pub fn assert_partial_io<E: Error>(filter: Filter<E>, inputs: &[&str]) {
    for (input, size) in with_sizes(inputs) {
        let mut output = Vec::new();
        let mut writer = Faulty::new(&mut output, partial(size));
        let error = error(filter(&mut Faulty::new(input, partial(size)), &mut writer));
        let situation = format!("{size} bytes at a time, and interruptions, {}", shown(input));
        assert_same_ending(&situation, &run(filter, input), &(output, error));
    }
}

/// Asserts that a filter stops when a read fails, whichever it is, and that it has written then what
/// the bytes before determine, in whole lines.
#[track_caller]
pub fn assert_read_failures<E: Error>(filter: Filter<E>, inputs: &[&str]) {
    for (input, size) in with_sizes(inputs) {
        let (whole, _) = run(filter, input);
        for call in 0.. {
            let mut reader = Faulty::new(input, failing(call..usize::MAX, broken, size));
            let found = run(filter, &mut reader);
            if reader.calls <= call {
                break;
            }
            let read = &input[..input.len() - reader.inner.len()];
            let situation = format!("a read fails after this, {}", shown(read));
            let (output, _) = run(filter, read.chain(Faulty::new(io::empty(), |_| broken())));
            assert_same_ending(&situation, &(output, "cannot read: broken".to_owned()), &found);
            assert_start(&situation, &whole, &found.0);
            let is_whole = found.0.last().map_or(true, |&last| last == b'\n');
            assert!(is_whole, "{situation}half a line is written:\n{}", visible(&found.0));
        }
    }
}

/// Asserts that a filter stops when a write or flush fails, whichever it is and whether or not the
/// next one works again, and that it has written the start of the right output then.
#[track_caller]
pub fn assert_write_failures<E: Error>(filter: Filter<E>, inputs: &[&str]) {
    let nothing = || Ok(0);
    for (input, size) in with_sizes(inputs) {
        assert_write_failure(filter, input, |call| failing(call..call + 1, broken, size));
        assert_write_failure(filter, input, |call| failing(call..usize::MAX, broken, size));
        assert_write_failure(filter, input, |call| failing(call..usize::MAX, nothing, size));
    }
}

#[track_caller]
fn assert_write_failure<E: Error, F: Fn(usize) -> io::Result<usize>>(
    filter: Filter<E>,
    input: &[u8],
    failing: impl Fn(usize) -> F,
) {
    let (whole, _) = run(filter, input);
    for call in 0.. {
        let mut writer = Faulty::new(Vec::new(), failing(call));
        let error = error(filter(&mut Faulty::new(input, partial(7)), &mut writer));
        if writer.calls <= call {
            break;
        }
        let situation = format!("write or flush {call} fails, {}", shown(input));
        let is_reported = error.starts_with("cannot write: ");
        assert!(is_reported, "{situation}expected error: cannot write: ...\nfound error: {error}");
        assert_start(&situation, &whole, &writer.inner);
    }
}

/// Asserts that what was written before a failure is the start of the whole output.
#[track_caller]
fn assert_start(situation: &str, whole: &[u8], start: &[u8]) {
    let message = || difference(situation, &visible(whole), &visible(start));
    assert!(whole.starts_with(start), "this is no start of the whole output, if {}", message());
}

/// Each input with each size.
fn with_sizes<'a>(inputs: &'a [&str]) -> impl Iterator<Item = (&'a [u8], usize)> {
    inputs.iter().flat_map(|input| SIZES.map(|size| (input.as_bytes(), size)))
}
