//! What is wrong with the boards of an output, however they are drawn.
//!
//! Without signs, all solutions have the same 45 digits, so the lines of each must have them. Where nine lines have 3, 9,
//! 3, 3, 9, 3, 3, 9 and 3 numbers, they are the rows of a board, and each number must be right.

use super::line::Line;
use super::number::{numbers, plain, Number};
use super::output::Output;
use super::rule::name;
use crate::show::{Mark, WIDTH};
use std::iter::{repeat_n, zip};

/// How many numbers stand in the rows of a board.
const COUNTS: [usize; 9] = [3, 9, 3, 3, 9, 3, 3, 9, 3];
/// What the three rows of a card show: 0 is its type, the others are its sides.
const SHOWN: [&[usize]; 3] = [&[1], &[4, 0, 2], &[3]];
const NAMES: [&str; 5] = ["type", "top side", "right side", "bottom side", "left side"];
/// What rows have beside numbers and hyphens, if no other mark can be a sign.
const PLAIN: &str = " |+:!.│║┃";
/// If more of the 45 digits are missing, there is no board.
const HALF: usize = 22;
/// How many lines are shown.
const MOST: usize = 10;

/// Lines in which solutions are drawn.
#[derive(Default)]
struct Drawing<'a> {
    lines: Vec<&'a [u8]>,
    /// How often they have each digit.
    digits: [usize; 10],
    boards: Vec<Board<'a>>,
}

/// The rows of a board, and all their numbers.
struct Board<'a> {
    rows: Vec<&'a [u8]>,
    numbers: Vec<Number>,
    is_plain: bool,
}

/// What is wrong with the board of a solution.
pub(super) struct Fault<'a> {
    pub(super) is_lacking: bool,
    /// The digits that are missing, or all numbers of the board.
    pub(super) numbers: Vec<i32>,
    lines: Vec<&'a [u8]>,
}

