//! Lines of bytes as text in which everything can be seen.
//!
//! Bytes other than printable ASCII are escaped, so that look-alikes and characters without a mark
//! cannot hide a difference. Spaces at the start or end of a line are dots.

use crate::rows::{without_end, Streak};

/// A space at the start or end of a line.
const DOT: &str = "·";
/// What stands for the part of a line that is not shown.
pub(super) const ELLIPSIS: &str = "...";

/// Shows the bytes of a line, without its end.
pub(super) fn visible(line: &[u8]) -> String {
    let line = without_end(line);
    let start = line.iter().take_while(|byte| **byte == b' ').count();
    let (start, line) = line.split_at(start);
    let end = line.len() - line.iter().rev().take_while(|byte| **byte == b' ').count();
    let escaped = |byte: &u8| match byte {
        b' '..=b'~' => char::from(*byte).to_string(),
        byte => byte.escape_ascii().to_string(),
    };
    let text: String = line[..end].iter().map(escaped).collect();
    DOT.repeat(start.len()) + &text + &DOT.repeat(line.len() - end)
}

/// Escapes the characters of stderr that cannot be seen. It may be in any language.
pub(crate) fn printable(line: &str) -> String {
    let escaped = |char: char| match char {
        '\'' | '"' | '\\' => char.to_string(),
        _ => char.escape_debug().to_string(),
    };
    line.chars().map(escaped).collect()
}

/// Shows a line without some characters at its start, in about `width` characters, and how often it is repeated.
pub(super) fn shown(streak: &Streak, hidden: usize, width: usize) -> String {
    let start = if hidden > 0 { ELLIPSIS } else { "" };
    let text = visible(&streak.line).chars().skip(hidden).collect::<String>();
    let mut text = start.to_owned() + &text;
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
        case(b"  1  2 \n", "··1  2·");
        case(b" \n", "·");
        case(b"a\t\x1b[m \r\n", "a\\t\\x1b[m \\r");
        case("\u{FEFF}QUIT·\u{A0}".as_bytes(), r"\xef\xbb\xbfQUIT\xc2\xb7\xc2\xa0 [no line end]");
    }

    #[test]
    fn a_long_line_is_cut_on_both_sides() {
        let line = Streak::new(b"1 2 3 4 5 6 7 8\n", 3);
        assert_eq!(shown(&line, 0, 15), "1 2 3 4 5 6 7 8  (3 times)");
        assert_eq!(shown(&line, 0, 14), "1 2 3 4 5 6...  (3 times)");
        assert_eq!(shown(&line, 4, 11), "...3 4 5...  (3 times)");
    }
}
