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

/// How many proposals are looked at together. A large input has many, each about as long as itself.
const TOGETHER: usize = 32;
/// An output longer than this must not become longer: a simpler card set may have many more solutions.
const SHORT_OUTPUT: usize = 4_000;

/// Takes an input through all passes of its task, until nothing helps any more. `first_differing` returns the
/// index of the first of some inputs on which the program differs. It is called even if no proposal is worth a
/// run, so that it can fail when the time is up.
///
/// # Errors
///
/// If `first_differing` fails. The input is then the simplest one so far.
pub(crate) fn simplify(
    input: &mut String,
    task: &dyn Task,
    first_differing: impl FnMut(&[Input]) -> Result<Option<usize>, Stop>,
) -> Result<(), Stop> {
    let mut simplifier = Simplifier { task, first_differing, agreed: HashSet::new() };
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

/// The index of a proposal on which the program differs, and the proposal; `None` if it agrees on all.
type Simpler = Option<(usize, String)>;

struct Simplifier<'a, F> {
    task: &'a dyn Task,
    first_differing: F,
    /// Hashes of the inputs on which the program agrees: they need not be tried again.
    agreed: HashSet<u64>,
}

impl<F: FnMut(&[Input]) -> Result<Option<usize>, Stop>> Simplifier<'_, F> {
    /// Applies a pass until it does not help any more. Returns whether it has helped.
    fn apply(&mut self, pass: Pass, input: &mut String) -> Result<bool, Stop> {
        let (mut next, mut helps) = (0, false);
        // Proposals before the accepted one are skipped: most likely they still do not help.
        while let Some((index, simpler)) = self.first_simpler(pass, input, next)? {
            (*input, next, helps) = (simpler, index, true);
        }
        Ok(helps)
    }

    /// Returns the first proposal on which the program differs, from that with index `next`, and its index.
    fn first_simpler(&mut self, pass: Pass, input: &str, next: usize) -> Result<Simpler, Stop> {
        let mut proposals = pass.proposals(input).enumerate().skip(next).peekable();
        while proposals.peek().is_some() {
            let together = proposals.by_ref().take(TOGETHER);
            let tried = together.filter(|(_, proposal)| self.is_worth_a_run(proposal, input));
            let (indices, mut inputs): (Vec<_>, Vec<_>) =
                tried.map(|(index, proposal)| (index, Input::from(proposal))).unzip();
            let found = (self.first_differing)(&inputs)?;
            for input in &inputs[..found.unwrap_or(inputs.len())] {
                self.agreed.insert(self.hash(&input.text));
            }
            if let Some(found) = found {
                return Ok(Some((indices[found], inputs.swap_remove(found).text)));
            }
        }
        Ok(None)
    }

    /// Returns whether a proposal may replace an input, and has not been tried.
    fn is_worth_a_run(&self, proposal: &str, input: &str) -> bool {
        let task = self.task;
        let is_short = |size: usize| size <= SHORT_OUTPUT || size <= task.output_size(input);
        !self.agreed.contains(&self.hash(proposal))
            && task.promises(proposal)
            && !task.is_empty(proposal)
            && is_short(task.output_size(proposal))
    }

    fn hash(&self, input: &str) -> u64 {
        self.agreed.hasher().hash_one(input)
    }
}

#[cfg(test)]
pub(crate) mod tests;
