//! Text from outside, made fit for an XML document.

use std::fmt::{self, Write};

/// A text between two tags: `<`, `>` and `&` stand for themselves there.
pub(crate) struct Escaped<'a>(pub(crate) &'a str);

impl fmt::Display for Escaped<'_> {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        self.0.chars().try_for_each(|char| match char {
            '<' => f.write_str("&lt;"),
            '>' => f.write_str("&gt;"),
            '&' => f.write_str("&amp;"),
            _ => f.write_char(char),
        })
    }
}

/// What can be shown of a text, which may be any bytes. U+FFFD stands for what is no UTF-8 and for
/// characters that XML forbids.
pub(crate) fn shown(text: &[u8]) -> String {
    String::from_utf8_lossy(text).replace('\t', " ").replace(is_unfit, "\u{FFFD}")
}

fn is_unfit(char: char) -> bool {
    char.is_control() || matches!(char, '\u{FFFE}' | '\u{FFFF}')
}

/// The text if it takes no more columns than that, else its start and an ellipsis.
pub(crate) fn shortened(text: &str, columns: usize) -> String {
    let ends = text.chars().scan(0, |end, char| {
        *end += width(char);
        Some(*end)
    });
    let fitting = ends.filter(|&end| end <= columns).count();
    if fitting == text.chars().count() {
        return text.to_owned();
    }
    text.chars().take(fitting - 1).chain(Some('…')).collect()
}

/// How many columns a character takes. The wide scripts begin with Hangul.
fn width(char: char) -> usize {
    if char < '\u{1100}' {
        1
    } else {
        2
    }
}
