//! The total that must follow the solutions if not all are printed.
//!
//! Its line may have any words, and other numbers may stand there, such as a running time. So a
//! report is right if one of them is the total.

use super::report::Fault;
use rules::turtle_puzzle::lines::{
    below_solutions, number_below_solutions, undrawn_below_solutions, Line, MARKS,
};
use turtle_puzzle::DEFAULT_LIMIT;

/// Returns what is wrong if there must be a total, but there is none, below as many solutions as
/// are printed.
pub(super) fn total_fault(total: usize, printed: usize, lines: &[Line]) -> Option<Fault> {
    let end = below_solutions(lines);
    if total <= DEFAULT_LIMIT || end.iter().any(|line| has_number(&line.text, total)) {
        return None;
    }
    // Other numbers, such as a running time, are free. So only a number that a program takes for
    // the total is shown as wrong: one too few or too many, what it did not print, what it found
    // without some rotations, or a limit.
    let known = [total - 1, total + 1, total - 50, total / 2, total / 4, 50, 51, 100];
    let wrong = |line: &Line| known.into_iter().find(|number| has_number(&line.text, *number));
    let found = undrawn_below_solutions(lines).find_map(|line| Some((&*line.text, wrong(line)?)));
    let why = format!("Expected the total {total} after the last CHECK line.");
    let expected = format!("Es gibt insgesamt {total} Loesungen.");
    // If fewer are printed, their number is free, too.
    Some(match found.filter(|_| printed >= DEFAULT_LIMIT) {
        Some((found, number)) => Fault::wrong(&expected, found, format!("total {number}"), &why),
        None => Fault::missing(&expected, "total".to_owned(), &why),
    })
}

/// Returns whether a line has a number, and not as a part of another one: 1276 as `1276`, `1.276`
/// or `1 276`, but not as `11276`.
fn has_number(line: &str, number: usize) -> bool {
    let words = line.split(|char: char| !char.is_ascii_digit() && !MARKS.contains(&char));
    let words = words.map(|word| word.trim_matches(MARKS)).filter(|word| !word.is_empty());
    let words: Vec<_> = words.collect();
    let whole = number.to_string();
    let (thousands, rest) = whole.split_at(whole.len().saturating_sub(3));
    words.iter().any(|word| *word == whole || word.split(MARKS).eq([thousands, rest]))
        || words.windows(2).any(|words| words == [thousands, rest])
}

/// Returns the number that a wrong report gives as its total, if it prints so many solutions that
/// it must give one.
pub(super) fn claimed_total(expected: usize, printed: usize, lines: &[Line]) -> Option<usize> {
    let number = number_below_solutions(lines);
    // Elsewhere the number of the solutions that are printed is free.
    let is_free = |number: &usize| *number == printed && expected <= DEFAULT_LIMIT;
    number.filter(|number| printed >= DEFAULT_LIMIT && !is_free(number))
}
