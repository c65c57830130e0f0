//! Words of a command, quoted so that it can be pasted.
//!
//! It is not known into which shell, so words stand between `"`, which `sh`, `cmd` and PowerShell know. But between these
//! `sh` and PowerShell expand `$` and read the backquote, some shells `!`, and `cmd` `%`; for PowerShell a typographic
//! quotation mark is a quotation mark; and they do not agree on a backslash before the end or before another one. A word
//! with one of these is quoted for one shell only.

use std::ffi::OsStr;

/// Quotes a word, if need be, so that `sh`, `cmd` and PowerShell read the same. If they cannot, quotes it for `sh`, or
/// on Windows for `cmd` and for Git Bash.
pub(crate) fn quoted(word: impl AsRef<OsStr>) -> String {
    let word = &*word.as_ref().to_string_lossy();
    let is_plain = |char: char| char.is_ascii_alphanumeric() || "+-./:_".contains(char);
    let is_special =
        |char: char| "\"$`!%\u{201c}\u{201d}\u{201e}".contains(char) || char.is_control();
    // PowerShell splits an option at a dot.
    if !word.is_empty()
        && word.chars().all(is_plain)
        && !(word.starts_with('-') && word.contains('.'))
    {
        word.to_owned()
    } else if !word.contains(is_special) && !word.contains(r"\\") && !word.ends_with('\\') {
        format!("\"{word}\"")
    } else if cfg!(unix) {
        shlex::try_quote(word).map_or_else(|_| format!("'{word}'"), Into::into)
    } else {
        quoted_for_windows(word)
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
