//! What differs between two texts, or two reports on a turtle puzzle.

use similar::TextDiff;
use std::collections::BTreeSet;

/// How many lines of a difference are shown.
const SHOWN: usize = 30;
/// How many solutions a report shows at most.
const LIMIT: usize = 50;

/// What differs between two texts, with a dot for each space at the end of a line.
pub(crate) fn of_texts(expected: &str, found: &str) -> Option<String> {
    let [visible, found] = [expected, found].map(visible);
    let diff = TextDiff::from_lines(&visible, &found);
    let text = diff.unified_diff().header("expected", "found").to_string();
    (visible != found).then(|| start(&text))
}

/// What differs between two reports: the `CHECK` lines in any order; of many solutions 50 will do,
/// with the total in the last line.
pub(crate) fn of_reports(expected: &str, found: &str) -> Option<String> {
    let [solutions, checks] = [expected, found].map(checks);
    if solutions.len() <= LIMIT {
        return of_texts(&lines(&solutions), &lines(&checks));
    }
    let (known, shown) = (BTreeSet::from_iter(&solutions), BTreeSet::from_iter(&checks));
    let wrong: Vec<_> = shown.difference(&known).map(|check| (**check).to_owned()).collect();
    let total = solutions.len();
    if !wrong.is_empty() {
        Some(format!("these are no solutions:\n{}", start(&wrong.join("\n"))))
    } else if (checks.len(), shown.len()) != (LIMIT, LIMIT) {
        let (checks, shown) = (checks.len(), shown.len());
        Some(format!("expected 50 different of {total} solutions, found {checks} CHECK lines, {shown} of them different\n"))
    } else {
        (!numbers(last_line(found)).any(|number| number == total.to_string())).then(|| {
            format!("expected the total {total} in the last line, found '{}'\n", last_line(found))
        })
    }
}

/// The `CHECK` lines of a report, sorted.
fn checks(report: &str) -> Vec<&str> {
    let mut checks: Vec<_> =
        report.lines().map(str::trim).filter(|line| line.starts_with("CHECK")).collect();
    checks.sort_unstable();
    checks
}

fn lines(lines: &[&str]) -> String {
    lines.iter().flat_map(|line| [*line, "\n"]).collect()
}

fn last_line(text: &str) -> &str {
    text.trim_end().lines().last().unwrap_or_default()
}

fn numbers(line: &str) -> impl Iterator<Item = &str> {
    line.split(|char: char| !char.is_ascii_digit())
}

/// A text with a dot for each space at the end of a line.
fn visible(text: &str) -> String {
    let lines = text.split_inclusive('\n').map(|line| {
        let end = if line.ends_with('\n') { "\n" } else { "" };
        let line = line.trim_end_matches('\n');
        let bare = line.trim_end_matches(' ');
        format!("{bare}{}{end}", "·".repeat(line.len() - bare.len()))
    });
    lines.collect()
}

/// The first lines of a text.
fn start(text: &str) -> String {
    let start: Vec<_> = text.lines().take(SHOWN).collect();
    let rest = if text.lines().nth(SHOWN).is_some() { "...\n" } else { "" };
    lines(&start) + rest
}
