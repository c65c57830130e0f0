//! What counts in an output: the `CHECK` lines, their number if not all are printed, the list of types, and the boards.
//!
//! Each is compared if what comes before it is right. Whatever else is printed is free.

use super::drawing::Drawing;
use super::line::{self, Line};
use super::list::{self, Entry};
use super::number::totals;
use super::{boards, rule};
use crate::show::{counted, lines, Mark, WIDTH};
use rules::turtle_puzzle::Card;
use std::collections::HashSet;
use std::iter::{once, zip};
use turtle_puzzle::DEFAULT_LIMIT;

const EACH: &str = "In the list of types, each type has one line, which ends in its card.";

/// The lines of an output.
pub(super) struct Output<'a> {
    pub(super) lines: Vec<&'a [u8]>,
    /// The `CHECK` lines without white space.
    pub(super) checks: Vec<Line>,
    /// Where they are.
    places: Vec<usize>,
}

impl<'a> Output<'a> {
    pub(super) fn new(output: &'a [u8]) -> Self {
        let lines = lines(output);
        let check = |(place, line): (usize, &&[u8])| Some((place, check(line)?));
        let (places, checks) = lines.iter().enumerate().filter_map(check).unzip();
        Output { lines, checks, places }
    }

    /// Returns the lines before the first `CHECK` line.
    pub(super) fn head(&self) -> &[&'a [u8]] {
        &self.lines[..self.places.first().copied().unwrap_or(self.lines.len())]
    }

    /// Returns the lines after the last `CHECK` line.
    pub(super) fn end(&self) -> &[&'a [u8]] {
        &self.lines[self.places.last().map_or(0, |place| place + 1)..]
    }

    /// Returns the lines before, between and after the `CHECK` lines, but for the first ones, up to `start`.
    pub(super) fn parts(&self, start: usize) -> Vec<&[&'a [u8]]> {
        let starts = once(start).chain(self.places.iter().map(|place| place + 1));
        let ends = self.places.iter().copied().chain([self.lines.len()]);
        zip(starts, ends).map(|(start, end)| &self.lines[start..end]).collect()
    }

    /// Returns the blocks that can be the list of types in the lines before the first `CHECK` line. Cards of the first board
    /// can look like types. So a block is cut after a number of entries if a board lacks digits otherwise.
    pub(super) fn blocks(&self, head: &[&[u8]], count: usize) -> Vec<Vec<Entry>> {
        let mut blocks = list::blocks(head);
        for block in blocks.iter_mut().filter(|block| block.len() > count && count > 0) {
            let [cut, whole] = [count, block.len()].map(|end| block[end - 1].place + 1);
            if self.has_boards(cut) && !self.has_boards(whole) {
                block.truncate(count);
            }
        }
        blocks
    }

    /// Returns whether the lines from a place on have the digits of all boards, and those up to the first `CHECK` line the
    /// digits of its board.
    fn has_boards(&self, start: usize) -> bool {
        let parts = self.parts(start);
        let has = |lines: &[&[u8]], checks: &[Line]| {
            Drawing::new(lines).lacking(checks.iter().map(|(check, _)| &**check)).is_empty()
        };
        !self.checks.is_empty()
            && has(parts[0], &self.checks[..1])
            && has(&parts.concat(), &self.checks)
    }

    /// Shows how this output differs from one with all solutions.
    pub(super) fn difference_from(&self, all: &Output) -> String {
        let due = list::of_reference(all.head());
        let head = list::without_comment(self.head(), all.head());
        let found = list::best(self.blocks(&head, due.len()), &due);
        let mut shown = self.wrong_checks(all);
        if shown.is_empty() {
            shown = self.wrong_list(&head, &due, &found);
        }
        if shown.is_empty() {
            let start = found.last().map_or(0, |entry| entry.place + 1);
            let echo = list::end_of_echo(all.head(), &self.head()[start..]);
            shown = boards::difference(self, start + echo);
        }
        shown
    }

    /// Shows how the `CHECK` lines differ, or their number.
    pub(super) fn wrong_checks(&self, all: &Output) -> String {
        // Any 50 of the solutions would do.
        let printed: HashSet<_> = self.checks.iter().collect();
        let mut due = all.checks.clone();
        due.sort_by_cached_key(|check| !printed.contains(check));
        due.truncate(DEFAULT_LIMIT);
        let shown = line::difference(&due, &self.checks, &self.lines);
        let (total, due, found) = (all.checks.len(), due.len(), self.checks.len());
        if shown.is_empty() && total > due {
            self.wrong_total(total)
        } else if shown.is_empty() || due == found {
            shown
        } else {
            let of = if total > due { format!(" of {total}") } else { String::new() };
            format!("Expected {}{of}, found {found}.\n", counted(due, "CHECK line")) + &shown
        }
    }

    fn wrong_total(&self, total: usize) -> String {
        if self.end().iter().any(|line| totals(line).contains(&total)) {
            return String::new();
        }
        let last = self.lines.iter().rfind(|line| !line.trim_ascii().is_empty());
        let last = Mark::Found.lines(&[last.expect("a CHECK line")], 1, WIDTH);
        format!("Expected the total {total} after the last CHECK line:\n{last}")
    }

    /// Returns why the list of types is wrong, if it is and the `CHECK` lines are right.
    pub(super) fn why_wrong_list(&self, all: &Output, types: &[(Card, usize)]) -> Option<String> {
        let due = list::of_reference(all.head());
        let head = list::without_comment(self.head(), all.head());
        let found = list::best(self.blocks(&head, due.len()), &due);
        let is_due = |entry: &&Entry| due.iter().any(|due| entry.is(due));
        let wrong = found.iter().find(|entry| !is_due(entry));
        if !self.wrong_checks(all).is_empty() || wrong.is_none() && due.len() == found.len() {
            return None;
        }
        let why =
            wrong.and_then(|entry| rule::why_wrong_entry(entry.counts(), entry.card(), types));
        Some(why.map_or(EACH.to_owned(), |why| format!("The list of types is wrong: {why}.")))
    }

    /// Shows how the list of types differs, or their number.
    fn wrong_list(&self, head: &[&[u8]], due: &[Entry], found: &[Entry]) -> String {
        let [types, found] =
            [due, found].map(|list| list.iter().map(|entry| entry.line(due)).collect::<Vec<_>>());
        let shown = line::difference(&types, &found, &self.lines);
        match list::wrong_number(head, due.len()) {
            Some(line) if shown.is_empty() => {
                let types = counted(due.len(), "type");
                format!("Expected {types}:\n{}", Mark::Found.lines(&[line], 1, WIDTH))
            }
            _ => shown,
        }
    }
}

/// Returns a `CHECK` line.
fn check(line: &[u8]) -> Option<Line> {
    // A reference output may have millions of other lines.
    let first = line.trim_ascii_start().first();
    let may_be_check = first.is_some_and(|first| *first == b'C' || !first.is_ascii());
    let text = may_be_check.then(|| String::from_utf8_lossy(line))?;
    let places: String = text.split_whitespace().collect();
    let places = places.strip_prefix("CHECK:")?;
    Some((places.to_owned(), format!("CHECK: {places}\n")))
}
