//! The tasks: what the reference answers, and what is a right answer.

use crate::{compare, promise};
use clap::ValueEnum;
use turtle_puzzle::Options;

/// How many solutions of a turtle puzzle are printed at most.
pub(crate) const MOST_SOLUTIONS: usize = 50;

/// A task, named after the tool that is its reference.
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

    /// Whether the task promises such an input.
    pub(crate) fn promises(self, input: &str) -> bool {
        promise::is_well_formed(self, input) && self.answer(input, 0).is_some()
    }

    /// What the reference answers to an input that is promised.
    pub(crate) fn expected(self, input: &str) -> String {
        self.answer(input, MOST_SOLUTIONS).expect("the input is promised")
    }

    /// What the reference answers to an input that is promised, with all solutions.
    pub(crate) fn full_answer(self, input: &str) -> String {
        self.answer(input, usize::MAX).expect("the input is promised")
    }

    /// How an answer to an input that is promised differs from the right ones, if it does.
    pub(crate) fn difference(self, input: &str, found: &str) -> Option<String> {
        match self {
            Task::TurtlePuzzle => compare::reports(&self.full_answer(input), found),
            _ => compare::texts("output", &self.expected(input), found),
        }
    }

    /// What the reference answers, with at most `limit` solutions of a turtle puzzle; `None` if it
    /// rejects the input.
    fn answer(self, input: &str, limit: usize) -> Option<String> {
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
