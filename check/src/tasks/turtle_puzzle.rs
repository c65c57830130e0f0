//! Turtle puzzles: what counts of a report, and what simplifies a card set.

mod boards;
mod checks;
mod comparison;
mod list;
mod report;
mod solution;
mod total;

use crate::case::Normalize;
use crate::passes::{leave_out, lower, lower_one, Pass, Proposals};
use crate::task::{collected, Compared, Part, Task};
use common::Error;
use comparison::Comparison;
use mistakes::Catalogue;
use report::{Expected, What};
use rules::turtle_puzzle::lines::has_list;
use rules::Inputs;
use std::io::Write;
use turtle_puzzle::{draw, read_cards, Puzzle, Solutions};

/// The simplest comment line.
const COMMENT: &str = "# a";

/// About the length of a solution in a report.
const BYTES_PER_SOLUTION: usize = 650;

/// How many solutions the picture of a counterexample shows at most: they fit on a sheet of A4.
const MOST_DRAWN: usize = 6;

const NOT_JUDGED: &str = "\
    The boards are not judged: they should be nine lines with 3, 9 and 3 numbers, with their minus \
    signs, as in the statement's example.";

const QUICK_ENOUGH: &str = "\
    A search is quick enough if it lays one card after the other, and takes the last one back as \
    soon as two sides do not match.";

pub(super) struct TurtlePuzzle;

impl Task for TurtlePuzzle {
    fn inputs(&self) -> Inputs {
        rules::turtle_puzzle::INPUTS
    }

    fn catalogue(&self) -> Catalogue {
        mistakes::turtle_puzzle::catalogue()
    }

    fn parts(&self) -> &'static [Part] {
        &[
            Part { name: "CHECK line", is_in: |report| report.contains("CHECK") },
            Part { name: "second CHECK line", is_in: |report| report.matches("CHECK").count() > 1 },
            Part { name: "list of types", is_in: has_list },
        ]
    }

    fn run(&self, input: &[u8], output: &mut dyn Write) -> Result<(), Error> {
        // This rejects a second card set.
        read_cards(input)?;
        turtle_puzzle::run(input, output)
    }

    fn output_size(&self, input: &str) -> usize {
        let solutions =
            read_cards(input.as_bytes()).map(|cards| Solutions::of(&Puzzle::new(&cards), 0));
        BYTES_PER_SOLUTION * solutions.map_or(1, |solutions| solutions.total)
    }

    fn picture(&self, input: &str) -> Option<Vec<u8>> {
        Some(collected(|output| draw(MOST_DRAWN, input.as_bytes(), output)))
    }

    fn quick_enough(&self) -> Option<&'static str> {
        Some(QUICK_ENOUGH)
    }

    fn passes(&self) -> Vec<Pass> {
        vec![simplest_comment, leave_out, lower, lower_one]
    }

    fn compare(&self, expected: &[u8], found: &[u8], is_whole: bool) -> Compared {
        let mut comparison = comparison(expected, found);
        // If the program was stopped, what is missing might still have come.
        comparison.faults.retain(|fault| is_whole || !matches!(fault.what, What::Missing(_)));
        Compared {
            difference: comparison.difference(),
            not_judged: comparison.are_boards_unread.then_some(NOT_JUDGED),
        }
    }

    fn normalizer(&self, expected: &str) -> Box<Normalize> {
        let right = expected.to_owned();
        let expected = Expected::new(expected);
        Box::new(move |found| match String::from_utf8_lossy(found) {
            found if found == right => Vec::new(),
            found => Comparison::new(&expected, &found).normalized().into_bytes(),
        })
    }

    fn reason(&self, _input: &str, expected: &[u8], found: &[u8]) -> Option<String> {
        comparison(expected, found).faults.into_iter().next().map(|fault| fault.why)
    }
}

fn comparison(expected: &[u8], found: &[u8]) -> Comparison {
    let [expected, found] = [expected, found].map(String::from_utf8_lossy);
    Comparison::new(&Expected::new(&expected), &found)
}

/// Replaces a longer comment line with the simplest one.
fn simplest_comment(input: &str) -> Proposals<'_> {
    let (comment, cards) = input.split_once('\n').unwrap_or_default();
    let is_longer = comment.len() > COMMENT.len();
    Box::new(is_longer.then(|| format!("{COMMENT}\n{cards}")).into_iter())
}

#[cfg(test)]
mod tests;
