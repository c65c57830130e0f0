//! Programs in `PATH`.

use std::env;
use std::ffi::OsStr;
use std::path::{Path, PathBuf};

/// Returns where a program is: a path as it is, or the first file of its name in `PATH`.
pub(crate) fn in_path(name: impl AsRef<OsStr>) -> Option<PathBuf> {
    let name = Path::new(name.as_ref());
    if name.components().count() > 1 {
        return name.is_file().then(|| name.to_owned());
    }
    folders()
        .map(|folder| folder.join(name).with_extension(extension(name)))
        .find(|file| file.is_file())
}

/// Returns the folders in `PATH`.
pub(crate) fn folders() -> impl Iterator<Item = PathBuf> {
    env::split_paths(&env::var_os("PATH").unwrap_or_default()).collect::<Vec<_>>().into_iter()
}

/// Returns the ending of a program: on Windows it is not said.
fn extension(name: &Path) -> &OsStr {
    match name.extension() {
        Some(extension) => extension,
        None => OsStr::new(env::consts::EXE_EXTENSION),
    }
}
