//! Words of a command, quoted so that it can be pasted.

use std::borrow::Cow;
use std::ffi::OsStr;

/// Quotes a word for `sh`, or on Windows for `cmd` and for Git Bash.
pub(crate) fn quoted(word: impl AsRef<OsStr>) -> String {
    let word = &word.as_ref().to_string_lossy();
    match shlex::try_quote(word) {
        Ok(Cow::Borrowed(plain)) => plain.to_owned(),
        Ok(Cow::Owned(quoted)) if cfg!(unix) => quoted,
        _ if cfg!(unix) => format!("'{word}'"),
        _ => quoted_for_windows(word),
    }
}

/// Quotes a word. A backslash escapes a quotation mark, also the one that ends the word.
fn quoted_for_windows(word: &str) -> String {
    let end = &word[word.trim_end_matches('\\').len()..];
    format!("\"{}{end}\"", word.replace('"', "\\\""))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn cmd_and_git_bash_read_the_same_word() {
        for (word, quoted) in [
            (r"..\c4.exe", r#""..\c4.exe""#),
            ("two words", r#""two words""#),
            (r"folder\", r#""folder\\""#),
            (r#"a "b""#, r#""a \"b\"""#),
            ("", r#""""#),
        ] {
            assert_eq!(quoted_for_windows(word), quoted);
        }
    }
}
