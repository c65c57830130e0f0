//! Why we make no further run, and the signals that stop us.
//!
//! Ctrl-C ends the search but not this process, so that we can kill the running programs and report
//! what we know.

use crate::error::{prefixed, Error};
use std::path::PathBuf;
use std::sync::atomic::{AtomicBool, Ordering::Relaxed};
use std::{fs, io, process};

/// The exit status that shells report for a command ended by Ctrl-C.
pub(crate) const INTERRUPTED: u8 = 130;

static IS_INTERRUPTED: AtomicBool = AtomicBool::new(false);

/// Why we make no further run.
#[derive(Debug)]
pub(crate) enum Stop {
    /// Ctrl-C was pressed, or another signal asked this process to end.
    Interrupted,
    /// The time for random inputs, for the diagnosis or for simplifying is over.
    OutOfTime,
    /// A run cannot be made.
    Failed(Error),
}

impl<E: Into<Error>> From<E> for Stop {
    fn from(error: E) -> Self {
        Stop::Failed(error.into())
    }
}

/// Starts to listen for Ctrl-C, and for other signals that ask this process to end. The second
/// signal removes the folder with our temporary files, and ends this process.
pub(crate) fn listen(folder: PathBuf) -> Result<(), Error> {
    let handler = move || {
        if IS_INTERRUPTED.swap(true, Relaxed) {
            let _ = fs::remove_dir_all(&folder);
            process::exit(INTERRUPTED.into());
        }
    };
    let set = ctrlc::set_handler(handler).map_err(io::Error::other);
    set.map_err(prefixed("cannot listen for Ctrl-C"))
}

/// Returns whether Ctrl-C was pressed, or another signal asked this process to end.
pub(crate) fn is_interrupted() -> bool {
    IS_INTERRUPTED.load(Relaxed)
}
