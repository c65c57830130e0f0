//! How a difference of many lines is shown.

use super::difference_text;
use super::differences::{case, numbers};

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
    let text = |found: &str| difference_text("connect4", found, "").expect("they differ");
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
    let text = difference_text("connect4", &numbers(0..50), &found).expect("they differ");
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
