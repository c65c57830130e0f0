//! A board: nine lines with the numbers of a solution.
//!
//! Its numbers are compared in the order of those of a `CHECK` line: the type, top, right, bottom and left side of each
//! place.

use super::comparison::Fault;
use super::report::Line;
use super::solution::name;
use crate::show::equal;
use rules::turtle_puzzle::{drawing, solution};
use std::iter::zip;

/// How many numbers the nine lines have.
const SHAPE: [usize; 9] = [3, 9, 3, 3, 9, 3, 3, 9, 3];
/// The numbers of a place, each with its line among three.
const PARTS: [(&str, usize); 5] =
    [("type", 1), ("top side", 0), ("right side", 1), ("bottom side", 2), ("left side", 1)];

/// A solution that is printed, and its number.
pub(super) type Printed<'a> = (usize, &'a Line<'a>);

/// A board in a report.
pub(super) struct Board<'a> {
    lines: Vec<&'a Line<'a>>,
    numbers: Vec<i64>,
}

/// Returns each nine rows whose lines have as many numbers as those of a board.
pub(super) fn shapes(lines: &[Line]) -> Vec<Vec<usize>> {
    let rows: Vec<_> = (0..lines.len()).filter(|row| !lines[*row].numbers.is_empty()).collect();
    let is_shape = |nine: &&[usize]| nine.iter().map(|row| lines[*row].numbers.len()).eq(SHAPE);
    rows.windows(9).filter(is_shape).map(<[usize]>::to_vec).collect()
}

impl<'a> Board<'a> {
    /// Reads a board in some rows, if it has a sign and no border like `--2`.
    pub(super) fn read(rows: &[usize], lines: &'a [Line<'a>]) -> Option<Self> {
        let lines: Vec<_> = rows.iter().map(|row| &lines[*row]).collect();
        let numbers: Vec<_> = (0..9).flat_map(|place| numbers(place, &lines)).collect();
        let has_sign = numbers.iter().any(|number| *number < 0);
        let is_board = has_sign && !lines.iter().any(|line| has_border(&line.text));
        is_board.then_some(Board { lines, numbers })
    }

    /// Returns whether the board shows a solution.
    pub(super) fn shows(&self, solution: &Line) -> bool {
        self.numbers == solution.numbers
    }

    /// Returns how many numbers are those of a solution.
    pub(super) fn same(&self, solution: &Line) -> usize {
        zip(&self.numbers, &solution.numbers).filter(|(one, other)| one == other).count()
    }

    /// Returns the first difference from a solution.
    pub(super) fn fault(&self, (number, solution): Printed) -> Fault {
        let wrong = equal(&self.numbers, &solution.numbers);
        let (place, (part, line)) = (wrong / 5, PARTS[wrong % 5]);
        let line = place / 3 * 3 + line;
        let (place, found, due) = (name(place), self.numbers[wrong], solution.numbers[wrong]);
        let says = format!("board {:?} {}", self.numbers, solution.text);
        let why = format!(
            "No board shows solution {number}: in the one most like it, the {part} of {place} is {found}, not {due}."
        );
        Fault::new(drawn_line(line, solution), &self.lines[line].text, says, why)
    }
}

/// Returns whether hyphens are directly before a digit.
fn has_border(line: &str) -> bool {
    let mut parts = line.split("--").skip(1).map(|part| part.trim_start_matches('-'));
    parts.any(|part| part.starts_with(|char: char| char.is_ascii_digit()))
}

/// Returns the numbers of a place.
fn numbers(place: usize, lines: &[&Line]) -> [i64; 5] {
    let (row, column) = (place / 3 * 3, place % 3);
    let middle = &lines[row + 1].numbers[3 * column..];
    let [top, bottom] = [row, row + 2].map(|row| lines[row].numbers[column]);
    [middle[1], top, middle[2], bottom, middle[0]]
}

/// Returns one of the nine lines that show a solution. There is a border above them, and below each three.
fn drawn_line(line: usize, solution: &Line) -> String {
    let drawing = drawn(solution);
    drawing.lines().nth(1 + line + line / 3).unwrap_or_default().to_owned()
}

/// Draws a solution.
pub(super) fn drawn(line: &Line) -> String {
    drawing(&solution(&line.text))
}
