//! A run of a program on an input.
//!
//! stdin and stderr are files, so the program may read and write in any order: with two pipes, each side could wait for the
//! other. stdout is a pipe, since a file does not tell when all has been written. A child may write after the program has
//! ended; only when the last process has closed its end of a pipe, nothing more comes. And a program that opens
//! `/dev/stdout` twice would overwrite its own output in a file.

mod end;
mod hint;
mod input_file;
mod output;
mod process;
mod strays;

pub(crate) use end::End;
pub(crate) use input_file::{first_within_word, takes_file};

use crate::error::prefixed;
use crate::stop::{is_interrupted, Stop};
use output::Output;
use process::Process;
use std::env;
use std::ffi::OsString;
use std::fs::File;
use std::io::{self, Read, Seek, SeekFrom, Write};
use std::sync::atomic::{AtomicUsize, Ordering::Relaxed};
use std::time::{Duration, Instant};
use tempfile::tempfile;

/// The time between two looks at a process.
const PAUSE: Duration = Duration::from_millis(1);
/// The time that descendants have to end after the program itself. One that was started to stay, and keeps stdout open, must
/// not make each run wait for its time limit.
const GRACE: Duration = Duration::from_millis(500);
/// The most time that counts between two looks. If more has passed, this machine stood still.
const LONGEST_PAUSE: Duration = Duration::from_millis(100);
/// A run that writes this many bytes more than are due is stopped.
pub(crate) const MOST_MORE: u64 = 1 << 20;
/// The number of bytes that are kept from the end of stderr.
const STDERR_BYTES: u64 = 4_000;

/// The number of the next run.
static RUNS: AtomicUsize = AtomicUsize::new(1);

/// What a program did.
#[derive(Clone, Debug)]
pub(crate) struct Attempt {
    pub(crate) stdout: Vec<u8>,
    /// The end of stderr.
    pub(crate) stderr: Vec<u8>,
    pub(crate) end: End,
}

/// What a run may take.
pub(crate) struct Limits {
    pub(crate) time: Duration,
    /// The number of bytes on stdout and stderr together.
    pub(crate) bytes: u64,
}

/// Runs a program until it ends, or is killed for a failure. Its input is on stdin, or else in the file that `{}` in the
/// command stands for.
///
/// # Errors
///
/// After Ctrl-C, or if the program, a thread or a temporary file cannot be started or created.
pub(crate) fn run(command: &[OsString], input: &[u8], limits: &Limits) -> Result<Attempt, Stop> {
    let number = RUNS.fetch_add(1, Relaxed);
    let file = takes_file(command).then(|| input_file::create(input, number)).transpose();
    let file = file.map_err(cannot_create())?;
    let stdin = stream(if file.is_some() { b"" } else { input })?;
    let mut stderr = stream(b"")?;
    let tag = strays::tag(number);
    let mut process = Process::start(command, file.as_deref(), [&stdin, &stderr], &tag)?;
    let waited = wait(&mut process, &stderr, limits);
    // This is done even if waiting has failed, and if the program has ended: it may have left others in its group.
    process.kill().map_err(prefixed("cannot wait for the program"))?;
    let is_over = matches!(&waited, Ok((stdout, End::Exited(_))) if stdout.is_complete);
    // To find strays, all processes of the system are looked at, which is too slow for each run. If stdout has come to its
    // end, none can disturb this run, and those that may be left wait for `strays::kill_all`.
    if !is_over {
        strays::kill(&tag);
    }
    let (stdout, end) = waited?;
    let start = stderr.metadata()?.len().saturating_sub(STDERR_BYTES);
    let mut end_of_stderr = Vec::new();
    stderr.seek(SeekFrom::Start(start))?;
    // Something that is left may still write, without end.
    stderr.take(STDERR_BYTES).read_to_end(&mut end_of_stderr)?;
    Ok(Attempt { stdout: stdout.finish(limits.bytes), stderr: end_of_stderr, end })
}

/// Kills what is left of all runs, and removes their files.
pub(crate) fn clean_up() {
    strays::kill_all();
    input_file::remove_all();
}

/// Creates a file without a name for a stream.
fn stream(contents: &[u8]) -> io::Result<File> {
    let file = tempfile().and_then(|mut file| {
        file.write_all(contents)?;
        file.rewind().map(|()| file)
    });
    file.map_err(cannot_create())
}

/// Names the folder for temporary files before the message of an error.
fn cannot_create() -> impl Fn(io::Error) -> io::Error {
    let (folder, what) = (env::temp_dir(), "for the program's input or output");
    prefixed(format!("cannot create a temporary file in '{}' {what}", folder.display()))
}

/// Waits for the end of a run. Returns it, with what the program has written.
fn wait(process: &mut Process, stderr: &File, limits: &Limits) -> Result<(Output, End), Stop> {
    let mut stdout = Output::start(process.stdout())?;
    let (mut elapsed, mut last) = (Duration::ZERO, Instant::now());
    let mut ended = None;
    loop {
        stdout.wait(PAUSE);
        elapsed += last.elapsed().min(LONGEST_PAUSE);
        last = Instant::now();
        if ended.is_none() {
            ended = process.status()?.map(|status| (status, elapsed));
        }
        if is_interrupted() {
            return Err(Stop::Interrupted);
        }
        if stdout.len() + stderr.metadata()?.len() > limits.bytes {
            return Ok((stdout, End::WroteTooMuch));
        }
        match ended {
            Some((status, since)) if stdout.is_complete || elapsed > since + GRACE => {
                return Ok((stdout, End::Exited(status)));
            }
            None if elapsed > limits.time => return Ok((stdout, End::TimedOut(limits.time))),
            _ => {}
        }
    }
}
