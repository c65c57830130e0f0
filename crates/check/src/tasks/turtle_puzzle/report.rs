//! An output of a turtle puzzle, parsed once into all that counts of it. The reference output is one, too.

use crate::rows::lines;
use rules::turtle_puzzle::{turns, Card};
use std::str;

/// What counts of an output, in the order in which it was printed.
pub(super) struct Report<'a> {
    pub(super) lines: Vec<&'a [u8]>,
    /// The list of types before the first `CHECK` line.
    pub(super) list: Vec<Entry<'a>>,
    pub(super) checks: Vec<Check<'a>>,
}

/// A line of the list of types: `N. M * [a b c d]`, with any white space.
pub(super) struct Entry<'a> {
    pub(super) line: &'a [u8],
    pub(super) number: i32,
    pub(super) multiplicity: usize,
    pub(super) card: Card,
}

/// A `CHECK` line.
pub(super) struct Check<'a> {
    pub(super) line: &'a [u8],
    /// What follows `CHECK:`, without white space.
    pub(super) text: String,
}

/// What a place shows: the number of a type, and its card as turned.
pub(super) type Place = (i32, Card);

impl<'a> Report<'a> {
    pub(super) fn new(output: &'a [u8]) -> Self {
        let mut report = Report { lines: lines(output), list: Vec::new(), checks: Vec::new() };
        report.checks = report.lines.iter().filter_map(|line| Check::parse(line)).collect();
        report.list = report.parts()[0].iter().filter_map(|line| Entry::parse(line)).collect();
        report
    }

    /// Returns the lines before, between and after the `CHECK` lines.
    pub(super) fn parts(&self) -> Vec<&[&'a [u8]]> {
        self.lines.split(|line| Check::parse(line).is_some()).collect()
    }
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
            number: number.trim().parse::<u16>().ok()?.into(),
            multiplicity: multiplicity.trim().parse().ok()?,
            card: sides?.try_into().ok()?,
        })
    }

    /// Returns whether a card is of this type.
    pub(super) fn has(&self, card: Card) -> bool {
        turns(self.card).contains(&card)
    }
}

impl<'a> Check<'a> {
    fn parse(line: &'a [u8]) -> Option<Self> {
        // A reference output may have millions of other lines.
        let text = line.trim_ascii_start().starts_with(b"C").then(|| compact(line))?;
        Some(Check { line, text: text.strip_prefix("CHECK:")?.to_owned() })
    }

    pub(super) fn places(&self) -> Vec<&str> {
        self.text.split_terminator(';').collect()
    }

    /// Returns what the nine places show.
    pub(super) fn board(&self) -> Option<Vec<Place>> {
        let board: Option<Vec<_>> = self.places().into_iter().map(place).collect();
        board.filter(|places| places.len() == 9)
    }
}

fn place(text: &str) -> Option<Place> {
    let numbers: Option<Vec<_>> = text.split(',').map(|number| number.parse().ok()).collect();
    let [number, sides @ ..]: [i32; 5] = numbers?.try_into().ok()?;
    Some((number, sides))
}

/// Returns a line without white space.
pub(super) fn compact(line: &[u8]) -> String {
    String::from_utf8_lossy(line).split_ascii_whitespace().collect()
}

/// Returns the numbers in a line, without signs.
pub(super) fn numbers(line: &[u8]) -> Vec<usize> {
    let text = String::from_utf8_lossy(line);
    text.split(|char: char| !char.is_ascii_digit()).flat_map(str::parse).collect()
}
