//! Turtle puzzles: what counts of an output, what simplifies a card set, and which rule is broken.
//!
//! The reference prints 50 solutions at most. Outputs are compared with all of them, since a program may print
//! any 50.

mod boards;
mod drawing;
mod line;
mod list;
mod number;
mod output;
mod passes;
mod rule;
mod same;

use super::{collected, Task};
use crate::passes::lower::{lower, lower_one};
use crate::passes::{by_size, Pass, Pass::Plain};
use crate::show::counted;
use common::Error;
use output::Output;
use passes::{lose_solutions, plain_comment, shorten_comment, simplest_comment};
use rules::turtle_puzzle::{cards, types};
use rules::Inputs;
use std::collections::HashSet;
use std::io::{self, Write};
use turtle_puzzle::{draw, run_with, Format, Options, DEFAULT_LIMIT};

/// About the length of a solution in a report.
const BYTES_PER_SOLUTION: usize = 650;

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

    fn compare(&self, expected: &[u8], found: &[u8]) -> String {
        Output::new(found).difference_from(&Output::new(expected))
    }

    fn is_same(&self, one: &[u8], other: &[u8]) -> bool {
        one == other || Output::new(one).is_same(&Output::new(other))
    }

    fn sentence(&self, input: &str, expected: &[u8], found: &[u8]) -> Option<String> {
        let (all, output) = (Output::new(expected), Output::new(found));
        let is_wrong = |line: &&_| !all.checks.contains(line);
        if let Some((wrong, _)) = output.checks.iter().find(is_wrong) {
            let is_cut = wrong.matches(';').count() < 9 && !found.ends_with(b"\n");
            if is_cut && all.checks.iter().any(|(check, _)| check.starts_with(wrong)) {
                return Some("The output ends within the line of a solution.".to_owned());
            }
            let why = rule::why_wrong(wrong, &types(&cards(input)))?;
            return Some(format!("The first wrong line is not a solution: {why}."));
        }
        let text = String::from_utf8_lossy(found).to_uppercase();
        let checks: HashSet<_> = output.checks.iter().collect();
        if text.trim().is_empty() {
            None
        } else if checks.is_empty() && text.contains("\nCHECK") {
            Some("The line of a solution begins with 'CHECK:'.".to_owned())
        } else if checks.is_empty() && !all.checks.is_empty() {
            Some(format!("The cards have {}.", counted(all.checks.len(), "solution")))
        } else if checks.len() < output.checks.len() {
            Some("A solution is printed more than once.".to_owned())
        } else {
            output.why_wrong_list(&all, &types(&cards(input)))
        }
    }
}

/// Returns the number of solutions of a promised card set.
fn solution_count(input: &str) -> usize {
    let options = Options { format: Format::Count, ..Options::default() };
    let line = collected(|output| run_with(&options, input.as_bytes(), output));
    let line = String::from_utf8(line).expect("a promised card set is ASCII");
    line.split('\t').next().and_then(|count| count.parse().ok()).expect("a count comes first")
}

#[cfg(test)]
mod styles;
#[cfg(test)]
mod tests;
