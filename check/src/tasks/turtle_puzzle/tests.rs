//! What is free in a report of a turtle puzzle. An edit is a part of the right one, and what stands
//! in its place.

use crate::case::Case;
use crate::fixtures::fixtures;
use crate::tasks::named;
use crate::tests::fixture;
use crate::tests::{program, programs};
use rules::answer::text;
use rules::turtle_puzzle::model::Board;
use rules::turtle_puzzle::report::{drawing, sides, solution};
use std::mem;

const EXAMPLE: &str = "standard-example";

fn case(name: &str) -> Case {
    let task = named("turtle-puzzle");
    task.quick_case(&fixture(task, name)).expect("few steps are enough")
}

#[track_caller]
fn edited(case: &Case, edits: &[&str]) -> String {
    edits.iter().fold(text(&case.answers), |text, edit| {
        let (part, other) = edit.split_once(" => ").expect("an edit");
        assert!(text.contains(part), "{part}");
        text.replace(part, other)
    })
}

/// Returns whether a report on the example is right, and whether its boards are judged.
fn judged(found: &str) -> [bool; 2] {
    let task = named("turtle-puzzle");
    let right = text(&case(EXAMPLE).answers);
    let compared = task.compare(right.as_bytes(), found.as_bytes(), true);
    [compared.difference.is_none(), compared.not_judged.is_none()]
}

#[test]
fn boards_are_judged_if_they_can_be_read() {
    let row = "-1  2  3 | -3  1  4 | -4  5  3";
    let swap = &*format!("{row} => -4  5  3 | -3  1  4 | -1  2  3");
    for (judged_so, edits) in [
        ([true, true], &["| => \t"][..]),
        ([true, true], &["| => │", "+----------+----------+----------+\n => "]),
        ([true, true], &["|\n => #\n\n", "|  => | v"]),
        ([false, true], &[swap]),
        ([true, false], &[swap, "\n| => \nReihe 1 |"]),
        ([true, false], &["    - => -----"]),
        ([false, true], &["| -1  2  3 | => |  1  2  3 |"]),
    ] {
        assert_eq!(judged(&edited(&case(EXAMPLE), edits)), judged_so, "{edits:?}");
    }
    let card = |(number, card): &_| format!("Typ {number}: {}\n", sides(*card));
    let cards = |board: &Board| board.iter().map(card).collect();
    let drawings: [(_, &dyn Fn(&Board) -> String); 4] = [
        ([true, false], &|board| drawing(board).replace('-', " ")),
        ([true, false], &cards),
        ([true, false], &|_| "Brett 1 2 3\n".to_owned()),
        ([false, true], &|_| String::new()),
    ];
    for (number, (judged_so, drawn)) in drawings.into_iter().enumerate() {
        assert_eq!(judged(&drawn_as(&case(EXAMPLE), drawn)), judged_so, "{number}");
    }
}

/// Returns the right report with boards that are drawn otherwise, below the solutions.
fn drawn_as(case: &Case, drawn: impl Fn(&Board) -> String) -> String {
    let lines = edited(case, &[]);
    let boards = lines.lines().filter(|line| line.starts_with("CHECK")).map(solution);
    boards.fold(lines.clone(), |text, board| text.replace(&drawing(&board), "") + &drawn(&board))
}

/// Asserts that the right report on each fixture is wrong after each edit.
#[track_caller]
fn each_is_wrong(edits: impl Fn(&str) -> Vec<[String; 2]>) {
    let task = named("turtle-puzzle");
    let mut right_ones = Vec::new();
    for input in fixtures(task) {
        let right = String::from_utf8(task.output(&input.text)).expect("ASCII");
        for [part, other] in edits(&right) {
            let found = right.replacen(&part, &other, 1);
            if task.compare(right.as_bytes(), found.as_bytes(), true).difference.is_none() {
                right_ones.push((input.fixture, part, other));
            }
        }
    }
    assert!(right_ones.is_empty(), "{right_ones:#?}");
}

