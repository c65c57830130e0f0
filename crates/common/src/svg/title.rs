//! The title, on one line of the sheet in any font.
//!
//! The viewer's font is unknown, so each character counts as wide as a W in bold Verdana, one of
//! the widest common fonts. A title of up to 31 characters is printed large. A longer one is
//! printed smaller, down to about half the size, and is cut if it still does not fit.

use crate::svg::sheet::MARGIN;
use crate::svg::text::Escaped;
use std::borrow::Cow;
use std::io::{self, Write};

const BASELINE: usize = 60;
/// The largest font size, in which `LARGE_LENGTH` characters fit.
const LARGE: usize = 28;
const LARGE_LENGTH: usize = 31;
/// The largest number of characters that are shown.
const LENGTH: usize = 57;

/// The title, or its start and an ellipsis if it is too long.
pub(crate) fn shortened(title: &str) -> Cow<'_, str> {
    match title.char_indices().nth(LENGTH - 1) {
        Some((end, last)) if end + last.len_utf8() < title.len() => {
            (title[..end].to_owned() + "…").into()
        }
        _ => title.into(),
    }
}

/// Writes a title of at most `LENGTH` characters.
pub(crate) fn write_title(title: &str, output: &mut impl Write) -> io::Result<()> {
    let size = LARGE * LARGE_LENGTH / title.chars().count().max(LARGE_LENGTH);
    let text = Escaped(title);
    writeln!(
        output,
        r#"  <text class="~title" x="{MARGIN}" y="{BASELINE}" font-size="{size}">{text}</text>"#
    )
}
