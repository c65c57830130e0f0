//! The files that `check` leaves behind: the input, the expected output, and a picture of the input.
//!
//! They are written into a folder with the work of somebody else. So the names are unlikely ones, and are said.

use crate::tasks::Task;
use std::{fs, io};

/// The name of the saved input.
pub(crate) const INPUT: &str = "counterexample.in";

/// Saves the files for an input.
pub(crate) fn save(task: &dyn Task, input: &str) -> io::Result<()> {
    fs::write(INPUT, input)?;
    fs::write("counterexample.out", task.output(input))?;
    fs::write("counterexample.svg", task.picture(input))
}