/// Returns the lines of the list of types, each taken apart: its number, its count, its card.
fn entries(report: &str) -> impl Iterator<Item = (&str, [&str; 3])> {
    report.lines().filter_map(|line| {
        let (number, rest) = line.split_once(". ")?;
        let (count, card) = rest.split_once(" * ")?;
        Some((line, [number, count, card]))
    })
}

#[test]
fn no_line_of_the_list_may_be_missing() {
    each_is_wrong(|right| {
        entries(right).map(|(line, _)| [format!("{line}\n"), String::new()]).collect()
    });
}

#[test]
fn number_and_count_may_not_be_exchanged() {
    each_is_wrong(|right| {
        let exchanged = |(line, [number, count, card]): (&str, [&str; 3])| {
            (number != count).then(|| [line.to_owned(), format!("{count}. {number} * {card}")])
        };
        entries(right).filter_map(exchanged).collect()
    });
}

#[test]
fn the_first_or_last_line_of_a_board_may_not_stand_twice() {
    each_is_wrong(|right| {
        let Some(check) = right.lines().find(|line| line.starts_with("CHECK")) else {
            return Vec::new();
        };
        let board = drawing(&solution(check));
        let rows: Vec<_> = board.lines().filter(|line| line.starts_with('|')).collect();
        let [first, last] = [rows[0], rows[8]].map(|row| format!("{row}\n"));
        let (start, end) = board.rsplit_once(&last).expect("its last line");
        let first_twice = board.replacen(&first, &first.repeat(2), 1);
        let last_twice = [start, &last, &last, end].concat();
        vec![[board.clone(), first_twice], [board, last_twice]]
    });
}

#[track_caller]
fn are_same(fixture: &str, one: &[&str], other: &[&str]) -> bool {
    let case = case(fixture);
    let [one, other] = [one, other].map(|edits| case.normalized(edited(&case, edits).as_bytes()));
    one == other
}

#[test]
fn outputs_are_the_same_in_what_counts() {
    let wrong = "-3  1  4 => -3  5  4";
    let board = "-3  1  4 => -3  1";
    let free = "7 7 7\n7 7 7 7 7 7 7 7 7\n7 7 7\n".repeat(3);
    let free = &*format!("Es gibt 8 => {free}Es gibt 8");
    for (is_same, one, other) in [
        (true, &["-+ => ++"][..], &["5. 2 * [-4 -1 3 2] => Typ 5: 2 (3, 2,\u{A0}-4, -1)"][..]),
        (true, &["5. 2 => 5. 1"], &["5. 2 * [-4 => Typ 1-mal 5 [-4", "Es => Zeit: 1\nEs"]),
        (true, &["5. 2 * => 5. "], &["5. 2 * => Typ 5: "]),
        (true, &["2,-2,3,4,-1; => 2,-2,3,4,-1"], &["2,-2,3,4,-1; => 2,-2 ,3,4,-1"]),
        (true, &[wrong], &["-3  1  4 => -3  5 . 4", "Es => 0\nEs"]),
        (true, &["5. 2 => 5. 1"], &["5. 2 => 5. 1", "\n- => \nKarte 5: -"]),
        (false, &["5. 2 => 5. 1"], &["5. 2 => 5. 3"]),
        (false, &["5. 2 => 5. 1"], &["5. 2 * => 5. "]),
        (false, &["|    -2 => |     2"], &["|    -2 => |     3"]),
        (false, &[wrong], &[wrong, "| -4 => |  4"]),
        (true, &[board], &[board, free]),
    ] {
        assert_eq!(are_same(EXAMPLE, one, other), is_same, "{one:?} {other:?}");
    }
    let total = |text| format!("Es gibt insgesamt 51 Loesungen. => {text}");
    for (is_same, one, other) in [
        (true, "51", "Anzahl = 51"),
        (false, "51", "50 Loesungen"),
        (true, "", "Laufzeit: 123 ms"),
        (false, "", "50"),
        (false, "52", "50"),
    ] {
        let (one, other) = (total(one), total(other));
        let found = are_same("51-solutions-are-50-and-the-total", &[&one], &[&other]);
        assert_eq!(found, is_same, "{one} {other}");
    }
}

