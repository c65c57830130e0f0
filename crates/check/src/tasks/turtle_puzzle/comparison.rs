//! What is wrong in a report: in the lines of solutions, the total, the list of types, or the boards.
//!
//! A report is right if it has what is due. All else in it is free.

use super::board::shapes;
use super::boards::Boards;
use super::checks::Checks;
use super::list::List;
use super::report::{lines, Line};
use super::total;
use crate::difference::first_difference;
use rules::turtle_puzzle::{cards, types, Type};
use turtle_puzzle::DEFAULT_LIMIT;

/// What is expected of a report.
pub(super) struct Expected {
    pub(super) types: Vec<Type>,
    /// The lines of solutions.
    pub(super) checks: Vec<String>,
    pub(super) total: usize,
}

/// What is wrong in a report.
pub(super) struct Fault {
    /// The lines that are due, and the one that is there in their place.
    pub(super) expected: String,
    pub(super) found: String,
    /// What this says, in any layout.
    pub(super) says: String,
    /// A sentence on it.
    pub(super) why: String,
    /// Whether more output may mend it.
    pub(super) is_open: bool,
}

/// What is wrong in a report.
pub(super) struct Comparison {
    /// What more output may mend comes last.
    pub(super) faults: Vec<Fault>,
    /// The first right line of a solution, and the last line of all.
    first: String,
    last: String,
    pub(super) are_boards_unread: bool,
}

impl Expected {
    /// Reads the report of the reference, which begins with the cards.
    pub(super) fn new(report: &str) -> Self {
        let cards = cards(report.split("\n\n").next().unwrap_or_default());
        let lines = lines(report);
        let checks = lines.iter().filter(|line| line.is_check);
        let checks: Vec<_> = checks.map(|line| line.text.to_string()).collect();
        let last = lines.last().filter(|line| !checks.is_empty() && !line.is_check);
        let total = last.and_then(|line| usize::try_from(*line.numbers.first()?).ok());
        Expected { types: types(&cards), total: total.unwrap_or(checks.len()), checks }
    }
}

impl Fault {
    pub(super) fn new(expected: String, found: &str, says: String, why: String) -> Self {
        Fault { expected, found: found.to_owned(), says, why, is_open: false }
    }
}

impl Comparison {
    /// Compares a report with what is expected.
    pub(super) fn new(expected: &Expected, report: &str) -> Self {
        let lines = lines(report);
        let shapes = shapes(&lines);
        let checks = Checks::new(expected, &lines);
        let list = List::new(&expected.types, &lines, &shapes);
        let boards = Boards::new(&shapes, || list.end() + 1, &checks.right, &lines);
        let (mut solutions, mut drawn) = (checks.faults(), boards.faults());
        if expected.total > DEFAULT_LIMIT {
            // Which of the solutions are printed says nothing.
            keep_first(&mut solutions, checks.summary());
            keep_first(&mut drawn, "not all boards".to_owned());
        }
        let total = total::fault(expected.total, &lines).into_iter().collect();
        let all = [solutions, total, list.faults(), drawn];
        let mut faults: Vec<_> = all.into_iter().flatten().collect();
        faults.sort_by_key(|fault| fault.is_open);
        let text = |line: Option<&Line>| line.map_or(String::new(), |line| line.text.to_string());
        let first = text(checks.right.first().copied());
        let last = text(lines.iter().rfind(|line| !line.text.is_empty()));
        Comparison { faults, first, last, are_boards_unread: boards.are_unread() }
    }

    /// Shows what is wrong first; nothing if nothing is.
    pub(super) fn difference(&self) -> String {
        self.faults.first().map_or(String::new(), |fault| self.shown(fault))
    }

    /// Shows what is wrong. If only one line is to be shown, it stands below another one.
    fn shown(&self, Fault { expected, found, .. }: &Fault) -> String {
        let above = match (&**expected, &**found) {
            (_, "") => &*self.last,
            ("", _) => &*self.first,
            _ => "",
        };
        let [expected, found] = [expected, found].map(|lines| text(&[above, lines]));
        let shown = first_difference(expected.as_bytes(), found.as_bytes());
        shown.split_once('\n').map_or(String::new(), |(_title, lines)| lines.to_owned())
    }

    /// Returns what the report says. Reports that say the same are the same in all that counts.
    pub(super) fn says(&self) -> String {
        let mut says: Vec<_> = self.faults.iter().flat_map(|fault| fault.says.lines()).collect();
        says.sort_unstable();
        says.join("\n")
    }
}

/// Keeps only the first fault, which says something else.
fn keep_first(faults: &mut Vec<Fault>, says: String) {
    faults.truncate(1);
    faults.iter_mut().for_each(|fault| fault.says.clone_from(&says));
}

/// Joins lines, each with its end.
fn text(lines: &[&str]) -> String {
    let lines = lines.iter().filter(|line| !line.is_empty());
    lines.map(|line| line.trim_end().to_owned() + "\n").collect()
}
