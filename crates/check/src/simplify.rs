//! Makes an input on which a program differs shorter and simpler.
//!
//! Each pass proposes inputs that are shorter or simpler. The first one on which the program still
//! differs replaces the input. Only promised inputs are tried, so cards of SET are removed in threes.
//!
//! Runs are what takes time, so none is made twice: proposals that have been looked at are known by their hashes. After a
//! success the pass goes on where it is, and does not begin again: what did not help before most likely still does not. A
//! later round, after the other passes, looks at it again.

use crate::passes::Pass;
use crate::stop::Stop;
use crate::tasks::Task;
use crate::trials::Input;
use std::collections::HashSet;
use std::hash::BuildHasher;

/// How many proposals are kept together. A large input has many, each about as long as itself.
const TOGETHER: usize = 32;
/// An output longer than this must not become longer: a card set of lower numbers may have thousands of solutions more. A
/// shorter one may, so that a board can be printed that shows what is wrong.
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
        let mut next = 0;
        idle += 1;
        while let Some((index, simpler)) = simplifier.first_simpler(*pass, input, next)? {
            (*input, next, idle) = (simpler, index, 0);
        }
        if idle >= passes.len() {
            break;
        }
    }
    Ok(())
}

struct Simplifier<'a, F> {
    task: &'a dyn Task,
    first_differing: F,
    /// Hashes of the proposals that have been looked at.
    seen: HashSet<u64>,
}

impl<F: FnMut(&[Input]) -> Result<Option<usize>, Stop>> Simplifier<'_, F> {
    /// Returns the first proposal, from number `next` on, on which the program differs, with its number.
    fn first_simpler(
        &mut self,
        pass: Pass,
        input: &str,
        next: usize,
    ) -> Result<Option<(usize, String)>, Stop> {
        let mut proposals = pass(input).enumerate().skip(next);
        loop {
            let worth_a_run =
                proposals.by_ref().filter(|(_, text)| self.is_worth_a_run(text, input));
            let inputs = worth_a_run.map(|(index, text)| (index, Input::from(text)));
            let (indices, mut inputs): (Vec<_>, Vec<_>) = inputs.take(TOGETHER).unzip();
            if inputs.is_empty() {
                return Ok(None);
            }
            if let Some(found) = (self.first_differing)(&inputs)? {
                for not_run in inputs.drain(found + 1..) {
                    self.seen.remove(&self.hash(&not_run.text));
                }
                return Ok(inputs.pop().map(|simpler| (indices[found], simpler.text)));
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
