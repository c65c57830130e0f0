//! A run of a program on an input.
//!
//! stdin and stderr are files, so the program may read and write in any order. stdout is a pipe, as in the
//! command that the report prints: its end tells that all descendants have written what they had to.

use crate::collector::{Collector, MOST_BYTES};
use crate::interrupt::is_interrupted;
use crate::process::{kill, start};
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

/// The time between two looks at a process.
const PAUSE: Duration = Duration::from_millis(1);
/// The time that descendants have to end after the program itself.
const GRACE: Duration = Duration::from_secs(1);
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
    let [stdin, mut stderr] = [file(input)?, file(b"")?];
    let mut process = start(command, &stdin, &stderr)?;
    let stdout = Collector::start(process.stdout().take().expect("stdout is a pipe"));
    let end = wait(&mut *process, &stdout, &stderr, limit);
    let waited = |error| io::Error::other(format!("cannot wait for the program: {error}"));
    kill(&mut *process).map_err(waited)?;
    let (failure, is_timeout) = end?;
    let first = stderr.metadata()?.len().saturating_sub(STDERR_BYTES);
    let mut end_of_stderr = Vec::new();
    stderr.seek(SeekFrom::Start(first))?;
    stderr.take(MOST_BYTES).read_to_end(&mut end_of_stderr)?;
    Ok(Run { stdout: stdout.finish(), stderr: last_lines(&end_of_stderr), failure, is_timeout })
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
    stdout: &Collector,
    stderr: &File,
    limit: Duration,
) -> io::Result<(String, bool)> {
    let (start, mut end) = (Instant::now(), None);
    loop {
        if end.is_none() {
            end = process.inner_mut().try_wait()?.map(|status| (status, Instant::now()));
        }
        if stdout.len() + stderr.metadata()?.len() > MOST_BYTES {
            let failure = "It wrote more than 1 MiB to stdout and stderr together.";
            return Ok((failure.to_owned(), false));
        }
        match end {
            _ if is_interrupted() => return Err(ErrorKind::Interrupted.into()),
            // Ctrl-C may reach the program just before it has its own group.
            Some((status, end)) if status.code().is_none() && end.elapsed() < GRACE / 20 => {}
            Some((status, end)) if stdout.is_complete() || end.elapsed() > GRACE => {
                return Ok((failure(status), false));
            }
            None if start.elapsed() > limit => {
                return Ok((format!("It did not finish within {limit:?}."), true));
            }
            _ => {}
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

/// Shows the last lines of stderr, if any. Characters that cannot be seen are escaped.
fn last_lines(stderr: &[u8]) -> String {
    let escape = |char: char| match char {
        '\'' | '"' | '\\' => char.to_string(),
        _ => char.escape_debug().to_string(),
    };
    let text = String::from_utf8_lossy(stderr);
    let lines: Vec<String> = text.lines().map(|line| line.chars().map(escape).collect()).collect();
    let last = &lines[lines.len().saturating_sub(STDERR_LINES)..];
    let title = if last.is_empty() { "" } else { "Last lines of stderr:\n" };
    let last: String = last.iter().flat_map(|line| ["    ", line, "\n"]).collect();
    title.to_owned() + &first_lines(&last)
}
