//! Files with an input, for programs that read a file.
//!
//! They are in one folder, so that they can be removed at once when this process ends early. The first one is `1.in`.

use std::ffi::{OsStr, OsString};
use std::path::{Path, PathBuf};
use std::sync::OnceLock;
use std::{fs, io};
use tempfile::{tempdir, TempDir, TempPath};

/// What stands for a file with the input in a command, as a word or within one.
pub(crate) const PLACEHOLDER: &str = "{}";

static FOLDER: OnceLock<io::Result<TempDir>> = OnceLock::new();

/// Returns whether a command runs a program on a file.
pub(crate) fn takes_file(command: &[OsString]) -> bool {
    command.iter().any(|word| has_placeholder(word))
}

/// Returns the path of the first file, if a command has it within a word.
pub(crate) fn first_within_word(command: &[OsString]) -> Option<PathBuf> {
    let is_within = |word: &OsString| word != PLACEHOLDER && has_placeholder(word);
    let folder = FOLDER.get()?.as_ref().ok()?;
    command.iter().any(is_within).then(|| file_in(folder, 1))
}

/// Puts the path of a file into a word.
pub(super) fn filled(word: &OsStr, path: &Path) -> OsString {
    let Some(text) = word.to_str() else { return word.to_owned() };
    let mut parts = text.split(PLACEHOLDER);
    let mut filled = OsString::from(parts.next().unwrap_or_default());
    parts.for_each(|part| filled.extend([path.as_os_str(), part.as_ref()]));
    filled
}

/// Creates the file with the input of a run. It is removed when the path is dropped.
pub(super) fn create(input: &[u8], run: usize) -> io::Result<TempPath> {
    let folder = FOLDER.get_or_init(tempdir).as_ref();
    let folder = folder.map_err(|error| io::Error::other(error.to_string()))?;
    let path = file_in(folder, run);
    fs::write(&path, input)?;
    TempPath::try_from_path(path)
}

fn file_in(folder: &TempDir, run: usize) -> PathBuf {
    folder.path().join(format!("{run}.in"))
}

fn has_placeholder(word: &OsStr) -> bool {
    word.to_str().is_some_and(|word| word.contains(PLACEHOLDER))
}

/// Removes the folder with all files in it.
pub(super) fn remove_all() {
    if let Some(Ok(folder)) = FOLDER.get() {
        let _ = fs::remove_dir_all(folder.path());
    }
}
