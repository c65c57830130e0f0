//! Turtle puzzles: how solutions are compared, what simplifies a card set, and which rule is broken.
//!
//! What the statement fixes counts, and nothing else: the `CHECK` lines, the list of types, and boards that can be
//! read. The reference prints 50 solutions at most. Outputs are compared with all of them, since a program may print
//! any 50.

mod alike;
mod boards;
mod passes;
mod report;
mod rule;
mod sentence;
mod solutions;
mod type_list;

use super::{collected, Task};
use crate::passes::lower::{lower, lower_one};
use crate::passes::{by_size, Pass, Pass::Plain};
use crate::rows::Row;
use common::Error;
use passes::{lose_solutions, plain_comment, shorten_comment, simplest_comment};
use report::Report;
use rules::Inputs;
use sentence::sentence;
use solutions::{solution_rows, Solutions};
use std::io::{self, Write};
use turtle_puzzle::{draw, run_with, Format, Options, DEFAULT_LIMIT};

/// About the length of a solution in a report.
const BYTES_PER_SOLUTION: usize = 650;

const UNREAD: &str =
    "Some solutions have no board that check can read, so not all boards were compared (see --help).\n";

/// Rows that show how outputs differ, and a sentence on it.
type Difference = (Vec<Row>, Option<String>);

pub(super) struct TurtlePuzzle;

impl Task for TurtlePuzzle {
    fn inputs(&self) -> Inputs {
        rules::turtle_puzzle::INPUTS
    }

    fn run(&self, input: &[u8], output: &mut dyn Write) -> Result<(), Error> {
        turtle_puzzle::run(input, output)
    }

    fn run_in_full(&self, input: &[u8], output: &mut dyn Write) -> Result<(), Error> {
        // A picture shows one card set, so this rejects a second one.
        draw(0, input, io::sink())?;
        run_with(&Options { limit: usize::MAX, ..Options::default() }, input, output)
    }

    fn output_size(&self, input: &str) -> usize {
        BYTES_PER_SOLUTION * solution_count(input)
    }

    fn picture(&self, input: &str) -> Option<Vec<u8>> {
        Some(collected(|output| draw(DEFAULT_LIMIT, input.as_bytes(), output)))
    }

    /// A card set always has a comment line and nine cards, each on a line.
    fn passes(&self) -> Vec<Pass> {
        let numbers = vec![Plain(lower), Plain(lose_solutions), Plain(lower_one)];
        // Of a plain comment line, equal parts need not be left out one by one.
        let comment = [by_size(plain_comment), by_size(shorten_comment)].concat();
        [vec![Plain(simplest_comment)], comment, numbers].concat()
    }

    fn not_compared(&self, found: &[u8]) -> Option<&'static str> {
        boards::are_unread(&Report::new(found)).then_some(UNREAD)
    }

    fn compare(&self, expected: &[u8], found: &[u8]) -> Vec<Row> {
        difference(expected, found).0
    }

    fn sentence(&self, _: &str, expected: &[u8], found: &[u8]) -> Option<String> {
        difference(expected, found).1
    }
}

/// Returns how a report differs.
fn difference(expected: &[u8], found: &[u8]) -> Difference {
    let [reference, report] = [expected, found].map(Report::new);
    let solutions = Solutions::new(&reference.checks, &report.checks);
    let rows = solution_rows(&solutions, &report);
    if !rows.is_empty() {
        return (rows, sentence(&solutions, &report, &reference.list));
    }
    let difference = type_list::difference(&reference, &report);
    difference.or_else(|| boards::difference(&report)).unwrap_or_default()
}

/// Returns the number of solutions of a promised card set.
fn solution_count(input: &str) -> usize {
    let options = Options { format: Format::Count, ..Options::default() };
    let line = collected(|output| run_with(&options, input.as_bytes(), output));
    let line = String::from_utf8(line).expect("a promised card set is ASCII");
    line.split('\t').next().and_then(|count| count.parse().ok()).expect("a count comes first")
}

#[cfg(test)]
mod tests;
