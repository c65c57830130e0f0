//! Characters of a line as they are, if they can be seen; all others escaped.
//!
//! A letter of any language can be seen. A space at the start or end of a line, a no-break space or
//! a byte that is not UTF-8 cannot, and would hide a difference.

/// A space at the start or end of a line.
const DOT: &str = "·";
/// Characters that count as printable, but look like nothing, or like a dot of ours.
const MISLEADING: &str = "·\u{115f}\u{1160}\u{2800}\u{3164}\u{ffa0}";

/// Shows a line, without its end.
pub(super) fn visible(line: &[u8]) -> String {
    let line = super::without_end(line);
    let start = line.iter().take_while(|byte| **byte == b' ').count();
    let end = line[start..].iter().rev().take_while(|byte| **byte == b' ').count();
    let chunks = line[start..line.len() - end].utf8_chunks();
    let text = chunks.map(|chunk| {
        escaped(chunk.valid(), MISLEADING) + &chunk.invalid().escape_ascii().to_string()
    });
    DOT.repeat(start) + &text.collect::<String>() + &DOT.repeat(end)
}

/// Shows text that we do not compare, such as stderr.
pub(crate) fn printable(text: &str) -> String {
    escaped(text, "")
}

/// Explains the signs in a text.
pub(crate) fn explanations(text: &str) -> String {
    let dot =
        if text.contains(DOT) { "(· is a space at the start or end of a line)\n" } else { "" };
    let end = "(\\r is a carriage return before the end of the line)\n";
    dot.to_owned() + if text.contains("\\r\n") { end } else { "" }
}

/// Escapes the characters of a text that cannot be seen, and some others.
fn escaped(text: &str, others: &str) -> String {
    let escaped = |char: char| match char {
        '\'' | '"' | '\\' => char.to_string(),
        _ if others.contains(char) => char.escape_unicode().to_string(),
        _ => char.escape_debug().to_string(),
    };
    text.chars().map(escaped).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn case(line: &[u8], text: &str) {
        assert_eq!(visible(line), text);
    }

    #[test]
    fn what_cannot_be_seen_is_escaped() {
        case(b" \n", "·");
        case(b"a\t\x1b[m \r\n", r"a\t\u{1b}[m \r");
        case("\u{FEFF}QUIT·\u{A0}".as_bytes(), r"\u{feff}QUIT\u{b7}\u{a0}");
        case("\u{200b}\u{202e}\u{2800}".as_bytes(), r"\u{200b}\u{202e}\u{2800}");
        case(b"\\--\xfc\xc3/", r"\--\xfc\xc3/");
    }

    #[test]
    fn letters_of_any_language_are_as_they_are() {
        case("Lösung │ 'łódź' ─ ñ".as_bytes(), "Lösung │ 'łódź' ─ ñ");
    }
}
