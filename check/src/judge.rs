//! `check --judge INPUT TASK < OUTPUT`: judges an output instead of running a program.
//!
//! To all else the output is a run that has ended well, so that a judge says of it what a search would say.

use crate::error::prefixed;
use crate::run::{Exit, Run};
use crate::show::printable;
use crate::task::Task;
use common::cli::stdin;
use std::fs;
use std::io::{self, Read};
use std::path::Path;
use std::process::ExitStatus;

/// Returns the input in a file.
///
/// # Errors
///
/// If the file cannot be read, the reference rejects the input, or it is not UTF-8.
pub(crate) fn input(task: &dyn Task, file: &Path) -> io::Result<String> {
    let name = printable(&file.to_string_lossy());
    let input = fs::read(file).map_err(prefixed(format!("{name}: cannot read")))?;
    let rejected =
        |error| io::Error::other(format!("{name}:{error}; is this an input of {}?", task.name()));
    task.run(&input, &mut io::sink()).map_err(rejected)?;
    let not_utf8 = |_| io::Error::other(format!("{name}: expected UTF-8, found other bytes"));
    String::from_utf8(input).map_err(not_utf8)
}

/// Returns what is on stdin as if a program had printed it, and had been stopped after `most` bytes.
///
/// # Errors
///
/// If stdin cannot be read.
pub(crate) fn output(most: u64) -> io::Result<Run> {
    let mut stdout = Vec::new();
    let read = stdin().and_then(|stdin| stdin.take(most + 1).read_to_end(&mut stdout));
    read.map_err(prefixed("<stdin>: cannot read"))?;
    let is_too_long = stdout.len() as u64 > most;
    let exit = if is_too_long { Exit::WroteTooMuch } else { Exit::Status(ExitStatus::default()) };
    Ok(Run { stdout, stderr: Vec::new(), exit })
}
