//! The difference between two texts, line by line.
//!
//! It is marked with words, since the outputs themselves have lines that begin with `=`, `-` and `+`. Long
//! runs of lines with the same mark are cut, each for itself, so something of both texts is always there.

use super::visible::{excerpt, visible};
use console::style;
use similar::{capture_diff_slices_deadline, group_diff_ops, Algorithm, DiffOp};
use std::time::{Duration, Instant};

/// How many equal lines are shown before and after a difference.
const CONTEXT: usize = 3;
/// How many lines are shown in all: at least the context, a run of each mark, and a title.
const MOST: usize = 24;
/// The longest time for a comparison. After it, the difference is right, but may be longer than necessary.
const TIME: Duration = Duration::from_secs(1);
/// The marks.
const EXPECTED: &str = "expected";
const FOUND: &str = "found   ";
/// What stands after all lines of a text.
const END: &str = "[nothing more]";

/// Returns the difference between two texts, if any. Of many lines with the same mark in a row, `run` are
/// shown.
pub(crate) fn difference(name: &str, run: usize, expected: &[u8], found: &[u8]) -> Option<String> {
    if expected == found {
        return None;
    }
    let [expected, found] = [expected, found].map(visible);
    let end = Some(Instant::now() + TIME);
    let parts = capture_diff_slices_deadline(Algorithm::Myers, &expected, &found, end);
    let mut rows = Vec::new();
    for group in group_diff_ops(parts, CONTEXT) {
        rows.push(title(name, group[0].old_range().start));
        rows.extend(group.iter().flat_map(|part| marked(part, run, &expected, &found)));
    }
    let more = if rows.len() > MOST { "...\n" } else { "" };
    Some(rows.into_iter().take(MOST).collect::<String>() + more)
}

fn title(name: &str, first: usize) -> String {
    match first {
        0 => format!("{name}:\n"),
        _ => format!("{name}, from line {}:\n", first + 1),
    }
}

/// Marks the lines of a part of a difference.
fn marked(part: &DiffOp, run: usize, expected: &[String], found: &[String]) -> Vec<String> {
    let (old, new) = (&expected[part.old_range()], &found[part.new_range()]);
    if let DiffOp::Equal { len, .. } = *part {
        return rows("        ", old, len);
    }
    let is_last = part.new_range().start == found.len() && part.old_range().end == expected.len();
    let new = if is_last { &[END.to_owned()] } else { new };
    [rows(EXPECTED, old, run), rows(FOUND, new, run)].concat()
}

fn rows(mark: &str, lines: &[String], most: usize) -> Vec<String> {
    excerpt(lines, most).iter().map(|line| format!("{mark}  {line}\n")).collect()
}

/// Colours the marks in a text, if it goes to a terminal.
pub(crate) fn coloured(text: &str) -> String {
    let coloured = |line: &str| match line.split_at_checked(FOUND.len()) {
        Some((EXPECTED, line)) => style(EXPECTED).green().to_string() + line,
        Some((FOUND, line)) => style(FOUND).red().to_string() + line,
        _ => line.to_owned(),
    };
    text.split_inclusive('\n').map(coloured).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn lines(numbers: impl IntoIterator<Item = usize>) -> String {
        numbers.into_iter().map(|number| number.to_string() + "\n").collect()
    }

    #[track_caller]
    fn case(expected: &str, found: &str, shown: Option<&str>) {
        let result = difference("Output", 8, expected.as_bytes(), found.as_bytes());
        assert_eq!(result.as_deref(), shown);
    }

    #[test]
    fn texts_differ_in_any_byte() {
        case("=\n", "=\n", None);
        case("a\nb\n", "a\nc\n", Some("Output:\n          a\nexpected  b\nfound     c\n"));
        case("=\n", "=  \n", Some("Output:\nexpected  =\nfound     =··\n"));
        case("a\n", "a", Some("Output:\nexpected  a\nfound     a [no line end]\n"));
        case("a\n", "a\n\n", Some("Output:\n          a\nfound     [blank line]\n"));
        case("a\n", "", Some("Output:\nexpected  a\nfound     [empty]\n"));
        let end = "Output:\n          a\nexpected  b\nfound     [nothing more]\n";
        case("a\nb\n", "a\n", Some(end));
    }

    #[test]
    fn equal_lines_far_from_a_difference_are_omitted() {
        let found = "1\n2\n3\n4\n5\nx\n7\n";
        let shown = "Output, from line 3:\n          3\n          4\n          5\nexpected  6\nfound     x\n          7\n";
        case("1\n2\n3\n4\n5\n6\n7\n", found, Some(shown));
    }

    #[test]
    fn a_long_difference_shows_both_texts() {
        let expected = lines(0..50);
        let found = expected.replace('\n', "\r\n");
        let shown =
            difference("Output", 8, expected.as_bytes(), found.as_bytes()).expect("they differ");
        assert!(shown.contains("expected  7\nexpected  ... 42 more\nfound     0\\r\n"), "{shown}");
        assert!(shown.ends_with("found     7\\r\nfound     ... 42 more\n"), "{shown}");
        case(
            &expected,
            "",
            Some(
                &(shown.split("found ").next().expect("a start").to_owned()
                    + "found     [empty]\n"),
            ),
        );
    }

    #[test]
    fn a_very_long_difference_is_cut() {
        let lines = |count: usize| lines((0..count).map(|number| number % 9));
        case(
            "a\n",
            &"b\n".repeat(100_000),
            Some("Output:\nexpected  a\nfound     b  (100000 times)\n"),
        );
        let many = difference("Output", 8, b"a\n", lines(100_000).as_bytes()).expect("they differ");
        assert!(many.ends_with("found     7\nfound     ... 99992 more\n"), "{many}");
        let other = lines(100).replace('4', "x");
        let parts =
            difference("Output", 8, lines(100).as_bytes(), other.as_bytes()).expect("they differ");
        assert_eq!((parts.lines().count(), parts.lines().last()), (MOST + 1, Some("...")));
    }
}
