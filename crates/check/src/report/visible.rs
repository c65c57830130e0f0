//! Lines of bytes as text in which everything can be seen.
//!
//! Bytes other than printable ASCII are escaped, so that look-alikes and characters without a mark
//! cannot hide a difference. Spaces at the start or end of a line are dots.

use crate::rows::{without_end, Streak};

/// A space at the start or end of a line.
const DOT: &str = "·";
/// What stands for the part of a line that is not shown.
pub(super) const ELLIPSIS: &str = "...";

/// Returns how each byte of a line is shown, without the line's end.
pub(super) fn cells(line: &[u8]) -> Vec<String> {
    let line = without_end(line);
    let start = spaces(line);
    let end = line.len() - line.iter().rev().take_while(|byte| **byte == b' ').count();
    let cell = |index: usize| match line[index] {
        b' ' if index < start || index >= end => DOT.to_owned(),
        b'\\' if is_escape(&line[index + 1..]) => r"\\".to_owned(),
        byte @ b' '..=b'~' => char::from(byte).to_string(),
        byte => byte.escape_ascii().to_string(),
    };
    (0..line.len()).map(cell).collect()
}

/// Returns the number of spaces at the start of a line.
pub(super) fn spaces(line: &[u8]) -> usize {
    line.iter().take_while(|byte| **byte == b' ').count()
}

/// Returns whether a backslash before a text could be taken for an escape.
fn is_escape(text: &[u8]) -> bool {
    text.first().is_some_and(|next| !(b' '..=b'~').contains(next) || b"trx\\".contains(next))
}

/// Escapes the characters of stderr that cannot be seen. It may be in any language.
pub(crate) fn printable(line: &str) -> String {
    let escaped = |char: char| match char {
        '\'' | '"' | '\\' => char.to_string(),
        _ => char.escape_debug().to_string(),
    };
    line.chars().map(escaped).collect()
}

/// Shows a line from one of its cells on, in about `width` characters, and how often it is repeated.
pub(super) fn shown(streak: &Streak, start: usize, width: usize) -> String {
    let mut text = if start > 0 { ELLIPSIS.to_owned() } else { String::new() };
    text += &cells(&streak.line)[start..].concat();
    if text.chars().count() > width {
        text = text.chars().take(width - ELLIPSIS.len()).collect::<String>() + ELLIPSIS;
    }
    if streak.line == b"\n" {
        text += "[blank line]";
    } else if !streak.line.ends_with(b"\n") {
        text += " [no line end]";
    }
    match streak.times {
        1 => text,
        times => format!("{text}  ({times} times)"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn case(line: &[u8], text: &str) {
        assert_eq!(shown(&Streak::new(line, 1), 0, 80), text);
    }

    #[test]
    fn every_byte_can_be_seen() {
        case(b"\n", "[blank line]");
        case(b"1 2", "1 2 [no line end]");
        case(b"  1  2 \n", "··1  2·");
        case(b" \n", "·");
        case(b"a\t\x1b[m \r\n", "a\\t\\x1b[m \\r");
        case(b"\0", "\\x00 [no line end]");
        case("\u{FEFF}QUIT·\n".as_bytes(), r"\xef\xbb\xbfQUIT\xc2\xb7");
        case("\u{A0}\u{421}\n".as_bytes(), r"\xc2\xa0\xd0\xa1");
        case(b"\\\r\n", "\\\\\\r");
        case(br"\--/ \r \\", r"\--/ \\r \\\ [no line end]");
        case(b"\\t \\x1\n", r"\\t \\x1");
    }

    #[test]
    fn a_long_line_is_cut_on_both_sides() {
        let line = Streak::new(b"1 2 3 4 5 6 7 8\n", 3);
        assert_eq!(shown(&line, 0, 15), "1 2 3 4 5 6 7 8  (3 times)");
        assert_eq!(shown(&line, 0, 14), "1 2 3 4 5 6...  (3 times)");
        assert_eq!(shown(&line, 4, 11), "...3 4 5...  (3 times)");
    }
}
