//! How two outputs differ, as a report shows it.

use super::difference_text;

/// Asserts what is shown of a difference, below its title.
#[track_caller]
pub(crate) fn case(expected: &str, found: &str, shown: &str) {
    titled(expected, found, "Output:", shown);
}

/// Asserts a title, and what is shown below it.
#[track_caller]
pub(super) fn titled(expected: &str, found: &str, title: &str, shown: &str) {
    let text = difference_text("connect4", expected, found).expect("they differ");
    assert!(text == format!("{title}\n{shown}"), "{text}\nis not\n{shown}");
}

/// Returns lines with the same mark.
pub(crate) fn marked(mark: &str, lines: &str) -> String {
    let marked = lines.lines().map(|line| format!("{mark:8}  {line}\n"));
    marked.collect()
}

pub(super) fn numbers(numbers: impl IntoIterator<Item = usize>) -> String {
    numbers.into_iter().map(|number| number.to_string() + "\n").collect()
}

#[test]
fn texts_differ_in_any_byte() {
    assert_eq!(difference_text("connect4", "=\n", "=\n"), None);
    case("a\n", "", "expected  a\nfound     [empty]\n");
    case("a\n", "\n", "expected  a\nfound     [blank line]\n");
    case("a\n", "a", "expected  a\nfound     a [no line end]\n           ^\n");
    let dots = "^\n(· is a space at the start or end of a line)\n";
    case("=\n", " =\n", &format!("expected  =\nfound     ·=\n          {dots}"));
    case("=\n", "=  \n", &format!("expected  =\nfound     =··\n           {dots}"));
    let carriage_return = "^\n(\\r is a carriage return before the end of the line)\n";
    case("=\n", "=\r\n", &format!("expected  =\nfound     =\\r\n           {carriage_return}"));
}

#[test]
fn the_first_character_that_differs_is_marked_if_lines_are_alike() {
    case("a\nb1\n", "a\nb2\n", "          a\nexpected  b1\nfound     b2\n           ^\n");
    case("QUIT\n", "FULL\n", "expected  QUIT\nfound     FULL\n");
    // An escape is wider than its byte.
    case("\t\t1\n", "\t\t2\n", "expected  \\t\\t1\nfound     \\t\\t2\n              ^\n");
    case("\\--\n", "\\\t-\n", "expected  \\--\nfound     \\\\\\t-\n            ^\n");
}

#[test]
fn long_lines_are_cut_alike_so_that_the_mark_is_on_the_same_row() {
    let line = "1234567890".repeat(12);
    let (start, end) = (&line[..66], &line[70..]);
    let shown = format!("expected  ...{end};\nfound     ...{end}\n{:63}^\n", "");
    case(&format!("{line};\n"), &format!("{line}\n"), &shown);
    let shown = format!("expected  1{start}...\nfound     2{start}...\n          ^\n");
    case(&format!("1{line}\n"), &format!("2{line}\n"), &shown);
}

#[test]
fn what_is_missing_or_too_much_is_called_so() {
    case("a\nb\n", "a\n", "          a\nexpected  b\nfound     [nothing more]\n");
    case("a\n", "a\nb\n", "          a\nexpected  [nothing more]\nfound     b\n");
    case("a\n", "a\na\n", "          a\nexpected  [nothing more]\nfound     a\n");
    case("a\nb\n", "b\n", "expected  a\n          b\n");
}

#[test]
fn what_agrees_after_a_line_that_is_missing_or_added_is_shown() {
    let [all, some] = [numbers(1..=9), numbers((1..=3).chain(5..=8))];
    let shown = |mark| marked("", "1\n2\n3") + &marked(mark, "4") + &marked("", "5");
    case(&all, &(some.clone() + "9\n"), &shown("expected"));
    let later = "More lines that differ: 1\n";
    case(&all, &(some.clone() + "x\n"), &(shown("expected") + later));
    case(&(some + "x\n"), &all, &(shown("found") + later));
}
