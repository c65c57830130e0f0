//! A run of a program on an input.
//!
//! All three streams are files. So the program may read and write in any order, and child processes
//! that keep a stream open do no harm. On Unix the program runs in its own process group, and the whole
//! group is killed at the end.

use crate::compare::{start, visible};
use std::ffi::OsString;
use std::fs::File;
use std::io::{self, Read, Seek, SeekFrom, Write};
use std::process::{Child, Command};
use std::time::{Duration, Instant};
use tempfile::tempfile;
use wait_timeout::ChildExt;

/// A program that writes more bytes than this is stopped.
const ENDLESS: u64 = 1 << 20;
/// The largest number of bytes read from the end of stderr, and of lines shown of them.
const STDERR: (u64, usize) = (2_000, 8);
/// The time between two checks of the size of the output.
const PAUSE: Duration = Duration::from_millis(10);

/// The output of a program, and how it failed.
#[derive(Debug)]
pub(crate) struct Run {
    /// The first bytes of stdout, up to [`ENDLESS`].
    pub(crate) stdout: String,
    /// How the program failed, with the last lines of stderr; empty if it did not fail.
    pub(crate) failure: String,
    /// Whether the program exceeded the time limit.
    pub(crate) is_timeout: bool,
}

/// Runs a program until it ends, fails or is cancelled. Returns `None` if it is cancelled.
pub(crate) fn run(
    command: &[OsString],
    input: &str,
    limit: Duration,
    is_cancelled: impl Fn() -> bool,
) -> io::Result<Option<Run>> {
    let (mut stdin, mut stdout, mut stderr) = (tempfile()?, tempfile()?, tempfile()?);
    stdin.write_all(input.as_bytes())?;
    stdin.rewind()?;
    let mut process = spawn(command, [&stdin, &stdout, &stderr])?;
    let (deadline, mut status) = (Instant::now() + limit, None);
    let (mut is_timeout, mut is_endless) = (false, false);
    while !is_timeout && !is_endless && !is_cancelled() && status.is_none() {
        status = process.wait_timeout(PAUSE)?;
        is_endless = stdout.metadata()?.len() + stderr.metadata()?.len() > ENDLESS;
        is_timeout = status.is_none() && Instant::now() > deadline;
    }
    kill(&mut process);
    process.wait()?;
    let failure = match status {
        _ if is_endless => format!("It wrote more than {ENDLESS} bytes.\n"),
        _ if is_timeout => format!("It did not finish within {limit:?}.\n"),
        Some(status) if !status.success() => format!("It failed with {status}.\n"),
        Some(_) => String::new(),
        None => return Ok(None),
    };
    let end = stderr.metadata()?.len().saturating_sub(STDERR.0);
    let (stdout, stderr) = (text(&mut stdout, 0)?, text(&mut stderr, end)?);
    let failure = if failure.is_empty() { failure } else { failure + &last_lines(&stderr) };
    Ok(Some(Run { stdout, failure, is_timeout }))
}

/// Shows the last lines of stderr, if any.
fn last_lines(stderr: &str) -> String {
    let first = stderr.lines().count().saturating_sub(STDERR.1);
    let lines: String = stderr.lines().skip(first).flat_map(|line| ["    ", line, "\n"]).collect();
    let title = if lines.is_empty() { "" } else { "Last lines of stderr:\n" };
    title.to_owned() + &start(&visible(&lines))
}

fn spawn(command: &[OsString], streams: [&File; 3]) -> io::Result<Child> {
    let [stdin, stdout, stderr] = streams.map(File::try_clone);
    let mut process = Command::new(&command[0]);
    process.args(&command[1..]).stdin(stdin?).stdout(stdout?).stderr(stderr?);
    #[cfg(unix)]
    std::os::unix::process::CommandExt::process_group(&mut process, 0);
    let with_name =
        |error| io::Error::other(format!("cannot run '{}': {error}", command[0].to_string_lossy()));
    process.spawn().map_err(with_name)
}

/// Kills a process and, on Unix, its process group.
fn kill(process: &mut Child) {
    #[cfg(unix)]
    let _ = rustix::process::kill_process_group(
        rustix::process::Pid::from_child(process),
        rustix::process::Signal::KILL,
    );
    #[cfg(not(unix))]
    let _ = process.kill();
}

/// Reads at most [`ENDLESS`] bytes of a file from byte `first`, and replaces `\r\n` with `\n`.
fn text(file: &mut File, first: u64) -> io::Result<String> {
    let mut bytes = Vec::new();
    file.seek(SeekFrom::Start(first))?;
    file.take(ENDLESS).read_to_end(&mut bytes)?;
    Ok(String::from_utf8_lossy(&bytes).replace("\r\n", "\n"))
}
