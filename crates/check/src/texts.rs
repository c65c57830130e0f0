//! The difference between two texts.
//!
//! It is marked with words, since the outputs themselves have lines that begin with `=`, `-` and `+`.

use crate::visible::{first_lines, visible, LINES};
use console::style;
use similar::{ChangeTag, TextDiff};
use std::time::Duration;

/// How many equal lines are shown before and after a difference.
const CONTEXT: usize = 3;

/// Returns the difference between two texts, if any. If `found` is much longer than `expected`, the
/// difference shows only its start.
pub(crate) fn texts(name: &str, expected: &[u8], found: &[u8]) -> Option<String> {
    if expected == found {
        return None;
    }
    let shown = expected.split(|&byte| byte == b'\n').count() + LINES;
    let found: Vec<_> = found.split_inclusive(|&byte| byte == b'\n').take(shown).collect();
    Some(first_lines(&marked(name, &visible(expected), &visible(&found.concat()))))
}

/// Marks the lines that only one of two texts has, and omits equal lines that are far from these.
fn marked(name: &str, expected: &str, found: &str) -> String {
    let mut config = TextDiff::configure();
    let diff = config.timeout(Duration::from_secs(1)).diff_lines(expected, found);
    let mut text = String::new();
    for group in diff.grouped_ops(CONTEXT) {
        match group[0].old_range().start {
            0 => text += &format!("{name}:\n"),
            line => text += &format!("{name}, from line {}:\n", line + 1),
        }
        for change in group.iter().flat_map(|part| diff.iter_changes(part)) {
            let mark = match change.tag() {
                ChangeTag::Equal => style("        "),
                ChangeTag::Delete => style("expected").green(),
                ChangeTag::Insert => style("found   ").red(),
            };
            text += &format!("{mark}  {change}");
        }
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn case(expected: &str, found: &str, difference: Option<&str>) {
        let result = texts("Output", expected.as_bytes(), found.as_bytes());
        assert_eq!(result.as_deref(), difference);
    }

    #[test]
    fn texts_differ_in_any_byte() {
        case("=\n", "=\n", None);
        case("a\nb\n", "a\nc\n", Some("Output:\n          a\nexpected  b\nfound     c\n"));
        case("=\n", "=  \n", Some("Output:\nexpected  =\nfound     =··\n"));
        case("a\n", "a", Some("Output:\nexpected  a\nfound     a [no line end]\n"));
        case("a\n", "a\n\n", Some("Output:\n          a\nfound     [blank line]\n"));
        case("a\n", "", Some("Output:\nexpected  a\nfound     [empty]\n"));
    }

    #[test]
    fn equal_lines_far_from_a_difference_are_omitted() {
        let found = "1\n2\n3\n4\n5\nx\n7\n";
        let shown = "Output, from line 3:\n          3\n          4\n          5\nexpected  6\nfound     x\n          7\n";
        case("1\n2\n3\n4\n5\n6\n7\n", found, Some(shown));
    }

    #[test]
    fn long_differences_are_cut() {
        let lines = |found: &[u8]| texts("Output", b"a\n", found).expect("they differ");
        let one = lines(&b"x".repeat(500));
        assert_eq!(one.lines().nth(2), Some(&*format!("found     {}...", "x".repeat(190))));
        let many = lines(&b"b\n".repeat(100_000));
        assert_eq!((many.lines().count(), many.lines().last()), (41, Some("...")));
    }
}