/// Returns what is wrong with the board of each solution, if anything.
pub(super) fn faults<'a>(output: &Output<'a>, parts: &[&[&'a [u8]]]) -> Vec<Option<Fault<'a>>> {
    let checks = &output.checks;
    let drawings: Vec<_> = parts.iter().map(|part| Drawing::new(part)).collect();
    // Boards stand before their `CHECK` lines, or after them.
    let [before, after] = [0, 1].map(|first| {
        let drawings = drawings.iter().skip(first);
        zip(drawings, checks).map(|(drawing, check)| drawing.fault(check)).collect::<Vec<_>>()
    });
    let right = |faults: &[Option<Fault>]| faults.iter().filter(|fault| fault.is_none()).count();
    let faults = if right(&after) > right(&before) { after } else { before };
    let all = drawings.into_iter().fold(Drawing::default(), Drawing::and);
    let is_elsewhere =
        faults.iter().flatten().any(|fault| fault.is_lacking) && all.lacking(checks).is_empty();
    let are_boards = all.boards.len() >= checks.len();
    let wrong = |check| if are_boards { all.wrong(check) } else { None };
    if is_elsewhere {
        checks.iter().map(wrong).collect()
    } else {
        faults
    }
}

/// Shows the first board that is wrong; nothing if none is.
pub(super) fn difference<'a>(output: &Output<'a>, parts: &[&[&'a [u8]]]) -> String {
    let faults = zip(faults(output, parts), &output.checks).zip(1..);
    let mut wrong = faults.filter_map(|((fault, check), number)| Some((number, fault?, check)));
    wrong.next().map_or(String::new(), |(number, fault, check)| {
        let mut lines = fault.lines.clone();
        if lines.is_empty() {
            lines.push(check.1.as_bytes());
        }
        fault.words(number, check) + &Mark::Found.lines(&lines, MOST, WIDTH)
    })
}

impl Fault<'_> {
    fn words(&self, solution: usize, check: &Line) -> String {
        let cards = "nine cards are drawn, each with the number of its type in the middle";
        if self.is_lacking && self.numbers.len() > HALF {
            return format!("Solution {solution} has no board: its {cards}.\n");
        }
        if self.is_lacking {
            let digits: Vec<_> = self.numbers.iter().map(i32::to_string).collect();
            let digits = digits.join(" ");
            return format!("The board of solution {solution} lacks {digits}: {cards}.\n");
        }
        let wrong = zip(zip(&self.numbers, due(check)), slots());
        let mut wrong = wrong.filter(|((found, due), _)| *found != due);
        wrong.next().map_or(String::new(), |((found, due), (_, place, what))| {
            let (what, place) = (NAMES[what], name(place));
            format!(
                "In the board of solution {solution}, the {what} of {place} is {found}, \
                but {due} in its CHECK line.\n"
            )
        })
    }
}

impl<'a> Drawing<'a> {
    fn new(lines: &[&'a [u8]]) -> Self {
        let lines = lines.iter().copied().filter(|line| !line.trim_ascii().is_empty());
        let mut drawing = Drawing { lines: lines.collect(), ..Drawing::default() };
        let rows = drawing.lines.iter().map(|line| (*line, plain(line)));
        let rows = rows.map(|(line, text)| (line, numbers(&text), text));
        let rows: Vec<_> = rows
            .filter(|(_, numbers, text)| !numbers.is_empty() && !is_title(numbers, text))
            .collect();
        for byte in rows.iter().flat_map(|(_, _, text)| text.bytes()).filter(u8::is_ascii_digit) {
            drawing.digits[usize::from(byte - b'0')] += 1;
        }
        let has_counts = |rows: &&[(_, Vec<Number>, _)]| {
            zip(*rows, COUNTS).all(|((_, numbers, _), count)| numbers.len() == count)
        };
        let is_plain = |char: char| char.is_ascii_digit() || char == '-' || PLAIN.contains(char);
        let board = |rows: &[(&'a [u8], Vec<Number>, String)]| Board {
            rows: rows.iter().map(|(line, ..)| *line).collect(),
            numbers: rows.iter().flat_map(|(_, numbers, _)| numbers.clone()).collect(),
            is_plain: rows.iter().all(|(_, _, text)| text.chars().all(is_plain)),
        };
        drawing.boards = rows.windows(COUNTS.len()).filter(has_counts).map(board).collect();
        drawing
    }

    /// Adds the lines of another drawing.
    fn and(mut self, other: Self) -> Self {
        self.boards.extend(other.boards);
        self.digits =
            [0, 1, 2, 3, 4, 5, 6, 7, 8, 9].map(|digit| self.digits[digit] + other.digits[digit]);
        self
    }

    fn fault(&self, check: &Line) -> Option<Fault<'a>> {
        let numbers = self.lacking(std::slice::from_ref(check));
        let lacking = Fault { is_lacking: true, numbers, lines: self.lines.clone() };
        if lacking.numbers.is_empty() {
            self.wrong(check)
        } else {
            Some(lacking)
        }
    }

    /// Returns the digits of solutions that are not drawn.
    fn lacking(&self, checks: &[Line]) -> Vec<i32> {
        let missing = |digit: u8| {
            let due = checks.iter().flat_map(|check| check.0.bytes());
            let due = due.filter(|byte| *byte == b'0' + digit).count();
            repeat_n(digit.into(), due.saturating_sub(self.digits[usize::from(digit)]))
        };
        (1..=9).flat_map(missing).collect()
    }

    /// Returns the board that is most like a solution, unless some board is right.
    fn wrong(&self, check: &Line) -> Option<Fault<'a>> {
        let due: Vec<_> = due(check);
        let boards = self.boards.iter().map(|board| (board, board.shown(&due)));
        let right = |shown: &[i32]| zip(shown, &due).filter(|(found, due)| found == due).count();
        let (board, numbers) = boards.max_by_key(|(_, shown)| right(shown))?;
        let wrong = zip(zip(&numbers, &due), slots()).find(|((found, due), _)| found != due);
        let (row, ..) = if due.len() == numbers.len() { wrong?.1 } else { (0, 0, 0) };
        Some(Fault { is_lacking: false, numbers, lines: vec![board.rows[row]] })
    }
}

impl Board<'_> {
    /// Returns what the board shows: what is due, where both signs will do.
    fn shown(&self, due: &[i32]) -> Vec<i32> {
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

/// Returns the row, the place and what of its card each number of a board shows.
fn slots() -> impl Iterator<Item = (usize, usize, usize)> {
    let places = (0..9).flat_map(|row| (0..3).map(move |column| (row, row / 3 * 3 + column)));
    places.flat_map(|(row, place)| SHOWN[row % 3].iter().map(move |what| (row, place, *what)))
}

/// Returns the numbers of a solution in the order of a board; nothing if the `CHECK` line has others.
fn due((check, _): &Line) -> Vec<i32> {
    let numbers: Vec<_> = check.split([',', ';']).flat_map(str::parse).collect();
    let due = slots().map(|(_, place, what)| numbers.get(place * 5 + what).copied());
    due.collect::<Option<_>>().unwrap_or_default()
}

/// Returns whether a line only has the number of a solution.
fn is_title(numbers: &[Number], text: &str) -> bool {
    numbers.len() == 1 && (text.contains("sung") || text.contains("olution"))
}
