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
        let [all, distinct] = [&all, &distinct].map(text);
        lines::difference("CHECK lines, sorted", &all, &distinct)
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

#[cfg(test)]
mod tests {
    use super::*;

    fn differs(expected: &str, found: &str) -> Option<String> {
        difference(expected.as_bytes(), found.as_bytes())
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
    fn solutions_printed_more_than_once_are_called_so() {
        let expected = report(1..=2, "");
        let twice =
            "These CHECK lines are printed more than once:\nCHECK:2,1,-2,3,-4;  (37 times)\n";
        let found = report([2; 37].into_iter().chain([1]), "");
        assert_eq!(differs(&expected, &found).as_deref(), Some(twice));
        let missing = differs(&expected, &report([2; 37], "")).expect("they differ");
        assert!(missing.starts_with(twice) && missing.contains("\nexpected  CHECK:1,"));
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
        case(report(1..=49, "64\n"), "Expected 50 of the 64 solutions, found 49.\n");
        case(report(1..=51, "64\n"), "Expected 50 of the 64 solutions, found 51.\n");
        case(report((1..=49).chain([1]), "64\n"), "CHECK:1,1,-2,3,-4;  (2 times)\nExpected 50 of");
        case(
            report((1..=50).chain([1]), "64\n"),
            "more than once:\nCHECK:1,1,-2,3,-4;  (2 times)\n",
        );
        case(
            report((1..=48).chain([98, 99]), "64\n"),
            "These CHECK lines are not solutions:\nCHECK:98,",
        );
        case(report(1..=50, "164 650\n"), "the total 64 in the last line, found:\n164 650\n");
        case(report(1..=50, "64\nbye\n"), "found:\nbye");
        case(report(1..=50, ""), "found:\n+---+");
    }
}
