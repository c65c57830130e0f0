//! The boards of an output, where they can be read: nine lines with 3, 9, 3, 3, 9, 3, 3, 9 and 3 numbers before
//! each `CHECK` line, or after each of them.
//!
//! Whatever draws the borders, the numbers are the top sides of three cards, then left side, type and right side
//! of each, then their bottom sides.

use super::alike::row;
use super::report::{Check, Entry, Place, Report};
use super::rule::name;
use super::Difference;
use crate::rows::Mark;
use std::iter::zip;

/// How many numbers are on the lines of a board.
const COUNTS: [usize; 9] = [3, 9, 3, 3, 9, 3, 3, 9, 3];

/// What the three lines of a card show: 0 is its type, the others are its sides.
const SHOWN: [&[usize]; 3] = [&[1], &[4, 0, 2], &[3]];
const NAMES: [&str; 5] = ["type", "top side", "right side", "bottom side", "left side"];

/// A line of a drawing: it has no letters, and at least three numbers.
struct Drawn<'a> {
    line: &'a [u8],
    /// Without signs, if what looks like one may belong to a border.
    numbers: Vec<i32>,
    has_signs: bool,
}

impl<'a> Drawn<'a> {
    fn parse(line: &'a [u8]) -> Option<Self> {
        // Two signs are none: so these dashes may be signs, or not.
        let text =
            String::from_utf8_lossy(line).replace(['\u{2212}', '\u{2013}', '\u{2014}'], "--");
        let words = text.split(|char: char| !char.is_ascii_digit() && char != '-');
        let signed: Result<_, _> = words.filter(|word| !word.is_empty()).map(str::parse).collect();
        let has_signs = signed.is_ok();
        let unsigned = || text.split(|char: char| !char.is_ascii_digit()).flat_map(str::parse);
        let numbers: Vec<_> = signed.unwrap_or_else(|_| unsigned().collect());
        let is_drawn = numbers.len() >= 3 && !text.contains(char::is_alphabetic);
        is_drawn.then_some(Drawn { line, numbers, has_signs })
    }
}

/// Returns how the first wrong board differs.
pub(super) fn difference(report: &Report) -> Option<Difference> {
    let drawings = drawings(report);
    // One of the two orders must be right, if it has a drawing for each `CHECK` line.
    let whole = orders(&drawings, |drawing| !drawing.is_empty());
    let wrong: Option<Vec<_>> = whole.map(|order| first_wrong(order, &report.checks)).collect();
    wrong?.into_iter().next()
}

/// Returns whether some solution has no board that can be read.
pub(super) fn are_unread(report: &Report) -> bool {
    orders(&drawings(report), has_counts).next().is_none()
}

fn drawings<'a>(report: &Report<'a>) -> Vec<Vec<Drawn<'a>>> {
    report.parts().into_iter().map(drawing).collect()
}

/// Returns the drawings before and those after each `CHECK` line, if all of them fit.
fn orders<'a, 'b>(
    drawings: &'b [Vec<Drawn<'a>>],
    fits: fn(&[Drawn]) -> bool,
) -> impl Iterator<Item = &'b [Vec<Drawn<'a>>]> {
    let orders = [&drawings[..drawings.len() - 1], &drawings[1..]].into_iter();
    orders.filter(move |order| order.iter().all(|drawing| fits(drawing)))
}

fn has_counts(drawing: &[Drawn]) -> bool {
    drawing.iter().map(|drawn| drawn.numbers.len()).eq(COUNTS)
}

/// Returns the drawn lines in a part, after the list of types.
fn drawing<'a>(part: &[&'a [u8]]) -> Vec<Drawn<'a>> {
    let after_list = part.rsplit(|line| Entry::parse(line).is_some()).next();
    after_list.unwrap_or_default().iter().filter_map(|line| Drawn::parse(line)).collect()
}

fn first_wrong(drawings: &[Vec<Drawn>], checks: &[Check]) -> Option<Difference> {
    (1..).zip(zip(drawings, checks)).find_map(|(solution, (drawing, check))| {
        let board = check.board().filter(|_| has_counts(drawing))?;
        let wrong = |(index, drawn)| Some((drawn, wrong_number(index, drawn, &board)?));
        let (drawn, why): (&Drawn, _) = drawing.iter().enumerate().find_map(wrong)?;
        let rows = vec![row(Mark::Both, check.line), row(Mark::Found, drawn.line)];
        Some((rows, Some(format!("In the board of solution {solution}, {why}."))))
    })
}

/// Says what a line of a board shows, and does not have in its `CHECK` line.
fn wrong_number(index: usize, drawn: &Drawn, board: &[Place]) -> Option<String> {
    let shown = SHOWN[index % 3];
    let places = (index / 3 * 3..).flat_map(|place| shown.iter().map(move |what| (place, *what)));
    places.zip(&drawn.numbers).find_map(|((place, what), &found)| {
        let (number, sides) = board[place];
        let due = if what == 0 { number } else { sides[what - 1] };
        let is_right = found == due || !drawn.has_signs && found == due.abs();
        let what = || format!("the {} of {}", NAMES[what], name(place + 1));
        (!is_right).then(|| format!("{} is {found}, but {due} in its CHECK line", what()))
    })
}
