//! What is free in a report of a turtle puzzle, and what becomes of a card set.

use super::passes::{lose_solutions, FEW};
use super::solution_count;
use crate::simplify::tests::simplified_for;
use crate::tasks::named;
use crate::tests::program;
use rules::case::Case;
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
    let hash = (named("turtle-puzzle").inputs().hasher)(&expected);
    hash(one) == hash(other)
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
        &[(" 3 2]\n", ", 3,\u{A0}2]\n\n+---+\n"), ("5. 2", "5. - 2")],
        &[("[-3 -1 4", "[-3-1 4"), ("[-1 -2", "[\u{2212}1 - 2")],
        &[("1. 1 * [-3 -1 4 2]\n", ""), ("8. 1 * ", "1. 1 * [2 -3 -1 4]\n8. 1 * ")],
    ] {
        assert_eq!(edited(edits), "", "{edits:?}");
    }
}

#[test]
fn a_line_far_below_the_list_is_no_part_of_it() {
    let board = "\n\n1: 1 -1\n8: [-3 -1 3 2]\n1. gefundene";
    let shown = edited(&[("8. 1 * [-3 -1 3 2]\n", ""), ("\n1. gefundene", board)]);
    assert!(shown.ends_with("found     [nothing more]\n"), "{shown}");
}

/// Returns how a report on the standard example differs whose boards have other rows.
#[track_caller]
fn redrawn(row: impl Fn(&str) -> String) -> String {
    let right = include_str!("../../../../../fixtures/turtle-puzzle/standard-example.out");
    let line = |line: &str| if line.starts_with('|') { row(line) } else { line.to_owned() };
    let found: String = right.lines().map(|text| line(text) + "\n").collect();
    named("turtle-puzzle").compare(right.as_bytes(), found.as_bytes())
}

#[test]
fn each_solution_needs_a_board_with_types() {
    let changed = |row: &str, card: fn(&str) -> String| match row.split('|').collect::<Vec<_>>()[..]
    {
        [_, a, b, c, _] if row.matches(' ').count() < 20 => [a, b, c].map(card).concat(),
        _ => row.to_owned(),
    };
    let no_types = |row: &str| changed(row, |card| format!("|{}  {}", &card[..4], &card[6..]));
    let exchanged =
        |row: &str| changed(row, |card| format!("|{}{}{}", &card[7..], &card[3..7], &card[..3]));
    let nines = |row: &str| row.replace(|char: char| char.is_ascii_digit(), "9").replace('-', " ");
    for (shown, start) in [
        (redrawn(|_| String::new()), "Solution 1 has no board"),
        (redrawn(|_| "| 9 9 9 9 |".to_owned()), "Solution 1 has no board"),
        (redrawn(nines), "Solution 1 has a board in which the top pattern"),
        (redrawn(exchanged), "Solution 1 has a board in which the left pattern"),
        (redrawn(no_types), "Solution 1 has a board that lacks the digits 1 2 3 4 5 5 6 7 8:"),
    ] {
        assert!(shown.starts_with(start), "{shown}");
    }
}

#[test]
fn a_board_stands_beside_the_line_of_its_solution_or_anywhere() {
    let (task, (puzzle, input)) = (named("turtle-puzzle"), puzzle("standard-example"));
    let right = String::from_utf8(task.output(&input)).expect("ASCII");
    let rows: Vec<_> = right.split_inclusive('\n').filter(|line| line.starts_with('|')).collect();
    let boards: Vec<_> = rows.chunks(9).map(<[_]>::concat).collect();
    let none = vec![String::new(); boards.len()];
    let behind = [&boards[7..], &boards[..7]].concat();
    let end = [&none[..7], &[boards.concat()]].concat();
    let unread = |board: &String| board.replace(|char: char| char.is_ascii_digit(), "x");
    let mut second: Vec<_> = boards.iter().map(unread).collect();
    second[1].clone_from(&boards[1]);
    let second = [&none[..7], &[second.concat()]].concat();
    let (part, lacks) = ("5 -4 |  4  7 -2 |", "Solution 2 has a board that lacks the digits 7:");
    for (before, after, other, start) in [
        (&none, &boards, part, ""),
        (&none, &end, part, ""),
        (&behind, &none, part, "Solution 8 has no board"),
        (&none, &boards, "5 -4 |  4    -2 |", lacks),
        (&none, &end, "5 -4 |  4    -2 |", "Not every solution has its board"),
        (&none, &end, "5 -4 |  4  8 -2 |", "Solution 2 has a board in which the type of"),
        (&none, &second, "5 -4 |  4  8 -2 |", "Solution 2 has a board in which the type of"),
    ] {
        let found = edit(&report(&puzzle, &input, before, after), &[(part, other)]);
        let shown = task.compare(right.as_bytes(), found.as_bytes());
        assert!(shown.starts_with(start) && shown.is_empty() == start.is_empty(), "{shown}");
    }
}

