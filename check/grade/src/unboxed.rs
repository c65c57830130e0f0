//! No box: this system has none that needs no privileges.

use std::ffi::OsString;
use std::path::PathBuf;

/// What a box would let through.
#[derive(Debug, Default)]
#[expect(dead_code, reason = "nothing is kept out here")]
pub(crate) struct Rights {
    pub(crate) readable: Vec<PathBuf>,
    pub(crate) writable: Vec<PathBuf>,
    pub(crate) memory: Option<u64>,
}

/// Returns the words before a command: none.
pub(crate) fn launcher(_rights: &Rights) -> Vec<OsString> {
    Vec::new()
}

/// Says what programs could do.
pub(crate) fn leaks() -> Vec<&'static str> {
    vec!["programs could reach all files that you can; they run with your rights"]
}
