//! The tasks: what inputs they promise, and what is a right answer.

use crate::{compare, inputs};
use clap::ValueEnum;
use proptest::strategy::BoxedStrategy;
use std::fmt::{self, Display};
use turtle_puzzle::Options;

/// A task, named after the tool that does it.
#[derive(Clone, Copy, Debug, ValueEnum)]
pub(crate) enum Task {
    SetSim,
    Connect4,
    TurtlePuzzle,
}

impl Task {
    /// Random inputs that the task promises.
    pub(crate) fn inputs(self) -> BoxedStrategy<String> {
        match self {
            Task::SetSim => inputs::games_of_set(),
            Task::Connect4 => inputs::games_of_connect4(),
            Task::TurtlePuzzle => inputs::puzzles(),
        }
    }

    /// Whether the task promises such an input: plain integers, spaces, line ends.
    pub(crate) fn promises(self, input: &str) -> bool {
        let mut lines = input.split_terminator('\n');
        let is_plain = match self {
            Task::SetSim => is_of(4, b"123", input),
            Task::Connect4 => is_of(1, b"12345678", input) && lines.all(is_blank_or_not_white),
            Task::TurtlePuzzle => lines.next().is_some_and(is_comment) && lines.all(is_card),
        };
        is_plain && self.answer(input, 0).is_some()
    }

    /// What the reference answers, with so many solutions of a turtle puzzle at most; `None` if it
    /// rejects the input.
    fn answer(self, input: &str, limit: usize) -> Option<String> {
        let (mut output, bytes) = (Vec::new(), input.as_bytes());
        let outcome = match self {
            Task::SetSim => set_sim::run(bytes, &mut output),
            Task::Connect4 => connect4::run(bytes, &mut output),
            Task::TurtlePuzzle => turtle_puzzle::run_with(
                &Options { limit, ..Options::default() },
                bytes,
                &mut output,
            ),
        };
        outcome.ok().and_then(|()| String::from_utf8(output).ok())
    }

    /// What the reference answers to an input that is promised.
    pub(crate) fn expected(self, input: &str) -> String {
        self.answer(input, 50).expect("the input is promised")
    }

    /// What is wrong with an answer, if anything is.
    pub(crate) fn difference(self, input: &str, found: &str) -> Option<String> {
        let all = self.answer(input, usize::MAX)?;
        match self {
            Task::TurtlePuzzle => compare::of_reports(&all, found),
            _ => compare::of_texts(&all, found),
        }
    }
}

impl Display for Task {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        f.write_str(self.to_possible_value().expect("no task is hidden").get_name())
    }
}

/// Whether an input is words of these characters, each so long.
fn is_of(length: usize, digits: &[u8], input: &str) -> bool {
    let is_fine = |byte: u8| digits.contains(&byte) || b" \n".contains(&byte);
    input.bytes().all(is_fine) && input.split_whitespace().all(|word| word.len() == length)
}

fn is_blank_or_not_white(line: &str) -> bool {
    line.is_empty() || !line.trim().is_empty()
}

fn is_comment(line: &str) -> bool {
    line.starts_with('#') && !line.contains(char::is_control)
}

fn is_card(line: &str) -> bool {
    let sides = line.split(' ').map(|side| side.strip_prefix('-').unwrap_or(side));
    sides.clone().count() == 4 && sides.into_iter().all(|side| ["1", "2", "3", "4"].contains(&side))
}
