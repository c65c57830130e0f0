//! The files that `check` leaves behind: the input, the expected output, and a picture of the input.

use crate::task::Task;
use std::{fs, io};

/// The name of the saved input.
pub(crate) const INPUT: &str = "counterexample.in";

/// A file that was saved, or could not be.
pub(crate) struct Saved {
    pub(crate) name: &'static str,
    pub(crate) contents: &'static str,
    pub(crate) result: io::Result<()>,
}

/// Saves the files for an input. Each may fail to be saved.
pub(crate) fn save(task: Task, input: &str) -> Vec<Saved> {
    let save =
        |name, contents, bytes: &[u8]| Saved { name, contents, result: fs::write(name, bytes) };
    vec![
        save(INPUT, "the input", input.as_bytes()),
        save("counterexample.out", "the expected output", &task.expected(input)),
        save("counterexample.svg", "a picture of the input", &task.picture(input)),
    ]
}
