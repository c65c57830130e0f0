//! The tasks: the reference output for an input, and which outputs are correct.

use crate::{compare, promise};
use clap::ValueEnum;
use turtle_puzzle::Options;

/// The largest number of solutions of a turtle puzzle that are printed.
pub(crate) const MOST_SOLUTIONS: usize = 50;

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

    /// Returns whether an input is promised.
    pub(crate) fn promises(self, input: &str) -> bool {
        promise::is_well_formed(self, input) && self.output(input, 0).is_some()
    }

    /// Returns the reference output for a promised input.
    pub(crate) fn expected(self, input: &str) -> String {
        self.output(input, MOST_SOLUTIONS).expect("the input is promised")
    }

    /// Returns the reference output for a promised input, with all solutions.
    pub(crate) fn full_output(self, input: &str) -> String {
        self.output(input, usize::MAX).expect("the input is promised")
    }

    /// Returns the difference between a program's output and the reference output, if any.
    pub(crate) fn difference(self, input: &str, found: &str) -> Option<String> {
        match self {
            Task::TurtlePuzzle => compare::reports(&self.full_output(input), found),
            _ => compare::texts("output", &self.expected(input), found),
        }
    }

    /// Returns the reference output with at most `limit` solutions of a turtle puzzle, or `None` if the
    /// reference rejects the input.
    fn output(self, input: &str, limit: usize) -> Option<String> {
        let (mut output, bytes) = (Vec::new(), input.as_bytes());
        let outcome = match self {
            Task::SetSim => set_sim::run(bytes, &mut output),
            Task::Connect4 => connect4::run(bytes, &mut output),
            Task::TurtlePuzzle => {
                let options = Options { limit, ..Options::default() };
                turtle_puzzle::run_with(&options, bytes, &mut output)
            }
        };
        outcome.ok().and_then(|()| String::from_utf8(output).ok())
    }
}