#[test]
fn without_check_lines_it_counts_whether_solutions_are_drawn() {
    let case = case(EXAMPLE);
    let without_check = |drawn: fn(&Board) -> String| {
        let report = drawn_as(&case, drawn);
        let lines = report.split_inclusive('\n').filter(|line| !line.starts_with("CHECK"));
        case.normalized(lines.collect::<String>().as_bytes())
    };
    assert_ne!(without_check(drawing), without_check(|_| String::new()));
}

/// Leaves out the lines that begin with a text.
fn without(report: &str, start: &str) -> String {
    report.split_inclusive('\n').filter(|line| !line.starts_with(start)).collect()
}

/// Prints each line of a solution once more.
fn with_checks_again(report: &str) -> String {
    let checks = report.split_inclusive('\n').filter(|line| line.starts_with("CHECK"));
    report.to_owned() + &checks.collect::<String>()
}

#[test]
fn in_a_wrong_report_each_part_is_compared() {
    type Edit = fn(&str) -> String;
    let task = named("turtle-puzzle");
    let patterns = "compares the patterns only, not front and hind halves";
    let halves = "lets equal halves touch, not a front and a hind half";
    let edits: [(&str, bool, Edit); 6] = [
        (patterns, false, |report| without(report, "Es gibt insgesamt")),
        (patterns, false, |report| report.replace(" Loesungen.", "0 Loesungen.")),
        (patterns, true, |report| report.replace("Loesungen.", "Loesungen.\nLaufzeit: 12 ms")),
        (patterns, true, |report| report.replace("Es gibt insg", "Laufzeit: 12 ms\nEs gibt insg")),
        (halves, false, |report| without(&without(report, "|"), "+-")),
        ("prints each CHECK line twice", false, with_checks_again),
    ];
    let cases: Vec<_> =
        fixtures(task).iter().filter_map(|input| task.quick_case(&input.text)).collect();
    for (clause, is_same, edit) in edits {
        let program = program(task, clause);
        let is_seen = |case: &&Case| {
            let report = program.output(case).unwrap_or_default();
            let [one, other] = [edit(&report), report].map(|one| case.normalized(one.as_bytes()));
            one != other
        };
        let seen = cases.iter().find(is_seen).map(|case| &case.input);
        assert_eq!(seen.is_none(), is_same, "{clause} {seen:?}");
    }
}

/// Returns a report with other things that are free: numbered cards, a total, a running time, and,
/// unless a mistake is about them, boards that cannot be read.
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

/// Returns a report without the cards given, with each board below its CHECK line, without borders.
fn in_another_layout(report: &str) -> String {
    let (_, rest) = report.split_once("\n\n").expect("a blank line");
    let (mut board, mut other) = (String::new(), String::new());
    for line in rest.lines().filter(|line| !line.starts_with("+--")) {
        match line.strip_prefix('|') {
            Some(row) => board += &(row.replace('|', " ") + "\n"),
            None => other += &(line.to_owned() + "\n"),
        }
        if line.starts_with("CHECK") {
            other += &mem::take(&mut board);
        }
    }
    other + &board
}

/// The comment line has as many numbers as a line of the list.
const NUMBERS_IN_COMMENT: &str = "\
    # 3 9 10 5 5 4\n-2 3 1 -2\n1 1 1 1\n-2 -2 3 1\n3 1 -1 -3\n-1 -3 3 1\n3 1 -2 -2\n-3 3 1 -1\n\
    -2 -2 3 1\n-3 3 1 -1\n";

