//! Programs in `PATH`.

use std::env;
use std::ffi::OsStr;
use std::fs;
use std::io::Read;
use std::iter::once;
use std::path::{Path, PathBuf};
use std::process::Command;

/// Prints where the interpreter itself is.
const WHERE: [&str; 2] = ["-c", "import sys; print(sys.executable)"];

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

/// Puts the folder of an interpreter in front of `PATH`, if what is there is a shim: a script that
/// looks for the interpreter each time. (With pyenv it takes longer than most programs of a class.)
pub(crate) fn skip_shim(interpreter: &str) {
    let shim = in_path(interpreter).filter(|file| is_script(file));
    let folder = shim.and_then(|shim| folder_of_interpreter(&shim));
    let path = folder.map(|folder| env::join_paths(once(folder).chain(folders())));
    if let Some(Ok(path)) = path {
        env::set_var("PATH", path);
    }
}

fn is_script(file: &Path) -> bool {
    let mut start = [0; 2];
    let read = fs::File::open(file).and_then(|mut file| file.read_exact(&mut start));
    read.is_ok() && start == *b"#!"
}

fn folder_of_interpreter(shim: &Path) -> Option<PathBuf> {
    let output = Command::new(shim).args(WHERE).output().ok()?;
    let path = String::from_utf8(output.stdout).ok()?;
    Path::new(path.trim_end()).parent().filter(|folder| folder.is_absolute()).map(Path::to_owned)
}
