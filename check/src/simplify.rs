//! Makes an input on which a program differs shorter and simpler.
//!
//! Each pass proposes inputs that are shorter or simpler. The first one on which the program still
//! differs replaces the input. We try only valid inputs, so cards of SET are left out in threes.
//!
//! Runs are what takes time, so we make none twice. After a success, a pass goes on where it is,
//! and does not begin again: what did not help before most likely still does not. We look at it
//! again in a later round, after the other passes.

use crate::passes::Pass;
use crate::task::Task;
use std::collections::HashSet;
use std::hash::{BuildHasher, RandomState};

/// An output longer than this must not become longer: a card set of lower numbers may have
/// thousands of solutions more. A shorter one may, so that a board can be printed that shows what
/// is wrong.
const SHORT_OUTPUT: usize = 4_000;

/// An input that may replace another one.
pub(crate) struct Proposal {
    pub(crate) text: String,
    /// Its place among the proposals of its pass. (We could find it again by its text. But then we
    /// would make all proposals before it once more, which takes long for an input of 100 kB.)
    place: usize,
}

impl AsRef<str> for Proposal {
    fn as_ref(&self) -> &str {
        &self.text
    }
}

/// Takes an input of a task through some passes, until nothing helps any more. `first_differing`
/// returns the first of some proposals on which the program differs.
///
/// # Errors
///
/// If `first_differing` fails. The input is then the simplest one so far.
pub(crate) fn simplify<E>(
    input: &mut String,
    passes: &[Pass],
    task: &dyn Task,
    mut first_differing: impl FnMut(&mut dyn Iterator<Item = Proposal>) -> Result<Option<Proposal>, E>,
) -> Result<(), E> {
    // How many passes in a row have not helped.
    let mut idle = 0;
    // We keep a hash of each input that was tried, not its text, which may have 100 kB.
    let mut tried = HashSet::new();
    let hasher = RandomState::new();
    for pass in passes.iter().cycle() {
        let mut next = 0;
        idle += 1;
        loop {
            let all = pass(input).enumerate().skip(next);
            // Each is tried once. What is not allowed counts as tried, too.
            let new = all.filter(|(_, text)| tried.insert(hasher.hash_one(text)));
            let allowed = new.filter(|(_, text)| is_allowed(text, input, task));
            let found =
                first_differing(&mut allowed.map(|(place, text)| Proposal { text, place }))?;
            let Some(Proposal { text, place }) = found else { break };
            *input = text;
            next = place;
            idle = 0;
        }
        if idle >= passes.len() {
            break;
        }
    }
    Ok(())
}

/// Returns whether a proposal may replace an input.
fn is_allowed(proposal: &str, input: &str, task: &dyn Task) -> bool {
    let is_short = |size: usize| size <= SHORT_OUTPUT || size <= task.output_size(input);
    task.is_valid(proposal) && !task.is_empty(proposal) && is_short(task.output_size(proposal))
}

#[cfg(test)]
pub(crate) mod tests;
