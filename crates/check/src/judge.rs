//! `check --judge INPUT TASK < OUTPUT`: compares an output instead of running a program.

use crate::compare::{output_rows, sentence};
use crate::error::prefixed;
use crate::report::{printable, row_text::explained};
use crate::run::MOST_BYTES;
use crate::tasks::Task;
use common::cli::stdin;
use std::fs;
use std::io::{self, Read};
use std::path::Path;

/// Returns the difference between stdin and the reference output for the input in a file; empty if there is
/// none.
///
/// # Errors
///
/// If the file or stdin cannot be read, or the reference rejects the input.
pub(crate) fn judge(task: &dyn Task, file: &Path) -> io::Result<String> {
    let name = file.to_string_lossy();
    let name = printable(&name);
    let input = fs::read(file).map_err(prefixed(format!("{name}: cannot read")))?;
    let mut expected = Vec::new();
    let rejected =
        |error| io::Error::other(format!("{name}:{error}; is this an input of {}?", task.name()));
    task.run_in_full(&input, &mut expected).map_err(rejected)?;
    let most = expected.len() as u64 + MOST_BYTES;
    let mut found = Vec::new();
    let read = stdin().and_then(|stdin| stdin.take(most + 1).read_to_end(&mut found));
    read.map_err(prefixed("<stdin>: cannot read"))?;
    if found.len() as u64 > most {
        return Ok("The output is more than 1 MiB longer than the expected one.\n".to_owned());
    }
    let rows = output_rows(task, &expected, &found);
    if rows.is_empty() {
        return Ok(String::new());
    }
    let input = String::from_utf8_lossy(&input);
    Ok(explained(&rows, &sentence(task, &input, &expected, &found)))
}
