//! Which reports of a turtle puzzle differ, and what is said of them.

use super::passes::FEW;
use super::solution_count;
use crate::simplify::tests::simplified_for;
use crate::tasks::named;
use crate::tests::difference_text;

fn differs(expected: &str, found: &str) -> Option<String> {
    difference_text("turtle-puzzle", expected, found)
}

/// Asserts what is shown of a report where solutions 1 to `count` are expected.
#[track_caller]
fn case(count: usize, found: &str, shown: &str) {
    assert_eq!(differs(&report(1..=count, ""), found).as_deref(), Some(shown), "{found}");
}

/// Returns a report with some solutions and a last line.
fn report(solutions: impl IntoIterator<Item = usize>, last: &str) -> String {
    let checks = solutions.into_iter().map(|n| format!("CHECK: {n},1,-2,3,-4;\n+---+\n"));
    checks.collect::<String>() + last
}

/// Asserts that a report of the standard example does not differ.
#[track_caller]
fn agrees(found: &str) {
    let input = include_str!("../../../../../fixtures/turtle-puzzle/standard-example.in");
    let task = named("turtle-puzzle");
    let (rows, _) = task.compare(input, &task.full_output(input), found.as_bytes());
    assert!(rows.is_empty(), "{found}\n{rows:?}");
}

const NONE_OF_2: &str = "Expected 2 CHECK lines, found 0.\n";
const ONE_OF_2: &str = "Expected 2 CHECK lines, found 1.\n";
const MISSING: &str = "expected  CHECK: 1,1,-2,3,-4;\n";

#[test]
fn up_to_50_solutions_may_have_any_order_and_layout() {
    let expected = report(1..=50, "");
    assert_eq!(differs(&expected, &report((1..=50).rev(), "that is all\n")), None);
    let spaced = expected.replace(',', ", ").replace("CHECK: ", "\t CHECK : ").replace("+---+", "");
    assert_eq!(differs(&expected, &spaced), None);
    assert_eq!(differs("keine\n", ""), None);
}

#[test]
fn what_the_statement_does_not_fix_is_free() {
    let right = include_str!("../../../../../fixtures/turtle-puzzle/standard-example.out");
    for (part, other) in [
        (". 1 * [", ".1  *[ "),
        ("5. 2 * [-4 -1 3 2]\n6. 1 * [-4", "6. 1 * [-4 -2 4 1]\n5. 2 * [ 3 2 - 4 -1 ]\n#. 1 * [-4"),
        ("Es gibt 8 verschiedene Kartentypen", "Kartentypen der 9 Karten, 8 verschiedene"),
        ("8 verschiedene ", ""),
        ("|", "\t"),
        ("| ", "\u{2502}+"),
        ("+----------+----------+----------+", "******"),
        ("|    -2", "|   - 2"),
        ("|    -2", "|    \u{2212}2"),
        ("| -2 ", "|- 2 "),
        ("    -1    ", "---- 1----"),
        (" 3 |", "-3-|"),
        ("    -2    |    -1    ", "A"),
        ("\n|    -2", "\n8 9 10\n|    -2"),
    ] {
        assert!(right.contains(part), "{part}");
        agrees(&right.replace(part, other));
    }
}

#[test]
fn a_wrong_line_stands_below_the_missing_one_that_is_most_like_it() {
    let found = "CHECK: 2,1,-2,3,4;\nCHECK: 1,1,-2,3,-4\nCHECK: 3,1,-2,3,-4;\n";
    let pair = "expected  CHECK: 2,1,-2,3,-4;\nfound     CHECK: 2,1,-2,3,4;\n";
    case(3, found, &format!("{pair}{:26}^\nMore lines that are wrong: 1\n", ""));
}

#[test]
fn a_line_is_most_like_the_one_that_ends_alike() {
    let expected = "CHECK: 1,5,5,5,5;\nCHECK: 12,1,-2,3,-4;\n";
    let pair = "expected  CHECK: 12,1,-2,3,-4;\nfound     CHECK: 2,1,-2,3,-4;\n";
    let shown = format!("{ONE_OF_2}{pair}{:17}^\n", "");
    assert_eq!(differs(expected, "CHECK: 2,1,-2,3,-4;\n"), Some(shown));
}

#[test]
fn without_check_lines_what_was_printed_is_shown() {
    let case = |found: &str, shown| case(2, found, &format!("{NONE_OF_2}{MISSING}{shown}"));
    case("", "found     [empty]\n");
    case("1\n2\n", "The output begins:\nfound     1\nfound     2\n");
    case("Check: 1\n", "The output begins:\nfound     Check: 1\n");
}

