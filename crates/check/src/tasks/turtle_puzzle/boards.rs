//! What is wrong with the boards of an output, however they are drawn.
//!
//! Without signs, all solutions have the same 45 digits, so the lines of each must have them. If a board can be read,
//! each of its numbers must be right, too.

use super::drawing::{due, shown, slots, Drawing};
use super::line::Line;
use super::output::Output;
use super::rule::name;
use crate::show::{Mark, WIDTH};
use std::iter::{once, zip};

/// If more of the 45 digits are missing, there is no board.
pub(super) const HALF: usize = 22;
/// How many lines are shown.
const MOST: usize = 10;
const NAMES: [&str; 5] = ["type", "top side", "right side", "bottom side", "left side"];
const CARDS: &str = "nine cards are drawn, each with the number of its type in the middle";

/// What is wrong with the board of a solution.
pub(super) struct Fault<'a> {
    /// What the solution has.
    words: String,
    /// The digits that are missing.
    pub(super) lacking: Vec<i32>,
    /// The numbers of its board, if that can be read.
    pub(super) shown: Vec<i32>,
    lines: Vec<&'a [u8]>,
}

/// Returns what is wrong with the board of each solution, if anything. Boards stand before their `CHECK` lines, after
/// them, or elsewhere.
pub(super) fn faults<'a>(output: &Output<'a>, start: usize) -> Vec<Option<Fault<'a>>> {
    let (parts, checks) = (output.parts(start), &output.checks);
    let drawings: Vec<_> = parts.iter().map(|part| Drawing::new(part)).collect();
    let faults_of = |drawings: &[Drawing<'a>]| -> Vec<_> {
        zip(drawings, checks).map(|(drawing, (check, _))| fault(drawing, check)).collect()
    };
    let count = |faults: &[Option<Fault>]| faults.iter().flatten().count();
    let mut faults = faults_of(&drawings);
    if count(&faults) > 0 {
        let after = faults_of(&drawings[1..]);
        if count(&after) < count(&faults) {
            faults = after;
        }
    }
    if !faults.iter().flatten().any(|fault| !fault.lacking.is_empty()) {
        return faults;
    }
    let all = Drawing::new(&parts.concat());
    let can_be_read = all.boards().count() >= checks.len();
    let misread = |(check, _): &Line| if can_be_read { wrong(&all, check) } else { None };
    let is_elsewhere = all.lacking(checks.iter().map(|(check, _)| &**check)).is_empty();
    if is_elsewhere {
        checks.iter().map(misread).collect()
    } else {
        faults
    }
}

fn fault<'a>(drawing: &Drawing<'a>, check: &str) -> Option<Fault<'a>> {
    let (lacking, misread) = (drawing.lacking(once(check)), wrong(drawing, check));
    if lacking.is_empty() {
        return misread;
    }
    let digits: Vec<_> = lacking.iter().map(i32::to_string).collect();
    let words = match lacking.len() {
        0..=HALF => format!("a board that lacks digits ({}): {CARDS}", digits.join(" ")),
        _ => format!("no board: its {CARDS}"),
    };
    let whole = Fault { words, lacking: vec![], shown: vec![], lines: drawing.lines.clone() };
    Some(Fault { lacking, ..misread.unwrap_or(whole) })
}

/// Returns what is wrong with the board that is most like a solution, unless one is right.
fn wrong<'a>(drawing: &Drawing<'a>, check: &str) -> Option<Fault<'a>> {
    let due = due(check);
    let boards = drawing.boards().map(|board| (board, shown(board, &due)));
    let right = |shown: &[i32]| zip(shown, &due).filter(|(found, due)| found == due).count();
    let (board, shown) = boards.max_by_key(|(_, shown)| right(shown))?;
    let mut wrong = zip(zip(&shown, &due), slots()).filter(|((found, due), _)| found != due);
    let ((found, due), (row, place, what)) = wrong.next()?;
    let (what, place) = (NAMES[what], name(place));
    let words = format!("a board in which the {what} of {place} is {found}, not {due}");
    Some(Fault { words, lacking: vec![], shown: shown.clone(), lines: vec![board[row].line] })
}

/// Shows the first board that is wrong; nothing if none is.
pub(super) fn difference(output: &Output, start: usize) -> String {
    let faults = zip(faults(output, start), &output.checks).zip(1..);
    let mut wrong = faults.filter_map(|((fault, check), number)| Some((number, fault?, check)));
    wrong.next().map_or(String::new(), |(number, fault, (_, check))| {
        let lines = if fault.lines.is_empty() { &[check.as_bytes()][..] } else { &fault.lines };
        let lines = Mark::Found.lines(lines, MOST, WIDTH);
        format!("Solution {number} has {}.\n{lines}", fault.words)
    })
}