#[test]
fn what_is_free_does_not_count_when_a_mistake_is_named() {
    let task = named("turtle-puzzle");
    let fixtures = [
        EXAMPLE,
        "51-solutions-are-50-and-the-total",
        "only-solution-is-carried-into-itself-by-a-quarter-turn",
    ];
    let inputs = fixtures.map(|name| fixture(task, name)).into_iter();
    for input in inputs.chain([NUMBERS_IN_COMMENT.to_owned()]) {
        let case = task.quick_case(&input).expect("it takes few steps");
        for program in programs(task) {
            // Some print nothing.
            let output = program.output(&case).filter(|output| output.contains("\n\n"));
            let Some(output) = output else { continue };
            let clause = &program.mistakes[0].clause;
            let about_boards = ["draw", "in boards"].iter().any(|part| clause.contains(part));
            let others = [with_other_things(&output, about_boards), in_another_layout(&output)];
            let expected = case.normalized(output.as_bytes());
            for other in &others[..if about_boards { 1 } else { 2 }] {
                let normalized = case.normalized(other.as_bytes());
                assert!(normalized == expected, "{program:?} on {input:?}\n{other}");
            }
        }
    }
}

#[test]
fn a_line_of_the_list_may_end_as_the_comment_line_does() {
    let case = case("51-solutions-are-50-and-the-total");
    let right = text(&case.answers);
    let report = right.replace("* [1 1 1 1]", "* [1 1 1 1] # 51");
    assert!(report != right && case.normalized(report.as_bytes()) == case.expected);
}

#[test]
fn a_stopped_program_need_not_have_come_to_the_end() {
    let right = text(&case(EXAMPLE).answers);
    let compared = named("turtle-puzzle").compare(right.as_bytes(), b"Eingabedaten:\n", false);
    assert!(compared.difference.is_none());
}

#[test]
fn if_fifty_solutions_are_printed_it_says_nothing_which_of_them_come_again() {
    let case = case("48-solutions-of-nine-types");
    let text = text(&case.answers);
    // Only CHECK lines end so.
    let blocks: Vec<_> = text.split_inclusive(";\n").collect();
    let side_by_side: String = blocks.iter().flat_map(|block| [*block; 2]).take(50).collect();
    let one_after_all: String = blocks.iter().chain(&blocks).copied().take(50).collect();
    let [one, other] = [side_by_side, one_after_all].map(|found| case.normalized(found.as_bytes()));
    assert!(one == other && one != case.expected);
}

/// The first solution has no board. That counts only if its line is right, which it may be or not.
#[test]
fn if_fifty_solutions_are_printed_it_says_nothing_which_of_them_are_wrong() {
    let case = case("51-solutions-are-50-and-the-total");
    let report = text(&case.answers).replacen('|', "| 0", 1);
    let all_right = case.normalized(report.as_bytes());
    let [one, other] = ["\n1. gefundene", "\n2. gefundene"].map(|heading| {
        let (above, solution) = report.split_once(heading).expect("a solution");
        let wrong = solution.replacen("CHECK: ", "CHECK: 7", 1);
        case.normalized([above, heading, &wrong].concat().as_bytes())
    });
    assert!(one == other && one != all_right);
}

#[test]
fn a_picture_has_six_of_more_solutions() {
    let task = named("turtle-puzzle");
    let picture = task.picture(&fixture(task, "51-solutions-are-50-and-the-total"));
    let picture = picture.expect("a picture");
    assert_eq!(String::from_utf8_lossy(&picture).matches("gefundene").count(), 6);
}

#[test]
fn the_order_of_wrong_boards_does_not_count() {
    let case = case(EXAMPLE);
    let report = text(&case.answers);
    let check = report.lines().find(|line| line.starts_with("CHECK")).expect("a solution");
    let board = drawing(&solution(check));
    let [one, other] =
        ["-3  1  4", "| -1"].map(|part| board.replacen(part, &part.replace('-', " "), 1));
    assert!(one != board && other != board && one != other);
    let [before, after] = [one.clone() + &other, other + &one]
        .map(|boards| case.normalized(report.replace(&board, &boards).as_bytes()));
    assert!(before == after && before != case.expected);
}
