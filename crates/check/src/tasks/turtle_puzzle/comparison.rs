//! How a report differs from what is expected: in its `CHECK` lines, or else in the list of types, or else in a board.
//!
//! A report is right if it has what is due. All else in it is free.

use super::boards::{are_drawn, faults, rows, Fault, Row};
use super::list::{number_of_types, Entry};
use super::report::{words, Expected, Report};
use super::solution::why_wrong;
use crate::show::{counted, equal, pair, Mark, WIDTH};
use std::collections::HashSet;
use std::iter::zip;
use turtle_puzzle::DEFAULT_LIMIT;

/// How many lines of a kind are shown.
const MOST: usize = 4;

/// A report beside what is expected.
pub(super) struct Comparison<'a> {
    pub(super) expected: Expected,
    pub(super) report: Report<'a>,
    /// The list of types.
    pub(super) entries: Vec<Entry>,
    /// What stands below it before, between and after the `CHECK` lines.
    drawings: Vec<Vec<Row<'a>>>,
}

impl<'a> Comparison<'a> {
    pub(super) fn new(expected: &[u8], found: &'a [u8]) -> Self {
        let (expected, report) = (Expected::new(expected), Report::new(found));
        let mut parts = report.parts();
        let entry = |(entry, (card, _)): (&Entry, &_)| entry.find(*card, parts[0]);
        let entries: Vec<_> = zip(&expected.entries, &expected.types).map(entry).collect();
        parts[0] = &parts[0][entries.iter().map(|entry| entry.end).max().unwrap_or(0)..];
        let drawings = parts.into_iter().map(rows).collect();
        Comparison { expected, report, entries, drawings }
    }

    /// Shows how the report differs; nothing if it does not.
    pub(super) fn difference(&self) -> String {
        let parts = [Self::checks, Self::total, Self::list, Self::number_of_types, Self::board];
        let shown = parts.into_iter().map(|part| part(self)).find(|shown| !shown.is_empty());
        shown.unwrap_or_default()
    }

    /// Returns what the report says of all that is due. Reports that say the same are the same in all that counts.
    pub(super) fn says(&self) -> Vec<String> {
        let faults = faults(&self.drawings, &self.report.checks);
        let board = |(check, fault): (&String, &Option<Fault>)| {
            format!("{check} {}", fault.as_ref().map_or("right", |fault| &fault.says))
        };
        let mut says: Vec<_> = zip(&self.report.checks, &faults).map(board).collect();
        says.sort();
        if says.len() >= DEFAULT_LIMIT {
            let are_right = self.checks().is_empty() && faults.iter().all(Option::is_none);
            says = vec![format!("{} {are_right} {}", says.len(), self.found_total())];
        }
        says.extend(self.entries.iter().map(|entry| entry.says.clone()));
        // Where the list is wrong, the number of types often is, too, and may be written in any way.
        let number = self.wrong_number().filter(|_| self.list().is_empty());
        says.extend(number.map(|(number, _)| number.to_string()));
        says.extend(self.other_marks());
        let are_drawn = are_drawn(&self.drawings, &self.expected_checks());
        says.push(format!("{are_drawn} {}", self.report.lines.is_empty()));
        says
    }

    /// Returns the `CHECK` lines that are expected. If not all solutions are printed, any may be.
    pub(super) fn expected_checks(&self) -> Vec<String> {
        let is_right = |check: &&String| why_wrong(check, &self.expected.types).is_none();
        let right = self.report.checks.iter().filter(is_right);
        let mut seen = HashSet::new();
        let all = right.chain(&self.expected.checks).filter(|check| seen.insert(*check));
        all.take(self.expected.total.min(DEFAULT_LIMIT)).cloned().collect()
    }

    /// Returns what stands before solutions where no line has `CHECK:`.
    pub(super) fn other_marks(&self) -> Vec<String> {
        let mark = |line: &&[u8]| {
            let text = String::from_utf8_lossy(line);
            let (mark, solution) = text.split_at(text.find(|char: char| char.is_ascii_digit())?);
            let is_solution = why_wrong(solution, &self.expected.types).is_none();
            is_solution.then(|| mark.trim().to_owned())
        };
        let lines = self.report.lines.iter().filter(|_| self.report.checks.is_empty());
        lines.filter_map(mark).collect()
    }

    fn checks(&self) -> String {
        let (expected, found) = (self.expected_checks(), &self.report.checks);
        let shown = self.shown(&without(&expected, found), &without(found, &expected), found);
        if expected.len() == found.len() {
            return shown;
        }
        let total = self.expected.total;
        let of = if total > expected.len() { format!(" of {total}") } else { String::new() };
        let lines = counted(expected.len(), "CHECK line");
        format!("Expected {lines}{of}, found {}.\n{shown}", found.len())
    }

