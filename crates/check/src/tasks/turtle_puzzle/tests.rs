//! What is free in a report of a turtle puzzle.

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

/// Asserts that a report does not differ from the full reference output.
#[track_caller]
pub(super) fn assert_right(expected: &[u8], found: &str, what: &str) {
    let shown = named("turtle-puzzle").compare(expected, found.as_bytes());
    assert!(shown.is_empty(), "{what}\n{shown}");
}

/// Returns whether two outputs, right or wrong, are the same in all that counts.
pub(super) fn is_same(expected: &[u8], one: &[u8], other: &[u8]) -> bool {
    let expected = String::from_utf8_lossy(expected);
    let reading = named("turtle-puzzle").reading(&expected);
    reading(one) == reading(other)
}

/// Returns how the reference output for the standard example differs with parts replaced.
#[track_caller]
fn edited(edits: &[(&str, &str)]) -> String {
    let right = include_str!("../../../../../fixtures/turtle-puzzle/standard-example.out");
    named("turtle-puzzle").compare(right.as_bytes(), edit(right, edits).as_bytes())
}

/// Returns a text with parts replaced.
#[track_caller]
fn edit(text: &str, edits: &[(&str, &str)]) -> String {
    edits.iter().fold(text.to_owned(), |text, (part, other)| {
        assert!(text.contains(part), "{part}");
        text.replace(part, other)
    })
}

#[test]
fn the_list_may_have_any_form() {
    for edits in [
        &[(". 1 * [", ".1  *[ ")][..],
        &[("1. 1 * [", "- 1. 1 * ["), ("5. 2", "\u{2013} 5. 2")],
        &[(". 1 * [", ": 1 mal ("), ("5. 2 * [", "Typ 5 von 8: 2 St\u{fc}ck (")],
        &[("5. 2 * [-4 -1 3 2]", "Typ 5: [-4 -1 3 2], 2 St\u{fc}ck")],
        &[("5. 2 * [-4 -1 3 2]", "2 x Typ 5: -4, -1, 3, 2")],
        &[("5. 2 * [-4 -1 3 2]", "Typ 5 von 8: 2 St\u{fc}ck (3 2 -4 -1)")],
        &[(" 3 2]\n", ", 3,\u{A0}2]\n\n+---+\n"), ("5. 2", "5. - 2")],
        &[("[-3 -1 4", "[-3-1 4"), ("[-1 -2", "[\u{2212}1 - 2")],
        &[("1. 1 * [-3 -1 4 2]\n", ""), ("8. 1 * ", "1. 1 * [2 -3 -1 4]\n8. 1 * ")],
    ] {
        assert_eq!(edited(edits), "", "{edits:?}");
    }
}

/// Returns whether two outputs are the same: the right one for a fixture, with edits as `part => other`.
#[track_caller]
fn are_same(fixture: &str, one: &[&str], other: &[&str]) -> bool {
    let (task, (_, input)) = (named("turtle-puzzle"), puzzle(fixture));
    let right = String::from_utf8(task.output(&input)).expect("ASCII");
    let edited = |edits: &[&str]| {
        let edits = edits.iter().map(|edit| edit.split_once(" => ").expect("an edit"));
        edit(&right, &edits.collect::<Vec<_>>())
    };
    let [one, other] = [one, other].map(edited);
    is_same(right.as_bytes(), one.as_bytes(), other.as_bytes())
}

#[test]
fn outputs_are_the_same_in_what_counts() {
    let wrong = "-3  1  4 => -3  5  4";
    let board = "-3  1  4 => -3  1";
    let free = "7 7 7\n7 7 7 7 7 7 7 7 7\n7 7 7\n".repeat(3);
    let free = &*format!("Es gibt 8 => {free}Es gibt 8");
    for (is_same, one, other) in [
        (true, &["-+ => ++"][..], &["5. 2 * [-4 -1 3 2] => Typ 5: 2 (3 2 -4 -1)"][..]),
        (true, &["5. 2 => 5. 1"], &["5. 2 * [-4 => Typ 1-mal 5 [-4", "Es => Zeit: 1\nEs"]),
        (true, &["5. 2 * => 5. "], &["5. 2 * => Typ 5: "]),
        (true, &["2,-2,3,4,-1; => 2,-2,3,4,-1"], &["2,-2,3,4,-1; => 2,-2 ,3,4,-1"]),
        (true, &[wrong], &["-3  1  4 => -3  5 . 4", "Es => 0\nEs"]),
        (true, &["| => 0"], &[]),
        (false, &["5. 2 => 5. 1"], &["5. 2 => 5. 3"]),
        (false, &["5. 2 => 5. 1"], &["5. 2 * => 5. "]),
        (false, &["|    -2 => |     2"], &[]),
        (false, &["|    -2 => |     2"], &["|    -2 => |     3"]),
        (false, &["2,-2,3,4,-1; => 2,-2,3,4,-1"], &[]),
        (false, &[wrong], &[wrong, "| -4 => |  4"]),
        (true, &[board], &[board, free]),
        (true, &[], &[free]),
    ] {
        assert_eq!(are_same("standard-example", one, other), is_same, "{one:?} {other:?}");
    }
    for (is_same, edit) in [
        (true, "Es gibt insgesamt 51 => Anzahl = 51"),
        (false, "51 Loe => 50 Loe"),
        (false, "| -1 => |  1"),
        (false, "Es gibt insgesamt 51 Loesungen. => "),
    ] {
        assert_eq!(are_same("51-solutions-are-50-and-the-total", &[edit], &[]), is_same, "{edit}");
    }
}
