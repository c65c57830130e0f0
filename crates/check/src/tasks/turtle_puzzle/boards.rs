//! What is wrong with the boards of a report, however they are drawn.
//!
//! Where nine lines with digits have 3, 9, 3, 3, 9, 3, 3, 9 and 3 of them, they are a board that can be read. Where a
//! solution has none, the other lines must have its digits.

use super::report::digits;
use super::solution::name;
use crate::show::{Mark, WIDTH};
use std::iter::{from_fn, zip};

/// How many digits are in the rows of a board.
const COUNTS: [usize; 9] = [3, 9, 3, 3, 9, 3, 3, 9, 3];
/// What the three rows of a card show: 0 is its type, the others are its sides.
const SHOWN: [&[usize]; 3] = [&[1], &[4, 0, 2], &[3]];
const NAMES: [&str; 5] = ["type", "top pattern", "right pattern", "bottom pattern", "left pattern"];
/// If more of the 45 digits are missing, there is no board.
const HALF: usize = 22;
/// How many lines are shown.
const MOST: usize = 10;
const SHOWS: &str = "a board shows nine cards, each with the number of its type in the middle";

/// A line, and its digits. One without digits only keeps others apart.
pub(super) type Row<'a> = (&'a [u8], String);
const SEPARATOR: Row = (&[], String::new());
/// The number of a solution, its `CHECK` line, and the digits of its board, row by row.
type Board<'a> = (usize, &'a str, String);

/// What is wrong with the board of a solution.
pub(super) struct Fault {
    /// The digits of a board that is wrong, or else those that are missing; empty if there is no board.
    pub(super) says: String,
    pub(super) message: String,
    /// How many digits are wrong.
    pub(super) wrong: usize,
}

/// Returns what is wrong with the board of each solution, if anything. The parts of a report are the lines before, between and
/// after its `CHECK` lines. Boards stand before these, or after them, or, unless each has a board beside it, anywhere.
pub(super) fn faults(parts: &[Vec<Row>], checks: &[String]) -> Vec<Option<Fault>> {
    let (boards, [above, below]) = (boards(checks), [parts, &parts[1..]]);
    let beside = |parts: &[Vec<Row>]| -> Vec<_> {
        let pairs = zip(parts, boards.chunks(1));
        pairs.flat_map(|(part, board)| faults_in(part, board, checks.len())).collect()
    };
    let has_each =
        |parts: &&[Vec<Row>]| zip(*parts, checks).all(|(part, _)| part.windows(9).any(is_board));
    let before = beside(above);
    // Most reports are right: nothing else is looked at.
    if before.iter().all(Option::is_none) {
        return before;
    }
    // A single board that can be read may be the cards as given, drawn before that of the solution.
    let anywhere = (![above, below].iter().any(has_each) || checks.len() == 1)
        .then(|| faults_in(&parts.join(&SEPARATOR), &boards, checks.len()));
    let count = |faults: &Vec<Option<Fault>>| {
        faults.iter().flatten().map(|fault| fault.wrong).sum::<usize>()
    };
    let all = [before, beside(below)].into_iter().chain(anywhere);
    all.min_by_key(count).unwrap_or_default()
}

/// Returns whether all solutions are drawn in the parts of a report.
pub(super) fn are_drawn(parts: &[Vec<Row>], checks: &[String]) -> bool {
    faults_in(&parts.join(&SEPARATOR), &boards(checks), checks.len()).iter().all(Option::is_none)
}

/// Returns what is wrong in some rows with each of some boards, if anything. The report has some number of solutions.
fn faults_in(rows: &[Row], boards: &[Board], solutions: usize) -> Vec<Option<Fault>> {
    // Boards that are right are taken out of the rows, then all others that can be read. What is left may be boards that are
    // drawn in another way.
    let mut rows = rows.to_vec();
    let mut is_taken = |(.., board): &Board| take(&mut rows, |drawn| drawn == board).is_some();
    let missing: Vec<_> = boards.iter().filter(|board| !is_taken(board)).collect();
    let others: Vec<_> = from_fn(|| take(&mut rows, |_| true)).collect();
    rows.retain(|(_, digits)| !digits.is_empty());
    let lacking = lacking(&rows, &missing);
    // If enough boards can be read, they are those of the solutions. A single one may be the cards as given.
    let are_read = missing.len() <= others.len() && solutions > 1;
    let is_wrong = |board| missing.contains(&board) && (are_read || !lacking.is_empty());
    let fault = |board: &Board| {
        let undrawn = || undrawn(&rows, &lacking, board, missing.len());
        misdrawn(&others, board).unwrap_or_else(undrawn)
    };
    boards.iter().map(|board| is_wrong(board).then(|| fault(board))).collect()
}

