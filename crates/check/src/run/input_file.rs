//! Files with an input, for programs that read a file.
//!
//! They are in one folder, so that they can be removed at once when this process ends early.

use std::ffi::OsString;
use std::io::{self, Write};
use std::sync::Mutex;
use tempfile::{tempdir, Builder, TempDir, TempPath};

/// The word of a command that stands for a file with the input.
pub(crate) const PLACEHOLDER: &str = "{}";

static FOLDER: Mutex<Option<TempDir>> = Mutex::new(None);

/// Returns whether a command runs a program on a file.
pub(crate) fn takes_file(command: &[OsString]) -> bool {
    command.iter().any(|word| word == PLACEHOLDER)
}

/// Creates a file with an input. It is removed when the path is dropped.
pub(super) fn create(input: &[u8]) -> io::Result<TempPath> {
    let mut folder = FOLDER.lock().expect("no thread panics");
    let folder = match &*folder {
        Some(folder) => folder,
        None => folder.insert(tempdir()?),
    };
    let mut file = Builder::new().suffix(".in").tempfile_in(folder)?;
    file.write_all(input)?;
    Ok(file.into_temp_path())
}

/// Removes the folder with all files in it.
pub(super) fn remove_all() {
    FOLDER.lock().expect("no thread panics").take();
}
