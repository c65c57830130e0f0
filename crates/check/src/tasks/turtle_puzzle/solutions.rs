//! The difference between the `CHECK` lines of two outputs: their order, and the white space in them, do not count.
//!
//! So a wrong line is compared with the missing one that is most like it.

use super::alike::{beside_most_alike, instead_of, row, MOST};
use super::report::{numbers, Check, Report};
use crate::rows::{counted, first_rows, note, streaks, Mark, Row, Streak};
use std::collections::{HashMap, HashSet};
use turtle_puzzle::DEFAULT_LIMIT;

/// The solutions of two outputs, each once, in the order in which they were printed.
pub(super) struct Solutions<'a> {
    /// The number of solutions.
    pub(super) total: usize,
    pub(super) found: Vec<&'a Check<'a>>,
    /// How often each of them is printed.
    pub(super) times: HashMap<&'a str, usize>,
    pub(super) wrong: Vec<&'a Check<'a>>,
    pub(super) missing: Vec<&'a Check<'a>>,
}

impl<'a> Solutions<'a> {
    pub(super) fn new(all: &'a [Check<'a>], printed: &'a [Check<'a>]) -> Self {
        let right: HashSet<_> = all.iter().map(|check| &*check.text).collect();
        let mut times = HashMap::new();
        for check in printed {
            *times.entry(&*check.text).or_insert(0) += 1;
        }
        let mut seen = HashSet::new();
        let found: Vec<_> = printed.iter().filter(|check| seen.insert(&check.text)).collect();
        let is_wrong = |check: &&Check| !right.contains(&*check.text);
        let wrong = found.iter().copied().filter(is_wrong).collect();
        let missing = all.iter().filter(|check| !times.contains_key(&*check.text)).collect();
        Solutions { total: all.len(), found, times, wrong, missing }
    }
}

/// Returns rows that show how the solutions of a report differ; none if they do not. If there are more than 50, it
/// must have 50 of them, and the total in its last line.
pub(super) fn solution_rows(solutions: &Solutions, report: &Report) -> Vec<Row> {
    let mut rows = wrong_lines(solutions, report);
    if rows.is_empty() {
        rows = wrong_total(solutions.total, &report.lines).unwrap_or_default();
    }
    rows.extend(repeated_lines(solutions));
    rows
}

/// Shows which lines are wrong or missing.
fn wrong_lines<'a>(solutions: &Solutions<'a>, report: &Report) -> Vec<Row> {
    let Solutions { total, found, wrong, missing, .. } = solutions;
    let line = |check: &&Check<'a>| check.line;
    let [wrong, missing] =
        [wrong, missing].map(|checks| checks.iter().map(line).collect::<Vec<_>>());
    // Any 50 of the solutions would do.
    let due = (*total).min(DEFAULT_LIMIT);
    let counts = || note(&counts(*total, found.len(), report.checks.len()));
    let mut rows = Vec::from_iter((found.len() != due).then(counts));
    if missing.is_empty() || (wrong.is_empty() && !found.is_empty()) {
        let lacking = &missing[..due.saturating_sub(found.len())];
        rows.extend(first_rows(Mark::Expected, &streaks(lacking), MOST));
        rows.extend(first_rows(Mark::Found, &streaks(&wrong), MOST));
    } else if wrong.is_empty() {
        rows.extend(instead_of(&missing, &report.lines));
    } else {
        rows.extend(beside_most_alike(&missing, wrong[0]));
        let more = format!("More wrong lines: {}", wrong.len() - 1);
        rows.extend((wrong.len() > 1).then(|| note(&more)));
    }
    rows
}

/// Says how many solutions are expected, and how many are found.
fn counts(total: usize, found: usize, printed: usize) -> String {
    let some = format!("{DEFAULT_LIMIT} of the {total} solutions");
    let expected = if total > DEFAULT_LIMIT { some } else { counted(total, "CHECK line") };
    let again = format!(" (with repetitions: {printed})");
    format!("Expected {expected}, found {found}{}.", if printed > found { &again } else { "" })
}

/// Says what is wrong with the last line, which must have the total if not all solutions are printed.
fn wrong_total(total: usize, lines: &[&[u8]]) -> Option<Vec<Row>> {
    let last = lines.iter().rfind(|line| !line.trim_ascii().is_empty())?;
    let is_wrong = total > DEFAULT_LIMIT && !numbers(last).contains(&total);
    let title = format!("Expected the total {total} in the last line:");
    is_wrong.then(|| vec![note(&title), row(Mark::Found, last)])
}

/// Shows the lines that are printed more than once.
fn repeated_lines(Solutions { found, times, .. }: &Solutions) -> Vec<Row> {
    let lines = found.iter().map(|check| Streak::new(check.line, times[&*check.text]));
    let repeated: Vec<_> = lines.filter(|line| line.times > 1).collect();
    let title =
        (!repeated.is_empty()).then(|| note("These CHECK lines are printed more than once:"));
    title.into_iter().chain(first_rows(Mark::Found, &repeated, MOST)).collect()
}