/// Takes the first board that can be read, and is wanted, out of some rows. Its rows stay, without digits, so that they keep
/// others apart.
fn take<'a>(rows: &mut [Row<'a>], is_wanted: impl Fn(&str) -> bool) -> Option<Vec<Row<'a>>> {
    let is_wanted = |rows: &[Row]| is_board(rows) && is_wanted(&text(rows));
    let start = rows.windows(COUNTS.len()).position(is_wanted)?;
    let board = &mut rows[start..][..COUNTS.len()];
    let taken = board.to_vec();
    for (_, digits) in board {
        digits.clear();
    }
    Some(taken)
}

/// Says where the board that is most like that of a solution differs from it.
fn misdrawn(drawn: &[Vec<Row>], (number, _, board): &Board) -> Option<Fault> {
    let differing = |rows: &Vec<Row>| -> Vec<_> {
        let pairs = zip(zip(text(rows).into_bytes(), board.bytes()), slots());
        pairs.filter(|((found, expected), _)| found != expected).collect()
    };
    let all = drawn.iter().map(|rows| (rows, differing(rows)));
    let (rows, wrong) = all.min_by_key(|(_, wrong)| wrong.len())?;
    let ((found, expected), (row, place, what)) = *wrong.first()?;
    let (what, place, [found, expected]) =
        (NAMES[what], name(place), [found, expected].map(char::from));
    let message = format!("Solution {number} has a board in which the {what} of {place} is {found}, not {expected}.\n");
    let message = message + &Mark::Found.lines(&[rows[row].0], 1, WIDTH);
    Some(Fault { says: text(rows), message, wrong: wrong.len() })
}

/// Says which digits are lacking in some rows for the solutions that are missing, of which this is one.
fn undrawn(rows: &[Row], lacking: &str, (number, check, _): &Board, missing: usize) -> Fault {
    let digits: String = lacking.chars().flat_map(|digit| [' ', digit]).collect();
    let has_board = lacking.len() <= HALF * missing;
    let what = match (missing, has_board) {
        (1, true) => format!("Solution {number} has a board that lacks the digits{digits}"),
        (1, false) => format!("Solution {number} has no board"),
        _ => "Not every solution has its board".to_owned(),
    };
    let lines: Vec<_> = rows.iter().map(|(line, _)| *line).collect();
    let lines = if lines.is_empty() { vec![check.as_bytes()] } else { lines };
    let message = format!("{what}: {SHOWS}.\n{}", Mark::Found.lines(&lines, MOST, WIDTH));
    let says = if has_board { digits } else { String::new() };
    Fault { says, message, wrong: lacking.len().div_ceil(missing) }
}

/// Returns the lines with digits, but for titles that only number a solution.
pub(super) fn rows<'a>(lines: &[&'a [u8]]) -> Vec<Row<'a>> {
    let rows = lines.iter().map(|line| (*line, digits(line)));
    let is_title =
        |(line, digits): &Row| digits.len() < 3 && line.windows(4).any(|part| part == b"sung");
    rows.filter(|row| !row.1.is_empty() && !is_title(row)).collect()
}

/// Returns whether rows are a board that can be read.
fn is_board(rows: &[Row]) -> bool {
    rows.iter().map(|(_, digits)| digits.len()).eq(COUNTS)
}

fn text(rows: &[Row]) -> String {
    rows.iter().map(|(_, digits)| &**digits).collect()
}

/// Returns the digits of boards that are not in some rows, in order.
fn lacking(rows: &[Row], boards: &[&Board]) -> String {
    let expected: String = boards.iter().map(|(.., board)| &**board).collect();
    let found = text(rows);
    let count = |text: &str, digit: char| text.matches(digit).count();
    let missing = |digit| count(&expected, digit).saturating_sub(count(&found, digit));
    ('1'..='9').map(|digit| digit.to_string().repeat(missing(digit))).collect()
}

/// Returns of each digit of a board the row, the place, and what of its card it shows.
fn slots() -> impl Iterator<Item = (usize, usize, usize)> {
    let places = (0..9).flat_map(|row| (0..3).map(move |column| (row, row / 3 * 3 + column)));
    places.flat_map(|(row, place)| SHOWN[row % 3].iter().map(move |what| (row, place, *what)))
}

/// Returns the boards of solutions.
fn boards(checks: &[String]) -> Vec<Board<'_>> {
    let board = |check: &str| {
        let digits = digits(check.as_bytes()).into_bytes();
        let digit = |(_, place, what): (usize, usize, usize)| digits.get(place * 5 + what);
        slots().filter_map(digit).map(|digit| char::from(*digit)).collect()
    };
    zip(1.., checks).map(|(number, check)| (number, &**check, board(check))).collect()
}
