//! Makes an input on which a program differs shorter and simpler.
//!
//! Each pass proposes inputs that are shorter or simpler. The first one on which the program still
//! differs replaces the input. Only promised inputs are tried, so cards of SET are removed in threes.

use crate::passes::Pass;
use crate::stop::Stop;
use crate::tasks::Task;
use crate::trials::Input;
use std::collections::HashSet;
use std::hash::BuildHasher;

/// How many proposals are kept together. A large input has many, each about as long as itself.
const TOGETHER: usize = 32;
/// An output longer than this must not become longer: a simpler card set may have many more solutions.
const SHORT_OUTPUT: usize = 4_000;

/// Takes an input through all passes of its task, until nothing helps any more. `first_differing` returns the
/// index of the first of some inputs, of which there is at least one, on which the program differs.
///
/// # Errors
///
/// If `first_differing` fails. The input is then the simplest one so far.
pub(crate) fn simplify(
    input: &mut String,
    task: &dyn Task,
    first_differing: impl FnMut(&[Input]) -> Result<Option<usize>, Stop>,
) -> Result<(), Stop> {
    let mut simplifier = Simplifier { task, first_differing, seen: HashSet::new() };
    let passes = task.passes();
    let mut idle = 0;
    for pass in passes.iter().cycle() {
        idle = if simplifier.apply(*pass, input)? { 0 } else { idle + 1 };
        if idle >= passes.len() {
            break;
        }
    }
    Ok(())
}

struct Simplifier<'a, F> {
    task: &'a dyn Task,
    first_differing: F,
    /// Hashes of the proposals that have been looked at: they need not be tried again.
    seen: HashSet<u64>,
}

impl<F: FnMut(&[Input]) -> Result<Option<usize>, Stop>> Simplifier<'_, F> {
    /// Applies a pass until it does not help any more. Returns whether it has helped.
    fn apply(&mut self, pass: Pass, input: &mut String) -> Result<bool, Stop> {
        let (mut next, mut helps) = (0, false);
        while let Some(simpler) = self.first_simpler(pass, input, &mut next)? {
            (*input, helps) = (simpler, true);
        }
        Ok(helps)
    }

    /// Returns the first proposal on which the program differs. Those before `next` are skipped: most likely they
    /// still do not help.
    fn first_simpler(
        &mut self,
        pass: Pass,
        input: &str,
        next: &mut usize,
    ) -> Result<Option<String>, Stop> {
        let mut proposals = pass.proposals(input).enumerate().skip(*next);
        loop {
            let worth_a_run =
                proposals.by_ref().filter(|(_, text)| self.is_worth_a_run(text, input));
            let inputs = worth_a_run.map(|(index, text)| (index, Input::from(text)));
            let (indices, mut inputs): (Vec<_>, Vec<_>) = inputs.take(TOGETHER).unzip();
            if inputs.is_empty() {
                return Ok(None);
            }
            if let Some(found) = (self.first_differing)(&inputs)? {
                *next = indices[found];
                for untried in inputs.drain(found + 1..) {
                    self.seen.remove(&self.hash(&untried.text));
                }
                return Ok(inputs.pop().map(|simpler| simpler.text));
            }
        }
    }

    /// Returns whether a proposal may replace an input, and has not been looked at.
    fn is_worth_a_run(&mut self, proposal: &str, input: &str) -> bool {
        let task = self.task;
        let is_short = |size: usize| size <= SHORT_OUTPUT || size <= task.output_size(input);
        self.seen.insert(self.hash(proposal))
            && task.promises(proposal)
            && !task.is_empty(proposal)
            && is_short(task.output_size(proposal))
    }

    fn hash(&self, input: &str) -> u64 {
        self.seen.hasher().hash_one(input)
    }
}

#[cfg(test)]
pub(crate) mod tests;
