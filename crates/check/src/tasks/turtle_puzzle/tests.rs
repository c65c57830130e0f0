//! Which reports of a turtle puzzle differ, and what is said of them.

use super::passes::FEW;
use super::solution_count;
use crate::simplify::tests::simplified_for;
use crate::tasks::named;
use crate::tests::{broken_rule, difference_text};

fn differs(expected: &str, found: &str) -> Option<String> {
    difference_text("turtle-puzzle", expected, found)
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
    let missing = "Expected 2 different CHECK lines, found 1.\nexpected  CHECK:1,1,-2,3,-4;\n";
    assert_eq!(differs(&report(1..=2, ""), &report([2], "")).as_deref(), Some(missing));
}

#[test]
fn a_wrong_line_stands_below_the_missing_one_that_is_most_like_it() {
    let expected = "CHECK: 1,1,-2,3,-4;\nCHECK: 2,1,-2,3,-4;\nCHECK: 3,1,-2,3,-4;\n";
    let found = "CHECK: 2,1,-2,3,4;\nCHECK: 1,1,-2,3,-4\nCHECK: 3,1,-2,3,-4;\n";
    let shown = "expected  CHECK:1,1,-2,3,-4;\n\
                 found     CHECK:1,1,-2,3,-4\n\
                 \u{20}                          ^\n\
                 More lines that are wrong: 1\n";
    assert_eq!(differs(expected, found).as_deref(), Some(shown));
}

#[test]
fn a_line_is_most_like_the_one_that_ends_alike() {
    let expected = "CHECK: 1,5,5,5,5;\nCHECK: 12,1,-2,3,-4;\n";
    let shown = "Expected 2 different CHECK lines, found 1.\n\
                 expected  CHECK:12,1,-2,3,-4;\n\
                 found     CHECK:2,1,-2,3,-4;\n\
                 \u{20}               ^\n";
    assert_eq!(differs(expected, "CHECK: 2,1,-2,3,-4;\n").as_deref(), Some(shown));
}

#[test]
fn without_check_lines_what_was_printed_is_shown() {
    let expected = report(1..=2, "");
    let none = "Expected 2 different CHECK lines, found 0.\n\
                expected  CHECK:1,1,-2,3,-4;\n";
    let case = |found: &str, shown: &str| {
        assert_eq!(differs(&expected, found), Some(format!("{none}{shown}")));
    };
    case("", "found     [empty]\n");
    case("1\n2\n", "The output begins:\nfound     1\nfound     2\n");
    case("Check: 1\n", "The output begins:\nfound     Check: 1\n");
    let wrong = "Expected no CHECK lines, found 1.\nfound     CHECK:[empty]\n";
    assert_eq!(differs("keine\n", "CHECK: [empty]\n").as_deref(), Some(wrong));
}

#[test]
fn solutions_printed_more_than_once_are_called_so() {
    let expected = report(1..=2, "");
    let twice =
        "These CHECK lines are printed more than once:\nfound     CHECK:2,1,-2,3,-4;  (37 times)\n";
    let found = report([2; 37].into_iter().chain([1]), "");
    assert_eq!(differs(&expected, &found).as_deref(), Some(twice));
    let missing = differs(&expected, &report([2; 37], "")).expect("they differ");
    let apart = format!(
        "Expected 2 different CHECK lines, found 1.\nexpected  CHECK:1,1,-2,3,-4;\n{twice}"
    );
    assert_eq!(missing, apart);
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
    case(report((1..=49).chain([1]), "64\n"), "found 49.\nOne of those that are missing:\nexpected  CHECK:50,1,-2,3,-4;\nThese CHECK lines are printed more than once:\nfound     CHECK:1,1,-2,3,-4;  (2 times)\n");
    case(
        report((1..=50).chain([1]), "64\n"),
        "more than once:\nfound     CHECK:1,1,-2,3,-4;  (2 times)\n",
    );
    case(
        report((1..=48).chain([98, 99]), "64\n"),
        "found     CHECK:98,1,-2,3,-4;\n                ^\nMore lines that are wrong: 1\n",
    );
    case(report(1..=50, "164 650\n"), "the total 64 in the last line, found:\nfound     164 650\n");
    case(report(1..=50, "64\nbye\n"), "found:\nfound     bye");
    case(report(1..=50, ""), "found:\nfound     +---+");
}

