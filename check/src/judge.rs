//! `check --judge INPUT TASK < OUTPUT`: judges an output instead of running a program.
//!
//! To everything else the output is a run that ended well, so a judge says of it what a search
//! would say.

use crate::error::{prefixed, Error};
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
/// If the file cannot be read, if the filter rejects the input, or if it is not UTF-8.
pub(crate) fn input(task: &dyn Task, file: &Path) -> Result<String, Error> {
    let file_name = printable(&file.to_string_lossy());
    let input = fs::read(file).map_err(prefixed(format!("{file_name}: cannot read")))?;
    match task.run(&input, &mut io::sink()) {
        Err(error) => Err(Error::Rejected { file: file_name, error, task: task.name() }),
        Ok(()) => String::from_utf8(input).map_err(|_| Error::NotUtf8(file_name)),
    }
}

/// Returns what is on stdin as if a program had printed it, and had been stopped after `most`
/// bytes.
///
/// # Errors
///
/// If stdin cannot be read.
pub(crate) fn output(most: u64) -> Result<Run, Error> {
    let mut stdout = Vec::new();
    let read = stdin().and_then(|stdin| stdin.take(most + 1).read_to_end(&mut stdout));
    read.map_err(prefixed("<stdin>: cannot read"))?;
    let is_too_long = stdout.len() as u64 > most;
    let exit = if is_too_long { Exit::WroteTooMuch } else { Exit::Status(ExitStatus::default()) };
    Ok(Run::that_printed(stdout, exit))
}
