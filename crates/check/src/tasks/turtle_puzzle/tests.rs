//! What is free in a report of a turtle puzzle.

use crate::case::Case;
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
        &[("5. 2 * [-4 -1 3 2]", "2 x Typ 5: -4, -1, 3, 2"), ("1. 1 * [-3", "1 x Typ 1: [-3")],
        &[
            ("5. 2 * [-4 -1 3 2]", "[-4 -1 3 2] (Typ 5, 2 Karten)"),
            ("1. 1 * [-3 -1 4 2]", "[-3 -1 4 2] 1 1"),
        ],
        &[("5. 2 * [-4 -1 3 2]", "Typ 5 von 8: 2 St\u{fc}ck (3 2 -4 -1)")],
        &[(" 3 2]\n", ", 3,\u{A0}2]\n\n+---+\n"), ("5. 2", "5. - 2")],
        &[("[-3 -1 4", "[-3-1 4"), ("[-1 -2", "[\u{2212}1 - 2")],
        &[("1. 1 * [-3 -1 4 2]\n", ""), ("8. 1 * ", "1. 1 * [2 -3 -1 4]\n8. 1 * ")],
    ] {
        assert_eq!(edited(edits), "", "{edits:?}");
    }
}

/// Returns whether the reference output for the standard example is right, and whether its boards are judged, with each line edited.
fn judged(edit: impl Fn(&str) -> String) -> [bool; 2] {
    let right = include_str!("../../../../../fixtures/turtle-puzzle/standard-example.out");
    let found: String = right.lines().map(|line| edit(line) + "\n").collect();
    let (task, [right, found]) = (named("turtle-puzzle"), [right, &*found].map(str::as_bytes));
    [task.compare(right, found).is_empty(), task.not_judged(right, found).is_none()]
}

#[test]
fn boards_that_cannot_be_read_are_not_judged() {
    let swapped = |line: &str| match line.split('|').collect::<Vec<_>>()[..] {
        [start, a, b, c, end] => [start, c, b, a, end].join("|"),
        _ => line.to_owned(),
    };
    let is_row = |line: &str| line.starts_with('|');
    let drawn = |line: &str, row: &str| if is_row(line) { row.to_owned() } else { line.to_owned() };
    assert_eq!(judged(swapped), [false, true]);
    assert_eq!(
        judged(|line| swapped(line).replacen('|', if is_row(line) { "Reihe 1 |" } else { "|" }, 1)),
        [true, false]
    );
    assert_eq!(judged(|line| drawn(line, &line.replace('-', " "))), [true, false]);
    assert_eq!(
        judged(|line| drawn(line, &line.replacen("| -1  2  3", "|  1  2  3", 1))),
        [false, true]
    );
    assert_eq!(judged(|line| drawn(line, "")), [false, true]);
    assert_eq!(
        judged(|line| drawn(line, "").replace("CHECK: ", "Brett 1 2 3\nCHECK: ")),
        [true, false]
    );
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
        (true, &["5. 2 => 5. 1"], &["5. 2 => 5. 1", "\n- => \nKarte 5: -"]),
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
    let total = "Es gibt insgesamt 51 Loesungen. => ";
    let edited = |text: &str| total.to_owned() + text;
    for (is_same, one, other) in
        [(true, "", "Laufzeit: 123 ms"), (false, "", "50"), (false, "52", "50")]
    {
        let [one, other] = [one, other].map(edited);
        assert_eq!(
            are_same("51-solutions-are-50-and-the-total", &[&one], &[&other]),
            is_same,
            "{one} {other}"
        );
    }
}

/// Returns a report with other things that are free: numbered cards, a total, a running time, and, unless a mistake is about
/// them, boards that cannot be read.
fn with_other_things(report: &str, is_about_boards: bool) -> String {
    let (echo, rest) = report.split_once("\n\n").expect("a blank line");
    let cards = (0..).zip(echo.lines()).map(|(row, line)| match row {
        0 | 1 => format!("{line}\n"),
        _ => format!("Karte {}: {line}\n", row - 1),
    });
    let line = |line: &str| match line.strip_prefix('|') {
        Some(row) if !is_about_boards => row.replace('-', " ") + "\n",
        _ => format!("{line}\n"),
    };
    let rest: String = rest.lines().map(line).collect();
    let total = match rest.matches("CHECK:").count() {
        count @ ..50 => format!("Anzahl: {count}\n"),
        _ => String::new(),
    };
    format!("{}\nLaufzeit: 123 ms\n{rest}{total}Laufzeit: 321 ms\n", cards.collect::<String>())
}

#[test]
fn what_is_free_does_not_count_when_a_mistake_is_named() {
    let task = named("turtle-puzzle");
    for fixture in [
        "standard-example",
        "52-solutions-are-50-and-the-total",
        "only-solution-is-carried-into-itself-by-a-quarter-turn",
    ] {
        let case = Case::quick(task, &puzzle(fixture).1).expect("few steps are enough");
        for mistake in task.mistakes() {
            // Some print nothing.
            let Some(output) = mistake.output(&case).filter(|output| output.contains("\n\n"))
            else {
                continue;
            };
            let is_about_boards =
                ["draw", "in boards"].iter().any(|part| mistake.clause.contains(part));
            let other = with_other_things(&output, is_about_boards);
            let [one, other] = [output, other].map(|output| case.says(output.as_bytes()));
            assert_eq!(one, other, "{mistake:?} on {fixture}");
        }
    }
}
