//! The title as it is printed: on one line that stays inside the sheet, whatever the text and the font.
//!
//! Nobody here knows the fonts of whoever will look. So a character counts as wide as it is in the
//! widest of the usual fonts; a title that might not fit is printed smaller, down to about half
//! the size, and what is longer still ends in an ellipsis. Where characters occur that have no usual
//! width, the viewer is told the length of the line.

use crate::svg::sheet::{CONTENT_WIDTH, MARGIN};
use crate::svg::text::Escaped;
use std::io::{self, Write};

/// Where the title stands, from the top.
const BASELINE: usize = 68;
/// The sizes of its font.
const LARGEST: usize = 28;
const SMALLEST: usize = 15;

/// Hundredths of the font's size.
const EM: usize = 100;
/// How much wider than it counts a character without a usual width may be.
const UNUSUAL: usize = 9 * EM;

/// Writes the title.
///
/// # Errors
///
/// Those of `output`.
pub(crate) fn write_title(title: &str, output: &mut impl Write) -> io::Result<()> {
    let title = shortened(title, CONTENT_WIDTH * EM / SMALLEST);
    let width = width(&title);
    let size = LARGEST.min(CONTENT_WIDTH * EM / width.max(1));
    write!(output, r#"  <text class="title" x="{MARGIN}" y="{BASELINE}""#)?;
    if size < LARGEST {
        write!(output, r#" style="font-size: {size}px""#)?;
    }
    if (width + unusual(&title)) * size > CONTENT_WIDTH * EM {
        let length = width * size / EM;
        write!(output, r#" textLength="{length}" lengthAdjust="spacingAndGlyphs""#)?;
    }
    writeln!(output, ">{}</text>", Escaped(&title))
}

/// The text if it is no wider than that, else its start and an ellipsis.
fn shortened(text: &str, room: usize) -> String {
    if width(text) <= room {
        return text.to_owned();
    }
    let ends = text.chars().scan(0, |end, char| {
        *end += char_width(char);
        Some(*end)
    });
    let fitting = ends.take_while(|end| end + char_width('…') <= room).count();
    text.chars().take(fitting).chain(Some('…')).collect()
}

/// How wide a text is, if all of its characters have their usual width.
fn width(text: &str) -> usize {
    text.chars().map(char_width).sum()
}

/// How wide a character is in the widest of the usual fonts: nothing if it is a mark that stands on
/// the one before.
fn char_width(char: char) -> usize {
    match char {
        _ if is_mark(char) => 0,
        ' ' | '!' | '\'' | ',' | '.' | ':' | ';' | 'f' | 'i' | 'j' | 'l' | 't' => 48,
        'm' | 'w' | 'M' | 'W' | '@' => 115,
        '0'..='9' | 'a'..='z' => 72,
        '%' => 130,
        ' '..='~' => 90,
        _ if is_usual(char) => 120,
        _ => EM,
    }
}

/// Whether a character stands on the one before, or only joins others.
fn is_mark(char: char) -> bool {
    matches!(char, '\u{300}'..='\u{36F}' | '\u{483}'..='\u{489}' | '\u{1AB0}'..='\u{1AFF}')
        || matches!(char, '\u{1DC0}'..='\u{1DFF}' | '\u{200B}'..='\u{200F}')
        || matches!(char, '\u{20D0}'..='\u{20FF}' | '\u{FE00}'..='\u{FE0F}')
        || matches!(char, '\u{FE20}'..='\u{FE2F}')
}

/// Whether a character is Latin, Greek or Cyrillic, or goes with these: none is very wide.
fn is_usual(char: char) -> bool {
    matches!(char, '\0'..='\u{52F}' | '\u{2000}'..='\u{20CF}')
}

/// How much wider than it counts a text may be.
fn unusual(text: &str) -> usize {
    text.chars().filter(|&char| !is_usual(char) && !is_mark(char)).count() * UNUSUAL
}
