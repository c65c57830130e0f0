//! How much memory a process takes for a long input, as the system counts it.
//!
//! The peak is read from `/proc` when all input is written and its pipe still open, so that the
//! process must wait. What `wait4` tells afterwards would not do: it covers the time before `exec`,
//! when the process was a copy of the test.

use crate::repeated_text::RepeatedText;
use crate::timeout::wait;
use std::fs;
use std::io::{self, BufRead, BufReader, Read};
use std::process::{Child, ChildStdin, Command, ExitStatus, Stdio};
use std::thread;

/// How much memory a filter may take, in KiB.
const LIMIT: u64 = 4 * 1024;
const BLOCK: usize = 64 * 1024;

/// Asserts that a program takes less than 4 MiB of memory for a long input, and that it answers
/// with `output`. It must succeed if `message` is empty, and else fail with it.
///
/// # Panics
///
/// If it does not.
pub fn assert_bounded_memory(
    program: &str,
    arguments: &[&str],
    input: RepeatedText,
    output: RepeatedText,
    message: &str,
) {
    let mut command = Command::new(program);
    let command = command.args(arguments).stdin(Stdio::piped()).stdout(Stdio::piped());
    let mut process = command.stderr(Stdio::piped()).spawn().expect("the program starts");
    let (peak, status, stderr) = hold(&mut process, input, output);
    assert_eq!(stderr, message);
    assert_eq!(status.code(), Some(i32::from(!message.is_empty())));
    assert!(peak < LIMIT, "it has taken {peak} KiB of memory");
}

/// Feeds a process with its input, compares its output, and tells its peak of memory, its status and
/// what it wrote to stderr.
fn hold(
    process: &mut Child,
    input: RepeatedText,
    output: RepeatedText,
) -> (u64, ExitStatus, String) {
    let id = process.id();
    let stdin = process.stdin.take().expect("stdin is a pipe");
    let stdout = process.stdout.take().expect("stdout is a pipe");
    let mut stderr = process.stderr.take().expect("stderr is a pipe");
    thread::scope(|scope| {
        let feeder = scope.spawn(move || feed(stdin, input, id));
        let reader = scope.spawn(move || assert_same(stdout, output.reader()));
        let status = wait(process);
        let mut message = String::new();
        stderr.read_to_string(&mut message).expect("stderr can be read");
        reader.join().expect("the output is as expected");
        (feeder.join().expect("the process reads all its input"), status, message)
    })
}

/// Writes all the input and tells the peak of memory that the process has reached by then.
fn feed(mut stdin: ChildStdin, input: RepeatedText, id: u32) -> u64 {
    io::copy(&mut input.reader(), &mut stdin).expect("the process reads");
    peak(id)
}

/// The peak of a living process' memory, in KiB.
///
/// # Panics
///
/// If there is no such process.
pub fn peak(id: u32) -> u64 {
    let status = fs::read_to_string(format!("/proc/{id}/status")).expect("the process lives");
    let peak = status.lines().find_map(|line| line.strip_prefix("VmHWM:"));
    let number = peak.and_then(|peak| peak.split_whitespace().next());
    number.expect("the system counts").parse().expect("it counts in KiB")
}

/// Asserts that two readers give the same bytes.
fn assert_same(actual: impl Read, expected: impl Read) {
    let mut actual = BufReader::with_capacity(BLOCK, actual);
    let mut expected = BufReader::with_capacity(BLOCK, expected);
    loop {
        let (one, other) = (block(&mut actual), block(&mut expected));
        let length = one.len().min(other.len());
        assert!(one[..length] == other[..length], "the output differs");
        assert!(length > 0 || one.len() == other.len(), "the output has another length");
        if length == 0 {
            break;
        }
        actual.consume(length);
        expected.consume(length);
    }
}

fn block(reader: &mut impl BufRead) -> &[u8] {
    reader.fill_buf().expect("it can be read")
}
