//! How a difference of many lines is shown.

use super::differences::{case, marked, numbers, titled};

#[test]
fn lines_that_are_not_shown_are_counted() {
    let before = "INVALID\n".repeat(5) + &numbers(1..=3);
    let shown = marked("", "1\n2\n3") + "expected  4\nfound     x\n";
    titled(&(before.clone() + "4\n"), &(before + "x\n"), "Output, from line 6:", &shown);
    let empty = "found     [empty]\n";
    case(&numbers(1..=9), "", &(marked("expected", &numbers(1..=9)) + empty));
    let eight = marked("expected", &numbers(1..=8));
    let long = numbers(1..=9) + &"x\n".repeat(5);
    case(&long, "", &format!("{eight}expected  ... 6 more\n{empty}"));
}

#[test]
fn repeated_lines_stand_once_with_their_numbers_on_both_sides() {
    let invalid = |count| "INVALID\n".repeat(count) + "QUIT\n";
    let shown = "          INVALID  (3 times)\nexpected  INVALID  (2 times)\n          QUIT\n";
    case(&invalid(5), &invalid(3), shown);
    let found = numbers(1..=6) + "x\nx\nx\n8\n9\n";
    let shown =
        marked("", "4\n5\n6") + "expected  7\nfound     x  (3 times)\nMore lines that differ: 1\n";
    titled(&numbers(1..=10), &found, "Output, from line 4:", &shown);
}

#[test]
fn of_what_follows_a_wrong_line_only_the_number_is_told() {
    let shown = |found| format!("expected  a\nfound     {found}\nMore lines that differ: ");
    case("a\nb\nc\nd\ne\n", "x\nb\ny\nd\nz\n", &(shown("x") + "2\n"));
    // That one line agrees further on is chance.
    case("a\nb\nc\nd\ne\n", "b\nx\ny\nz\n", &(shown("b") + "4\n"));
    case("a\nb\nc\nd\ne\n", "b\nc\ny\nz\n", &(shown("b") + "4\n"));
    // No line is missing from a text that is as long.
    case("a\nb\nc\nd\ne\n", "b\nc\nd\ne\na\n", &(shown("b") + "4\n"));
}
