//! Lines that are alike, although one of them is wrong.
//!
//! They are compared by their numbers and signs. The expected one is shown with the white space of the one
//! found, so that the first character that differs is what is wrong.

use crate::rows::{pair, Row, Streak};
use std::borrow::Cow;
use std::cmp::Reverse;
use std::iter::zip;

/// What ends a number or a word, and is a piece of its own.
const SIGNS: [char; 10] = [',', ';', ':', '.', '*', '[', ']', '(', ')', '|'];

/// A number, word or sign of a line, and the white space before it.
type Piece<'a> = (&'a str, &'a str);

/// Shows the first of the expected lines that are most like the one found, and this one below it.
pub(super) fn beside_most_alike(expected: &[impl AsRef<[u8]>], found: &[u8]) -> Vec<Row> {
    let found_text = text(found);
    let found_pieces = pieces(&found_text);
    let most_alike = expected
        .iter()
        .min_by_key(|line| Reverse(alike(&pieces(&text(line.as_ref())), &found_pieces)));
    let most_alike = text(most_alike.expect("one is expected").as_ref());
    let spaced = spaced_like(most_alike.trim_end(), &found_pieces) + "\n";
    pair(&Streak::new(spaced.as_bytes(), 1), &Streak::new(found, 1))
}

/// Returns the line that is most like one of the expected ones, if more than half of it is alike.
pub(super) fn most_alike<'a>(lines: &[&'a [u8]], expected: &[&[u8]]) -> Option<&'a [u8]> {
    let texts: Vec<_> = expected.iter().map(|line| text(line)).collect();
    let expected: Vec<_> = texts.iter().map(|text| pieces(text)).collect();
    let likeness = |line: &&&[u8]| {
        let text = text(line);
        let pieces = pieces(&text);
        expected.iter().map(|expected| alike(expected, &pieces)).max().unwrap_or(0)
    };
    let most = expected.first()?.len();
    lines.iter().max_by_key(likeness).filter(|line| 2 * likeness(line) > most).copied()
}

fn text(line: &[u8]) -> Cow<'_, str> {
    String::from_utf8_lossy(line)
}

/// Returns how many pieces two lines share, counted from the start or from the end. Numbers are equal if they
/// have the same value.
fn alike(one: &[Piece], other: &[Piece]) -> usize {
    let is_equal = |((_, one), (_, other)): &(&Piece, &Piece)| {
        one.trim_start_matches(['+', '0']) == other.trim_start_matches(['+', '0'])
    };
    let from_start = zip(one, other).filter(is_equal).count();
    let from_end = zip(one.iter().rev(), other.iter().rev()).filter(is_equal).count();
    from_start.max(from_end)
}

/// Returns a line with other white space, if there is some for each of its pieces.
fn spaced_like(line: &str, other: &[Piece]) -> String {
    let pieces = pieces(line);
    if pieces.len() != other.len() {
        return line.to_owned();
    }
    zip(other, pieces).flat_map(|((gap, _), (_, piece))| [gap, piece]).collect()
}

fn pieces(mut line: &str) -> Vec<Piece<'_>> {
    let mut pieces = Vec::new();
    while !line.trim_start().is_empty() {
        let (gap, word) = line.split_at(line.len() - line.trim_start().len());
        let end = word.find(|char: char| char.is_whitespace() || SIGNS.contains(&char));
        let (piece, rest) = word.split_at(end.unwrap_or(word.len()).max(1));
        pieces.push((gap, piece));
        line = rest;
    }
    pieces
}
