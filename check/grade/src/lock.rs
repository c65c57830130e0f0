//! A lock on the folder with the results, so that no two gradings write there.
//!
//! The system holds it as long as this process lives, in whatever containers the two are. It is a
//! lock on the folder itself, so nothing is left behind. On Windows it is a file that nobody else
//! can open, and which ends with this process.

use crate::error::Error;
use std::fs::File;
use std::path::Path;

/// What keeps the lock until it is dropped.
#[cfg(unix)]
pub(crate) type Lock = nix::fcntl::Flock<File>;
#[cfg(windows)]
pub(crate) type Lock = File;

/// Locks a folder.
///
/// # Errors
///
/// If another process has locked it.
#[cfg(unix)]
pub(crate) fn lock(folder: &Path) -> Result<Lock, Error> {
    use nix::errno::Errno;
    use nix::fcntl::{Flock, FlockArg};
    let failed = |error| Error::System("the folder graded cannot be locked".to_owned(), error);
    let file = File::open(folder).map_err(failed)?;
    Flock::lock(file, FlockArg::LockExclusiveNonblock).map_err(|(_, error)| match error {
        Errno::EWOULDBLOCK => Error::Locked,
        error => failed(error.into()),
    })
}

#[cfg(windows)]
pub(crate) fn lock(folder: &Path) -> Result<Lock, Error> {
    use std::os::windows::fs::OpenOptionsExt;
    const DELETE_ON_CLOSE: u32 = 0x0400_0000;
    let mut options = File::options();
    options.write(true).create(true).share_mode(0).custom_flags(DELETE_ON_CLOSE);
    options.open(folder.join(".lock")).map_err(|_| Error::Locked)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_folder_is_locked_once_and_nothing_is_left_in_it() {
        let folder = tempfile::tempdir().expect("a folder");
        let first = lock(folder.path()).expect("the first lock");
        assert!(matches!(lock(folder.path()), Err(Error::Locked)));
        drop(first);
        drop(lock(folder.path()).expect("a second lock"));
        assert_eq!(folder.path().read_dir().expect("a folder").count(), 0);
    }
}
