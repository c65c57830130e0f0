//! One run of the program on one input.
//!
//! Its input is a file, which has a name for programs that read one. What it writes we read at
//! once. So it may read and write in any order, and never waits for us.

mod advice;
mod exit;
mod files;
mod interpreter;
mod refuse;
mod streams;

pub(crate) use exit::Exit;
pub(crate) use refuse::{in_path, is_source, refuse};

use crate::error::{at_run, Error};
use crate::show::printable;
use crate::stop::{hold_exit, is_interrupted, Stop};
use advice::advice;
use files::Files;
use process_wrap::std::{StdChildWrapper, StdCommandWrap};
use std::ffi::{OsStr, OsString};
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::thread;
use std::time::{Duration, Instant};
use streams::Streams;

/// A program, and how it is started.
#[derive(Clone, Debug, Default)]
pub struct Program {
    /// Its name, and its arguments. `{}` stands for a file with the input.
    pub command: Vec<OsString>,
    /// Words that come before the command: a program that limits what it may do, and then becomes
    /// this one. `{}` stands for the file here, too.
    pub launcher: Vec<OsString>,
    /// The folder where it runs; `None` is our own.
    pub folder: Option<PathBuf>,
    /// Variables that are set for it.
    pub environment: Vec<(String, OsString)>,
}

/// The status of a launcher that cannot start the program. It says why on stderr.
pub const NOT_STARTED: i32 = 126;
/// How such a message begins.
pub const CANNOT_RUN: &str = "cannot run ";
/// What stands for the file with the input in a command, as a word or within one.
pub(crate) const PLACEHOLDER: &str = "{}";
/// The time between two looks at a process.
const PAUSE: Duration = Duration::from_micros(300);
/// The most time that counts between two looks. If more has passed, this machine stood still.
const LONGEST_PAUSE: Duration = Duration::from_millis(100);
/// A run that writes this many bytes more than are expected is stopped.
const MOST_MORE: u64 = 1 << 20;

/// What a program did.
#[derive(Clone, Debug)]
pub(crate) struct Run {
    pub(crate) stdout: Vec<u8>,
    pub(crate) stderr: Vec<u8>,
    pub(crate) exit: Exit,
    pub(crate) has_read: HasRead,
}

/// How much of stdin a program has read, as far as we know.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum HasRead {
    Nothing,
    Part,
    All,
}

/// What a run may take.
pub(crate) struct Limits {
    pub(crate) time: Duration,
    /// The length of the expected output.
    pub(crate) expected: u64,
}

impl Limits {
    /// Returns how many bytes may be on stdout and stderr together.
    pub(crate) fn bytes(&self) -> u64 {
        self.expected + MOST_MORE
    }
}

impl Run {
    /// Returns a run of which we know only what it printed on stdout. Of what it has read we know
    /// nothing, so we say neither that it is nothing nor that it is all.
    pub(crate) fn that_printed(stdout: Vec<u8>, exit: Exit) -> Self {
        Run { stdout, stderr: Vec::new(), exit, has_read: HasRead::Part }
    }
}

/// Runs a program until it ends, or until we kill it. What it has started is killed with it.
///
/// # Errors
///
/// After Ctrl-C, if the program cannot be started, or if the disk is full: a program is not to
/// blame for that.
pub(crate) fn run(
    program: &Program,
    input: &[u8],
    limits: &Limits,
    folder: &Path,
) -> Result<Run, Stop> {
    let _running = hold_exit();
    let mut files = Files::new(input, folder)?;
    let mut process = start(program, &files)?;
    let mut streams = Streams::new(&mut process)?;
    let exit = wait(&mut process, &mut streams, limits)?;
    // What is killed now writes no more.
    drop(process);
    let run = streams.run(exit, limits.bytes(), files.has_read()?);
    if is_not_started(program, &run) {
        let message = String::from_utf8_lossy(&run.stderr);
        return Err(Error::Command(printable(message.trim_end())).into());
    }
    if run.exit.failure().is_some() || !run.stderr.is_empty() {
        files.require_space(input.len() as u64 + limits.expected)?;
    }
    Ok(run)
}

