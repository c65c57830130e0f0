//! Text from outside, made fit for an XML document.

use std::fmt::{self, Write};

/// A text between two tags: `<`, `>` and `&` stand for themselves there.
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
            _ => f.write_char(char),
        })
    }
}

/// What can be shown of a text, which may be any bytes. U+FFFD stands for what is no UTF-8 and for
/// characters that XML forbids.
pub fn shown(text: &[u8]) -> String {
    String::from_utf8_lossy(text).replace('\t', " ").replace(is_unfit, "\u{FFFD}")
}

fn is_unfit(char: char) -> bool {
    char.is_control() || matches!(char, '\u{FFFE}' | '\u{FFFF}')
}
