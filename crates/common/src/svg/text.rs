//! External text, made safe for XML.

use crate::svg::names::MARK;
use std::fmt::{self, Write};

/// Escapes `<`, `>` and `&` for text content, and the mark of names.
#[derive(Clone, Copy, Debug)]
pub struct Escaped<'a>(
    /// The text.
    pub &'a str,
);

impl fmt::Display for Escaped<'_> {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        self.0.chars().try_for_each(|char| match char {
            '<' => f.write_str("&lt;"),
            '>' => f.write_str("&gt;"),
            '&' => f.write_str("&amp;"),
            MARK => write!(f, "&#{};", u32::from(MARK)),
            _ => f.write_char(char),
        })
    }
}

/// Decodes bytes; `None` if nothing of the text is visible. Replaces each tab with a space, and
/// invalid UTF-8, other control characters (DEL and C1, too) and characters that XML forbids with
/// U+FFFD.
pub fn shown(text: &[u8]) -> Option<String> {
    let text = String::from_utf8_lossy(text);
    let shown = || text.replace('\t', " ").replace(is_forbidden, "\u{FFFD}");
    text.contains(is_visible).then(shown)
}

fn is_forbidden(char: char) -> bool {
    char.is_control() || matches!(char, '\u{FFFE}' | '\u{FFFF}')
}

/// Returns whether a character is visible on its own, as one that needs no escape is.
fn is_visible(char: char) -> bool {
    !char.is_whitespace() && (char.escape_debug().len() == 1 || char.is_ascii_punctuation())
}