/// Returns whether the launcher, if there is one, could not start the program.
fn is_not_started(program: &Program, run: &Run) -> bool {
    let says_so = matches!(run.exit, Exit::Status(status) if status.code() == Some(NOT_STARTED));
    !program.launcher.is_empty() && says_so && run.stderr.starts_with(CANNOT_RUN.as_bytes())
}

/// A process, which is killed with its group when it is dropped.
struct Process(Box<dyn StdChildWrapper>);

impl Drop for Process {
    fn drop(&mut self) {
        // These fail if nothing is left to kill. The program may have left its group, so it is
        // killed on its own, too.
        let _ = self.0.start_kill();
        let _ = self.0.inner_mut().kill();
        let _ = self.0.inner_mut().wait();
    }
}

/// Starts a program in a group of its own (on Windows, a job). So we can kill all that it starts
/// together, and Ctrl-C at the terminal does not reach it.
///
/// We do not start a session. For that Rust would have to run code of ours between `fork` and
/// `exec`, and would then call `execvp`. `execvp` runs a text file without `#!` by `sh`: a source
/// would be run as a shell script, and we want the error.
fn start(program: &Program, files: &Files) -> Result<Process, Error> {
    let mut group = StdCommandWrap::from(command(program, files)?);
    #[cfg(unix)]
    group.wrap(process_wrap::std::ProcessGroup::leader());
    #[cfg(windows)]
    group.wrap(process_wrap::std::JobObject);
    group.spawn().map(Process).map_err(|error| {
        let name = &program.command[0];
        let advice = advice(name, &error).map_or(String::new(), |advice| format!("; {advice}"));
        let name = name.to_string_lossy();
        Error::Command(format!("cannot run '{}': {error}{advice}", name.escape_debug()))
    })
}

/// Returns the command that starts a program. If no word of it has the name of the file with the
/// input, the input is on stdin.
fn command(program: &Program, files: &Files) -> Result<Command, Error> {
    let Program { command, launcher, folder, environment } = program;
    let words = launcher.iter().chain(command).map(|word| filled(word, &files.path));
    let words: Vec<_> = words.collect();
    let reads_stdin = words[launcher.len()..] == command[..];
    let mut process = Command::new(&words[0]);
    process.args(&words[1..]).env("TMPDIR", files.temporary.path());
    process.stdout(Stdio::piped()).stderr(Stdio::piped());
    process.envs(environment.iter().map(|(name, value)| (name, value)));
    if let Some(folder) = folder {
        process.current_dir(folder);
    }
    let stdin = files.stdin.try_clone().map_err(at_run)?;
    process.stdin(if reads_stdin { stdin.into() } else { Stdio::null() });
    Ok(process)
}

/// Puts the name of the file with the input into a word of the command. (The name may be no UTF-8.)
fn filled(word: &OsString, file: &Path) -> OsString {
    let Some(text) = word.to_str() else { return word.clone() };
    let parts: Vec<_> = text.split(PLACEHOLDER).map(OsStr::new).collect();
    parts.join(file.as_os_str())
}

/// Waits for the end of a run.
fn wait(process: &mut Process, streams: &mut Streams, limits: &Limits) -> Result<Exit, Stop> {
    let mut elapsed = Duration::ZERO;
    let mut last = Instant::now();
    loop {
        let status = process.0.inner_mut().try_wait().map_err(at_run)?;
        let written = streams.length();
        if is_interrupted() {
            return Err(Stop::Interrupted);
        }
        if written > limits.bytes() {
            return Ok(Exit::WroteTooMuch);
        }
        if let Some(status) = status {
            return Ok(Exit::Status(status));
        }
        if elapsed > limits.time {
            return Ok(Exit::TimedOut(limits.time));
        }
        thread::sleep(PAUSE);
        elapsed += last.elapsed().min(LONGEST_PAUSE);
        last = Instant::now();
    }
}