#[test]
fn without_check_lines_the_line_that_is_most_like_a_solution_is_shown() {
    let case = |found: &str, shown: &str| {
        let found = format!("Eingabedaten:\n1 -2 3 -4\n{found}\n+---+\n");
        case(2, &found, &format!("{NONE_OF_2}{shown}"));
    };
    let shown = "expected  CHECK: 2,1,-2,3,-4;\nfound     Check: 2,1,-2,3,-4;\n           ^\n";
    case("Check: 2,1,-2,3,-4;", shown);
    let shown = format!("{MISSING}found     CHECK 1,1,-2,3,-4;\n               ^\n");
    case("CHECK 1,1,-2,3,-4;", &shown);
}

#[test]
fn solutions_printed_more_than_once_are_called_so() {
    let twice =
        "These CHECK lines are printed more than once:\nfound     CHECK: 2,1,-2,3,-4;  (37 times)\n";
    case(2, &report([2; 37].into_iter().chain([1]), ""), twice);
    let one = ONE_OF_2.replace('.', " (with repetitions: 37).");
    case(2, &report([2; 37], ""), &format!("{one}{MISSING}{twice}"));
}

#[test]
fn more_than_50_solutions_require_50_and_the_total_in_the_last_line() {
    let expected = report(1..=64, "");
    assert_eq!(differs(&expected, &report(11..=60, "in total 64.\n \n\n")), None);
    for (last, found) in [("164 650\n", "164 650"), ("64\nbye\n", "bye"), ("", "+---+")] {
        let shown = format!("Expected the total 64 in the last line, found:\nfound     {found}\n");
        case(64, &report(1..=50, last), &shown);
    }
    let counted = |found| format!("Expected 50 of the 64 solutions, found {found}.\n");
    case(64, &report(1..=51, "64\n"), &counted(51));
    let missing = counted(49) + "One of those that are missing:\nexpected  CHECK: 50,1,-2,3,-4;\n";
    case(64, &report(1..=49, "64\n"), &missing);
    let repeated = differs(&expected, &report((1..=49).chain([1]), "64\n")).expect("they differ");
    let missing = missing.replacen('.', " (with repetitions: 50).", 1);
    assert!(repeated.starts_with(&missing), "{repeated}");
    let wrong = differs(&expected, &report((1..=48).chain([98, 99]), "64\n")).expect("they differ");
    let shown =
        "found     CHECK: 98,1,-2,3,-4;\n                 ^\nMore lines that are wrong: 1\n";
    assert!(wrong.ends_with(shown), "{wrong}");
}

#[test]
fn the_number_of_check_lines_is_told_and_four_of_many_are_shown() {
    let missing = differs(&report(1..=9, ""), &report([1], "")).expect("they differ");
    assert_eq!(missing.matches("expected  CHECK").count(), 4);
    assert!(missing.ends_with("expected  ... 4 more\n"), "{missing}");
    case(2, &report([2], ""), &format!("{ONE_OF_2}{MISSING}"));
    case(1, "", &format!("Expected 1 CHECK line, found 0.\n{MISSING}found     [empty]\n"));
    let none = "Expected 0 CHECK lines, found 1.\nfound     CHECK: [empty]\n";
    case(0, "CHECK: [empty]\n", none);
}

#[test]
fn a_comment_line_becomes_simple_unless_it_matters() {
    let cards = "1 1 1 1\n".repeat(9);
    let case = |comment: &str, differs: fn(&str) -> bool, simplest: &str| {
        let found = simplified_for("turtle-puzzle", &format!("{comment}\n{cards}"), differs);
        assert_eq!(found, format!("{simplest}\n{cards}"));
    };
    case("#)$q(zx<m_c]'U", |_| true, "# a");
    case("# 9 x%y!", |input| input.contains('%'), "#%");
    case("# 9 x%y!", |input| input.find('\n') == Some(8), "#aaaaaaa");
    case("#9 x%y!", |input| input.find('\n') == Some(7) && input.contains('%'), "#aaa%aa");
}

#[test]
fn fewer_solutions_are_simpler() {
    let input = include_str!("../../../../../fixtures/turtle-puzzle/thousands-of-solutions.in");
    let differs = |input: &str| input.contains('2') && solution_count(input) > 0;
    let found = simplified_for("turtle-puzzle", input, differs);
    assert!((1..=FEW).contains(&solution_count(&found)), "{found}");
}
