//! Which reports of a turtle puzzle differ, and what is said of them.

use crate::compare::solutions::difference;
use crate::task::Task;

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
    let spaced = expected.replace(',', ", ").replace("CHECK: ", "\t CHECK : ").replace("+---+", "");
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
    let shown = "\nexpected  CHECK:1,1,-2,3,-4;\n          CHECK:2,1,-2,3,-4;\n";
    assert!(missing.ends_with(shown), "{missing}");
    let none = differs(&expected, "check: 1\n").expect("all are missing");
    assert!(none.ends_with("found     [no CHECK lines]\n"), "{none}");
}

#[test]
fn solutions_printed_more_than_once_are_called_so() {
    let expected = report(1..=2, "");
    let twice = "These CHECK lines are printed more than once:\nCHECK:2,1,-2,3,-4;  (37 times)\n";
    let found = report([2; 37].into_iter().chain([1]), "");
    assert_eq!(differs(&expected, &found).as_deref(), Some(twice));
    let missing = differs(&expected, &report([2; 37], "")).expect("they differ");
    let counts = format!("{twice}Expected 2 different CHECK lines, found 1.\n");
    assert!(missing.starts_with(&counts) && missing.contains("\nexpected  CHECK:1,"));
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
    case(report((1..=50).chain([1]), "64\n"), "more than once:\nCHECK:1,1,-2,3,-4;  (2 times)\n");
    case(
        report((1..=48).chain([98, 99]), "64\n"),
        "These CHECK lines are not solutions:\nCHECK:98,",
    );
    case(report(1..=50, "164 650\n"), "the total 64 in the last line, found:\n164 650\n");
    case(report(1..=50, "64\nbye\n"), "found:\nbye");
    case(report(1..=50, ""), "found:\n+---+");
}

#[test]
fn all_solutions_are_known_but_50_are_shown() {
    let input =
        include_str!("../../../../fixtures/turtle-puzzle/51-solutions-are-50-and-the-total.in");
    let count = |output: Vec<u8>| String::from_utf8_lossy(&output).matches("CHECK:").count();
    assert_eq!(count(Task::TurtlePuzzle.full_output(input)), 51);
    assert_eq!(count(Task::TurtlePuzzle.expected(input)), 50);
}
