//! Names of submissions, as they are shown, and as the folders of their results are called.
//!
//! A name may be in any encoding, and may be made to deceive: a character can move the cursor of a
//! terminal, or change the direction of writing.

use std::collections::BTreeSet;
use std::ffi::OsStr;

/// The longest name of a folder, in bytes.
const LONGEST: usize = 255;

/// Shows a name in UTF-8, on one line. What is not UTF-8 is taken for Latin-1. The braces of `{}`
/// are replaced, since in a command they stand for a file.
pub(crate) fn shown(name: &OsStr) -> String {
    let text = decoded(name.as_encoded_bytes());
    let replaced = |char| if steers(char) || "\t\n\r".contains(char) { '?' } else { char };
    text.chars().map(replaced).collect::<String>().replace("{}", "()")
}

/// Returns a text in UTF-8, or else in Latin-1.
pub(crate) fn decoded(bytes: &[u8]) -> String {
    match std::str::from_utf8(bytes) {
        Ok(text) => text.to_owned(),
        Err(_) => bytes.iter().map(|&byte| char::from(byte)).collect(),
    }
}

/// Replaces what steers a terminal in a text of several lines.
pub(crate) fn printable(text: &str) -> String {
    let text = text.chars().filter(|char| *char != '\r');
    text.map(|char| if steers(char) && !"\t\n".contains(char) { '?' } else { char }).collect()
}

/// Returns whether a character steers a terminal: a control character, or one that changes the
/// direction of writing.
fn steers(char: char) -> bool {
    let changes_direction = matches!(char, '\u{61c}' | '\u{200e}' | '\u{200f}'
        | '\u{2028}'..='\u{202e}' | '\u{2066}'..='\u{2069}');
    char.is_control() || changes_direction
}

/// Returns a name for a folder that is not among the taken ones, and takes it. `Müller` in UTF-8
/// and `Müller` in Latin-1 are shown as one name, but are two submissions.
pub(crate) fn untaken(name: &str, taken: &mut BTreeSet<String>) -> String {
    let with = |end: &str| cut(name, LONGEST - end.len()).to_owned() + end;
    let numbered = (2..).map(|number| with(&format!(" ({number})")));
    let free = std::iter::once(with("")).chain(numbered).find(|name| !taken.contains(name));
    let free = free.unwrap_or_default();
    taken.insert(free.clone());
    free
}

/// Returns the first characters of a text that have at most some bytes.
fn cut(text: &str, most: usize) -> &str {
    let end = (0..=most.min(text.len())).rev().find(|end| text.is_char_boundary(*end));
    &text[..end.unwrap_or(0)]
}

#[cfg(test)]
mod tests {
    use super::*;

    #[cfg(unix)]
    #[test]
    fn a_name_is_shown_in_utf_8_whatever_it_was_in() {
        use std::os::unix::ffi::OsStrExt;
        for (name, expected) in [
            (&b"M\xc3\xbcller"[..], "Müller"),
            (b"M\xfcller", "Müller"),
            (b"line\nend\t\x1b[31m", "line?end??[31m"),
            ("bidi\u{202e}".as_bytes(), "bidi?"),
            (b"a{}b", "a()b"),
        ] {
            assert_eq!(shown(OsStr::from_bytes(name)), expected);
        }
    }

    #[test]
    fn no_two_submissions_have_one_folder() {
        let mut taken = BTreeSet::new();
        let long = "ü".repeat(200);
        for (name, expected) in [
            ("Müller", "Müller".to_owned()),
            ("Müller", "Müller (2)".to_owned()),
            ("Müller", "Müller (3)".to_owned()),
            (&long, "ü".repeat(127)),
            (&long, "ü".repeat(125) + " (2)"),
        ] {
            assert_eq!(untaken(name, &mut taken), expected);
        }
    }
}
