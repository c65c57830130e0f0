//! Which outputs differ, and how the difference is shown.

use crate::compare::{reports, texts};

const HEAD: &str = "--- expected output\n+++ found output\n";

#[track_caller]
fn case(expected: &str, found: &str, difference: Option<&str>) {
    let difference = difference.map(|lines| HEAD.to_owned() + lines);
    assert_eq!(texts("output", expected, found), difference);
}

#[test]
fn texts_differ_in_any_byte() {
    case("=\n", "=\n", None);
    case("a\nb\n", "a\nc\n", Some("@@ -1,2 +1,2 @@\n a\n-b\n+c\n"));
    case("=\n", "=  \n", Some("@@ -1 +1 @@\n-=\n+=··\n"));
    case("a\n", "a", Some("@@ -1 +1 @@\n-a\n+a\n\\ No newline at end of file\n"));
    case("a\n", "a\n\n", Some("@@ -1 +1,2 @@\n a\n+\n"));
    case("a\n", "a\t\u{1b}[m\r\n", Some("@@ -1 +1 @@\n-a\n+a\\t\\u{1b}[m\\r\n"));
    case("a\n", "", Some("@@ -1 +0,0 @@\n-a\n"));
}

#[test]
fn long_differences_are_cut() {
    let difference = texts("output", "a\n", &"x".repeat(500)).expect("they differ");
    assert_eq!(difference.lines().nth(4), Some(&*format!("+{}...", "x".repeat(119))));
    let difference = texts("output", "a\n", &"b\n".repeat(100_000)).expect("they differ");
    assert_eq!((difference.lines().count(), difference.lines().last()), (41, Some("...")));
}

/// Returns a report with some solutions and a last line.
fn report(solutions: impl IntoIterator<Item = usize>, last: &str) -> String {
    let checks = solutions.into_iter().map(|n| format!("CHECK: {n},1,-2,3,-4;\n+---+\n"));
    checks.collect::<String>() + last
}

#[test]
fn up_to_50_solutions_may_have_any_order_and_layout() {
    let expected = report(1..=50, "");
    assert_eq!(reports(&expected, &report((1..=50).rev(), "that is all\n")), None);
    let spaced = expected.replace(',', ", ").replace("CHECK: ", "\t CHECK : ").replace("+---+", "");
    assert_eq!(reports(&expected, &spaced), None);
    assert_eq!(reports("keine\n", ""), None);
    for wrong in [
        report(1..=49, ""),
        report(1..=51, ""),
        report((1..=50).chain([7]), ""),
        expected.replace("CHECK: 7,1", "CHECK: 7,2"),
        String::new(),
    ] {
        assert!(reports(&expected, &wrong).is_some(), "{wrong}");
    }
    let missing = reports(&report(1..=2, ""), &report([2], "")).expect("one is missing");
    assert!(missing.ends_with("-CHECK:1,1,-2,3,-4;\n CHECK:2,1,-2,3,-4;\n"), "{missing}");
}

#[test]
fn more_than_50_solutions_require_50_and_the_total_in_the_last_line() {
    let expected = report(1..=64, "");
    let found = reports(&expected, &report(11..=60, "in total 64.\n \n\n"));
    assert_eq!(found, None);
    let case = |found: String, says: &str| {
        let difference = reports(&expected, &found).expect("they differ");
        assert!(difference.contains(says), "{difference}");
    };
    case(report(1..=49, "64\n"), "found 49 CHECK lines, 49 of them distinct");
    case(report(1..=51, "64\n"), "found 51 CHECK lines, 51 of them distinct");
    case(report((1..=49).chain([1]), "64\n"), "found 50 CHECK lines, 49 of them distinct");
    case(
        report((1..=48).chain([98, 99]), "64\n"),
        "these CHECK lines are not solutions:\nCHECK:98,",
    );
    case(report(1..=50, "164 650\n"), "the total 64 in the last line, found '164 650'");
    case(report(1..=50, "64\nbye\n"), "found 'bye'");
    case(report(1..=50, ""), "found '+---+'");
}
