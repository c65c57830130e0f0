//! What is wrong in a report: in the lines of solutions, the total, the list of types, or the
//! boards.
//!
//! A report is right if it has all that is expected. Whatever else it has is free.

use super::boards::{are_drawn, boards, shapes};
use super::checks::{checks, Checks};
use super::list::list;
use super::report::{has, with_end, Expected, Fault, What};
use super::total::{claimed_total, total_fault};
use crate::difference::{Difference, Extent};
use rules::turtle_puzzle::lines::Line;
use turtle_puzzle::DEFAULT_LIMIT;

/// What is wrong in a report.
pub(super) struct Comparison {
    pub(super) faults: Vec<Fault>,
    pub(super) are_boards_unread: bool,
    /// What else there is if the report is wrong. A mistake must explain that, too.
    beside: String,
    /// The first right solution. Below it we show a line that is too much.
    first: String,
    /// The last line of the report, if it is right. Below it we show what is missing.
    last_right: String,
    /// The last line, if it is wrong: it stands in place of what is missing.
    last_wrong: String,
}

impl Comparison {
    /// Compares a report with what is expected.
    pub(super) fn new(expected: &Expected, report: &str) -> Self {
        let lines = expected.lines(report);
        let shapes = shapes(&lines);
        let mut checks = checks(expected, &lines);
        let types = list(&expected.types, &lines, &shapes);
        let below = &lines[types.end()..];
        let boards = boards(&checks.right, &shapes, below);
        let are_boards_unread = boards.is_none();
        let mut boards = boards.unwrap_or_default();
        if expected.total > DEFAULT_LIMIT || checks.count >= DEFAULT_LIMIT {
            forget_which(&mut checks, &mut boards);
        }
        let beside = format!(
            "{} solutions, total {:?}, drawn: {}",
            checks.count,
            claimed_total(expected.total, checks.count, &lines),
            // Without a list, the cards given may be taken for a drawing.
            !types.rows.is_empty() && are_drawn(below)
        );
        let text = |line: Option<&Line>| line.map_or(String::new(), |line| with_end(&line.text));
        let is_right =
            |line: &Line| types.rows.contains(&line.row) || has(&checks.right, &line.text);
        let last = lines.iter().rfind(|line| !line.text.is_empty());
        let total = total_fault(expected.total, checks.count, &lines);
        let faults = checks.faults.into_iter().chain(total).chain(types.faults).chain(boards);
        Comparison {
            first: text(checks.right.first().copied()),
            last_right: text(last.filter(|line| is_right(line))),
            last_wrong: text(last.filter(|line| !is_right(line))),
            faults: faults.collect(),
            are_boards_unread,
            beside,
        }
    }

    /// Returns what is wrong first, if anything is. A line that is missing, or too much, is shown
    /// below one that is right.
    pub(super) fn difference(&self) -> Option<Difference> {
        let Fault { what, .. } = self.faults.first()?;
        let (above, expected, found): (&str, &str, &str) = match what {
            // A line that comes again stands below itself.
            What::Repeated { line, missing } => (line, missing.as_deref().unwrap_or(""), line),
            What::Missing(lines) => (&self.last_right, lines, &self.last_wrong),
            What::Extra(line) => (&self.first, "", line),
            What::Wrong { expected, found } => ("", expected, found),
        };
        let [expected, found] = [expected, found].map(|lines| above.to_owned() + lines);
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

/// Makes faults with solutions equal. Any of more than 50 may be printed, so which ones are there,
/// or are there twice, does not make two programs different. If some are wrong, those that are
/// right may be any, too, and so may their boards.
fn forget_which(checks: &mut Checks, boards: &mut [Fault]) {
    let are_right = checks.count == checks.right.len();
    let are_drawn = are_right.then_some(boards.is_empty());
    let key = format!("{}, right: {are_right}, drawn: {are_drawn:?}", checks.count);
    for fault in checks.faults.iter_mut().chain(boards) {
        fault.key.clone_from(&key);
    }
}
