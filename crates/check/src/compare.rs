//! The difference between a program's output and the expected output.
//!
//! In a report on a turtle puzzle only the `CHECK` lines are compared. Their order, the white space in
//! them and all other lines are free.

use crate::task::MOST_SOLUTIONS;
use similar::TextDiff;
use std::collections::BTreeSet;
use std::time::Duration;

/// The largest number of lines shown of a difference, and of characters shown of a line.
const SHOWN: (usize, usize) = (40, 120);

/// Returns the difference between two texts, if any. If `found` is much longer than `expected`, the
/// difference shows only its start.
pub(crate) fn texts(name: &str, expected: &str, found: &str) -> Option<String> {
    let found_lines = found.split_inclusive('\n').take(expected.lines().count() + SHOWN.0);
    let [before, after] = [expected, &found_lines.collect::<String>()].map(visible);
    let mut config = TextDiff::configure();
    let diff = config.timeout(Duration::from_secs(1)).diff_lines(&before, &after);
    let headers = [format!("expected {name}"), format!("found {name}")];
    let lines = diff.unified_diff().header(&headers[0], &headers[1]).to_string();
    (expected != found).then(|| start(&lines))
}

/// Returns the difference between the solutions in two reports, if any. `expected` has all solutions.
/// If there are more than 50, `found` must have 50 of them, and the total in its last line.
pub(crate) fn reports(expected: &str, found: &str) -> Option<String> {
    let [solutions, checks] = [expected, found].map(checks);
    if solutions.len() <= MOST_SOLUTIONS {
        return texts("CHECK lines, sorted", &lines(&solutions), &lines(&checks));
    }
    let shown = BTreeSet::from_iter(&checks);
    let wrong: Vec<_> = shown.difference(&BTreeSet::from_iter(&solutions)).copied().collect();
    let (total, count, different) = (solutions.len(), checks.len(), shown.len());
    let last = found.trim_end().lines().last().unwrap_or_default();
    let mut numbers = last.split(|char: char| !char.is_ascii_digit());
    let difference = if !wrong.is_empty() {
        format!("these CHECK lines are not solutions:\n{}", lines(&wrong))
    } else if (count, different) != (MOST_SOLUTIONS, MOST_SOLUTIONS) {
        format!("expected {MOST_SOLUTIONS} of {total} solutions, found {count} CHECK lines, {different} of them distinct\n")
    } else if numbers.any(|number| number == total.to_string()) {
        return None;
    } else {
        format!("expected the total {total} in the last line, found '{}'\n", visible(last))
    };
    Some(start(&difference))
}

/// Returns the first lines of a text. Long lines are cut.
pub(crate) fn start(text: &str) -> String {
    let (count, length) = SHOWN;
    let cut = |line: &str| match line.char_indices().nth(length) {
        Some((end, _)) => format!("{}...\n", &line[..end]),
        None => format!("{line}\n"),
    };
    let start: String = text.lines().take(count).map(cut).collect();
    start + if text.lines().nth(count).is_some() { "...\n" } else { "" }
}

/// Replaces each space at the end of a line with a dot, and escapes control characters.
pub(crate) fn visible(text: &str) -> String {
    let visible = |line: &str| {
        let (line, end) = line.strip_suffix('\n').map_or((line, ""), |line| (line, "\n"));
        let bare = line.trim_end_matches(' ');
        let escape = |char: char| match char {
            _ if char.is_control() => char.escape_default().to_string(),
            _ => char.to_string(),
        };
        bare.chars().map(escape).collect::<String>() + &"·".repeat(line.len() - bare.len()) + end
    };
    text.split_inclusive('\n').map(visible).collect()
}

/// Returns the `CHECK` lines of a report, sorted and without white space.
fn checks(report: &str) -> Vec<String> {
    let compact = |line: &str| line.split_whitespace().collect::<String>();
    let mut checks: Vec<_> =
        report.lines().map(compact).filter(|line| line.starts_with("CHECK")).collect();
    checks.sort_unstable();
    checks
}

fn lines(lines: &[impl AsRef<str>]) -> String {
    lines.iter().flat_map(|line| [line.as_ref(), "\n"]).collect()
}
