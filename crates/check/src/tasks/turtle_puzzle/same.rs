//! Whether two outputs say the same of what counts, be it right or wrong.
//!
//! Neither is a reference. So the list is what looks so first, and of a board counts how it differs from its own `CHECK`
//! line.

use super::boards::{faults, HALF};
use super::drawing::Drawing;
use super::list::{numbers_of_types, Entry};
use super::number::{plain, totals};
use super::output::Output;
use super::rule::may_be_solution;
use std::iter::zip;
use turtle_puzzle::DEFAULT_LIMIT;

/// How many numbers are in the middle row of three cards, which may look like an entry of a list.
const ROW: usize = 9;

/// A `CHECK` line, and what is wrong with its board: the digits that it lacks, and its numbers, if it can be read.
type Solution<'a> = (&'a str, Option<[Vec<i32>; 2]>);

impl Output<'_> {
    /// Returns whether another output says the same. If not all solutions are printed, any may be.
    pub(super) fn is_same(&self, other: &Self) -> bool {
        let [are_any, any] = [self, other].map(|output| !output.lines.is_empty());
        if self.checks.len() != other.checks.len() || are_any != any || !self.counts_types_as(other)
        {
            return false;
        }
        let both = |count| [self, other].map(|output| output.lists(count));
        let mut lists = both(usize::MAX);
        if !have_list(&lists) {
            let [one, two] = lists.map(|lists| lists.first().map_or(0, Vec::len));
            lists = both(one.min(two));
        }
        if !have_list(&lists) {
            return false;
        }
        let [one, two] = [(self, &lists[0]), (other, &lists[1])]
            .map(|(output, lists)| output.solutions(lists.first()));
        let has_none = |solutions: &[Solution]| solutions.iter().all(has_no_board);
        let draw_none = has_none(&one) && has_none(&two);
        if draw_none && self.draws_at_the_end() != other.draws_at_the_end() {
            return false;
        }
        if one.len() < DEFAULT_LIMIT {
            return zip(&one, &two).all(are_same);
        }
        let is_right = |(check, fault): &Solution| fault.is_none() && may_be_solution(check);
        let are_right = |solutions: &[Solution]| solutions.iter().all(is_right);
        let [total, others] = [self, other].map(Output::total);
        are_right(&one) == are_right(&two)
            && (total == others || total.iter().any(|total| others.contains(total)))
    }

    /// Returns whether another output names the same number of types, unless one of them names none.
    fn counts_types_as(&self, other: &Self) -> bool {
        let [one, two] = [self, other].map(|output| {
            let lines = numbers_of_types(output.head()).into_iter();
            lines.flat_map(|(_, numbers)| numbers).collect::<Vec<_>>()
        });
        one.is_empty() || two.is_empty() || one.iter().any(|number| two.contains(number))
    }

    /// Returns what may be a list of types. A board may follow after a number of entries.
    fn lists(&self, count: usize) -> Vec<Vec<Entry>> {
        let mut blocks = self.blocks(self.head(), count);
        // A comment line may look like an entry, too.
        for block in &mut blocks {
            block.retain(|entry| !entry.shown.contains("# "));
        }
        blocks.retain(|block| block.iter().any(|entry| entry.numbers.len() != ROW));
        blocks
    }

    /// Returns the solutions in order. Their boards are below the list.
    fn solutions(&self, list: Option<&Vec<Entry>>) -> Vec<Solution<'_>> {
        let start = list.and_then(|list| list.last()).map_or(0, |entry| entry.place + 1);
        let faults = faults(self, start).into_iter();
        let faults = faults.map(|fault| fault.map(|fault| [fault.lacking, fault.shown]));
        let checks = self.checks.iter().map(|(check, _)| &**check);
        let mut solutions: Vec<_> = zip(checks, faults).collect();
        solutions.sort();
        solutions
    }

    /// Returns whether something like a board stands after the last `CHECK` line.
    fn draws_at_the_end(&self) -> bool {
        let first = self.checks.first().map(|(check, _)| &**check);
        Drawing::new(self.end()).lacking(first.into_iter()).len() <= HALF
    }

    /// Returns the numbers that may be the total, which are in no board.
    fn total(&self) -> Vec<usize> {
        let totals = self.end().iter().map(|line| (plain(line), totals(line)));
        let mut totals = totals.filter(|(text, totals)| {
            text.contains("sung")
                || text.contains("gesamt")
                || totals.iter().any(|total| *total > 9)
        });
        totals.next().map_or(Vec::new(), |(_, totals)| totals)
    }
}

/// Returns whether two outputs have the same list of types, in any order.
fn have_list(lists: &[Vec<Vec<Entry>>; 2]) -> bool {
    let spelled = |list: &Vec<Entry>| {
        let mut lines: Vec<_> = list.iter().map(|entry| entry.line(&[]).0).collect();
        lines.sort();
        lines
    };
    let [one, two] = lists.each_ref().map(|lists| lists.iter().map(spelled).collect::<Vec<_>>());
    let is_in =
        |one: &[_], other: &[Vec<String>]| one.first().is_some_and(|list| other.contains(list));
    one == two || is_in(&one, &two) || is_in(&two, &one)
}

/// Returns whether no board is where that of a solution may be.
fn has_no_board((_, fault): &Solution) -> bool {
    fault.as_ref().is_some_and(|[lacking, _]| lacking.len() > HALF)
}

/// Returns whether two solutions are the same. Of a board that cannot be read, only the digits are known.
fn are_same(((check, one), (other, two)): (&Solution, &Solution)) -> bool {
    check == other
        && match (one, two) {
            (Some([lacking, one]), Some([others, two])) => {
                lacking == others && (one.is_empty() || two.is_empty() || one == two)
            }
            _ => one == two,
        }
}