    fn total(&self) -> String {
        let total = self.expected.total;
        if total <= DEFAULT_LIMIT || self.found_total() == total.to_string() {
            return String::new();
        }
        let last = self.report.lines.iter().rfind(|line| !line.trim_ascii().is_empty());
        let last = Mark::Found.lines(&[last.expect("a CHECK line")], 1, WIDTH);
        format!("Expected the total {total} after the last CHECK line:\n{last}")
    }

    /// Returns the total after the last `CHECK` line, whose thousands may be apart. Without it, returns a number there,
    /// or where it is.
    fn found_total(&self) -> String {
        let total = self.expected.total.to_string();
        let has = |words: Vec<String>| {
            (1..=words.len()).any(|count| words.windows(count).any(|words| words.concat() == total))
        };
        let end = || self.report.end().iter().map(|line| words(line));
        let is_early = self.report.parts()[0].iter().any(|line| words(line).contains(&total));
        let other = end().flatten().find(|word| word.len() > 1);
        if end().any(has) {
            total
        } else if is_early {
            format!("{total} before")
        } else {
            other.unwrap_or_default()
        }
    }

    fn list(&self) -> String {
        let entries = zip(&self.expected.entries, &self.entries);
        let differ = entries.filter(|(expected, found)| expected.says != found.says);
        let (missing, wrong): (Vec<_>, Vec<_>) = differ.unzip();
        let lines = |entries: Vec<&Entry>| {
            let lines = entries.into_iter().map(|entry| entry.line.clone());
            lines.filter(|line| !line.is_empty()).collect::<Vec<_>>()
        };
        self.shown(&lines(missing), &lines(wrong), &lines(self.entries.iter().collect()))
    }

    fn number_of_types(&self) -> String {
        self.wrong_number().map_or(String::new(), |(_, line)| {
            let types = counted(self.expected.types.len(), "type");
            format!("Expected {types}:\n{}", Mark::Found.lines(&[line], 1, WIDTH))
        })
    }

    /// Returns the first number of types, if none is right.
    fn wrong_number(&self) -> Option<(usize, &'a [u8])> {
        let head = self.report.parts()[0];
        let mut numbers = head.iter().filter_map(|line| Some((number_of_types(line)?, *line)));
        let first = numbers.clone().next()?;
        let is_right = numbers.any(|(number, _)| number == self.expected.types.len());
        (!is_right).then_some(first)
    }

    fn board(&self) -> String {
        let checks = &self.report.checks;
        let mut faults = zip(faults(&self.drawings, checks), checks);
        faults.find_map(|(fault, check)| Some(fault?.shown(check))).unwrap_or_default()
    }

    /// Shows which lines are missing, and the first wrong one beside the one that is most like it.
    fn shown(&self, missing: &[String], wrong: &[String], found: &[String]) -> String {
        let lines = |mark: Mark, lines: &[String], most| {
            let lines: Vec<_> = lines.iter().map(String::as_bytes).collect();
            mark.lines(&lines, most, WIDTH)
        };
        match (missing, wrong) {
            ([], _) => lines(Mark::Found, wrong, MOST),
            (_, []) => {
                let beginning = match &self.report.lines[..] {
                    _ if !found.is_empty() => String::new(),
                    [] => Mark::Found.words("[empty]"),
                    all => "The output begins:\n".to_owned() + &Mark::Found.lines(all, MOST, WIDTH),
                };
                lines(Mark::Both, found, 1) + &lines(Mark::Expected, missing, MOST) + &beginning
            }
            (_, [first, others @ ..]) => {
                let alike = |line: &&String| equal(line.as_bytes(), first.as_bytes());
                let most_alike = missing.iter().rev().max_by_key(alike).expect("a missing line");
                let more = match others.len() {
                    0 => String::new(),
                    more => format!("More wrong lines: {more}\n"),
                };
                pair(most_alike.as_bytes(), first.as_bytes()) + &more
            }
        }
    }
}

/// Returns the lines that are not among others, each as often as it comes more often.
fn without(lines: &[String], others: &[String]) -> Vec<String> {
    let mut others = others.to_vec();
    let is_left = |line: &&String| {
        let place = others.iter().position(|other| other == *line);
        place.map(|place| others.swap_remove(place)).is_none()
    };
    lines.iter().filter(is_left).cloned().collect()
}
