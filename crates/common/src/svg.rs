//! What the tools' pictures share: an SVG document that prints on A4, in light and dark colours,
//! with a text alternative for screen readers. Each tool draws what is below the title.
//!
//! ```text
//!   <title> <desc>   the text alternative
//!   <style>          page, screen and texts, from page.css
//!   <style> <defs>   the tool's drawings, each drawn once
//!   <rect>           the paper
//!   <text>           the title as it is printed
//!   …                uses of the drawings, turned and moved
//! ```

mod names;
mod sheet;
mod text;
mod title;

pub use names::Named;
pub use sheet::{ratio, Grid, CONTENT_WIDTH, HEADER, MARGIN};
pub use text::{shown, Escaped};

use names::Hash;
use sheet::{FOOTER, MILLIMETRE};
use std::io::{self, Write};

/// The style that all pictures share.
const PAGE: &str = include_str!("svg/page.css");
/// The paper, which viewers and converters that ignore the background of the document show, too.
const PAPER: &str = r#"  <rect class="~page" width="100%" height="100%"/>"#;

/// An SVG document without its contents. Lengths are in fifths of a millimetre; y grows downwards
/// from the top of the first sheet.
#[derive(Clone, Copy, Debug)]
pub struct Document<'a> {
    /// The language of its texts, as a BCP 47 tag.
    pub language: &'a str,
    /// The title, which is shortened if it is long.
    pub title: &'a str,
    /// The text alternative.
    pub description: &'a str,
    /// The style and the drawings that its contents use, as XML. There and in the contents, each
    /// id and each class starts with `~`.
    pub drawings: &'a str,
    /// The width between the margins, at most [`CONTENT_WIDTH`].
    pub width: usize,
    /// y of the bottom of the contents.
    pub bottom: usize,
}

impl Document<'_> {
    /// Writes the document around its contents. These are written twice: what there is to draw
    /// determines the name in front of each id and class.
    pub fn write(
        &self,
        output: &mut dyn Write,
        write_contents: impl Fn(&mut Named) -> io::Result<()>,
    ) -> io::Result<()> {
        let mut hash = Hash::EMPTY;
        self.write_all(&mut Named { name: "", output: &mut hash }, &write_contents)?;
        let name = &*format!("p{:08x}-", hash.0);
        self.write_all(&mut Named { name, output }, &write_contents)
    }

    fn write_all(
        &self,
        output: &mut Named,
        write_contents: impl Fn(&mut Named) -> io::Result<()>,
    ) -> io::Result<()> {
        let title = &*title::shortened(self.title);
        self.write_head(title, output)?;
        write!(output, "  <style>\n{PAGE}  </style>\n{}{PAPER}\n", self.drawings)?;
        title::write_title(title, output)?;
        write_contents(output)?;
        writeln!(output, "</svg>")
    }

    fn write_head(&self, title: &str, output: &mut impl Write) -> io::Result<()> {
        let Document { language, description, .. } = self;
        let (title, description) = (Escaped(title), Escaped(description));
        let [width, height] = [self.width + 2 * MARGIN, self.bottom + FOOTER];
        let [width_mm, height_mm] = [width, height].map(|length| ratio(length, MILLIMETRE));
        writeln!(
            output,
            r#"<?xml version="1.0" encoding="UTF-8"?>
<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="{width_mm}mm" height="{height_mm}mm" viewBox="0 0 {width} {height}" lang="{language}" class="~picture" role="img" aria-labelledby="~title ~desc">
  <title id="~title">{title}</title>
  <desc id="~desc">{description}</desc>"#,
        )
    }
}

/// Writes a line of text at the left margin, on the baseline `y`.
pub fn write_text(class: &str, y: usize, text: &str, output: &mut impl Write) -> io::Result<()> {
    let text = Escaped(text);
    writeln!(output, r#"  <text class="~{class}" x="{MARGIN}" y="{y}">{text}</text>"#)
}
