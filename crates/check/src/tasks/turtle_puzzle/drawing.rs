//! Lines in which solutions are drawn, and the boards in them that can be read.
//!
//! Where nine lines with digits have 3, 9, 3, 3, 9, 3, 3, 9 and 3 numbers, they are the rows of a board.

use super::number::{numbers, plain, Number};
use std::iter::{repeat_n, zip};

/// How many numbers are in the rows of a board.
const COUNTS: [usize; 9] = [3, 9, 3, 3, 9, 3, 3, 9, 3];
/// What the three rows of a card show: 0 is its type, the others are its sides.
const SHOWN: [&[usize]; 3] = [&[1], &[4, 0, 2], &[3]];
/// What is in rows beside numbers and hyphens, unless it may stand for signs.
const BORDERS: &str = " |+:!.│║┃";

/// Lines in which solutions are drawn, and those of them with digits.
pub(super) struct Drawing<'a> {
    pub(super) lines: Vec<&'a [u8]>,
    rows: Vec<Row<'a>>,
    digits: [usize; 10],
}

/// A line with digits.
pub(super) struct Row<'a> {
    pub(super) line: &'a [u8],
    text: String,
    numbers: Vec<Number>,
}

impl<'a> Drawing<'a> {
    pub(super) fn new(lines: &[&'a [u8]]) -> Self {
        let lines = lines.iter().copied().filter(|line| !line.trim_ascii().is_empty());
        let lines: Vec<_> = lines.collect();
        let mut rows: Vec<_> = lines.iter().map(|line| Row::new(line)).collect();
        rows.retain(|row| !row.numbers.is_empty() && !row.is_title());
        let digits = digits(rows.iter().map(|row| &*row.text));
        Drawing { lines, rows, digits }
    }

    /// Returns the rows of each board that can be read.
    pub(super) fn boards(&self) -> impl Iterator<Item = &[Row<'a>]> {
        let is_board = |rows: &&[Row]| rows.iter().map(|row| row.numbers.len()).eq(COUNTS);
        self.rows.windows(COUNTS.len()).filter(is_board)
    }

    /// Returns the digits of `CHECK` lines that are not drawn.
    pub(super) fn lacking<'b>(&self, checks: impl Iterator<Item = &'b str>) -> Vec<i32> {
        let lacking =
            zip(digits(checks), self.digits).map(|(due, drawn)| due.saturating_sub(drawn));
        (0..).zip(lacking).skip(1).flat_map(|(digit, count)| repeat_n(digit, count)).collect()
    }
}

/// Returns how often each digit is in texts.
fn digits<'a>(texts: impl Iterator<Item = &'a str>) -> [usize; 10] {
    let mut counts = [0; 10];
    for byte in texts.flat_map(str::bytes).filter(u8::is_ascii_digit) {
        counts[usize::from(byte - b'0')] += 1;
    }
    counts
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

    /// Returns whether only hyphens can be signs.
    fn is_plain(&self) -> bool {
        let is_plain = |char: char| char.is_ascii_digit() || char == '-' || BORDERS.contains(char);
        self.text.chars().all(is_plain)
    }
}

/// Returns what a board shows: what is due, where both signs will do.
pub(super) fn shown(board: &[Row], due: &[i32]) -> Vec<i32> {
    let numbers = || board.iter().flat_map(|row| &row.numbers);
    // Hyphens before all types stand between numbers.
    let mut types = zip(slots(), numbers()).filter(|((.., what), _)| *what == 0);
    let are_dashes = types.all(|(_, number)| number.value < 0);
    let is_sign = numbers().any(Number::is_certainly_negative);
    let has_signs = !are_dashes && (is_sign || board.iter().all(Row::is_plain));
    let is_due =
        |number: &Number, due: i32| number.is(due) || !has_signs && number.value.abs() == due.abs();
    let shown = numbers().enumerate().map(|(slot, number)| {
        due.get(slot).copied().filter(|due| is_due(number, *due)).unwrap_or(number.value)
    });
    shown.collect()
}

/// Returns of each number of a board the row, the place, and what of its card it shows.
pub(super) fn slots() -> impl Iterator<Item = (usize, usize, usize)> {
    let places = (0..9).flat_map(|row| (0..3).map(move |column| (row, row / 3 * 3 + column)));
    places.flat_map(|(row, place)| SHOWN[row % 3].iter().map(move |what| (row, place, *what)))
}

/// Returns the numbers of a solution in the order of a board; nothing if its `CHECK` line has others.
pub(super) fn due(check: &str) -> Vec<i32> {
    let numbers: Vec<_> = check.split([',', ';']).flat_map(str::parse).collect();
    let due = slots().map(|(_, place, what)| numbers.get(place * 5 + what).copied());
    due.collect::<Option<_>>().unwrap_or_default()
}
