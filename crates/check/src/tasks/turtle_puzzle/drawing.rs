//! The lines of a drawing, and the numbers in them.
//!
//! A `-` before a number is its sign, or part of a border. Where it may be either, the sign is not known.

use std::iter::zip;
use std::ops::Range;
use std::str;

/// What may be a sign.
const MINUS: [&str; 4] = ["-", "\u{2212}", "\u{2013}", "\u{2014}"];

/// A line without letters that has at least three numbers.
pub(super) struct DrawnLine<'a> {
    pub(super) line: &'a [u8],
    pub(super) numbers: Vec<Number>,
}

pub(super) struct Number {
    pub(super) value: i32,
    is_sign_known: bool,
    /// Where it stands in its line.
    range: Range<usize>,
}

impl<'a> DrawnLine<'a> {
    pub(super) fn parse(line: &'a [u8]) -> Option<Self> {
        let mut numbers = numbers(line);
        for number in &mut numbers {
            number.is_sign_known &= !has_border(line);
        }
        let is_drawn = numbers.len() >= 3 && !line.iter().any(u8::is_ascii_alphabetic);
        is_drawn.then_some(DrawnLine { line, numbers })
    }

    /// Returns the line with the numbers that it should show.
    pub(super) fn with_numbers(&self, due: impl Iterator<Item = i32>) -> Vec<u8> {
        let mut line = Vec::new();
        let mut end = 0;
        for (number, due) in zip(&self.numbers, due).filter(|(number, due)| !number.shows(*due)) {
            line.extend(&self.line[end..number.range.start]);
            line.extend(due.to_string().bytes());
            end = number.range.end;
        }
        line.extend(&self.line[end..]);
        line
    }
}

impl Number {
    pub(super) fn shows(&self, due: i32) -> bool {
        self.value == due || (!self.is_sign_known && self.value.abs() == due.abs())
    }

    /// Returns the number whose digits stand in a part of a line.
    fn new(line: &[u8], digits: Range<usize>) -> Self {
        let before = &line[..digits.start];
        let signed = before.strip_suffix(b"-");
        // A number that is too long for this is no side.
        let value =
            str::from_utf8(&line[digits.clone()]).ok().and_then(|digits| digits.parse().ok());
        let value: i32 = value.unwrap_or(i32::MAX);
        let is_sign_known = match signed {
            Some(before) => !before.last().is_some_and(u8::is_ascii_digit),
            None => !MINUS.iter().any(|sign| before.trim_ascii_end().ends_with(sign.as_bytes())),
        };
        match signed {
            Some(before) => {
                Number { value: -value, is_sign_known, range: before.len()..digits.end }
            }
            None => Number { value, is_sign_known, range: digits },
        }
    }
}

/// Returns whether a `-` of a line stands before no number.
fn has_border(line: &[u8]) -> bool {
    let mut after = line.split(|byte| *byte == b'-').skip(1);
    after.any(|text| !text.trim_ascii_start().first().is_some_and(u8::is_ascii_digit))
}

fn numbers(line: &[u8]) -> Vec<Number> {
    let mut numbers = Vec::new();
    let mut start = 0;
    for digits in line.split(|byte| !byte.is_ascii_digit()) {
        let end = start + digits.len();
        if !digits.is_empty() {
            numbers.push(Number::new(line, start..end));
        }
        start = end + 1;
    }
    numbers
}
