//! The difference between the solutions of a turtle puzzle in two outputs.
//!
//! Only the `CHECK` lines count. Their order, the white space in them and all other lines are free. So a
//! wrong line is compared with the missing one that is most like it.

use super::row::{first_rows, lines, pair, streaks, Mark, Row, Streak};
use std::cmp::Reverse;
use std::collections::BTreeSet;
use std::iter::zip;
use turtle_puzzle::DEFAULT_LIMIT;

/// How many lines are shown of those that are missing, wrong, or printed more than once.
const MOST: usize = 4;

/// Returns rows that show how the solutions in two outputs differ; none if they do not. `expected` has all
/// solutions. If there are more than 50, `found` must have 50 of them, and the total in its last line.
pub(super) fn rows(expected: &[u8], found: &[u8]) -> Vec<Row> {
    let [solutions, checks] = [expected, found].map(checks);
    let [all, distinct] = [&solutions, &checks].map(|text| lines(text).into_iter().collect());
    let mut rows = wrong_lines(&all, &distinct, found);
    if rows.is_empty() && all.len() > DEFAULT_LIMIT {
        rows = wrong_total(all.len(), found);
    }
    let mut repeated = streaks(&lines(&checks));
    repeated.retain(|streak| streak.times > 1);
    if !repeated.is_empty() {
        rows.push(note("These CHECK lines are printed more than once:"));
        rows.extend(first_rows(Mark::Found, &repeated, MOST));
    }
    rows
}

/// Shows which of the distinct lines are wrong or missing. `output` is what was printed.
fn wrong_lines(all: &BTreeSet<&[u8]>, distinct: &BTreeSet<&[u8]>, output: &[u8]) -> Vec<Row> {
    let wrong: Vec<_> = distinct.difference(all).copied().collect();
    let mut missing: Vec<_> = all.difference(distinct).copied().collect();
    let mut rows = Vec::new();
    if distinct.len() != all.len().min(DEFAULT_LIMIT) {
        rows.push(note(&counts(all.len(), distinct.len())));
    }
    if distinct.is_empty() && !missing.is_empty() {
        rows.push(Row::Lines(Mark::Expected, Streak::new(missing[0], 1)));
        rows.extend(start(output));
    } else if let (Some(&first), false) = (wrong.first(), missing.is_empty()) {
        missing.sort_by_cached_key(|line| Reverse(alike(line, first)));
        rows.extend(pair(&Streak::new(missing[0], 1), &Streak::new(first, 1)));
        if wrong.len() > 1 {
            rows.push(note(&format!("More lines that are wrong: {}", wrong.len() - 1)));
        }
    } else {
        if all.len() > DEFAULT_LIMIT {
            // Any 50 of the solutions would do.
            missing.clear();
        }
        rows.extend(first_rows(Mark::Expected, &streaks(&missing), MOST));
        rows.extend(first_rows(Mark::Found, &streaks(&wrong), MOST));
    }
    rows
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

fn note(words: &str) -> Row {
    Row::Words(Mark::Note, words.to_owned())
}

/// Returns at how many places two lines have the same character, counted from the start or from the end.
fn alike(one: &[u8], other: &[u8]) -> usize {
    let from_start = zip(one, other).filter(|(one, other)| one == other).count();
    let from_end = zip(one.iter().rev(), other.iter().rev()).filter(|(one, other)| one == other);
    from_start.max(from_end.count())
}

/// Returns the `CHECK` lines of an output, sorted and without white space, each ending in `\n`.
fn checks(output: &[u8]) -> Vec<u8> {
    let lines = output.split(|&byte| byte == b'\n');
    let compact = lines.map(|line| -> Vec<u8> {
        line.iter().filter(|byte| !byte.is_ascii_whitespace()).chain(b"\n").copied().collect()
    });
    let mut checks: Vec<_> = compact.filter(|line| line.starts_with(b"CHECK:")).collect();
    checks.sort_unstable();
    checks.concat()
}
