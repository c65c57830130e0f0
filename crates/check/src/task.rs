//! The tasks, and what their reference tools make of an input.

use clap::ValueEnum;
use rules::Inputs;
use std::io;
use turtle_puzzle::{Error, Format, Options, DEFAULT_LIMIT};

/// About the length of a solution in a report.
const BYTES_PER_SOLUTION: usize = 650;

/// A task, named after its reference tool.
#[derive(Clone, Copy, Debug, ValueEnum)]
pub(crate) enum Task {
    SetSim,
    Connect4,
    TurtlePuzzle,
}

impl Task {
    pub(crate) fn name(self) -> String {
        self.to_possible_value().expect("no task is hidden").get_name().to_owned()
    }

    /// Returns what is known about inputs of the task.
    pub(crate) fn inputs(self) -> Inputs {
        match self {
            Task::SetSim => rules::set_sim::INPUTS,
            Task::Connect4 => rules::connect4::INPUTS,
            Task::TurtlePuzzle => rules::turtle_puzzle::INPUTS,
        }
    }

    /// Returns whether the statement of the task allows an input: it is promised, strictly taken.
    pub(crate) fn promises(self, input: &str) -> bool {
        // The reference knows the other rules: how many cards there are, for example.
        (self.inputs().is_promised)(input) && self.at_most(0, input.as_bytes()).is_ok()
    }

    /// Returns whether an input is empty for the task. Some programs fail only on such inputs.
    pub(crate) fn is_empty(self, input: &str) -> bool {
        match self {
            Task::SetSim => input.trim().is_empty(),
            // A blank line prints the board.
            Task::Connect4 | Task::TurtlePuzzle => input.is_empty(),
        }
    }

    /// Returns the reference output for a promised input.
    pub(crate) fn output(self, input: &str) -> Vec<u8> {
        self.at_most(DEFAULT_LIMIT, input.as_bytes()).expect("the input is promised")
    }

    /// Returns the reference output for a promised input, with all solutions.
    pub(crate) fn full_output(self, input: &str) -> Vec<u8> {
        self.at_most(usize::MAX, input.as_bytes()).expect("the input is promised")
    }

    /// Returns about how many bytes the output for a promised input has, with all solutions.
    pub(crate) fn output_size(self, input: &str) -> usize {
        let options = Options { format: Format::Count, ..Options::default() };
        let output = self.run(input.as_bytes(), &options).expect("the input is promised");
        match self {
            Task::SetSim | Task::Connect4 => output.len(),
            Task::TurtlePuzzle => {
                let count = String::from_utf8_lossy(&output);
                let solutions = count.split('\t').next().and_then(|total| total.parse().ok());
                BYTES_PER_SOLUTION * solutions.unwrap_or(0)
            }
        }
    }

    /// Returns the reference output, with at most `limit` solutions of a turtle puzzle.
    fn at_most(self, limit: usize, input: &[u8]) -> Result<Vec<u8>, Error> {
        self.run(input, &Options { limit, ..Options::default() })
    }

    /// Runs the reference tool. The options are those of `turtle-puzzle`.
    fn run(self, input: &[u8], options: &Options) -> Result<Vec<u8>, Error> {
        let mut output = Vec::new();
        match self {
            Task::SetSim => set_sim::run(input, &mut output)?,
            Task::Connect4 => connect4::run(input, &mut output)?,
            Task::TurtlePuzzle => turtle_puzzle::run_with(options, input, &mut output)?,
        }
        Ok(output)
    }

    /// Returns the reference output, with all solutions of the one card set of a turtle puzzle.
    pub(crate) fn judged_output(self, input: &[u8]) -> Result<Vec<u8>, Error> {
        if let Task::TurtlePuzzle = self {
            // A picture shows one card set, so this rejects a second one.
            turtle_puzzle::draw(0, input, io::sink())?;
        }
        self.at_most(usize::MAX, input)
    }

    /// Returns the picture of a promised input.
    pub(crate) fn picture(self, input: &str) -> Vec<u8> {
        let (input, mut picture) = (input.as_bytes(), Vec::new());
        let result = match self {
            Task::SetSim => set_sim::draw(input, &mut picture),
            Task::Connect4 => connect4::draw(input, &mut picture),
            Task::TurtlePuzzle => turtle_puzzle::draw(DEFAULT_LIMIT, input, &mut picture),
        };
        result.expect("the input is promised");
        picture
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn white_space_is_an_empty_game_of_set_but_not_of_connect4() {
        assert!(Task::SetSim.is_empty(" \n") && !Task::SetSim.is_empty("1111\n"));
        assert!(!Task::Connect4.is_empty("\n"));
    }

    #[test]
    fn all_solutions_are_known_but_50_are_shown() {
        let input =
            include_str!("../../../fixtures/turtle-puzzle/51-solutions-are-50-and-the-total.in");
        let count = |output: Vec<u8>| String::from_utf8_lossy(&output).matches("CHECK:").count();
        assert_eq!(count(Task::TurtlePuzzle.full_output(input)), 51);
        assert_eq!(count(Task::TurtlePuzzle.output(input)), 50);
    }
}
