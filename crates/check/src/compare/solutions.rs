//! The difference between the solutions of a turtle puzzle in two reports.
//!
//! Only the `CHECK` lines count. Their order, the white space in them and all other lines are free.

use super::lines;
use super::visible::{excerpt, visible};
use std::collections::BTreeSet;
use turtle_puzzle::DEFAULT_LIMIT;

/// How many lines are shown of those that are wrong, or printed more than once.
const MOST: usize = 4;

/// Returns the difference between the solutions in two reports, if any. `expected` has all solutions.
/// If there are more than 50, `found` must have 50 of them, and the total in its last line.
pub(crate) fn difference(expected: &[u8], found: &[u8]) -> Option<String> {
    let [solutions, checks] = [expected, found].map(checks);
    let [all, distinct] = [&solutions, &checks].map(BTreeSet::from_iter);
    let differs = if all.len() <= DEFAULT_LIMIT {
        wrong_lines(&all, &distinct)
    } else {
        wrong_choice(&all, &distinct).or_else(|| wrong_total(all.len(), found))
    };
    let repeated: Vec<_> =
        checks.chunk_by(|one, next| one == next).filter(|run| run.len() > 1).collect();
    if repeated.is_empty() {
        return differs;
    }
    let repeated = shown(&repeated.concat().concat());
    Some(format!(
        "These CHECK lines are printed more than once:\n{repeated}{}",
        differs.unwrap_or_default()
    ))
}

/// Returns the difference between all solutions and the distinct ones of the printed lines, if any.
fn wrong_lines(all: &BTreeSet<&Vec<u8>>, distinct: &BTreeSet<&Vec<u8>>) -> Option<String> {
    let lines = lines::difference("CHECK lines, sorted", MOST, &text(all), &text(distinct))?;
    let lines = lines.replace("[empty]", "[no CHECK lines]");
    let (count, found) = (all.len(), distinct.len());
    let counts = || format!("Expected {count} different CHECK lines, found {found}.\n");
    Some((count != found).then(counts).unwrap_or_default() + &lines)
}

/// Says what is wrong with the distinct ones of the printed lines. There must be 50, all of them solutions.
fn wrong_choice(all: &BTreeSet<&Vec<u8>>, distinct: &BTreeSet<&Vec<u8>>) -> Option<String> {
    let wrong: BTreeSet<_> = distinct.difference(all).copied().collect();
    if !wrong.is_empty() {
        return Some(format!("These CHECK lines are not solutions:\n{}", shown(&text(&wrong))));
    }
    let (total, found) = (all.len(), distinct.len());
    (found != DEFAULT_LIMIT)
        .then(|| format!("Expected {DEFAULT_LIMIT} of the {total} solutions, found {found}.\n"))
}

/// Says what is wrong with the last line, which must have the total.
fn wrong_total(total: usize, found: &[u8]) -> Option<String> {
    let last = found.trim_ascii_end().rsplit(|&byte| byte == b'\n').next().unwrap_or_default();
    let mut numbers = last.split(|byte| !byte.is_ascii_digit());
    let has_total = numbers.any(|number| number == total.to_string().as_bytes());
    let last = || shown(&[last, b"\n"].concat());
    (!has_total).then(|| format!("Expected the total {total} in the last line, found:\n{}", last()))
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

fn text(lines: &BTreeSet<&Vec<u8>>) -> Vec<u8> {
    lines.iter().flat_map(|line| line.iter().copied()).collect()
}

/// Shows the first lines of a text.
fn shown(text: &[u8]) -> String {
    excerpt(&visible(text), MOST).into_iter().map(|line| line + "\n").collect()
}
