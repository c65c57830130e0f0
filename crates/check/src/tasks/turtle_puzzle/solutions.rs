//! The difference between the solutions of a turtle puzzle in two outputs.
//!
//! The order of `CHECK` lines is free. So a wrong line is compared with the missing one that is most like it.

use super::alike::{beside_most_alike, most_alike};
use super::checks::Checks;
use super::report::Check;
use crate::rows::{counted, first_rows, lines, note, streaks, Mark, Row, Streak};
use turtle_puzzle::DEFAULT_LIMIT;

/// How many lines are shown of those that are missing, wrong, or printed more than once.
const MOST: usize = 4;

/// Returns rows that show how the solutions in two outputs differ; none if they do not. If there are more
/// than 50, `output` must have 50 of them, and the total in its last line.
pub(super) fn solution_rows(checks: &Checks, output: &[u8]) -> Vec<Row> {
    let mut rows = wrong_lines(checks, output);
    if rows.is_empty() && checks.total > DEFAULT_LIMIT {
        rows = wrong_total(checks.total, output);
    }
    rows.extend(repeated_lines(checks));
    rows
}

/// Shows which lines are wrong or missing.
fn wrong_lines(checks: &Checks, output: &[u8]) -> Vec<Row> {
    let Checks { total, found, wrong, missing } = checks;
    let mut rows = Vec::new();
    if found.len() != (*total).min(DEFAULT_LIMIT) {
        rows.push(note(&counts(checks)));
    }
    match (wrong.first(), missing.first()) {
        (None, Some(_)) if found.is_empty() => {
            rows.extend(without_checks(&lines_of(missing), output));
        }
        (Some(first), Some(_)) => {
            rows.extend(beside_most_alike(&lines_of(missing), first.line));
            rows.extend(more("wrong", wrong.len() - 1));
        }
        (None, Some(first)) if *total > DEFAULT_LIMIT => {
            // Any 50 of the solutions would do.
            if found.len() < DEFAULT_LIMIT {
                rows.push(note("One of those that are missing:"));
                rows.push(Row::Lines(Mark::Expected, Streak::new(first.line, 1)));
            }
        }
        _ => {
            rows.extend(first_rows(Mark::Expected, &streaks(&lines_of(missing)), MOST));
            rows.extend(first_rows(Mark::Found, &streaks(&lines_of(wrong)), MOST));
        }
    }
    rows
}

fn lines_of<'a>(checks: &[&Check<'a>]) -> Vec<&'a [u8]> {
    checks.iter().map(|check| check.line).collect()
}

/// Says how many lines that are not shown are like those shown.
fn more(what: &str, count: usize) -> Option<Row> {
    (count > 0).then(|| note(&format!("More lines that are {what}: {count}")))
}

/// Shows the lines that are printed more than once.
fn repeated_lines(checks: &Checks) -> Vec<Row> {
    let repeated = checks.found.iter().filter(|(_, times)| *times > 1);
    let repeated: Vec<_> = repeated.map(|(check, times)| Streak::new(check.line, *times)).collect();
    if repeated.is_empty() {
        return Vec::new();
    }
    let shown = &repeated[..repeated.len().min(MOST)];
    let mut rows = vec![note("These CHECK lines are printed more than once:")];
    rows.extend(first_rows(Mark::Found, shown, MOST));
    rows.extend(more("printed more than once", repeated.len() - shown.len()));
    rows
}

/// Shows the line of an output without `CHECK` lines that is most like a missing one, or else how the output
/// begins.
fn without_checks(missing: &[&[u8]], output: &[u8]) -> Vec<Row> {
    // An output may have thousands of lines, and a puzzle more solutions: some of them will do.
    let missing = &missing[..missing.len().min(DEFAULT_LIMIT)];
    match most_alike(&lines(output), missing) {
        Some(line) => beside_most_alike(missing, line),
        None => beside_start(missing[0], &lines(output)),
    }
}

/// Shows a missing line, and how an output begins.
pub(super) fn beside_start(missing: &[u8], output: &[&[u8]]) -> Vec<Row> {
    let mut rows = vec![Row::Lines(Mark::Expected, Streak::new(missing, 1))];
    if output.is_empty() {
        rows.push(Row::Words(Mark::Found, "[empty]".to_owned()));
    } else {
        rows.push(note("The output begins:"));
        rows.extend(first_rows(Mark::Found, &streaks(output), MOST));
    }
    rows
}

/// Says how many solutions are expected, and how many are found.
fn counts(Checks { total, found, .. }: &Checks) -> String {
    let printed: usize = found.iter().map(|(_, times)| times).sum();
    let expected = match *total {
        0..=DEFAULT_LIMIT => counted(*total, "CHECK line"),
        _ => format!("{DEFAULT_LIMIT} of the {total} solutions"),
    };
    let again = format!(" (with repetitions: {printed})");
    let again = if printed > found.len() { &again } else { "" };
    format!("Expected {expected}, found {}{again}.", found.len())
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
