//! What is wrong with the boards of a report, however they are drawn.
//!
//! All solutions have the same 45 digits, so each must have them. Where nine lines with digits have 3, 9, 3, 3, 9, 3, 3, 9
//! and 3, they are the rows of a board, which can be read.

use super::report::digits;
use super::rule::name;
use crate::show::{Mark, WIDTH};
use std::iter::zip;
use std::slice;

/// How many digits are in the rows of a board.
const COUNTS: [usize; 9] = [3, 9, 3, 3, 9, 3, 3, 9, 3];
/// What the three rows of a card show: 0 is its type, the others are its sides.
const SHOWN: [&[usize]; 3] = [&[1], &[4, 0, 2], &[3]];
const NAMES: [&str; 5] = ["type", "top pattern", "right pattern", "bottom pattern", "left pattern"];
/// If more of the 45 digits are missing, there is no board.
const HALF: usize = 22;
/// How many lines are shown.
const MOST: usize = 10;
const CARDS: &str = "nine cards are drawn, each with the number of its type in the middle";

/// A line with digits, and these.
type Row<'a> = (&'a [u8], String);

/// What is wrong with the board of a solution.
pub(super) struct Fault<'a> {
    /// The digits of the board, if it can be read, or else those that are missing; empty if there is no board.
    pub(super) says: String,
    /// How many digits are wrong.
    wrong: usize,
    words: String,
    lines: Vec<&'a [u8]>,
}

/// Returns what is wrong with the board of each solution, if anything. The parts of a report stand before, between and after
/// its `CHECK` lines.
pub(super) fn faults<'a>(parts: &[&[&'a [u8]]], checks: &[&str]) -> Vec<Option<Fault<'a>>> {
    let parts: Vec<_> = parts.iter().map(|part| rows(part)).collect();
    let due: Vec<_> = checks.iter().map(|check| due(check)).collect();
    if are_drawn(&parts, &due) {
        return checks.iter().map(|_| None).collect();
    }
    let fault = |(part, due)| {
        let is_drawn = are_drawn(slice::from_ref(part), slice::from_ref(due));
        (!is_drawn).then(|| fault(part, due))
    };
    // Boards stand before their lines, or after them.
    let faults = |parts| zip(parts, &due).map(fault).collect::<Vec<_>>();
    let wrong = |faults: &Vec<Option<Fault>>| {
        faults.iter().flatten().map(|fault| fault.wrong).sum::<usize>()
    };
    [faults(&parts[..]), faults(&parts[1..])].into_iter().min_by_key(wrong).unwrap_or_default()
}

/// Returns whether boards are drawn in some parts. If fewer can be read, their digits will do.
fn are_drawn(parts: &[Vec<Row>], due: &[String]) -> bool {
    let drawn: Vec<_> = parts.iter().flat_map(|part| boards(part)).map(shown).collect();
    let count = |boards: &[String], one| boards.iter().filter(|board| *board == one).count();
    if drawn.len() < due.len() {
        lacking(&parts.concat(), &due.concat()).is_empty()
    } else {
        due.iter().all(|one| count(due, one) <= count(&drawn, one))
    }
}

/// Says what is wrong with the board in a part that is most like a solution.
fn fault<'a>(part: &[Row<'a>], due: &str) -> Fault<'a> {
    let right =
        |drawn: &str| zip(drawn.chars(), due.chars()).filter(|(one, other)| one == other).count();
    let board = boards(part).map(|rows| (rows, shown(rows))).max_by_key(|(_, drawn)| right(drawn));
    let read = board.and_then(|(rows, says)| {
        let mut slots = zip(zip(says.chars(), due.chars()), slots());
        let ((found, due), (row, place, what)) = slots.find(|((found, due), _)| found != due)?;
        let (what, place) = (NAMES[what], name(place));
        let words = format!("a board in which the {what} of {place} is {found}, not {due}");
        Some(Fault { wrong: says.len() - right(&says), words, lines: vec![rows[row].0], says })
    });
    read.unwrap_or_else(|| {
        let missing = lacking(part, due);
        let lines = part.iter().map(|(line, _)| *line).collect();
        let (says, words) = if missing.len() > HALF {
            (String::new(), format!("no board: its {CARDS}"))
        } else {
            let digits: String = missing.chars().flat_map(|digit| [' ', digit]).collect();
            (digits.clone(), format!("a board that lacks the digits{digits}: {CARDS}"))
        };
        Fault { wrong: missing.len(), says, words, lines }
    })
}

impl Fault<'_> {
    pub(super) fn shown(&self, number: usize) -> String {
        let lines = Mark::Found.lines(&self.lines, MOST, WIDTH);
        format!("Solution {number} has {}.\n{lines}", self.words)
    }
}

/// Returns the lines with digits, but for titles that only number a solution.
fn rows<'a>(lines: &[&'a [u8]]) -> Vec<Row<'a>> {
    let rows = lines.iter().map(|line| (*line, digits(line)));
    let is_title =
        |(line, digits): &Row| digits.len() < 3 && line.windows(4).any(|part| part == b"sung");
    rows.filter(|row| !row.1.is_empty() && !is_title(row)).collect()
}

/// Returns the rows of each board that can be read.
fn boards<'a, 'b>(rows: &'b [Row<'a>]) -> impl Iterator<Item = &'b [Row<'a>]> {
    let is_board = |rows: &&[Row]| rows.iter().map(|(_, digits)| digits.len()).eq(COUNTS);
    rows.windows(COUNTS.len()).filter(is_board)
}

fn shown(rows: &[Row]) -> String {
    rows.iter().map(|(_, digits)| &**digits).collect()
}

/// Returns the digits that are due, but not in some lines, in order.
fn lacking(rows: &[Row], due: &str) -> String {
    let count = |text: &str, digit: char| text.matches(digit).count();
    let shown = shown(rows);
    let missing = |digit| count(due, digit).saturating_sub(count(&shown, digit));
    ('1'..='9').map(|digit| digit.to_string().repeat(missing(digit))).collect()
}

/// Returns of each digit of a board the row, the place, and what of its card it shows.
fn slots() -> impl Iterator<Item = (usize, usize, usize)> {
    let places = (0..9).flat_map(|row| (0..3).map(move |column| (row, row / 3 * 3 + column)));
    places.flat_map(|(row, place)| SHOWN[row % 3].iter().map(move |what| (row, place, *what)))
}

/// Returns the digits of a solution in the order of a board.
fn due(check: &str) -> String {
    let digits = digits(check.as_bytes()).into_bytes();
    let digit = |(_, place, what): (usize, usize, usize)| digits.get(place * 5 + what);
    slots().filter_map(digit).map(|digit| char::from(*digit)).collect()
}
