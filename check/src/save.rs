//! The files that `check` leaves behind: the input, the expected output, and a picture of the input.
//!
//! They are written into a folder with the work of somebody else. So the names are unlikely ones, and are said.

use crate::task::Task;
use std::fs;
use std::io::{self, ErrorKind};

/// The name of the saved input.
pub(crate) const INPUT: &str = "counterexample.in";

/// Saves the files for an input. Returns for each its name and what it is, or a line that says why it was not saved.
pub(crate) fn save(task: &dyn Task, input: &str) -> Vec<Result<&'static str, String>> {
    let files = [
        (INPUT, INPUT, input.into()),
        ("counterexample.out", "counterexample.out (expected)", task.output(input)),
        ("counterexample.svg", "counterexample.svg (picture)", task.picture(input)),
    ];
    let saved = files.map(|(name, shown, bytes)| {
        let error = |error| format!("Cannot save {name}: {error}.\n");
        replace(name, &bytes).map(|()| shown).map_err(error)
    });
    saved.into()
}

/// Writes a file. A link or a pipe of this name is replaced, not followed.
fn replace(name: &str, bytes: &[u8]) -> io::Result<()> {
    match fs::remove_file(name) {
        Err(error) if error.kind() != ErrorKind::NotFound => Err(error),
        _ => fs::write(name, bytes),
    }
}
