//! The files that `check` leaves behind: the input, the expected output, and a picture of the input.

use crate::tasks::Task;
use std::fs;
use std::io::{self, ErrorKind};

/// The name of the saved input.
pub(crate) const INPUT: &str = "counterexample.in";

/// The files that were saved, and the errors of the others.
#[derive(Default)]
pub(crate) struct Saved {
    /// The name of each, and what it is, in parentheses.
    pub(crate) files: Vec<String>,
    pub(crate) errors: String,
}

/// Saves the files for an input. Each may fail to be saved.
pub(crate) fn save(task: &dyn Task, input: &str) -> Saved {
    let mut saved = Saved::default();
    for (name, what, bytes) in [
        (INPUT, "", Some(input.into())),
        ("counterexample.out", " (expected)", Some(task.output(input))),
        ("counterexample.svg", " (picture)", task.picture(input)),
    ] {
        let Some(bytes) = bytes else {
            continue;
        };
        match replace(name, &bytes) {
            Ok(()) => saved.files.push(format!("{name}{what}")),
            Err(error) => saved.errors += &format!("Cannot save {name}: {error}.\n"),
        }
    }
    saved
}

/// Writes a file. A link or a pipe of this name is replaced, not followed, and no half-written file is left.
fn replace(name: &str, bytes: &[u8]) -> io::Result<()> {
    match fs::remove_file(name) {
        Err(error) if error.kind() != ErrorKind::NotFound => Err(error),
        _ => fs::write(name, bytes).inspect_err(|_| drop(fs::remove_file(name))),
    }
}
