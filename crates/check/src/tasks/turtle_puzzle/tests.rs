//! What is free in a report of a turtle puzzle, and what becomes of a card set.

use super::passes::{lose_solutions, FEW};
use super::solution_count;
use crate::simplify::tests::simplified_for;
use crate::tasks::named;

/// Asserts that a report of the standard example does not differ.
#[track_caller]
fn agrees(found: &str) {
    let input = include_str!("../../../../../fixtures/turtle-puzzle/standard-example.in");
    let task = named("turtle-puzzle");
    let shown = task.compare(&task.full_output(input), found.as_bytes());
    assert!(shown.is_empty(), "{found}\n{shown}");
}

#[test]
fn what_the_statement_does_not_fix_is_free() {
    let right = include_str!("../../../../../fixtures/turtle-puzzle/standard-example.out");
    for (part, other) in [
        (". 1 * [", ".1  *[ "),
        (
            "5. 2 * [-4 -1 3 2]\n6. 1 * [-4 -2 4 1]\n7. 1 * [-2 -1 4 3]",
            "6. 1 * [-4 -2 4 1]\n5. 2 * [ 3 2 - 4 -1 ]\n\n+--+\n7. 1*[-2,-1,4,3]\n*",
        ),
    ] {
        assert!(right.contains(part), "{part}");
        agrees(&right.replace(part, other));
    }
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
    let standard = include_str!("../../../../../fixtures/turtle-puzzle/standard-example.in");
    assert!(lose_solutions(standard).all(|fewer| solution_count(&fewer) > 0));
    let differs = |input: &str| input.contains('2') && solution_count(input) > 0;
    let found = simplified_for("turtle-puzzle", input, differs);
    assert!((1..=FEW).contains(&solution_count(&found)), "{found}");
}
