//! Words of a command, quoted so that it can be pasted.

use std::ffi::OsStr;
#[cfg(unix)]
use std::os::unix::ffi::OsStrExt;

/// Quotes a word, if need be: for `sh`, or on Windows for `cmd` and PowerShell.
#[cfg(unix)]
pub(crate) fn quoted(word: impl AsRef<OsStr>) -> String {
    let word = word.as_ref();
    let quoted = word.to_str().and_then(|word| shlex::try_quote(word).ok());
    quoted.map_or_else(|| escaped(word.as_bytes()), Into::into)
}

/// Quotes a word that is not UTF-8: `$'caf\351'`.
#[cfg(unix)]
fn escaped(word: &[u8]) -> String {
    let escaped = |&byte: &u8| match byte {
        b' '..=b'~' if !b"'\\".contains(&byte) => char::from(byte).to_string(),
        _ => format!("\\{byte:03o}"),
    };
    format!("$'{}'", word.iter().map(escaped).collect::<String>())
}

#[cfg(windows)]
pub(crate) fn quoted(word: impl AsRef<OsStr>) -> String {
    let word = &*word.as_ref().to_string_lossy();
    let is_plain = |char: char| char.is_alphanumeric() || "+-./:_=\\".contains(char);
    match !word.is_empty() && word.chars().all(is_plain) {
        true => word.to_owned(),
        false => format!("\"{word}\""),
    }
}