#[test]
fn some_of_many_missing_solutions_are_shown_and_one_is_not_many() {
    let missing = differs(&report(1..=9, ""), &report([1], "")).expect("they differ");
    assert_eq!(missing.matches("expected  CHECK").count(), 4);
    assert!(missing.ends_with("expected  ... 4 more\n"), "{missing}");
    let one = differs(&report([1], ""), "").expect("they differ");
    assert!(one.starts_with("Expected 1 CHECK line, found 0.\n"), "{one}");
}

#[test]
fn the_line_that_is_most_like_a_solution_is_shown_if_there_is_no_check_line() {
    let expected = report(1..=2, "");
    let none = "Expected 2 different CHECK lines, found 0.\n";
    let case = |found: &str, shown: &str| {
        let found = format!("Eingabedaten:\n1 -2 3 -4\n{found}\n+---+\n");
        assert_eq!(differs(&expected, &found), Some(format!("{none}{shown}")), "{found}");
    };
    case(
        "Check: 2,1,-2,3,-4;",
        "expected  CHECK:2,1,-2,3,-4;\nfound     Check: 2,1,-2,3,-4;\n           ^\n",
    );
    case(
        "CHECK 1,1,-2,3,-4;",
        "expected  CHECK:1,1,-2,3,-4;\nfound     CHECK 1,1,-2,3,-4;\n               ^\n",
    );
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
fn all_solutions_are_known_but_50_are_shown() {
    let input =
        include_str!("../../../../../fixtures/turtle-puzzle/51-solutions-are-50-and-the-total.in");
    let count = |output: Vec<u8>| String::from_utf8_lossy(&output).matches("CHECK:").count();
    let task = named("turtle-puzzle");
    assert_eq!((count(task.full_output(input)), count(task.output(input))), (51, 50));
}

#[test]
fn fewer_solutions_are_simpler() {
    let input = include_str!("../../../../../fixtures/turtle-puzzle/thousands-of-solutions.in");
    let found = simplified_for("turtle-puzzle", input, |input| {
        input.contains('2') && solution_count(input) > 0
    });
    assert!((1..=FEW).contains(&solution_count(&found)), "{found}");
}

#[test]
fn a_line_that_is_no_solution_is_explained() {
    let input = include_str!("../../../../../fixtures/turtle-puzzle/standard-example.in");
    let output = String::from_utf8(named("turtle-puzzle").output(input)).expect("ASCII");
    let right = output.lines().find(|line| line.starts_with("CHECK")).expect("a solution");
    let case = |from: &str, to: &str, sentence: Option<&str>| {
        let line = right.replacen(from, to, 1);
        assert!(from.is_empty() || line != right, "{right}");
        let sentence = sentence.map(|sentence| format!("No solution: {sentence}."));
        assert_eq!(broken_rule("turtle-puzzle", input, &line), sentence, "{line}");
    };
    case("2,-2,3,4,-1;", "", Some("it has 8 places, not 9"));
    case("2,-2,3,4,-1", "2,-2,3,4", Some("place 1 (row 1, column 1) has 4 numbers, not 5"));
    case("2,-2,3,4,-1", "12,-2,3,4,-1", Some("there is no type 12, only 1 to 8"));
    case("2,-2,3,4,-1", "0,-2,3,4,-1", Some("there is no type 0, only 1 to 8"));
    case("2,-2,3,4,-1", "2,-2,3,-1,4", Some("place 1 (row 1, column 1) shows no turn of type 2"));
    case(
        "2,-2,3,4,-1;1,-1,4,2,-3",
        "2,-2,3,4,-1;2,-2,3,4,-1",
        Some("type 2 is used 2 times, but there is 1 such card"),
    );
    let sides = "the right side of place 1 (4) and the left side of place 2 (-3) do not match";
    case("2,-2,3,4,-1", "2,3,4,-1,-2", Some(sides));
    case("2,-2,3,4,-1", "2,+-2,3,4,-1", None);
    case("2,-2,3,4,-1", "+2,-2,3,4,-1", None);
    case("", "", None);
}
