//! The difference between the solutions of a turtle puzzle in two reports.
//!
//! Only the `CHECK` lines count. Their order, the white space in them and all other lines are free.

use crate::texts::texts;
use crate::visible::{first_lines, visible};
use std::collections::BTreeSet;
use turtle_puzzle::DEFAULT_LIMIT;

/// Returns the difference between the solutions in two reports, if any. `expected` has all solutions.
/// If there are more than 50, `found` must have 50 of them, and the total in its last line.
pub(crate) fn reports(expected: &[u8], found: &[u8]) -> Option<String> {
    let [solutions, checks] = [expected, found].map(checks);
    if solutions.len() <= DEFAULT_LIMIT {
        return texts("CHECK lines, sorted", &solutions.concat(), &checks.concat());
    }
    let [all, shown] = [&solutions, &checks].map(BTreeSet::from_iter);
    let wrong: Vec<u8> = shown.difference(&all).flat_map(|line| line.iter().copied()).collect();
    let (total, count, distinct) = (all.len(), checks.len(), shown.len());
    if !wrong.is_empty() {
        let wrong = visible(&wrong);
        Some(first_lines(&format!("These CHECK lines are not solutions:\n{wrong}")))
    } else if (count, distinct) != (DEFAULT_LIMIT, DEFAULT_LIMIT) {
        let found = format!("found {count} CHECK lines, {distinct} of them distinct");
        Some(format!("Expected {DEFAULT_LIMIT} of {total} solutions, {found}.\n"))
    } else {
        wrong_total(total, found)
    }
}

/// Says what is wrong with the last line, which must have the total.
fn wrong_total(total: usize, found: &[u8]) -> Option<String> {
    let last = found.trim_ascii_end().rsplit(|&byte| byte == b'\n').next().unwrap_or_default();
    let mut numbers = last.split(|byte| !byte.is_ascii_digit());
    let has_total = numbers.any(|number| number == total.to_string().as_bytes());
    let shown = || first_lines(&visible(&[last, b"\n"].concat()));
    (!has_total)
        .then(|| format!("Expected the total {total} in the last line, found:\n{}", shown()))
}

/// Returns the `CHECK` lines of a report, sorted and without white space, each ending in `\n`.
fn checks(report: &[u8]) -> Vec<Vec<u8>> {
    let lines = report.split(|&byte| byte == b'\n');
    let compact = lines.map(|line| -> Vec<u8> {
        line.iter().filter(|byte| !byte.is_ascii_whitespace()).chain(b"\n").copied().collect()
    });
    let mut checks: Vec<_> = compact.filter(|line| line.starts_with(b"CHECK:")).collect();
    checks.sort_unstable();
    checks
}

#[cfg(test)]
mod tests {
    use super::*;

    fn differs(expected: &str, found: &str) -> Option<String> {
        reports(expected.as_bytes(), found.as_bytes())
    }

    /// Returns a report with some solutions and a last line.
    fn report(solutions: impl IntoIterator<Item = usize>, last: &str) -> String {
        let checks = solutions.into_iter().map(|n| format!("CHECK: {n},1,-2,3,-4;\n+---+\n"));
        checks.collect::<String>() + last
    }

    #[test]
    fn up_to_50_solutions_may_have_any_order_and_layout() {
        let expected = report(1..=50, "");
        assert_eq!(differs(&expected, &report((1..=50).rev(), "that is all\n")), None);
        let spaced =
            expected.replace(',', ", ").replace("CHECK: ", "\t CHECK : ").replace("+---+", "");
        assert_eq!(differs(&expected, &spaced), None);
        assert_eq!(differs("keine\n", ""), None);
        for wrong in [
            report(1..=49, ""),
            report(1..=51, ""),
            report((1..=50).chain([7]), ""),
            expected.replace("CHECK: 7,1", "CHECK: 7,2"),
            String::new(),
        ] {
            assert!(differs(&expected, &wrong).is_some(), "{wrong}");
        }
        let missing = differs(&report(1..=2, ""), &report([2], "")).expect("one is missing");
        assert!(
            missing.ends_with("\nexpected  CHECK:1,1,-2,3,-4;\n          CHECK:2,1,-2,3,-4;\n"),
            "{missing}"
        );
    }

    #[test]
    fn more_than_50_solutions_require_50_and_the_total_in_the_last_line() {
        let expected = report(1..=64, "");
        let found = differs(&expected, &report(11..=60, "in total 64.\n \n\n"));
        assert_eq!(found, None);
        let case = |found: String, says: &str| {
            let difference = differs(&expected, &found).expect("they differ");
            assert!(difference.contains(says), "{difference}");
        };
        case(report(1..=49, "64\n"), "found 49 CHECK lines, 49 of them distinct");
        case(report(1..=51, "64\n"), "found 51 CHECK lines, 51 of them distinct");
        case(report((1..=49).chain([1]), "64\n"), "found 50 CHECK lines, 49 of them distinct");
        case(
            report((1..=48).chain([98, 99]), "64\n"),
            "These CHECK lines are not solutions:\nCHECK:98,",
        );
        case(report(1..=50, "164 650\n"), "the total 64 in the last line, found:\n164 650\n");
        case(report(1..=50, "64\nbye\n"), "found:\nbye");
        case(report(1..=50, ""), "found:\n+---+");
    }
}
