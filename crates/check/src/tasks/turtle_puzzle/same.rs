//! Whether two outputs say the same of what counts, be it right or wrong.
//!
//! Neither is a reference. So a list is what stands first and looks so, and a board counts by how it differs from its own
//! `CHECK` line.

use super::boards::faults;
use super::list::blocks;
use super::number::plain;
use super::output::{totals, Output};
use std::iter::zip;
use turtle_puzzle::DEFAULT_LIMIT;

/// How many numbers are in the middle row of three cards, which may look like an entry of a list.
const ROW: usize = 9;
/// A word of this length, or a number beyond a digit, is in no board.
const WORD: usize = 5;

/// A `CHECK` line, and what is wrong with its board: the digits that it lacks, or what it shows.
type Solution<'a> = (&'a str, Option<(bool, Vec<i32>)>);

impl Output<'_> {
    /// Returns whether another output says the same. If not all solutions are printed, any may be.
    pub(super) fn is_same(&self, other: &Self) -> bool {
        let [one, two] = [self, other].map(|output| output.checks.len());
        one == two && self.has_list_of(other) && {
            let [one, two] = [self, other].map(Output::solutions);
            if two.len() < DEFAULT_LIMIT {
                return one == two;
            }
            let is_right = |(_, fault): &Solution| fault.is_none();
            let [one, two] = [one, two].map(|solutions| solutions.iter().all(is_right));
            let [total, others] = [self, other].map(Output::total);
            let is_shared = total.iter().any(|total| others.contains(total));
            one == two && (is_shared || total.is_empty() && others.is_empty())
        }
    }

    /// Returns the solutions, in order of their `CHECK` lines.
    fn solutions(&self) -> Vec<Solution<'_>> {
        let start = self.lists().first().map_or(0, |(_, end)| *end);
        let faults = faults(self, start).into_iter();
        let faults = faults.map(|fault| fault.map(|fault| (fault.is_lacking, fault.numbers)));
        let checks = self.checks.iter().map(|(check, _)| &**check);
        let mut solutions: Vec<_> = zip(checks, faults).collect();
        solutions.sort();
        solutions
    }

    /// Returns whether the first list of one is a list of the other.
    fn has_list_of(&self, other: &Self) -> bool {
        let [one, other] = [self, other]
            .map(|output| output.lists().into_iter().map(|(list, _)| list).collect::<Vec<_>>());
        match (one.first(), other.first()) {
            (Some(first), Some(others)) => other.contains(first) || one.contains(others),
            (first, others) => first.is_none() && others.is_none(),
        }
    }

    /// Returns what may be a list of types, with the number of lines up to its end.
    fn lists(&self) -> Vec<(Vec<String>, usize)> {
        let mut blocks = blocks(self.head());
        blocks.retain(|block| {
            let is_entry = |line: &str| !line.starts_with('#');
            block.iter().all(|entry| entry.numbers.len() != ROW && is_entry(&entry.shown))
        });
        let lists = blocks.iter().map(|block| {
            let mut lines: Vec<_> = block.iter().map(|entry| entry.line(&[]).0).collect();
            lines.sort();
            (lines, block.last().map_or(0, |entry| entry.place + 1))
        });
        lists.collect()
    }

    /// Returns the numbers that may be the total: those in the first line after the boards.
    fn total(&self) -> Vec<usize> {
        let is_total = |line: &&&[u8]| {
            let text = plain(line);
            let mut words = text.split(|char: char| !char.is_alphabetic());
            let totals = totals(line);
            !totals.is_empty()
                && (words.any(|word| word.len() >= WORD) || totals.iter().any(|total| *total > 9))
        };
        self.end().iter().find(is_total).map_or(Vec::new(), |line| totals(line))
    }
}
