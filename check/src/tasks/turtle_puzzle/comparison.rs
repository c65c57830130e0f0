//! What is wrong in a report: in the lines of solutions, the total, the list of types, or the
//! boards.
//!
//! A report is right if it has all that is expected. Whatever else it has is free.

use super::boards::{boards, shapes};
use super::checks::{checks, total};
use super::list::list;
use super::report::{lines, with_end, Expected, Fault, Line};
use crate::difference::{Difference, Extent};
use turtle_puzzle::DEFAULT_LIMIT;

/// What is wrong in a report.
pub(super) struct Comparison {
    pub(super) faults: Vec<Fault>,
    pub(super) are_boards_unread: bool,
    /// Where a line that is missing, or too much, is shown: below the first right solution, or in
    /// place of the last line of the report.
    first: String,
    last: String,
    is_last_right: bool,
}

impl Comparison {
    /// Compares a report with what is expected.
    pub(super) fn new(expected: &Expected, report: &str) -> Self {
        let lines = lines(report);
        let shapes = shapes(&lines);
        let (right, mut check_faults) = checks(expected, &lines);
        let types = list(&expected.types, &lines, &shapes);
        let (mut board_faults, are_boards_unread) = boards(&right, &shapes, &lines[types.end..]);
        let count = lines.iter().filter(|line| line.is_check).count();
        if expected.total > DEFAULT_LIMIT || count >= DEFAULT_LIMIT {
            // Any of the solutions may be printed. So which ones are there, or are there twice,
            // does not make two programs different.
            let are_right = count == right.len();
            let key = format!("{count}, right: {are_right}, drawn: {}", board_faults.is_empty());
            for fault in check_faults.iter_mut().chain(&mut board_faults) {
                fault.key.clone_from(&key);
            }
        }
        let total = total(expected.total, &lines);
        let faults = check_faults.into_iter().chain(total).chain(types.faults).chain(board_faults);
        let text = |line: Option<&Line>| line.map_or(String::new(), |line| with_end(&line.text));
        let first = text(right.first().copied());
        let last = text(lines.iter().rfind(|line| !line.text.is_empty()));
        let is_last_right = right.iter().any(|line| with_end(&line.text) == last);
        Comparison { faults: faults.collect(), are_boards_unread, first, last, is_last_right }
    }

    /// Returns what is wrong first, if anything is. A line that is missing, or too much, is shown
    /// below one that is right.
    pub(super) fn difference(&self) -> Option<Difference> {
        let Fault { expected, found, is_repeated, .. } = self.faults.first()?;
        let (above, found) = match (&**expected, &**found) {
            // A line that comes again stands below itself.
            (_, found) if *is_repeated => (found, found),
            // The last line stands in place of what is missing, unless it is right.
            (_, "") if self.is_last_right => (&*self.last, ""),
            (_, "") => ("", &*self.last),
            ("", found) => (&*self.first, found),
            (_, found) => ("", found),
        };
        let [expected, found] = [&**expected, found].map(|lines| above.to_owned() + lines);
        let extent = Extent::Parts { others: self.faults.len() - 1, are_pairs: !is_repeated };
        Some(Difference::new(expected.into(), found.into(), extent))
    }

    /// Returns what is wrong in any layout. If two programs print reports for which this is the
    /// same, they may have the same mistake.
    pub(super) fn normalized(&self) -> String {
        let mut keys: Vec<_> = self.faults.iter().flat_map(|fault| fault.key.lines()).collect();
        keys.sort_unstable();
        keys.dedup();
        keys.join("\n")
    }
}
