//! Cards, as their digits say.

use crate::Card;
use std::io::{self, Write};

const COLOURS: [&str; 3] = ["red", "green", "purple"];
const FILLINGS: [&str; 3] = ["empty", "striped", "solid"];
const SHAPES: [&str; 3] = ["diamond", "squiggle", "oval"];

/// The middle of a card, and how far apart its figures are.
const MIDDLE: usize = 45;
const STEP: usize = 28;

/// Writes a card for use on tables, with a name such as `card-1111`.
pub(crate) fn write_card(card: Card, output: &mut impl Write) -> io::Result<()> {
    let [figures, colour, filling, shape] = digits(card);
    let (colour, filling, shape) = (COLOURS[colour], FILLINGS[filling], SHAPES[shape]);
    writeln!(output, r#"    <g id="~card-{card}" class="~{colour}">"#)?;
    writeln!(output, r##"      <use xlink:href="#~card"/>"##)?;
    for figure in 0..=figures {
        let x = MIDDLE + STEP * figure - STEP * figures / 2;
        writeln!(output, r##"      <use xlink:href="#~{filling}-{shape}" x="{x}"/>"##)?;
    }
    writeln!(output, r#"      <text class="~number" x="{MIDDLE}" y="68">{card}</text>"#)?;
    writeln!(output, "    </g>")
}

/// The digits of a card, each counted from 0.
fn digits(card: Card) -> [usize; 4] {
    let [_, digits @ ..] = card.text();
    digits.map(|digit| usize::from(digit - b'1'))
}
