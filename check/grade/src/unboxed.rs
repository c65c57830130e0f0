//! No box: this system has none that needs no privileges.

use crate::reach::Rights;
use std::ffi::OsString;

/// Returns the words before a command: none.
pub(crate) fn launcher(_rights: &Rights) -> Vec<OsString> {
    Vec::new()
}

/// Says what programs could do.
pub(crate) fn leaks() -> Vec<&'static str> {
    vec!["programs could reach all files that you can; they run with your rights"]
}
