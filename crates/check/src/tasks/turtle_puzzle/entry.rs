//! A line of the list of types: `N. M * [a b c d]`, with any white space.

use rules::turtle_puzzle::{turns, Card};
use std::str;

/// The first card of a type, and the number of its cards.
pub(super) type Type = (Card, usize);

/// What a line says of a type.
pub(super) struct Entry<'a> {
    pub(super) line: &'a [u8],
    pub(super) number: usize,
    pub(super) multiplicity: usize,
    pub(super) card: Card,
}

impl<'a> Entry<'a> {
    pub(super) fn parse(line: &'a [u8]) -> Option<Self> {
        let (number, rest) = str::from_utf8(line).ok()?.split_once('.')?;
        let (multiplicity, rest) = rest.split_once('*')?;
        let sides = rest.trim().strip_prefix('[')?.strip_suffix(']')?;
        // A sign may stand apart from its digit.
        let sides = sides.split_whitespace().collect::<Vec<_>>().join(" ").replace("- ", "-");
        let sides: Option<Vec<i32>> = sides.split(' ').map(|side| side.parse().ok()).collect();
        Some(Entry {
            line,
            number: number.trim().parse().ok()?,
            multiplicity: multiplicity.trim().parse().ok()?,
            card: sides?.try_into().ok()?,
        })
    }
}

/// Returns the line of a type.
pub(super) fn line(number: usize, (card, multiplicity): Type) -> String {
    format!("{number}. {multiplicity} * {}", shown(card))
}

pub(super) fn shown([top, right, bottom, left]: Card) -> String {
    format!("[{top} {right} {bottom} {left}]")
}

/// Says which two types of a list are one of several cards.
pub(super) fn equal_types(list: &[Entry], types: &[Type]) -> Option<String> {
    let numbers = |&(card, _): &Type| {
        let mut equal = list.iter().filter(|entry| turns(card).contains(&entry.card));
        Some((equal.next()?.number, equal.next()?.number))
    };
    let several = types.iter().filter(|(_, count)| *count > 1);
    let (one, other) = several.filter_map(numbers).find(|(one, other)| one != other)?;
    let why = "since their cards are equal up to turning";
    Some(format!("types {one} and {other} of the list are one, {why}"))
}
