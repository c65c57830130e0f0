//! An output of a turtle puzzle, parsed once into all that counts of it.
//!
//! The `CHECK` lines divide it into parts. The list of types stands in the first one, and a board before or
//! after each `CHECK` line.

use super::entry::Entry;
use crate::rows::lines;

/// What counts of an output, in the order in which it was printed.
pub(super) struct Report<'a> {
    /// The lines before the first `CHECK` line.
    pub(super) head: Vec<&'a [u8]>,
    /// The list of types in them.
    pub(super) list: Vec<Entry<'a>>,
    pub(super) checks: Vec<Check<'a>>,
    /// The lines between the list and the first `CHECK` line, between two of these, and after the last one.
    pub(super) parts: Vec<Vec<&'a [u8]>>,
}

/// A `CHECK` line.
pub(super) struct Check<'a> {
    pub(super) line: &'a [u8],
    /// The line without white space.
    pub(super) compact: String,
}

impl<'a> Report<'a> {
    pub(super) fn new(output: &'a [u8]) -> Self {
        let (mut checks, mut parts) = (Vec::new(), vec![Vec::new()]);
        for line in lines(output) {
            if let Some(check) = Check::parse(line) {
                checks.push(check);
                parts.push(Vec::new());
            } else if let Some(part) = parts.last_mut() {
                part.push(line);
            }
        }
        let head = parts[0].clone();
        let list = head.iter().filter_map(|line| Entry::parse(line)).collect();
        let end = head.iter().rposition(|line| Entry::parse(line).is_some());
        parts[0].drain(..end.map_or(0, |last| last + 1));
        Report { head, list, checks, parts }
    }
}

impl<'a> Check<'a> {
    fn parse(line: &'a [u8]) -> Option<Self> {
        // A reference output may have millions of other lines.
        let compact = line.trim_ascii_start().starts_with(b"C").then(|| compact(line))?;
        compact.starts_with("CHECK:").then_some(Check { line, compact })
    }

    /// Returns the `CHECK` lines of an output.
    pub(super) fn all(output: &'a [u8]) -> Vec<Self> {
        lines(output).into_iter().filter_map(Check::parse).collect()
    }
}

/// Returns a line without white space.
pub(super) fn compact(line: &[u8]) -> String {
    String::from_utf8_lossy(line).split_ascii_whitespace().collect()
}
