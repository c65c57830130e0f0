//! The files that `check` leaves behind: the input, the expected output, and a picture of the input.
//!
//! They are written into a folder with the work of somebody else. So the names are unlikely ones, each file is said to be
//! there, and a failure is said, too, but does not end the report.

use crate::tasks::Task;
use std::fs;
use std::io::{self, ErrorKind};

/// The name of the saved input.
pub(crate) const INPUT: &str = "counterexample.in";

/// The name of a file that was saved, and what it is, in parentheses; or a line that says why it was not.
pub(crate) type Saved = Result<String, String>;

/// Saves the files for an input. Each may fail to be saved.
pub(crate) fn save(task: &dyn Task, input: &str) -> Vec<Saved> {
    let files = [
        (INPUT, "", Some(input.into())),
        ("counterexample.out", " (expected)", Some(task.output(input))),
        ("counterexample.svg", " (picture)", task.picture(input)),
    ];
    let saved = files.into_iter().filter_map(|(name, what, bytes)| {
        let error = |error| format!("Cannot save {name}: {error}.\n");
        Some(replace(name, &bytes?).map(|()| format!("{name}{what}")).map_err(error))
    });
    saved.collect()
}

/// Writes a file. A link or a pipe of this name is replaced, not followed, and no half-written file is left.
fn replace(name: &str, bytes: &[u8]) -> io::Result<()> {
    match fs::remove_file(name) {
        Err(error) if error.kind() != ErrorKind::NotFound => Err(error),
        _ => fs::write(name, bytes).inspect_err(|_| drop(fs::remove_file(name))),
    }
}
