//! The files that `check` leaves behind: the input, the expected output, and a picture of the
//! input.
//!
//! We write them into a folder with somebody's work. So their names are unlikely ones, and the
//! report names them.

use crate::task::Task;
use std::fs;
use std::io::{self, ErrorKind};
use std::path::Path;

/// The name of the saved input.
pub(crate) const INPUT: &str = "counterexample.in";

/// What became of the files for an input.
#[derive(Default)]
pub(crate) struct Saved {
    /// What the report calls those that were saved.
    pub(crate) names: Vec<&'static str>,
    /// Lines that say why others were not.
    pub(crate) errors: String,
}

impl Saved {
    /// Returns whether the input itself was saved, which the report calls by its name.
    pub(crate) fn has_input(&self) -> bool {
        self.names.contains(&INPUT)
    }
}

/// Saves the files for an input in a folder.
pub(crate) fn save(task: &dyn Task, input: &str, folder: &Path) -> Saved {
    let files = [
        (INPUT, INPUT, Some(input.into())),
        ("counterexample.out", "counterexample.out (expected)", Some(task.output(input))),
        ("counterexample.svg", "counterexample.svg (picture)", task.picture(input)),
    ];
    let mut saved = Saved::default();
    for (name, shown, bytes) in files {
        let Some(bytes) = bytes else { continue };
        match replace(&folder.join(name), &bytes) {
            Ok(()) => saved.names.push(shown),
            Err(error) => saved.errors += &format!("Cannot save {name}: {error}.\n"),
        }
    }
    saved
}

/// Writes a file. A link or a pipe of this name is replaced, not followed. If the disk is full, the
/// part that could be written is removed.
fn replace(file: &Path, bytes: &[u8]) -> io::Result<()> {
    match fs::remove_file(file) {
        Err(error) if error.kind() != ErrorKind::NotFound => Err(error),
        _ => fs::write(file, bytes).inspect_err(|_| drop(fs::remove_file(file))),
    }
}
