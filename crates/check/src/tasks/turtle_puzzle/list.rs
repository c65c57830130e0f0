//! The list of types: a line for each before the first line of a solution.

use super::comparison::Fault;
use super::kind::{Entry, Kind};
use super::report::Line;
use rules::turtle_puzzle::Type;
use std::cmp::Reverse;
use std::iter::zip;

/// A line with as many numbers is hardly meant for one type.
const MANY: usize = 9;

const BELOW: &str = "The list of types must stand before the first CHECK line.";

/// The list of types in a report.
pub(super) struct List<'a> {
    lines: &'a [Line<'a>],
    /// The row of the first solution.
    first: usize,
    /// The types, each with the row of the first line that has all that is due.
    types: Vec<(Kind, Option<usize>)>,
    /// The rows of other lines above solutions, which may be meant for a type.
    others: Vec<usize>,
}

impl<'a> List<'a> {
    /// Looks for the line of each type.
    pub(super) fn new(types: &[Type], lines: &'a [Line<'a>], boards: &[Vec<usize>]) -> Self {
        let first = lines.iter().position(|line| line.is_check).unwrap_or(lines.len());
        let rows = rows(lines, boards);
        let right = |kind: Kind| {
            let row = rows.iter().copied().find(|row| kind.is_right(&lines[*row].numbers));
            (kind, row)
        };
        let types: Vec<_> = zip(1.., types).map(Kind::new).map(right).collect();
        let above: Vec<_> = rows.iter().copied().take_while(|row| *row < first).collect();
        let mut others = meant(&above, lines);
        others.retain(|row| types.iter().all(|(_, right)| *right != Some(*row)));
        List { lines, first, types, others }
    }

    /// Returns the row of the last line that is, or may be, one of the list.
    pub(super) fn end(&self) -> usize {
        let row = |kind| self.row(kind).or_else(|| Some(self.most_like(&kind.0)?.0));
        self.types.iter().filter_map(row).max().unwrap_or_default()
    }

    /// Returns the row of the line of a type, if it stands above the solutions.
    fn row(&self, (_, row): &(Kind, Option<usize>)) -> Option<usize> {
        row.filter(|row| *row < self.first)
    }

    /// Returns what is wrong: types without a line.
    pub(super) fn faults(&self) -> Vec<Fault> {
        let missing = self.types.iter().filter(|kind| self.row(kind).is_none());
        missing.map(|(kind, _)| self.fault(kind)).collect()
    }

    fn fault(&self, kind: &Kind) -> Fault {
        let (row, entry) = self.most_like(kind).unzip();
        let is_below = self.is_below();
        let (row, why) = if is_below {
            (Some(self.first), BELOW.to_owned())
        } else {
            (row, kind.why(entry.as_ref()))
        };
        let entry = entry.map(|entry| entry.says());
        let says = format!("type {} {is_below} {entry:?}", kind.number);
        let found = row.map_or("", |row| &self.lines[row].text);
        // Below a solution, it is too late.
        let is_open = self.first == self.lines.len();
        Fault { is_open, ..Fault::new(kind.line(), found, says, why) }
    }

    /// Returns whether the whole list stands below a solution.
    fn is_below(&self) -> bool {
        self.types.iter().all(|(_, row)| row.is_some_and(|row| row > self.first))
    }

    /// Returns the row that is most like the line of a type.
    fn most_like(&self, kind: &Kind) -> Option<(usize, Entry)> {
        let entry = |&row: &usize| Some((row, kind.entry(&self.lines[row].numbers)?));
        let entries = self.others.iter().filter_map(entry);
        entries.max_by_key(|(row, entry)| (entry.rank(), Reverse(*row)))
    }
}

/// Returns the rows of lines with a card and something beside it, but for boards.
fn rows(lines: &[Line], boards: &[Vec<usize>]) -> Vec<usize> {
    let mut drawn = boards.concat();
    drawn.sort_unstable();
    let is_entry = |row: &usize| {
        let line = &lines[*row];
        line.numbers.len() > 4 && !line.is_check && drawn.binary_search(row).is_err()
    };
    (0..lines.len()).filter(is_entry).collect()
}

/// Returns those of some rows that may be meant for a type: from the first one with six numbers on. If all have five, nine of
/// them may be the cards given.
fn meant(rows: &[usize], lines: &[Line]) -> Vec<usize> {
    let count = |row: usize| lines[row].numbers.len();
    let first = rows.iter().position(|row| (6..MANY).contains(&count(*row)));
    let first = first.unwrap_or(rows.len() - rows.len() % 9);
    rows[first..].iter().copied().filter(|row| count(*row) < MANY).collect()
}
