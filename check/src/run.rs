//! A run of a program on an input.
//!
//! Its streams are files: it may read and write in any order, and never waits for us. The input has a name, so that a
//! program may also read it as a file.

mod exit;
mod hint;

pub(crate) use exit::Exit;

use crate::error::prefixed;
use crate::stop::{is_interrupted, Stop};
use hint::{compiling, hint, missing_source};
use process_wrap::std::{StdChildWrapper, StdCommandWrap};
use std::ffi::OsString;
use std::fs::File;
use std::io::{self, Read, Seek, Write};
use std::path::Path;
use std::process::{Command, Stdio};
use std::time::{Duration, Instant};
use std::{env, thread};
use tempfile::{tempdir, tempfile_in, NamedTempFile, TempDir};

/// What stands for the file with the input in a command, as a word or within one.
pub(crate) const PLACEHOLDER: &str = "{}";
/// The time between two looks at a process.
const PAUSE: Duration = Duration::from_micros(300);
/// The most time that counts between two looks. If more has passed, this machine stood still.
const LONGEST_PAUSE: Duration = Duration::from_millis(100);
/// A run that writes this many bytes more than are due is stopped.
pub(crate) const MOST_MORE: u64 = 1 << 20;

/// What a program did.
#[derive(Clone, Debug)]
pub(crate) struct Run {
    pub(crate) stdout: Vec<u8>,
    pub(crate) stderr: Vec<u8>,
    pub(crate) exit: Exit,
}

/// What a run may take.
pub(crate) struct Limits {
    pub(crate) time: Duration,
    /// The number of bytes on stdout and stderr together.
    pub(crate) bytes: u64,
}

/// Creates the folder for the files of runs. It is removed when it is dropped.
///
/// # Errors
///
/// If it cannot be created.
pub(crate) fn folder() -> io::Result<TempDir> {
    let what = format!("cannot create a temporary file in '{}'", env::temp_dir().display());
    tempdir().map_err(prefixed(what))
}

/// Runs a program until it ends, or is killed for a failure. What it has started is killed with it.
///
/// # Errors
///
/// After Ctrl-C, if the program or a temporary file cannot be started or created, if the program is a compiler, or if its source is not there.
pub(crate) fn run(
    command: &[OsString],
    input: &[u8],
    limits: &Limits,
    folder: &Path,
) -> Result<Run, Stop> {
    if let Some(error) = compiling(command).or_else(|| missing_source(command)) {
        return Err(io::Error::other(error).into());
    }
    let what = format!("cannot create a temporary file in '{}'", folder.display());
    let (stdin, stdout, stderr) = streams(input, folder).map_err(prefixed(what))?;
    let mut process = start(command, stdin.path(), [&stdout, &stderr])?;
    let exit = wait(process.as_mut(), [&stdout, &stderr], limits);
    // These fail if nothing is left to kill. The program may have left its group, so it is killed on its own, too.
    let _ = process.start_kill();
    let _ = process.inner_mut().kill();
    process.inner_mut().wait().map_err(prefixed("cannot wait for the program"))?;
    let exit = exit?;
    let [stdout, stderr] = [contents(stdout, limits.bytes)?, contents(stderr, limits.bytes)?];
    Ok(Run { stdout, stderr, exit })
}

/// Creates the files for stdin, which has the input, stdout and stderr.
fn streams(input: &[u8], folder: &Path) -> io::Result<(NamedTempFile, File, File)> {
    let mut stdin = NamedTempFile::with_suffix_in(".in", folder)?;
    stdin.write_all(input)?;
    Ok((stdin, tempfile_in(folder)?, tempfile_in(folder)?))
}

/// Starts a program in a session of its own (on Windows, a job), with a file in place of `{}` or
/// else as its stdin. So we can kill all that it starts together, Ctrl-C at the terminal does not
/// reach it, and it cannot write to the terminal through `/dev/tty`.
fn start(
    command: &[OsString],
    input: &Path,
    [stdout, stderr]: [&File; 2],
) -> io::Result<Box<dyn StdChildWrapper>> {
    let path = input.to_string_lossy();
    let filled = |word: &OsString| match word.to_str() {
        Some(text) => text.replace(PLACEHOLDER, &path).into(),
        None => word.clone(),
    };
    let words: Vec<OsString> = command.iter().map(filled).collect();
    let stdin = if words == command { File::open(input)?.into() } else { Stdio::null() };
    let mut process = Command::new(&words[0]);
    process.args(&words[1..]).stdin(stdin);
    process.stdout(stdout.try_clone()?).stderr(stderr.try_clone()?);
    let mut process = StdCommandWrap::from(process);
    #[cfg(unix)]
    process.wrap(process_wrap::std::ProcessSession);
    #[cfg(windows)]
    process.wrap(process_wrap::std::JobObject);
    let name = command[0].to_string_lossy();
    let what = format!("cannot run '{}'", name.escape_debug());
    process.spawn().map_err(|error| io::Error::other(format!("{what}: {error}{}", hint(&name))))
}

/// Waits for the end of a run.
fn wait(
    process: &mut dyn StdChildWrapper,
    streams: [&File; 2],
    limits: &Limits,
) -> Result<Exit, Stop> {
    let (mut elapsed, mut last) = (Duration::ZERO, Instant::now());
    loop {
        let status = process.inner_mut().try_wait()?;
        let [stdout, stderr] = streams.map(File::metadata);
        if is_interrupted() {
            return Err(Stop::Interrupted);
        }
        if stdout?.len() + stderr?.len() > limits.bytes {
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

/// Reads a file from its start.
fn contents(mut file: File, most: u64) -> io::Result<Vec<u8>> {
    let mut bytes = Vec::new();
    file.rewind()?;
    file.take(most).read_to_end(&mut bytes)?;
    Ok(bytes)
}
