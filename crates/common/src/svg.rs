//! What the tools' pictures share: one SVG document with a title, on sheets of A4, in light and dark
//! colours, and told in words to those who cannot see it. What is drawn below the title is the tool's.
//!
//! ```text
//!   <title> <desc>   what a screen reader says
//!   <style>          paper, screen and texts, from page.css
//!   <style> <defs>   the tool's drawings, each drawn once
//!   <text>           the title as it is printed
//!   …                uses of the drawings, turned and moved
//! ```

mod sheet;
mod text;
mod title;

pub use sheet::{ratio, Grid, CONTENT_WIDTH, HEADER, MARGIN};
pub use text::{shown, Escaped};

use sheet::{FOOTER, MILLIMETRE, WIDTH};
use std::io::{self, Write};

/// The style that all pictures share.
const PAGE: &str = include_str!("svg/page.css");

/// An SVG document, but for what is drawn in it.
#[derive(Clone, Copy, Debug)]
pub struct Document<'a> {
    /// The language of its texts, as a tag of BCP 47.
    pub language: &'a str,
    /// The title: spoken whole, and printed as far as there is room for it.
    pub title: &'a str,
    /// What is said of the picture to those who cannot see it.
    pub description: &'a str,
    /// The style and the drawings that its contents use, as XML.
    pub drawings: &'a str,
    /// Where its contents end, from the top.
    pub end: usize,
}

impl Document<'_> {
    /// Writes the document around its contents.
    ///
    /// # Errors
    ///
    /// Those of `output`.
    pub fn write<W: Write>(
        &self,
        output: &mut W,
        write_contents: impl FnOnce(&mut W) -> io::Result<()>,
    ) -> io::Result<()> {
        self.write_head(output)?;
        write!(output, "  <style>\n{PAGE}  </style>\n{}", self.drawings)?;
        title::write_title(self.title, output)?;
        write_contents(output)?;
        writeln!(output, "</svg>")
    }

    fn write_head(&self, output: &mut impl Write) -> io::Result<()> {
        let Document { language, title, description, .. } = self;
        let (title, description) = (Escaped(title), Escaped(description));
        let height = self.end + FOOTER;
        let [width_mm, height_mm] = [WIDTH, height].map(|length| ratio(length, MILLIMETRE));
        writeln!(
            output,
            r#"<?xml version="1.0" encoding="UTF-8"?>
<svg xmlns="http://www.w3.org/2000/svg" width="{width_mm}mm" height="{height_mm}mm" viewBox="0 0 {WIDTH} {height}" lang="{language}" role="img" aria-labelledby="title desc">
  <title id="title">{title}</title>
  <desc id="desc">{description}</desc>"#,
        )
    }
}

/// Writes a line of text at the left margin, on the baseline `y`.
///
/// # Errors
///
/// Those of `output`.
pub fn write_text(class: &str, y: usize, text: &str, output: &mut impl Write) -> io::Result<()> {
    let text = Escaped(text);
    writeln!(output, r#"  <text class="{class}" x="{MARGIN}" y="{y}">{text}</text>"#)
}
