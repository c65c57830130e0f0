//! Bytes as lines of text in which everything can be seen.
//!
//! Bytes other than printable ASCII are escaped, so that look-alikes and characters without a mark
//! cannot hide a difference. Spaces at the start or end of a line are dots.

/// How many lines of a text are shown.
pub(crate) const LINES: usize = 40;
/// How many characters of a line are shown: more than a line of any expected output has.
const LINE_LENGTH: usize = 200;
/// A space at the start or end of a line.
const DOT: &str = "·";

/// Returns a text in which everything can be seen. Each of its lines ends in `\n`.
pub(crate) fn visible(text: &[u8]) -> String {
    match text {
        [] => "[empty]\n".to_owned(),
        _ => text.split_inclusive(|&byte| byte == b'\n').map(visible_line).collect(),
    }
}

fn visible_line(line: &[u8]) -> String {
    match line.strip_suffix(b"\n") {
        Some(b"") => "[blank line]\n".to_owned(),
        Some(line) => dotted(line) + "\n",
        None => dotted(line) + " [no line end]\n",
    }
}

/// Replaces spaces at both ends of a line with dots, and escapes the rest.
fn dotted(line: &[u8]) -> String {
    let is_space = |byte: &&u8| **byte == b' ';
    let start = line.iter().take_while(is_space).count();
    let end = line[start..].iter().rev().take_while(is_space).count();
    DOT.repeat(start) + &escaped(&line[start..line.len() - end]) + &DOT.repeat(end)
}

/// Escapes bytes that are not printable ASCII, and a backslash that could be taken for an escape.
fn escaped(text: &[u8]) -> String {
    let mut escaped = String::new();
    for (index, &byte) in text.iter().enumerate() {
        let is_escape = || matches!(text.get(index + 1), Some(b't' | b'r' | b'x' | b'\\'));
        match byte {
            b'\\' if is_escape() => escaped += r"\\",
            b' '..=b'~' => escaped.push(byte.into()),
            _ => escaped += &byte.escape_ascii().to_string(),
        }
    }
    escaped
}

/// Returns the first lines of a text. Long lines are cut.
pub(crate) fn first_lines(text: &str) -> String {
    let cut = |line: &str| match line.char_indices().nth(LINE_LENGTH) {
        Some((end, _)) => format!("{}...\n", &line[..end]),
        None => format!("{line}\n"),
    };
    let start: String = text.lines().take(LINES).map(cut).collect();
    start + if text.lines().nth(LINES).is_some() { "...\n" } else { "" }
}

/// Appends what the dots in a text mean, if it has any.
pub(crate) fn explained(text: String) -> String {
    let explanation =
        if text.contains(DOT) { "(· is a space at the start or end of a line)\n" } else { "" };
    text + explanation
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn case(text: &[u8], shown: &str) {
        assert_eq!(visible(text), shown);
    }

    #[test]
    fn every_byte_can_be_seen() {
        case(b"", "[empty]\n");
        case(b"\n1 2\n\n", "[blank line]\n1 2\n[blank line]\n");
        case(b"1 2", "1 2 [no line end]\n");
        case(b"  1  2 \n \n", "··1  2·\n·\n");
        case(b"a\t\x1b[m \r\n\0", "a\\t\\x1b[m \\r\n\\x00 [no line end]\n");
        case(
            "\u{FEFF}QUIT·\u{A0}\u{421}\n".as_bytes(),
            "\\xef\\xbb\\xbfQUIT\\xc2\\xb7\\xc2\\xa0\\xd0\\xa1\n",
        );
        case(b"\xff\n", "\\xff\n");
        case(br"\--/ \r \\", r"\--/ \\r \\\ [no line end]\n".replace(r"\n", "\n").as_str());
    }
}
