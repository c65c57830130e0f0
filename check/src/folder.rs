//! The folder with the files of all runs.
//!
//! It is removed at the end of [`main`](crate::main), or earlier by a signal that ends this
//! process. Only one of these two must remove it: if both did at once, each might fail on a file
//! that the other one has removed.

use crate::error::{prefixed, Error};
use std::path::{Path, PathBuf};
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::{env, io};
use tempfile::{tempdir, TempDir};

static FOLDER: Mutex<Option<TempDir>> = Mutex::new(None);

/// Creates the folder. Returns its name.
///
/// # Errors
///
/// If it cannot be created.
pub(crate) fn create() -> Result<PathBuf, Error> {
    let mut folder = folder();
    let created = tempdir().map_err(cannot_create_in(&env::temp_dir()))?;
    Ok(folder.insert(created).path().to_owned())
}

/// Removes the folder, if there is one.
pub(crate) fn remove() {
    *folder() = None;
}

/// The system does not let us create a file or a folder in a folder.
pub(crate) fn cannot_create_in(folder: &Path) -> impl Fn(io::Error) -> Error {
    prefixed(format!("cannot create a temporary file in '{}'", folder.display()))
}

fn folder() -> MutexGuard<'static, Option<TempDir>> {
    FOLDER.lock().unwrap_or_else(PoisonError::into_inner)
}
