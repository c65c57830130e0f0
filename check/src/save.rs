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

/// Saves the files for an input in a folder. Returns for each, the input first, its name and what
/// it is, or a line that says why it could not be saved.
pub(crate) fn save(
    task: &dyn Task,
    input: &str,
    folder: &Path,
) -> Vec<Result<&'static str, String>> {
    let files = [
        (INPUT, INPUT, Some(input.into())),
        ("counterexample.out", "counterexample.out (expected)", Some(task.output(input))),
        ("counterexample.svg", "counterexample.svg (picture)", task.picture(input)),
    ];
    let save = |(name, shown, bytes): (&str, _, Option<Vec<u8>>)| {
        let error = |error| format!("Cannot save {name}: {error}.\n");
        Some(replace(&folder.join(name), &bytes?).map(|()| shown).map_err(error))
    };
    files.into_iter().filter_map(save).collect()
}

/// Writes a file. A link or a pipe of this name is replaced, not followed. If the disk is full, the
/// part that could be written is removed.
fn replace(file: &Path, bytes: &[u8]) -> io::Result<()> {
    match fs::remove_file(file) {
        Err(error) if error.kind() != ErrorKind::NotFound => Err(error),
        _ => fs::write(file, bytes).inspect_err(|_| drop(fs::remove_file(file))),
    }
}
