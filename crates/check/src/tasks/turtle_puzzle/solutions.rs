//! The difference between the solutions of a turtle puzzle in two outputs.
//!
//! Only the `CHECK` lines count. Their order, the white space in them and all other lines are free. So a
//! wrong line is compared with the missing one that is most like it.

use super::checks::{alike, compact, printed, Checks};
use crate::rows::{first_rows, lines, note, pair, streaks, Mark, Row, Streak};
use std::cmp::Reverse;
use turtle_puzzle::DEFAULT_LIMIT;

/// How many lines are shown of those that are missing, wrong, or printed more than once.
const MOST: usize = 4;

/// Returns rows that show how the solutions in two outputs differ; none if they do not. If there are more
/// than 50, `found` must have 50 of them, and the total in its last line.
pub(super) fn solution_rows(checks: &Checks, found: &[u8]) -> Vec<Row> {
    let mut rows = wrong_lines(checks, found);
    if rows.is_empty() && checks.all.len() > DEFAULT_LIMIT {
        rows = wrong_total(checks.all.len(), found);
    }
    let mut repeated = streaks(&printed(found));
    repeated.retain(|streak| streak.times > 1);
    if !repeated.is_empty() {
        rows.push(note("These CHECK lines are printed more than once:"));
        rows.extend(first_rows(Mark::Found, &repeated, MOST));
    }
    rows
}

/// Shows which lines are wrong or missing. `output` is what was printed.
fn wrong_lines(checks: &Checks, output: &[u8]) -> Vec<Row> {
    let Checks { all, found, wrong, missing } = checks;
    let mut rows = Vec::new();
    if found.len() != all.len().min(DEFAULT_LIMIT) {
        rows.push(note(&counts(all.len(), found.len())));
    }
    match (wrong.first(), missing.first()) {
        (None, Some(first)) if found.is_empty() => {
            rows.extend(without_checks(first, missing, output));
        }
        (Some(first), Some(_)) => {
            rows.extend(beside_most_alike(missing, first));
            if wrong.len() > 1 {
                rows.push(note(&format!("More lines that are wrong: {}", wrong.len() - 1)));
            }
        }
        (None, Some(first)) if all.len() > DEFAULT_LIMIT => {
            // Any 50 of the solutions would do.
            if found.len() < DEFAULT_LIMIT {
                rows.push(note("One of those that are missing:"));
                rows.push(Row::Lines(Mark::Expected, Streak::new(first, 1)));
            }
        }
        _ => {
            rows.extend(first_rows(Mark::Expected, &streaks(missing), MOST));
            rows.extend(first_rows(Mark::Found, &streaks(wrong), MOST));
        }
    }
    rows
}

/// Shows a wrong line below the missing one that is most like it.
fn beside_most_alike(missing: &[Vec<u8>], wrong: &[u8]) -> Vec<Row> {
    // The first one of several: `max_by_key` would take the last.
    let most_alike = missing.iter().min_by_key(|line| Reverse(alike(line, wrong)));
    let most_alike = most_alike.expect("one is missing");
    pair(&Streak::new(most_alike, 1), &Streak::new(wrong, 1))
}

/// Shows the line of an output without `CHECK` lines that is most like a missing one, if half of it is
/// alike, or else how the output begins.
fn without_checks(first: &[u8], missing: &[Vec<u8>], output: &[u8]) -> Vec<Row> {
    // An output may have thousands of lines, and a puzzle more solutions: some of them will do.
    let missing = &missing[..missing.len().min(DEFAULT_LIMIT)];
    let lines = lines(output);
    let likeness = |line: &&&[u8]| {
        let compact = compact(line);
        missing.iter().map(|missing| alike(missing, &compact)).max().unwrap_or(0)
    };
    let best = lines.iter().max_by_key(likeness).filter(|line| 2 * likeness(line) > first.len());
    match best {
        Some(line) => beside_most_alike(missing, line),
        None => [vec![Row::Lines(Mark::Expected, Streak::new(first, 1))], start(output)].concat(),
    }
}

/// Says how many solutions are expected, and how many are found.
fn counts(all: usize, found: usize) -> String {
    match all {
        0 => format!("Expected no CHECK lines, found {found}."),
        1 => format!("Expected 1 CHECK line, found {found}."),
        2..=DEFAULT_LIMIT => format!("Expected {all} different CHECK lines, found {found}."),
        _ => format!("Expected {DEFAULT_LIMIT} of the {all} solutions, found {found}."),
    }
}

/// Shows how an output without `CHECK` lines begins.
fn start(output: &[u8]) -> Vec<Row> {
    if output.is_empty() {
        return vec![Row::Words(Mark::Found, "[empty]".to_owned())];
    }
    let rows = first_rows(Mark::Found, &streaks(&lines(output)), MOST);
    [vec![note("The output begins:")], rows].concat()
}

/// Says what is wrong with the last line, which must have the total.
fn wrong_total(total: usize, output: &[u8]) -> Vec<Row> {
    let last = lines(output.trim_ascii_end()).pop().unwrap_or_default();
    let mut numbers = last.split(|byte| !byte.is_ascii_digit());
    if numbers.any(|number| number == total.to_string().as_bytes()) {
        return Vec::new();
    }
    let title = format!("Expected the total {total} in the last line, found:");
    vec![note(&title), Row::Lines(Mark::Found, Streak::new(&[last, b"\n"].concat(), 1))]
}
