//! Lines that are due, in any order: which are right, wrong, or missing.

use super::solution::why_wrong;
use crate::difference::first_difference;
use crate::show::equal;
use rules::turtle_puzzle::Type;
use std::cmp::Reverse;
use std::collections::HashSet;

/// Lines of one kind.
pub(super) struct Lines {
    pub(super) right: Vec<String>,
    pub(super) wrong: Vec<String>,
    pub(super) missing: Vec<String>,
}

impl Lines {
    /// Returns the lines of solutions, of which some number is due. If that is not all, any of them are.
    pub(super) fn of_solutions(
        found: &[String],
        expected: &[String],
        types: &[Type],
        due: usize,
    ) -> Self {
        let mut seen = HashSet::new();
        let is_right = |line: &String| {
            why_wrong(line, types).is_none() && seen.len() < due && seen.insert(line.clone())
        };
        let (right, wrong): (Vec<_>, Vec<_>) = found.iter().cloned().partition(is_right);
        let missing = expected.iter().filter(|line| !right.contains(line));
        let mut missing: Vec<_> = missing.take(due - right.len()).cloned().collect();
        // The one that is most like the first wrong one comes first.
        let alike = |line: &String, wrong: &String| equal(line.as_bytes(), wrong.as_bytes());
        missing.sort_by_key(|line| Reverse(wrong.first().map(|wrong| alike(line, wrong))));
        Lines { right, wrong, missing }
    }

    /// Shows the lines that are wrong or missing; nothing if there are none. Where there is none of one kind, a right one comes
    /// before. Where none counts, the output is shown.
    pub(super) fn difference(&self, output: &[&[u8]]) -> String {
        let [missing, wrong] = [&self.missing, &self.wrong].map(|lines| lines.concat());
        let [expected, found] = match self.right.first() {
            _ if missing.is_empty() && wrong.is_empty() => return String::new(),
            Some(first) if missing.is_empty() || wrong.is_empty() => {
                [missing, wrong].map(|lines| (first.clone() + &lines).into_bytes())
            }
            None if wrong.is_empty() => [missing.into_bytes(), output.concat()],
            _ => [missing, wrong].map(String::into_bytes),
        };
        let shown = first_difference(&expected, &found);
        shown.split_once('\n').map_or(String::new(), |(_title, lines)| lines.to_owned())
    }
}
