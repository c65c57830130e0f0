//! The boards of an output, where they can be read: nine lines with 3, 9, 3, 3, 9, 3, 3, 9 and 3 numbers before
//! each `CHECK` line, or after each of them.
//!
//! Whatever draws the borders, the numbers are the top sides of three cards, then left side, type and right side
//! of each, then their bottom sides.

use super::drawing::DrawnLine;
use super::report::{Check, Report};
use super::rule::{name, numbers, places, Place};
use crate::rows::{pair, Row, Streak};
use std::iter::zip;

/// What the three lines of a card show: 0 is its type, the others are its sides.
const SHOWN: [&[usize]; 3] = [&[1], &[4, 0, 2], &[3]];
const NAMES: [&str; 5] = ["type", "top side", "right side", "bottom side", "left side"];

/// Returns how the first wrong board differs, with a sentence on it.
pub(super) fn board_difference(report: &Report) -> Option<(Vec<Row>, String)> {
    let drawings: Vec<_> = report.parts.iter().map(|part| drawing(part)).collect();
    // One of the two orders must be right, if it has a drawing for each `CHECK` line.
    let orders = [&drawings[..report.checks.len()], &drawings[1..]].into_iter();
    let whole = orders.filter(|order| order.iter().all(|drawing| !drawing.is_empty()));
    let wrong: Option<Vec<_>> = whole.map(|order| first_wrong(order, &report.checks)).collect();
    wrong?.into_iter().next()
}

fn drawing<'a>(lines: &[&'a [u8]]) -> Vec<DrawnLine<'a>> {
    lines.iter().filter_map(|line| DrawnLine::parse(line)).collect()
}

fn first_wrong(drawings: &[Vec<DrawnLine>], checks: &[Check]) -> Option<(Vec<Row>, String)> {
    for (solution, (drawing, check)) in (1..).zip(zip(drawings, checks)) {
        if drawing.iter().map(|line| line.numbers.len()).eq([3, 9, 3, 3, 9, 3, 3, 9, 3]) {
            let board = numbers(&places(&check.compact)?)?;
            let wrong = zip(0.., drawing).find_map(|(row, line)| wrong_number(row, line, &board));
            if let Some((rows, what)) = wrong {
                return Some((rows, format!("In the board of solution {solution}, {what}.")));
            }
        }
    }
    None
}

/// Finds the first wrong number in a line of a drawing.
fn wrong_number(row: usize, line: &DrawnLine, board: &[Place]) -> Option<(Vec<Row>, String)> {
    let first = row / 3 * 3;
    let shown =
        (first..first + 3).flat_map(|place| SHOWN[row % 3].iter().map(move |what| (place, *what)));
    let due = |(place, what): (usize, usize)| {
        let (number, sides) = board[place];
        [&[number], &sides[..]].concat()[what]
    };
    let wrong = zip(&line.numbers, shown.clone()).find(|(found, shown)| !found.shows(due(*shown)));
    let (found, (place, what)) = wrong?;
    let right = line.with_numbers(shown.map(due));
    let rows = pair(&Streak::new(&right, 1), &Streak::new(line.line, 1));
    let (value, due) = (found.value, due((place, what)));
    Some((
        rows,
        format!(
            "the {} of {} is {value}, but {due} in its CHECK line",
            NAMES[what],
            name(place + 1)
        ),
    ))
}
