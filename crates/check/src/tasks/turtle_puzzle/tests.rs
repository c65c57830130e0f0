//! What is free in a report of a turtle puzzle, and what becomes of a card set.

use super::passes::{lose_solutions, FEW};
use super::solution_count;
use crate::simplify::tests::simplified_for;
use crate::tasks::named;
use rules::turtle_puzzle::{cards, Puzzle};
use std::fs;

/// Returns a puzzle and its input, which is a fixture.
pub(super) fn puzzle(fixture: &str) -> (Puzzle, String) {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/../../fixtures/turtle-puzzle");
    let input = fs::read_to_string(format!("{folder}/{fixture}.in")).expect("a fixture");
    (Puzzle::solve(&cards(&input), usize::MAX).expect("no bound"), input)
}

/// Returns a report with boards before and after the `CHECK` lines of the first solutions.
pub(super) fn report(puzzle: &Puzzle, input: &str, before: &[String], after: &[String]) -> String {
    let mut text = format!("Eingabedaten:\n{input}\n{} Kartentypen:\n", puzzle.types.len());
    for (number, ([a, b, c, d], count)) in (1..).zip(&puzzle.types) {
        text += &format!("{number}. {count} * [{a} {b} {c} {d}]\n");
    }
    for (number, solution) in (1..).zip(&puzzle.solutions).take(before.len()) {
        let places =
            solution.iter().map(|(index, [a, b, c, d])| format!("{},{a},{b},{c},{d};", index + 1));
        let check = places.collect::<String>();
        let [before, after] = [before, after].map(|boards| &boards[number - 1]);
        text += &format!("\n{number}. gefundene Loesung:\n{before}CHECK: {check}\n{after}");
    }
    text + &format!("\nEs gibt insgesamt {} Loesungen.\n", puzzle.solutions.len())
}

/// Asserts that a report does not differ.
#[track_caller]
pub(super) fn assert_right(input: &str, found: &str, what: &str) {
    let task = named("turtle-puzzle");
    let shown = task.compare(&task.full_output(input), found.as_bytes());
    assert!(shown.is_empty(), "{what}\n{shown}");
}

#[test]
fn what_the_statement_does_not_fix_is_free() {
    let input = include_str!("../../../../../fixtures/turtle-puzzle/standard-example.in");
    let right = include_str!("../../../../../fixtures/turtle-puzzle/standard-example.out");
    for (part, other) in [
        (". 1 * [", ".1  *[ "),
        (
            "5. 2 * [-4 -1 3 2]\n6. 1 * [-4 -2 4 1]\n7. 1 * [-2 -1 4 3]",
            "6. 1 * [-4 -2 4 1]\n5. 2 * [ 3 2 - 4 -1 ]\n\n+--+\n7. 1*[-2,-1,4,3]\n*",
        ),
    ] {
        assert!(right.contains(part), "{part}");
        assert_right(input, &right.replace(part, other), part);
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