#[test]
fn no_number_that_counts_may_change() {
    let task = named("turtle-puzzle");
    for name in
        ["standard-example", "all-cards-alike-with-solutions", "3-solutions-are-3-up-to-rotation"]
    {
        let (_, input) = puzzle(name);
        let right = task.output(&input);
        let text = String::from_utf8_lossy(&right);
        let list = text.find("Kartentypen:").expect("a list");
        // Signs count in the lines of solutions only.
        let is_check = |place: usize| {
            let start = text[..place].rfind('\n').map_or(0, |end| end + 1);
            text[start..].starts_with("CHECK")
        };
        let is_number = |place: &usize| {
            let rest = &text[*place..];
            let rest = if is_check(*place) { rest.trim_start_matches('-') } else { rest };
            rest.starts_with(|next: char| next.is_ascii_digit())
        };
        let is_title = |place: usize| {
            text[place..].lines().next().is_some_and(|line| line.ends_with("Loesung:"))
        };
        for place in (list..text.len()).filter(is_number).filter(|place| !is_title(*place)) {
            let (before, after) = (&text[..place], &text[place + 1..]);
            for other in ["", "9", "-"] {
                let found = format!("{before}{other}{after}");
                let shown = task.compare(&right, found.as_bytes());
                assert!(found == text || !shown.is_empty(), "{name}: {before}{other:?}");
            }
        }
    }
}

#[test]
fn a_comment_line_may_have_any_words_and_numbers() {
    let (task, (_, input)) = (named("turtle-puzzle"), puzzle("standard-example"));
    for comment in ["# 7 Kartentypen", "# -2 -4 -4 3 and -3 3 4 3", "# 1 1 1 2 1 2"] {
        let input = input.replace("# Standardbeispiel aus der Aufgabenstellung", comment);
        let right = String::from_utf8(task.output(&input)).expect("ASCII");
        let (_, list) = right.split_once("Kartentypen:\n").expect("a list");
        let found = format!("Text:{comment}\n{list}");
        assert_eq!(task.compare(right.as_bytes(), found.as_bytes()), "", "{found}");
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
    for (is_same, one, other) in [
        (true, &["-+ => ++"][..], &["5. 2 * [-4 -1 3 2] => Typ 5: 2 (3 2 -4 -1)"][..]),
        (true, &["5. 2 => 5. 1"], &["5. 2 * => 5. 1 x", "Es => Zeit: 1\nEs"]),
        (true, &["|    -2 => |     3"], &["|    -2 => #    -3"]),
        (true, &["2,-2,3,4,-1; => 2,-2,3,4,-1"], &["2,-2,3,4,-1; => 2,-2 ,3,4,-1"]),
        (true, &["-3  1  4 => -3  5  4"], &["-3  1  4 => -3  5  4 .", "Es => 0\nEs"]),
        (false, &["5. 2 => 5. 1"], &["5. 2 => 5. 3"]),
        (true, &["|    -2 => |     2"], &[]),
        (false, &["|    -2 => |     3"], &[]),
        (false, &["|    -2 => |     3"], &["|    -2 => #     4"]),
        (false, &["2,-2,3,4,-1; => 2,-2,3,4,-1"], &[]),
        (false, &["  1  =>     "], &[]),
        (false, &["-3  1  4 => -3  5  4"], &["-3  1  4 => -3  5  4", "| -4 => | -"]),
        (true, &["CHECK: => Check:"], &["CHECK: => Check:", "Es => Zeit: 1\nEs"]),
    ] {
        assert_eq!(are_same("standard-example", one, other), is_same, "{one:?} {other:?}");
    }
    let (time, total) = ("Es gibt insgesamt 51 Loesungen. => Laufzeit: 12 ms", "51 Loe => 12 Loe");
    assert!(!are_same("51-solutions-are-50-and-the-total", &[time], &[total]));
    for (is_same, edit) in [
        (true, "Es gibt insgesamt 51 => Anzahl = 51"),
        (false, "51 Loe => 50 Loe"),
        (false, "Es gibt insgesamt 51 Loesungen. => "),
    ] {
        assert_eq!(are_same("51-solutions-are-50-and-the-total", &[edit], &[]), is_same, "{edit}");
    }
}

#[test]
fn mistakes_that_look_alike_do_not_say_the_same() {
    let (task, many) = (named("turtle-puzzle"), "51-solutions-are-50-and-the-total");
    for (fixture, one, other) in [
        (many, "finds no solutions", "prints no CHECK lines"),
        ("standard-example", "prints no CHECK: before solutions", "writes Check: for CHECK:"),
        (
            many,
            "stops after the first solution",
            "prints only the CHECK line of the first solution",
        ),
        (many, "prints no total", "prints the total before the solutions"),
        (
            many,
            "does not list each type on a line",
            "does not list how many cards of a type there are",
        ),
        (
            "standard-example",
            "draws boards with left and right exchanged",
            "draws cards turned the other way",
        ),
    ] {
        let case = Case::new(task.inputs(), puzzle(fixture).1);
        assert!(program(task, one).differs_from(&program(task, other), &case), "{one}");
    }
}

#[test]
fn boards_at_the_end_are_not_the_same_as_none() {
    let (task, (puzzle, input)) = (named("turtle-puzzle"), puzzle("standard-example"));
    let none = vec![String::new(); puzzle.solutions.len()];
    let undrawn = report(&puzzle, &input, &none, &none);
    let timed = undrawn.clone() + "Dauer: 12 ms\n";
    let right = task.output(&input);
    assert!(is_same(&right, undrawn.as_bytes(), timed.as_bytes()));
    let drawn = undrawn.clone() + &"1: 1 2 3 4\n".repeat(72);
    assert!(!is_same(&right, undrawn.as_bytes(), drawn.as_bytes()));
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
