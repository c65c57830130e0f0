//! How two outputs differ, as a report shows it.

use super::difference_text;

/// Asserts the lines that are shown of a difference.
#[track_caller]
pub(crate) fn case(expected: &str, found: &str, shown: &[&str]) {
    let text = difference_text("connect4", expected, found).unwrap_or_default();
    assert_eq!(text.lines().collect::<Vec<_>>(), shown, "{text}");
}

pub(super) fn numbers(numbers: impl IntoIterator<Item = usize>) -> String {
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
