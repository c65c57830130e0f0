//! Lines in which solutions are drawn, and the boards in them that can be read.
//!
//! Where nine lines with digits have 3, 9, 3, 3, 9, 3, 3, 9 and 3 numbers, they are the rows of a board.

use super::line::Line;
use super::number::{numbers, plain, Number};
use std::iter::{repeat_n, zip};

/// How many numbers are in the rows of a board.
const COUNTS: [usize; 9] = [3, 9, 3, 3, 9, 3, 3, 9, 3];
/// What the three rows of a card show: 0 is its type, the others are its sides.
const SHOWN: [&[usize]; 3] = [&[1], &[4, 0, 2], &[3]];
/// What is in rows beside numbers and hyphens, unless it may stand for signs.
const BORDERS: &str = " |+:!.│║┃";

/// Lines in which solutions are drawn.
#[derive(Default)]
pub(super) struct Drawing<'a> {
    pub(super) lines: Vec<&'a [u8]>,
    pub(super) boards: Vec<Board<'a>>,
    digits: Vec<u8>,
}

/// The rows of a board, and all their numbers.
pub(super) struct Board<'a> {
    pub(super) rows: Vec<&'a [u8]>,
    numbers: Vec<Number>,
    /// Whether only hyphens can be signs.
    is_plain: bool,
}

/// A line with digits.
struct Row<'a> {
    line: &'a [u8],
    text: String,
    numbers: Vec<Number>,
}

impl<'a> Drawing<'a> {
    pub(super) fn new(lines: &[&'a [u8]]) -> Self {
        let lines = lines.iter().copied().filter(|line| !line.trim_ascii().is_empty());
        let lines: Vec<_> = lines.collect();
        let mut rows: Vec<_> = lines.iter().map(|line| Row::new(line)).collect();
        rows.retain(|row| !row.numbers.is_empty() && !row.is_title());
        let has_counts =
            |rows: &&[Row]| zip(*rows, COUNTS).all(|(row, count)| row.numbers.len() == count);
        let boards = rows.windows(COUNTS.len()).filter(has_counts).map(Board::new).collect();
        let digits = rows.iter().flat_map(|row| row.text.bytes()).filter(u8::is_ascii_digit);
        Drawing { lines, boards, digits: digits.collect() }
    }

    /// Adds the boards and digits of another drawing.
    pub(super) fn and(mut self, other: Self) -> Self {
        self.boards.extend(other.boards);
        self.digits.extend(other.digits);
        self
    }

    /// Returns the digits of solutions that are not drawn.
    pub(super) fn lacking(&self, checks: &[Line]) -> Vec<i32> {
        let lacking = |digit: u8| {
            let is_digit = |byte: &u8| *byte == b'0' + digit;
            let due = checks.iter().flat_map(|(check, _)| check.bytes()).filter(is_digit).count();
            let drawn = self.digits.iter().copied().filter(is_digit).count();
            repeat_n(digit.into(), due.saturating_sub(drawn))
        };
        (1..=9).flat_map(lacking).collect()
    }
}

impl<'a> Row<'a> {
    fn new(line: &'a [u8]) -> Self {
        let text = plain(line);
        Row { line, numbers: numbers(&text), text }
    }

    /// Returns whether the line only has the number of a solution.
    fn is_title(&self) -> bool {
        self.numbers.len() == 1 && (self.text.contains("sung") || self.text.contains("olution"))
    }

    fn is_plain(&self) -> bool {
        let is_plain = |char: char| char.is_ascii_digit() || char == '-' || BORDERS.contains(char);
        self.text.chars().all(is_plain)
    }
}

impl<'a> Board<'a> {
    fn new(rows: &[Row<'a>]) -> Self {
        Board {
            rows: rows.iter().map(|row| row.line).collect(),
            numbers: rows.iter().flat_map(|row| row.numbers.clone()).collect(),
            is_plain: rows.iter().all(Row::is_plain),
        }
    }

    /// Returns what the board shows: what is due, where both signs will do.
    pub(super) fn shown(&self, due: &[i32]) -> Vec<i32> {
        // Hyphens before all types stand between numbers.
        let mut types = zip(slots(), &self.numbers).filter(|((.., what), _)| *what == 0);
        let are_dashes = types.all(|(_, number)| number.value < 0);
        let is_sign = self.numbers.iter().any(Number::is_certainly_negative);
        let has_signs = !are_dashes && (self.is_plain || is_sign);
        let shown = |(place, number): (usize, &Number)| match due.get(place) {
            Some(&due) if number.is(due) || !has_signs && number.value.abs() == due.abs() => due,
            _ => number.value,
        };
        self.numbers.iter().enumerate().map(shown).collect()
    }
}

/// Returns of each number of a board the row, the place, and what of its card it shows.
pub(super) fn slots() -> impl Iterator<Item = (usize, usize, usize)> {
    let places = (0..9).flat_map(|row| (0..3).map(move |column| (row, row / 3 * 3 + column)));
    places.flat_map(|(row, place)| SHOWN[row % 3].iter().map(move |what| (row, place, *what)))
}

/// Returns the numbers of a solution in the order of a board; nothing if the `CHECK` line has others.
pub(super) fn due((check, _): &Line) -> Vec<i32> {
    let numbers: Vec<_> = check.split([',', ';']).flat_map(str::parse).collect();
    let due = slots().map(|(_, place, what)| numbers.get(place * 5 + what).copied());
    due.collect::<Option<_>>().unwrap_or_default()
}
