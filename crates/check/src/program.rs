//! A run of a program on an input.
//!
//! All three streams are files. So the program may read and write in any order, and child processes
//! that keep a stream open do no harm.

use crate::interrupt::is_interrupted;
use crate::process::{kill, start, PAUSE};
use crate::visible::first_lines;
use process_wrap::std::StdChildWrapper;
use std::env;
use std::ffi::OsString;
use std::fs::File;
use std::io::{self, ErrorKind, Read, Seek, SeekFrom, Write};
use std::process::ExitStatus;
use std::thread::sleep;
use std::time::{Duration, Instant};
use tempfile::tempfile;

/// A program that writes more bytes than this to stdout and stderr is stopped.
pub(crate) const MOST_BYTES: u64 = 1 << 20;
/// How many bytes are read from the end of stderr.
const STDERR_BYTES: u64 = 2_000;
/// How many lines of them are shown.
const STDERR_LINES: usize = 8;

/// What a program did.
pub(crate) struct Run {
    pub(crate) stdout: Vec<u8>,
    /// The last lines of stderr, with a title; empty if there are none.
    pub(crate) stderr: String,
    /// A sentence about how the program failed; empty if it did not.
    pub(crate) failure: String,
    /// Whether the program exceeded the time limit.
    pub(crate) is_timeout: bool,
}

/// Runs a program until it ends, or is killed for a failure.
///
/// # Errors
///
/// [`ErrorKind::Interrupted`] after Ctrl-C; others if the program or its files cannot be had.
pub(crate) fn run(command: &[OsString], input: &[u8], limit: Duration) -> io::Result<Run> {
    let [stdin, mut stdout, mut stderr] = [file(input)?, file(b"")?, file(b"")?];
    let mut process = start(command, [&stdin, &stdout, &stderr])?;
    let end = wait(&mut *process, [&stdout, &stderr], limit);
    kill(&mut *process)?;
    let first = stderr.metadata()?.len().saturating_sub(STDERR_BYTES);
    let stderr = last_lines(&bytes(&mut stderr, first)?);
    let (failure, is_timeout) = end?;
    Ok(Run { stdout: bytes(&mut stdout, 0)?, stderr, failure, is_timeout })
}

/// Creates a file for a stream. If that fails, the error names the folder.
fn file(contents: &[u8]) -> io::Result<File> {
    let file = tempfile().and_then(|mut file| {
        file.write_all(contents)?;
        file.rewind().map(|()| file)
    });
    let (folder, what) = (env::temp_dir(), "for input or output of the program");
    let message = |error| {
        format!("cannot create a temporary file in '{}', {what}: {error}", folder.display())
    };
    file.map_err(|error| io::Error::other(message(error)))
}

/// Waits for the end of a run. Returns how it failed, and whether that is a timeout.
fn wait(
    process: &mut dyn StdChildWrapper,
    output: [&File; 2],
    limit: Duration,
) -> io::Result<(String, bool)> {
    let deadline = Instant::now() + limit;
    loop {
        let status = process.try_wait()?;
        if output[0].metadata()?.len() + output[1].metadata()?.len() > MOST_BYTES {
            let failure = "It wrote more than 1 MiB to stdout and stderr together.";
            return Ok((failure.to_owned(), false));
        } else if let Some(status) = status {
            return Ok((failure(status), false));
        } else if is_interrupted() {
            return Err(ErrorKind::Interrupted.into());
        } else if Instant::now() > deadline {
            return Ok((format!("It did not finish within {limit:?}."), true));
        }
        sleep(PAUSE);
    }
}

fn failure(status: ExitStatus) -> String {
    match status.code() {
        Some(0) => String::new(),
        Some(code @ 1..) => format!("It exited with status {code}."),
        // A crash on Windows.
        Some(code) => format!("It exited with status {code:#x}."),
        None => format!("It was ended by {}.", status.to_string().replacen(": ", " ", 1)),
    }
}

/// Reads at most [`MOST_BYTES`] bytes of a file from byte `first`.
fn bytes(file: &mut File, first: u64) -> io::Result<Vec<u8>> {
    let mut bytes = Vec::new();
    file.seek(SeekFrom::Start(first))?;
    file.take(MOST_BYTES).read_to_end(&mut bytes)?;
    Ok(bytes)
}

/// Shows the last lines of stderr, if any, without control characters.
fn last_lines(stderr: &[u8]) -> String {
    let text = String::from_utf8_lossy(stderr);
    let lines: Vec<_> = text.lines().map(|line| line.replace(char::is_control, " ")).collect();
    let last = &lines[lines.len().saturating_sub(STDERR_LINES)..];
    let title = if last.is_empty() { "" } else { "Last lines of stderr:\n" };
    let last: String = last.iter().flat_map(|line| ["    ", line, "\n"]).collect();
    title.to_owned() + &first_lines(&last)
}
