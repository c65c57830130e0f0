//! Words of a command, quoted so that it can be pasted.

use std::ffi::OsStr;

/// Quotes a word, if need be: for `sh`, or on Windows for `cmd` and PowerShell.
pub(crate) fn quoted(word: impl AsRef<OsStr>) -> String {
    let word = &*word.as_ref().to_string_lossy();
    let is_plain = |char: char| char.is_alphanumeric() || "+-./:_=\\".contains(char);
    match shlex::try_quote(word) {
        Ok(quoted) if cfg!(unix) => quoted.into(),
        _ if !word.is_empty() && word.chars().all(is_plain) => word.to_owned(),
        _ => format!("\"{word}\""),
    }
}
