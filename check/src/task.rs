//! A task: what its inputs are, what its reference prints, and all that is special to it.
//!
//! A new task says what its inputs are, and what its reference prints. All else has a default that
//! works: the passes suit any numbers, we compare outputs line by line, and `rules` has the reason
//! for each answer.

use crate::case::{Case, Normalize};
use crate::difference::{Difference, Extent};
use crate::passes::{self, Pass};
use crate::reason::{reason, FirstWrong};
use common::Error;
use mistakes::Catalogue;
use rules::answer::text;
use rules::Inputs;
use std::io::{self, Write};

/// After so many steps we give up a search: few if we rule out hundreds of mistakes, and many for
/// those that are left.
const FEW_STEPS: usize = 10_000;
const MANY_STEPS: usize = 300_000;

/// An output, compared with the expected one.
#[derive(Clone, Debug, Default)]
pub(crate) struct Compared {
    /// How it differs; `None` if it is right.
    pub(crate) difference: Option<Difference>,
    /// A sentence on what cannot be judged, if there is something.
    pub(crate) not_judged: Option<&'static str>,
}

/// A part that outputs have, such as a board.
pub(crate) struct Part {
    pub(crate) name: &'static str,
    /// Returns whether an output has it.
    pub(crate) is_in: fn(&str) -> bool,
}

/// A task, and its reference tool.
pub(crate) trait Task: Sync {
    /// Returns the name of the task, and what is known of its inputs.
    fn inputs(&self) -> Inputs;

    /// Returns the mistakes that programs for the task make.
    fn catalogue(&self) -> Catalogue {
        Catalogue::default()
    }

    /// Returns the parts of outputs. If a wrong program never prints one of them, we say so.
    fn parts(&self) -> &'static [Part] {
        &[]
    }

    /// Writes what the reference prints for an input.
    fn run(&self, input: &[u8], output: &mut dyn Write) -> Result<(), Error>;

    /// Returns about how many bytes the output for an accepted input has if all answers are
    /// printed. The reference prints 50 of 246,192 solutions; we count all of them here.
    fn output_size(&self, input: &str) -> usize {
        collected(|output| self.run(input.as_bytes(), output)).len()
    }

    /// Returns the picture that the reference draws of an input that it accepts, if it draws.
    fn picture(&self, _input: &str) -> Option<Vec<u8>> {
        None
    }

    /// Says which programs are quick enough, if some are not that do what the statement says.
    fn quick_enough(&self) -> Option<&'static str> {
        None
    }

    /// Returns whether an input is empty for the task. Some programs fail only on such inputs.
    fn is_empty(&self, input: &str) -> bool {
        input.is_empty()
    }

    /// Returns the passes that simplify an input, in order. Those that help most often come first.
    fn passes(&self) -> Vec<Pass> {
        passes::GENERAL.to_vec()
    }

    /// Compares an output, which may have been stopped before its end, with the reference output.
    fn compare(&self, expected: &[u8], found: &[u8], _is_whole: bool) -> Compared {
        let differs = expected != found;
        let difference =
            differs.then(|| Difference::new(expected.into(), found.into(), Extent::Outputs));
        Compared { difference, not_judged: None }
    }

    /// Takes the right output for an input. Returns a function that takes from an output all that
    /// is free in it.
    fn normalizer(&self, _expected: &str) -> Box<Normalize> {
        Box::new(<[u8]>::to_vec)
    }

    /// Returns a sentence on an answer that was found with a mistake in it: "Row 6, column 2 is
    /// empty." It is about what is expected, so it is true whatever was found.
    fn what_is_wrong(&self, input: &str, wrong: &FirstWrong) -> Option<String> {
        self.why_too_much(input, wrong)
    }

    /// Returns a sentence on what was found, but is not expected: "Column 1 has only five discs."
    /// It is about the input, so it is true whatever was found.
    fn why_too_much(&self, _input: &str, _wrong: &FirstWrong) -> Option<String> {
        None
    }

    /// Returns a sentence on a wrong output: why its first missing answer is expected, or what is
    /// too much.
    fn reason(&self, input: &str, _expected: &[u8], found: &[u8]) -> Option<String> {
        let answers = self.inputs().answers(input, usize::MAX)?;
        let found = String::from_utf8_lossy(found);
        let what_is_wrong = |wrong: &FirstWrong| self.what_is_wrong(input, wrong);
        reason(&answers, &found, what_is_wrong, |wrong| self.why_too_much(input, wrong))
    }
}

impl dyn Task + '_ {
    pub(crate) fn name(&self) -> &'static str {
        self.inputs().task
    }

    /// Returns about how long an input is, with its full output.
    pub(crate) fn length(&self, input: &str) -> usize {
        input.len() + self.output_size(input)
    }

    /// Returns whether the statement of the task allows an input. `rules` knows its layout. The
    /// reference takes any layout, but knows how many cards there must be, for example.
    pub(crate) fn is_valid(&self, input: &str) -> bool {
        (self.inputs().is_valid)(input) && self.run(input.as_bytes(), &mut io::sink()).is_ok()
    }

    /// Returns an input as a case; `None` if it takes many steps to find the expected answers.
    pub(crate) fn quick_case(&self, input: &str) -> Option<Case> {
        self.case(input, FEW_STEPS)
    }

    /// Returns an input as a case, on which even a long search is worth its time.
    pub(crate) fn thorough_case(&self, input: &str) -> Option<Case> {
        self.case(input, MANY_STEPS)
    }

    fn case(&self, input: &str, most_steps: usize) -> Option<Case> {
        let Inputs { model, .. } = self.inputs();
        let answers = model().answers(input, most_steps)?;
        let output = text(&answers);
        let normalizer = self.normalizer(&output);
        let expected = normalizer(output.as_bytes());
        let input = input.to_owned();
        Some(Case { input, most_steps, answers, model, normalizer, expected })
    }

    /// Returns the reference output for an input that it accepts.
    pub(crate) fn output(&self, input: &str) -> Vec<u8> {
        collected(|output| self.run(input.as_bytes(), output))
    }
}

/// Collects what the reference writes for an input that it accepts.
pub(crate) fn collected(write: impl FnOnce(&mut Vec<u8>) -> Result<(), Error>) -> Vec<u8> {
    let mut output = Vec::new();
    write(&mut output).expect("the reference accepts the input");
    output
}
