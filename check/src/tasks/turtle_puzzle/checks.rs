//! The lines of solutions, and the total that must follow them if not all are printed.

use super::report::{with_end, Expected, Fault, Line, Lines, What};
use super::solution::why_wrong;
use crate::show::{counted, equal};
use std::cmp::Reverse;
use turtle_puzzle::DEFAULT_LIMIT;

/// What may stand within a number: `1.276`, `1'276` or `0,5`.
const MARKS: [char; 4] = ['.', ',', '\'', '\u{2019}'];

const AGAIN: &str = "A solution is printed more than once.";

/// Returns the right lines of solutions, each once, and what is wrong: each missing line, with one
/// that is there in its place. Of more than 50 solutions, any may be printed.
pub(super) fn checks<'a>(expected: &Expected, lines: &'a [Line<'a>]) -> (Lines<'a>, Vec<Fault>) {
    let checks: Vec<_> = lines.iter().filter(|line| line.is_check).collect();
    let count = expected.total.min(DEFAULT_LIMIT);
    let counts = format!("Expected {}, found {}.", counted(count, "CHECK line"), checks.len());
    let mut right = Vec::new();
    let mut wrong = Vec::new();
    for line in checks {
        let is_known = expected.checks.iter().any(|check| *check == line.text);
        let why = if is_known { None } else { why_wrong(&line.text, &expected.types) };
        match why {
            Some(why) => wrong.push((line, why)),
            None if has(&right, &line.text) => wrong.push((line, AGAIN.to_owned())),
            None if right.len() == count => wrong.push((line, counts.clone())),
            None => right.push(line),
        }
    }
    let missing = expected.checks.iter().filter(|check| !has(&right, check));
    let mut missing: Vec<_> = missing.take(count - right.len()).collect();
    // The line that is most like the first wrong one comes first.
    let first = wrong.first().map_or("", |(line, _)| &*line.text);
    missing.sort_by_key(|line| Reverse(equal(line.as_bytes(), first.as_bytes())));
    let fault = |index: usize| {
        let missing = missing.get(index).map(|line| with_end(line));
        let (found, why) = wrong.get(index).map(|(line, why)| (line, why)).unzip();
        let found = found.map(|line| &*line.text);
        let key = format!(
            "missing {}\nwrong {}",
            missing.as_deref().unwrap_or_default(),
            found.unwrap_or_default()
        );
        let is_repeated = found.is_some_and(|line| has(&right, line));
        let what = match (missing, found.map(with_end)) {
            (missing, Some(line)) if is_repeated => What::Repeated { line, missing },
            (Some(expected), Some(found)) => What::Wrong { expected, found },
            (None, Some(line)) => What::Extra(line),
            (missing, None) => What::Missing(missing.unwrap_or_default()),
        };
        Fault { what, key, why: why.unwrap_or(&counts).clone() }
    };
    let faults = (0..missing.len().max(wrong.len())).map(fault).collect();
    (right, faults)
}

fn has(lines: &[&Line], solution: &str) -> bool {
    lines.iter().any(|line| line.text == solution)
}

/// Returns what is wrong if there must be a total, but there is none. Its line may have any words.
pub(super) fn total(total: usize, lines: &[Line]) -> Option<Fault> {
    let end = lines.rsplit(|line| line.is_check).next()?;
    let printed = lines.iter().filter(|line| line.is_check).count();
    if total <= DEFAULT_LIMIT || end.iter().any(|line| has_number(&line.text, total)) {
        return None;
    }
    // Other numbers, such as a running time, are free. So only a number that a program takes for
    // the total is shown as wrong.
    let known = [total - 1, total + 1, total - 50, total / 2, total / 4, 50, 51, 100];
    let wrong = |line: &Line| known.into_iter().find(|number| has_number(&line.text, *number));
    let found = end.iter().find_map(|line| Some((&*line.text, wrong(line)?)));
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
