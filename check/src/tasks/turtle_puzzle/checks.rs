//! The lines of solutions.

use super::report::{has, with_end, Expected, Fault, Lines, What};
use super::solution::why_wrong;
use crate::show::equal;
use mistakes::counted;
use rules::turtle_puzzle::lines::Line;
use std::cmp::Reverse;
use std::iter::zip;
use turtle_puzzle::DEFAULT_LIMIT;

const AGAIN: &str = "A solution is printed more than once.";

/// What is found of the lines of solutions.
pub(super) struct Checks<'a> {
    /// Those that are right, each once.
    pub(super) right: Lines<'a>,
    pub(super) faults: Vec<Fault>,
    pub(super) count: usize,
}

/// A line that is wrong, or too much.
struct Wrong<'a> {
    line: &'a str,
    why: String,
    is_repeated: bool,
}

/// Looks for each solution. What is wrong is each missing line, with one that is there in its
/// place. Of more than 50 solutions, any may be printed.
pub(super) fn checks<'a>(expected: &Expected, lines: &'a [Line<'a>]) -> Checks<'a> {
    let checks: Lines = lines.iter().filter(|line| line.is_check).collect();
    let most = expected.total.min(DEFAULT_LIMIT);
    let counts = format!("Expected {}, found {}.", counted(most, "CHECK line"), checks.len());
    let mut right = Vec::new();
    let mut wrong = Vec::new();
    for line in &checks {
        let is_repeated = has(&right, &line.text);
        let is_known = expected.checks.iter().any(|check| *check == line.text);
        let why = if is_known { None } else { why_wrong(&line.text, &expected.types) };
        let why = why.or_else(|| is_repeated.then(|| AGAIN.to_owned()));
        match why.or_else(|| (right.len() == most).then(|| counts.clone())) {
            Some(why) => wrong.push(Wrong { line: &line.text, why, is_repeated }),
            None => right.push(*line),
        }
    }
    let missing = expected.checks.iter().filter(|check| !has(&right, check));
    let mut missing: Vec<_> = missing.take(most - right.len()).collect();
    // The line that is most like the first wrong one comes first.
    let first = wrong.first().map_or("", |wrong| wrong.line);
    missing.sort_by_key(|line| Reverse(equal(line.as_bytes(), first.as_bytes())));
    Checks { right, faults: faults(&missing, &wrong, &counts), count: checks.len() }
}

/// Pairs missing lines with wrong ones. What remains of either is alone.
fn faults(missing: &[&String], wrong: &[Wrong], counts: &str) -> Vec<Fault> {
    let in_place = zip(missing, wrong).map(|(missing, wrong)| wrong.fault(Some(missing)));
    let alone = missing.iter().skip(wrong.len());
    let alone = alone.map(|missing| Fault::missing(missing, key(missing, ""), counts));
    let too_much = wrong.iter().skip(missing.len()).map(|wrong| wrong.fault(None));
    in_place.chain(alone).chain(too_much).collect()
}

impl Wrong<'_> {
    /// Returns what is wrong if the line stands in place of a missing one, or of none.
    fn fault(&self, missing: Option<&str>) -> Fault {
        let key = key(missing.unwrap_or_default(), self.line);
        let line = with_end(self.line);
        let what = match missing.map(with_end) {
            missing if self.is_repeated => What::Repeated { line, missing },
            Some(expected) => What::Wrong { expected, found: line },
            None => What::Extra(line),
        };
        Fault { what, key, why: self.why.clone() }
    }
}

fn key(missing: &str, wrong: &str) -> String {
    format!("missing {}\nwrong {wrong}", with_end(missing))
}
