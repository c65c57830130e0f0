//! Devices that misbehave in every legal way, and a filter between them.
//!
//! A device may move fewer bytes than it is asked to, be interrupted, take nothing, and fail. The
//! first two a filter must not notice; so they happen all the time. The others end it, wherever they
//! happen; so it runs once for each call that it makes, and in each run another call fails.

use std::error::Error;
use std::io::{self, ErrorKind, Read, Write};
use std::ops::Range;

/// A filter over any two devices.
pub type Filter<E> = fn(&mut dyn Read, &mut dyn Write) -> Result<(), E>;

/// How many bytes a device moves at most.
const SIZES: [usize; 4] = [1, 2, 7, 64];

/// A reader or writer that moves a few bytes in every other call, and is interrupted in the others.
pub(crate) struct Faulty<T> {
    device: T,
    size: usize,
    /// The calls that fail, counted from 0, and how.
    failing: Range<usize>,
    failure: fn() -> io::Result<usize>,
    calls: usize,
}

impl<T> Faulty<T> {
    /// A device that moves at most `size` bytes at a time, and never fails.
    pub(crate) fn new(device: T, size: usize) -> Self {
        Faulty { device, size, failing: 0..0, failure: broken, calls: 0 }
    }

    /// Makes it fail in some of its calls.
    fn failing(self, failing: Range<usize>, failure: fn() -> io::Result<usize>) -> Self {
        Faulty { failing, failure, ..self }
    }

    /// What becomes of the next call, unless it does what it should.
    fn misbehave(&mut self) -> Option<io::Result<usize>> {
        let call = self.calls;
        self.calls += 1;
        if self.failing.contains(&call) {
            Some((self.failure)())
        } else {
            (call % 2 == 0).then(|| Err(ErrorKind::Interrupted.into()))
        }
    }
}

impl<R: Read> Read for Faulty<R> {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        let size = self.size.min(buffer.len());
        self.misbehave().unwrap_or_else(|| self.device.read(&mut buffer[..size]))
    }
}

impl<W: Write> Write for Faulty<W> {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        let size = self.size.min(bytes.len());
        self.misbehave().unwrap_or_else(|| self.device.write(&bytes[..size]))
    }

    fn flush(&mut self) -> io::Result<()> {
        match self.misbehave() {
            None => self.device.flush(),
            Some(outcome) => outcome.and_then(|_| broken()).map(drop),
        }
    }
}

fn broken() -> io::Result<usize> {
    Err(io::Error::other("broken"))
}

/// How a filter ended: what it has written, and its error as text.
#[derive(Debug, PartialEq)]
struct Ending {
    output: Vec<u8>,
    error: Option<String>,
}

/// An error and its cause, as a user sees them.
fn with_cause(error: &impl Error) -> String {
    error.source().map_or(error.to_string(), |cause| format!("{error}: {cause}"))
}

fn run<E: Error>(filter: Filter<E>, mut input: impl Read) -> Ending {
    let mut output = Vec::new();
    let error = filter(&mut input, &mut output).err().map(|error| with_cause(&error));
    Ending { output, error }
}

/// Asserts that a filter does not notice short and interrupted calls.
///
/// # Panics
///
/// If it does.
pub fn assert_partial_io<E: Error>(filter: Filter<E>, input: &[u8]) {
    let expected = run(filter, input);
    for size in SIZES {
        let mut output = Vec::new();
        let mut writer = Faulty::new(&mut output, size);
        let outcome = filter(&mut Faulty::new(input, size), &mut writer);
        let error = outcome.err().map(|error| with_cause(&error));
        assert_eq!(Ending { output, error }, expected, "{size} bytes at a time");
    }
}

/// Asserts that a filter stops when a read fails, whichever it is, and that it has written then what
/// the bytes before determine, in whole lines.
///
/// # Panics
///
/// If it does not.
pub fn assert_read_failures<E: Error>(filter: Filter<E>, input: &[u8]) {
    for size in SIZES {
        for call in 0.. {
            let mut reader = Faulty::new(input, size).failing(call..usize::MAX, broken);
            let ending = run(filter, &mut reader);
            if reader.calls <= call {
                break;
            }
            let read = &input[..input.len() - reader.device.len()];
            assert_eq!(ending, run(filter, read.chain(Broken)), "read {call} fails");
            assert_eq!(ending.error.as_deref(), Some("cannot read: broken"), "read {call} fails");
            assert_determined(&ending.output, &run(filter, input).output);
        }
    }
}

/// A reader that has never worked.
struct Broken;

impl Read for Broken {
    fn read(&mut self, _: &mut [u8]) -> io::Result<usize> {
        broken()
    }
}

#[track_caller]
fn assert_determined(output: &[u8], whole: &[u8]) {
    assert!(whole.starts_with(output), "not a prefix: {}", output.escape_ascii());
    assert!(output.last().map_or(true, |&last| last == b'\n'), "half a line is determined");
}

/// Asserts that a filter stops when a write or flush fails, whichever it is and whether or not the
/// next one works again, and that it has written the start of the right output then.
///
/// # Panics
///
/// If it does not.
pub fn assert_write_failures<E: Error>(filter: Filter<E>, input: &[u8]) {
    let nothing = || Ok(0);
    let whole = run(filter, input).output;
    for size in SIZES {
        assert_failures(filter, input, &whole, |call, output| {
            Faulty::new(output, size).failing(call..call + 1, broken)
        });
        assert_failures(filter, input, &whole, |call, output| {
            Faulty::new(output, size).failing(call..usize::MAX, broken)
        });
        assert_failures(filter, input, &whole, |call, output| {
            Faulty::new(output, size).failing(call..usize::MAX, nothing)
        });
    }
}

/// Asserts that a filter is stopped by a writer of which one call fails, for each call.
fn assert_failures<E: Error>(
    filter: Filter<E>,
    input: &[u8],
    whole: &[u8],
    writer: impl Fn(usize, Vec<u8>) -> Faulty<Vec<u8>>,
) {
    for call in 0.. {
        let mut writer = writer(call, Vec::new());
        let outcome = filter(&mut Faulty::new(input, 7), &mut writer);
        if writer.calls <= call {
            break;
        }
        let error = outcome.err().map(|error| with_cause(&error)).unwrap_or_default();
        assert!(error.starts_with("cannot write: "), "write {call} fails, but: '{error}'");
        assert!(whole.starts_with(&writer.device), "write {call} fails, and then comes more");
    }
}
