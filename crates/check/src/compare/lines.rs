//! The difference between two texts, line by line.
//!
//! It is marked with words, since the outputs themselves have lines that begin with `=`, `-` and `+`. Long
//! runs of lines with the same mark are cut, each for itself, so something of both texts is always there.

use super::visible::{excerpt, visible};
use console::{style, StyledObject};
use similar::{capture_diff_slices_deadline, group_diff_ops, Algorithm, DiffOp};
use std::iter;
use std::ops::Range;
use std::time::{Duration, Instant};

/// How many equal lines are shown before and after a difference.
const CONTEXT: usize = 3;
/// How many lines with the same mark are shown in a row.
const RUN: usize = 8;
/// How many lines are shown in all: at least the context, a run of each mark, and a title.
const MOST: usize = 24;
/// How many lines more than the expected ones are compared.
const SURPLUS: usize = 200;
/// The longest time for a comparison. After it, the difference is right, but may be longer than necessary.
const TIME: Duration = Duration::from_secs(1);

/// Returns the difference between two texts, if any.
pub(crate) fn difference(name: &str, expected: &[u8], found: &[u8]) -> Option<String> {
    if expected == found {
        return None;
    }
    let [expected, found] = [expected, found].map(visible);
    let compared = &found[..found.len().min(expected.len() + SURPLUS)];
    let end = Some(Instant::now() + TIME);
    let parts = capture_diff_slices_deadline(Algorithm::Myers, &expected, compared, end);
    let rows: Vec<_> = group_diff_ops(parts, CONTEXT)
        .iter()
        .flat_map(|group| {
            let rows =
                group.iter().flat_map(|part| marked(part, &expected, &found, compared.len()));
            iter::once(title(name, group[0].old_range().start)).chain(rows).collect::<Vec<_>>()
        })
        .collect();
    let more = if rows.len() > MOST { "...\n" } else { "" };
    Some(rows.into_iter().take(MOST).collect::<String>() + more)
}

fn title(name: &str, first: usize) -> String {
    match first {
        0 => format!("{name}:\n"),
        _ => format!("{name}, from line {}:\n", first + 1),
    }
}

/// What stands after all lines of a text.
const END: &str = "[end]";
/// Marks the lines of a part of a difference. Those that were not compared belong to the last part.
fn marked(part: &DiffOp, expected: &[String], found: &[String], compared: usize) -> Vec<String> {
    let Range { start, end } = part.new_range();
    let end = if end == compared { found.len() } else { end };
    if let DiffOp::Equal { len, .. } = *part {
        return rows(&style("        "), &found[start..start + len], len);
    }
    let is_last = start == found.len() && part.old_range().end == expected.len();
    let found = if is_last { &[END.to_owned()] } else { &found[start..end] };
    let missing = rows(&style("expected").green(), &expected[part.old_range()], RUN);
    [missing, rows(&style("found   ").red(), found, RUN)].concat()
}

fn rows(mark: &StyledObject<&str>, lines: &[String], most: usize) -> Vec<String> {
    excerpt(lines, most).iter().map(|line| format!("{mark}  {line}\n")).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn lines(numbers: impl IntoIterator<Item = usize>) -> String {
        numbers.into_iter().map(|number| number.to_string() + "\n").collect()
    }

    #[track_caller]
    fn case(expected: &str, found: &str, shown: Option<&str>) {
        let result = difference("Output", expected.as_bytes(), found.as_bytes());
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
        let end = "Output:\n          a\nexpected  b\nfound     [end]\n";
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
            difference("Output", expected.as_bytes(), found.as_bytes()).expect("they differ");
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
        let many = difference("Output", b"a\n", lines(100_000).as_bytes()).expect("they differ");
        assert!(many.ends_with("found     7\nfound     ... 99992 more\n"), "{many}");
        let other = lines(100).replace('4', "x");
        let parts =
            difference("Output", lines(100).as_bytes(), other.as_bytes()).expect("they differ");
        assert_eq!((parts.lines().count(), parts.lines().last()), (MOST + 1, Some("...")));
    }
}
