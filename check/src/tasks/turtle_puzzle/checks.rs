//! The lines of solutions.

use super::report::{with_end, Expected, Fault, Line, Lines, What};
use super::solution::why_wrong;
use crate::show::{counted, equal};
use std::cmp::Reverse;
use turtle_puzzle::DEFAULT_LIMIT;

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
