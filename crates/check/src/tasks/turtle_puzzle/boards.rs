//! What is wrong with the boards of an output, however they are drawn.
//!
//! Without signs, all solutions have the same 45 digits, so the lines of each must have them. If a board can be read,
//! each of its numbers must be right, too.

use super::drawing::{due, slots, Drawing};
use super::line::Line;
use super::output::Output;
use super::rule::name;
use crate::show::{Mark, WIDTH};
use std::iter::zip;
use std::slice;

/// If more of the 45 digits are missing, there is no board.
const HALF: usize = 22;
/// How many lines are shown.
const MOST: usize = 10;
const NAMES: [&str; 5] = ["type", "top side", "right side", "bottom side", "left side"];
const CARDS: &str = "nine cards are drawn, each with the number of its type in the middle";

/// What is wrong with the board of a solution.
pub(super) struct Fault<'a> {
    pub(super) is_lacking: bool,
    /// The digits that it lacks, or all numbers that it shows.
    pub(super) numbers: Vec<i32>,
    lines: Vec<&'a [u8]>,
}

/// Returns what is wrong with the board of each solution, if anything. Boards stand before their `CHECK` lines, after
/// them, or elsewhere.
pub(super) fn faults<'a>(output: &Output<'a>, start: usize) -> Vec<Option<Fault<'a>>> {
    let (parts, checks) = (output.parts(start), &output.checks);
    let drawings: Vec<_> = parts.iter().map(|part| Drawing::new(part)).collect();
    let [before, after] = [0, 1].map(|first| {
        let solutions = zip(drawings.iter().skip(first), checks);
        solutions.map(|(drawing, check)| fault(drawing, check)).collect::<Vec<_>>()
    });
    let right = |faults: &[Option<Fault>]| faults.iter().filter(|fault| fault.is_none()).count();
    let faults = if right(&after) > right(&before) { after } else { before };
    if !faults.iter().flatten().any(|fault| fault.is_lacking) {
        return faults;
    }
    let all = drawings.into_iter().fold(Drawing::default(), Drawing::and);
    let can_be_read = all.boards.len() >= checks.len();
    let misread = |check| if can_be_read { wrong(&all, check) } else { None };
    let is_elsewhere = all.lacking(checks).is_empty();
    if is_elsewhere {
        checks.iter().map(misread).collect()
    } else {
        faults
    }
}

fn fault<'a>(drawing: &Drawing<'a>, check: &Line) -> Option<Fault<'a>> {
    let numbers = drawing.lacking(slice::from_ref(check));
    if numbers.is_empty() {
        return wrong(drawing, check);
    }
    Some(Fault { is_lacking: true, numbers, lines: drawing.lines.clone() })
}

/// Returns what is wrong with the board that is most like a solution, unless one is right.
fn wrong<'a>(drawing: &Drawing<'a>, check: &Line) -> Option<Fault<'a>> {
    let due = due(check);
    let boards = drawing.boards.iter().map(|board| (board, board.shown(&due)));
    let right = |shown: &[i32]| zip(shown, &due).filter(|(found, due)| found == due).count();
    let (board, numbers) = boards.max_by_key(|(_, shown)| right(shown))?;
    let mut wrong = zip(zip(&numbers, &due), slots()).filter(|((found, due), _)| found != due);
    // A `CHECK` line may have other numbers than a board.
    let row = if due.is_empty() { 0 } else { wrong.next()?.1 .0 };
    drop(wrong);
    Some(Fault { is_lacking: false, lines: vec![board.rows[row]], numbers })
}

/// Shows the first board that is wrong; nothing if none is.
pub(super) fn difference(output: &Output, start: usize) -> String {
    let faults = zip(faults(output, start), &output.checks).zip(1..);
    let mut wrong = faults.filter_map(|((fault, check), number)| Some((number, fault?, check)));
    wrong.next().map_or(String::new(), |(number, fault, (_, shown))| {
        let lines = if fault.lines.is_empty() { &[shown.as_bytes()][..] } else { &fault.lines };
        fault.words(number, &output.checks[number - 1]) + &Mark::Found.lines(lines, MOST, WIDTH)
    })
}

impl Fault<'_> {
    fn words(&self, solution: usize, check: &Line) -> String {
        if self.is_lacking && self.numbers.len() > HALF {
            return format!("Solution {solution} has no board: its {CARDS}.\n");
        }
        if self.is_lacking {
            let digits: Vec<_> = self.numbers.iter().map(i32::to_string).collect();
            return format!(
                "The board of solution {solution} lacks {}: {CARDS}.\n",
                digits.join(" ")
            );
        }
        let mut numbers = zip(zip(&self.numbers, due(check)), slots());
        let wrong = numbers.find(|((found, due), _)| *found != due);
        wrong.map_or(String::new(), |((found, due), (_, place, what))| {
            let (what, place) = (NAMES[what], name(place));
            format!(
                "In the board of solution {solution}, the {what} of {place} is {found}, \
                but {due} in its CHECK line.\n"
            )
        })
    }
}
