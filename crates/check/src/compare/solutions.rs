//! The difference between the solutions of a turtle puzzle in two reports.
//!
//! Only the `CHECK` lines count. Their order, the white space in them and all other lines are free. So a
//! wrong line is compared with the missing one that is most like it.

use super::row::{first_rows, streaks, Line, Mark, Row};
use std::cmp::Reverse;
use std::collections::BTreeSet;
use std::iter::zip;
use turtle_puzzle::DEFAULT_LIMIT;

/// How many lines are shown of those that are missing, wrong, or printed more than once.
const MOST: usize = 4;

type Lines<'a> = BTreeSet<&'a [u8]>;

/// Returns rows that show how the solutions in two reports differ; none if they do not. `expected` has all
/// solutions. If there are more than 50, `found` must have 50 of them, and the total in its last line.
pub(crate) fn difference(expected: &[u8], found: &[u8]) -> Vec<Row> {
    let [solutions, checks] = [expected, found].map(checks);
    let [all, distinct] =
        [&solutions, &checks].map(|lines| lines.iter().map(Vec::as_slice).collect::<Lines>());
    let mut rows = repeated(&checks);
    let mut differing = wrong_lines(&all, &distinct, found);
    if differing.is_empty() && all.len() > DEFAULT_LIMIT {
        differing = wrong_total(all.len(), found);
    }
    if !rows.is_empty() && !differing.is_empty() {
        rows.push(Row::Note(String::new()));
    }
    rows.extend(differing);
    rows
}

/// Shows the lines that are printed more than once.
fn repeated(checks: &[Vec<u8>]) -> Vec<Row> {
    let text = checks.concat();
    let repeated: Vec<_> = streaks(&text).into_iter().filter(|line| line.times > 1).collect();
    if repeated.is_empty() {
        return Vec::new();
    }
    let title = Row::Note("These CHECK lines are printed more than once:".to_owned());
    [vec![title], first_rows(Mark::Found, &repeated, MOST)].concat()
}

/// Shows which of the distinct lines are wrong or missing. `report` is what was printed.
fn wrong_lines(all: &Lines, distinct: &Lines, report: &[u8]) -> Vec<Row> {
    let wrong: Vec<_> = distinct.difference(all).copied().collect();
    let mut missing: Vec<_> = all.difference(distinct).copied().collect();
    let mut rows = Vec::new();
    if distinct.len() != all.len().min(DEFAULT_LIMIT) {
        rows.push(Row::Note(counts(all.len(), distinct.len())));
    }
    if distinct.is_empty() && !missing.is_empty() {
        rows.push(Row::Line(Mark::Expected, Line::once(missing[0])));
        rows.extend(without_checks(report));
    } else if let (Some(&first), false) = (wrong.first(), missing.is_empty()) {
        missing.sort_by_cached_key(|line| Reverse(alike(line, first)));
        rows.push(Row::Pair { expected: Line::once(missing[0]), found: Line::once(first) });
        if wrong.len() > 1 {
            rows.push(Row::Note(format!("More lines that are wrong: {}", wrong.len() - 1)));
        }
    } else {
        let missing = if all.len() > DEFAULT_LIMIT { Vec::new() } else { missing };
        rows.extend(first_rows(Mark::Expected, &streaks(&missing.concat()), MOST));
        rows.extend(first_rows(Mark::Found, &streaks(&wrong.concat()), MOST));
    }
    rows
}

fn counts(expected: usize, found: usize) -> String {
    let found = if found == 0 { "none".to_owned() } else { found.to_string() };
    match expected {
        0 => format!("Expected no CHECK lines, found {found}."),
        1 => format!("Expected 1 CHECK line, found {found}."),
        2..=DEFAULT_LIMIT => format!("Expected {expected} different CHECK lines, found {found}."),
        _ => format!("Expected {DEFAULT_LIMIT} of the {expected} solutions, found {found}."),
    }
}

/// Shows what a report without `CHECK` lines has instead: what may be meant as such lines, or its start.
fn without_checks(report: &[u8]) -> Vec<Row> {
    let lines = streaks(report);
    if lines.is_empty() {
        return vec![Row::Instead(Mark::Found, "[empty]".to_owned())];
    }
    let is_meant = |line: &[u8]| line.to_ascii_lowercase().windows(5).any(|word| word == b"check");
    let first = lines.iter().position(|streak| is_meant(streak.line)).unwrap_or(0);
    let title = if first == 0 { "The output begins:" } else { "The output has:" };
    let rows = first_rows(Mark::Found, &lines[first..], MOST);
    [vec![Row::Note(title.to_owned())], rows].concat()
}

/// Says what is wrong with the last line, which must have the total.
fn wrong_total(total: usize, report: &[u8]) -> Vec<Row> {
    let last = report.trim_ascii_end().rsplit(|&byte| byte == b'\n').next().unwrap_or_default();
    let mut numbers = last.split(|byte| !byte.is_ascii_digit());
    if numbers.any(|number| number == total.to_string().as_bytes()) {
        return Vec::new();
    }
    let title = format!("Expected the total {total} in the last line, found:");
    vec![Row::Note(title), Row::Line(Mark::Found, Line::once(&[last, b"\n"].concat()))]
}

/// Returns the number of characters that two lines share, from the start or from the end.
fn alike(one: &[u8], other: &[u8]) -> usize {
    let from_start = zip(one, other).filter(|(one, other)| one == other).count();
    let from_end = zip(one.iter().rev(), other.iter().rev()).filter(|(one, other)| one == other);
    from_start.max(from_end.count())
}

/// Returns the `CHECK` lines of a report, sorted and without white space, each ending in `\n`.
fn checks(report: &[u8]) -> Vec<Vec<u8>> {
    let lines = report.split(|&byte| byte == b'\n');
    let lines = lines.filter(|line| line.trim_ascii_start().starts_with(b"C"));
    let compact = lines.map(|line| -> Vec<u8> {
        line.iter().filter(|byte| !byte.is_ascii_whitespace()).chain(b"\n").copied().collect()
    });
    let mut checks: Vec<_> = compact.filter(|line| line.starts_with(b"CHECK:")).collect();
    checks.sort_unstable();
    checks
}
