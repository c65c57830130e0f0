//! Words of a command, quoted so that it can be pasted.

use std::ffi::OsStr;

/// Quotes a word, if need be: for `sh`, or on Windows for `cmd` and PowerShell.
pub(crate) fn quoted(word: impl AsRef<OsStr>) -> String {
    let word = word.as_ref();
    let text = &*word.to_string_lossy();
    if cfg!(unix) && word.to_str().is_none() {
        return escaped(word.as_encoded_bytes());
    }
    let is_plain = |char: char| char.is_alphanumeric() || "+-./:_=\\".contains(char);
    match shlex::try_quote(text) {
        Ok(quoted) if cfg!(unix) => quoted.into(),
        _ if !text.is_empty() && text.chars().all(is_plain) => text.to_owned(),
        _ => format!("\"{text}\""),
    }
}

/// Quotes a word that is not UTF-8: `$'caf\351'`. Most shells know that.
fn escaped(word: &[u8]) -> String {
    let escaped = |&byte: &u8| match byte {
        b' '..=b'~' if !b"'\\".contains(&byte) => char::from(byte).to_string(),
        _ => format!("\\{byte:03o}"),
    };
    format!("$'{}'", word.iter().map(escaped).collect::<String>())
}
