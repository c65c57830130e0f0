//! What is wrong in a report: in the lines of solutions, the total, the list of types, or the
//! boards.
//!
//! A report is right if it has all that is expected. Whatever else it has is free.

use super::boards::{are_drawn, boards, shapes};
use super::checks::checks;
use super::list::list;
use super::report::{lines, with_end, Expected, Fault, Line, What};
use super::total::{found_total, total};
use crate::difference::{Difference, Extent};
use turtle_puzzle::DEFAULT_LIMIT;

/// What is wrong in a report.
pub(super) struct Comparison {
    pub(super) faults: Vec<Fault>,
    pub(super) are_boards_unread: bool,
    /// What else there is if the report is wrong. A mistake must explain that, too.
    beside: String,
    /// Above a line that is too much, the first right solution is shown; in place of one that is
    /// missing, or above it, the last line of the report.
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
        let (mut board_faults, are_boards_unread) = boards(&right, &shapes, &lines[types.end()..]);
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
        let beside = format!(
            "{count} solutions, total {:?}, drawn: {}",
            found_total(expected.total, &lines),
            count == 0 || are_drawn(&lines[types.end()..])
        );
        let total = total(expected.total, &lines);
        let faults = check_faults.into_iter().chain(total).chain(types.faults).chain(board_faults);
        let text = |line: Option<&Line>| line.map_or(String::new(), |line| with_end(&line.text));
        let first = text(right.first().copied());
        let last = lines.iter().rfind(|line| !line.text.is_empty());
        let is_right = |line: &Line| {
            types.rows.contains(&line.row) || right.iter().any(|check| check.text == line.text)
        };
        let is_last_right = last.is_some_and(is_right);
        let last = text(last);
        let faults = faults.collect();
        Comparison { faults, are_boards_unread, beside, first, last, is_last_right }
    }

    /// Returns what is wrong first, if anything is. A line that is missing, or too much, is shown
    /// below one that is right.
    pub(super) fn difference(&self) -> Option<Difference> {
        let Fault { what, .. } = self.faults.first()?;
        let (above, expected, found) = match what {
            // A line that comes again stands below itself.
            What::Repeated { line, missing } => (line, missing.as_ref(), Some(line)),
            // The last line stands in place of what is missing, unless it is right.
            What::Missing(lines) if self.is_last_right => (&self.last, Some(lines), None),
            What::Missing(lines) => (&String::new(), Some(lines), Some(&self.last)),
            What::Extra(line) => (&self.first, None, Some(line)),
            What::Wrong { expected, found } => (&String::new(), Some(expected), Some(found)),
        };
        let [expected, found] =
            [expected, found].map(|lines| above.clone() + lines.map_or("", |lines| lines));
        let are_pairs = !matches!(what, What::Repeated { .. });
        let extent = Extent::Parts { others: self.faults.len() - 1, are_pairs };
        Some(Difference::new(expected.into(), found.into(), extent))
    }

    /// Returns what is wrong in any layout. If two programs print reports for which this is the
    /// same, they may have the same mistake.
    pub(super) fn normalized(&self) -> String {
        let mut keys: Vec<_> = self.faults.iter().flat_map(|fault| fault.key.lines()).collect();
        keys.sort_unstable();
        keys.dedup();
        keys.extend((!self.faults.is_empty()).then_some(&*self.beside));
        keys.join("\n")
    }
}
