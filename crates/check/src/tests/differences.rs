//! How two outputs differ, as a report shows it.

use super::difference_text;
use crate::task::Task;

/// Asserts the lines that are shown of a difference.
#[track_caller]
pub(super) fn case(expected: &str, found: &str, shown: &[&str]) {
    let text = difference_text(Task::Connect4, expected, found).unwrap_or_default();
    assert_eq!(text.lines().collect::<Vec<_>>(), shown, "{text}");
}

fn numbers(numbers: impl IntoIterator<Item = usize>) -> String {
    numbers.into_iter().map(|number| number.to_string() + "\n").collect()
}

#[test]
fn texts_differ_in_any_byte() {
    case("=\n", "=\n", &[]);
    case("a\n", "", &["Output:", "expected  a", "found     [empty]"]);
    case("a\n", "\n", &["Output:", "expected  a", "found     [blank line]"]);
    let end = ["Output:", "expected  a", "found     a [no line end]", "           ^"];
    case("a\n", "a", &end);
    let dots = "(· is a space at the start or end of a line)";
    case("=\n", " =\n", &["Output:", "expected  =", "found     ·=", "          ^", dots]);
    case("=\n", "=  \n", &["Output:", "expected  =", "found     =··", "           ^", dots]);
}

#[test]
fn the_first_character_that_differs_is_marked_if_lines_are_alike() {
    case(
        "a\nb1\n",
        "a\nb2\n",
        &["Output:", "          a", "expected  b1", "found     b2", "           ^"],
    );
    case("QUIT\n", "FULL\n", &["Output:", "expected  QUIT", "found     FULL"]);
    // An escape is wider than its byte.
    case(
        "\t\t1\n",
        "\t\t2\n",
        &["Output:", r"expected  \t\t1", r"found     \t\t2", "              ^"],
    );
    case("\\--\n", "\\\t-\n", &["Output:", r"expected  \--", r"found     \\\t-", "            ^"]);
}

#[test]
fn long_lines_are_cut_alike_so_that_the_mark_is_on_the_same_row() {
    let line = "1234567890".repeat(12);
    case(
        &format!("{line};\n"),
        &format!("{line}\n"),
        &[
            "Output:",
            &format!("expected  ...{};", &line[70..]),
            &format!("found     ...{}", &line[70..]),
            &format!("{}^", " ".repeat(63)),
        ],
    );
    case(
        &format!("1{line}\n"),
        &format!("2{line}\n"),
        &[
            "Output:",
            &format!("expected  1{}...", &line[..66]),
            &format!("found     2{}...", &line[..66]),
            "          ^",
        ],
    );
}

#[test]
fn what_is_missing_or_too_much_is_called_so() {
    case("a\nb\n", "a\n", &["Output:", "          a", "expected  b", "found     [nothing more]"]);
    case("a\n", "a\nb\n", &["Output:", "          a", "expected  [nothing more]", "found     b"]);
    case("a\n", "a\na\n", &["Output:", "          a", "expected  [nothing more]", "found     a"]);
    case("a\nb\n", "b\n", &["Output:", "expected  a", "          b"]);
    case(
        &numbers(1..=9),
        &numbers((1..=3).chain(5..=9)),
        &["Output:", "          1", "          2", "          3", "expected  4", "          5"],
    );
}

#[test]
fn what_agrees_after_a_line_that_is_missing_or_added_is_shown() {
    let [all, some] = [numbers(1..=9), numbers((1..=3).chain(5..=8))];
    for (one, other, mark) in
        [(&all, some.clone() + "x\n", "expected"), (&(some + "x\n"), all.clone(), "found   ")]
    {
        let shown = [
            "Output:",
            "          1",
            "          2",
            "          3",
            &format!("{mark}  4"),
            "          5",
            "More lines that differ: 1",
        ];
        case(one, &other, &shown);
    }
}

#[test]
fn lines_that_are_not_shown_are_counted() {
    let before = "INVALID\n".repeat(5) + &numbers(1..=3);
    let shown = [
        "Output, from line 6:",
        "          1",
        "          2",
        "          3",
        "expected  4",
        "found     x",
    ];
    case(&(before.clone() + "4\n"), &(before + "x\n"), &shown);
    let text = |found: &str| difference_text(Task::Connect4, found, "").expect("they differ");
    assert!(text(&numbers(1..=9)).contains("\nexpected  9\n"));
    let long = numbers(1..=9) + &"x\n".repeat(5);
    assert!(text(&long).contains("\nexpected  8\nexpected  ... 6 more\n"), "{}", text(&long));
}

#[test]
fn repeated_lines_stand_once_with_their_numbers_on_both_sides() {
    let invalid = |count| "INVALID\n".repeat(count) + "QUIT\n";
    let shown = [
        "Output:",
        "          INVALID  (3 times)",
        "expected  INVALID  (2 times)",
        "          QUIT",
    ];
    case(&invalid(5), &invalid(3), &shown);
    let shown = [
        "Output, from line 4:",
        "          4",
        "          5",
        "          6",
        "expected  7",
        "found     x  (3 times)",
        "More lines that differ: 1",
    ];
    case(&numbers(1..=10), &(numbers(1..=6) + "x\nx\nx\n8\n9\n"), &shown);
}

#[test]
fn of_what_follows_a_wrong_line_only_the_number_is_told() {
    let shown = ["Output:", "expected  a", "found     x", "More lines that differ: 2"];
    case("a\nb\nc\nd\ne\n", "x\nb\ny\nd\nz\n", &shown);
    // That one line agrees further on is chance.
    let shown = ["Output:", "expected  a", "found     b", "More lines that differ: 4"];
    case("a\nb\nc\nd\ne\n", "b\nx\ny\nz\n", &shown);
    case("a\nb\nc\nd\ne\n", "b\nc\ny\nz\n", &shown);
    // No line is missing from a text that is as long.
    case("a\nb\nc\nd\ne\n", "b\nc\nd\ne\na\n", &shown);
    let found = numbers(0..50).replace('\n', "\r\n");
    let text = difference_text(Task::Connect4, &numbers(0..50), &found).expect("they differ");
    let shown = "Output:\nexpected  0\nfound     0\\r\n           ^\nMore lines that differ: 49\n";
    assert!(text.starts_with(shown), "{text}");
    let shown = [
        "Output:",
        "expected  0",
        "expected  1",
        "expected  2",
        "expected  3",
        "expected  4",
        "expected  5",
        "expected  6",
        "expected  7",
        "expected  ... 42 more",
        "found     [empty]",
    ];
    case(&numbers(0..50), "", &shown);
}
