//! How much memory a process takes for a long input, from a pipe and from a file, as Linux counts it.
//!
//! A pipe gives no more than 64 KiB in a read, and lets the process wait when all input is written, so
//! that its peak can be read from `/proc`. What `wait4` tells afterwards would not do: it covers the
//! time before `exec`, when the process was a copy of the test. A file fills buffers of any size, and
//! so it is read under a limit of address space.

use crate::difference::{assert_ending, difference, transcript_of, visible};
use crate::process::{start, wait};
use std::fs;
use std::io::{self, Read, Write};
use std::iter::repeat_n;
use std::path::Path;
use std::process::{Child, Command, Output, Stdio};
use std::rc::Rc;
use std::thread;
use tempfile::NamedTempFile;

/// How much memory a filter may take, in KiB.
const LIMIT: u64 = 4 * 1024;
/// How much address space, in KiB. Of this, the program's own code and libraries take some 6 MiB.
const ADDRESS_SPACE: u64 = 16 * 1024;
const BLOCK: usize = 64 * 1024;
/// How many bytes are shown where the output differs.
const EXCERPT: usize = 100;

/// A text too long to be held: its parts, and how often each is repeated.
pub type LongText<'a> = &'a [(&'a str, usize)];

/// Asserts that a program takes less than 4 MiB of memory for a long input, and that it answers
/// with `output`. It must succeed if `message` is empty, and else fail with it.
#[track_caller]
pub fn assert_bounded_memory(
    program: &str,
    arguments: &[&str],
    input: LongText,
    output: LongText,
    message: &str,
) {
    let status = i32::from(!message.is_empty());
    let (peak, found) = run_on_pipe(Command::new(program).args(arguments), input, output);
    assert_run("reading from a pipe", &found, status, message);
    let peak = peak.expect("the program reads all its input");
    assert!(peak < LIMIT, "expected a peak of memory below {LIMIT} KiB, found {peak} KiB");
    assert_limited_memory(program, arguments, input, output, message);
}

/// Asserts that a program which gets 16 MiB of address space answers a long input in a file with
/// `output`. It must succeed if `message` is empty, and else fail with it.
#[track_caller]
pub fn assert_limited_memory(
    program: &str,
    arguments: &[&str],
    input: LongText,
    output: LongText,
    message: &str,
) {
    let status = i32::from(!message.is_empty());
    let folder = Path::new(program).parent().expect("a program lies in a folder");
    let mut file = NamedTempFile::new_in(folder).expect("a file can be made");
    write(input, &mut file).expect("a file can be written");
    let limited = format!("ulimit -v {ADDRESS_SPACE}; exec \"$0\" \"$@\"");
    let mut shell = Command::new("sh");
    shell.args(["-c", &limited, program]).args(arguments).arg(file.path());
    let found = finish(start(shell.stdin(Stdio::null()).stdout(Stdio::piped())), output);
    let message = message.replace("<stdin>", &file.path().to_string_lossy());
    let situation = format!("reading a file in {ADDRESS_SPACE} KiB of address space");
    assert_run(&situation, &found, status, &message);
}

/// How a process ended, and where its output differs from what is expected.
type Run = (Output, Option<String>);

#[track_caller]
fn assert_run(situation: &str, (ending, difference): &Run, status: i32, message: &str) {
    if let Some(difference) = difference {
        panic!("{situation}: {difference}{}", transcript_of(ending));
    }
    assert_ending(situation, ending, (status, "", message));
}

/// Runs a command on a pipe. Gives its peak of memory, in KiB, when it has read all input.
#[track_caller]
fn run_on_pipe(command: &mut Command, input: LongText, output: LongText) -> (io::Result<u64>, Run) {
    let mut process = start(command.stdin(Stdio::piped()).stdout(Stdio::piped()));
    let id = process.id();
    let mut stdin = process.stdin.take().expect("stdin is a pipe");
    thread::scope(|scope| {
        let feeder = scope.spawn(move || write(input, &mut stdin).map(|()| peak(id)));
        let run = finish(process, output);
        (feeder.join().expect("the feeder ends"), run)
    })
}

fn write(text: LongText, mut writer: impl Write) -> io::Result<()> {
    blocks(text).try_for_each(|block| writer.write_all(&block))
}

/// The blocks of which a text is made, each with as many repetitions as fit.
fn blocks(text: LongText<'_>) -> impl Iterator<Item = Rc<[u8]>> + '_ {
    let blocks = text.iter().flat_map(|&(part, times)| {
        let fitting = (BLOCK / part.len()).clamp(1, times);
        let block = |times| Rc::<[u8]>::from(part.repeat(times).into_bytes());
        repeat_n(block(fitting), times / fitting).chain([block(times % fitting)])
    });
    blocks.filter(|block| !block.is_empty())
}

/// The peak of a living process' memory, in KiB.
fn peak(id: u32) -> u64 {
    let status = fs::read_to_string(format!("/proc/{id}/status")).expect("the process lives");
    let peak = status.lines().find_map(|line| line.strip_prefix("VmHWM:"));
    let number = peak.and_then(|peak| peak.split_whitespace().next());
    number.expect("the system counts").parse().expect("it counts in KiB")
}

/// Reads what a process writes, and waits until it ends.
fn finish(mut process: Child, expected: LongText) -> Run {
    let stdout = process.stdout.take().expect("stdout is a pipe");
    let difference = first_difference(expected, stdout);
    wait("on a long input", &mut process);
    (process.wait_with_output().expect("stderr can be read"), difference)
}

/// Says where an output differs first from what is expected, if it does, and what comes there.
fn first_difference(expected: LongText, mut found: impl Read) -> Option<String> {
    let mut bytes = Vec::new();
    for (index, block) in blocks(expected).chain([Rc::default()]).enumerate() {
        bytes.clear();
        // After the end, one byte is too much.
        let length = block.len().max(1);
        found.by_ref().take(length as u64).read_to_end(&mut bytes).expect("stdout can be read");
        if *block != *bytes {
            let common = block.iter().zip(&bytes).take_while(|(one, other)| one == other).count();
            let same = blocks(expected).take(index).chain([Rc::from(&block[..common])]);
            let (offset, line) = same.fold((0, 1), |(offset, line), block| {
                (offset + block.len(), line + block.split(|&byte| byte == b'\n').count() - 1)
            });
            let excerpt = |bytes: &[u8]| visible(&bytes[common..bytes.len().min(common + EXCERPT)]);
            let situation = format!("stdout differs at offset {offset}, in line {line}");
            return Some(difference(situation, &excerpt(&block), &excerpt(&bytes)));
        }
    }
    None
}
