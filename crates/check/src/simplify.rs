//! Makes an input on which a program differs shorter and simpler.
//!
//! Each pass proposes inputs that are shorter or simpler. The first one on which the program still
//! differs replaces the input. Only promised inputs are tried, so cards of SET are removed in threes.

mod cut;
mod layout;
mod leave_out;
mod lower;
pub(crate) mod passes;

use crate::stop::Stop;
use crate::trials::Input;
use passes::Pass;
use std::collections::HashSet;
use std::hash::{BuildHasher, RandomState};

/// How many proposals are looked at together. A large input has many, each about as long as itself.
const TOGETHER: usize = 32;

/// A simpler input and the index of the proposal, if there is one.
type Simpler = Result<Option<(usize, String)>, Stop>;

/// Takes an input through all passes, until nothing helps any more. Only inputs that are fine are tried.
/// `first_differing` returns the index of the first of some inputs on which the program differs. It is
/// called even if none of the proposals is fine, so that it can fail when the time is up.
///
/// # Errors
///
/// If `first_differing` fails. The input is then the simplest one so far.
pub(crate) fn simplify(
    input: &mut String,
    passes: &[Pass],
    is_fine: impl Fn(&str) -> bool,
    mut first_differing: impl FnMut(&[Input]) -> Result<Option<usize>, Stop>,
) -> Result<(), Stop> {
    // Hashes of the inputs on which the program agrees: they need not be tried again.
    let (mut agreed, hasher) = (HashSet::new(), RandomState::new());
    // Returns the first proposal, from that with index `next`, on which the program differs.
    let mut first_simpler = |pass: Pass, input: &str, next: usize| -> Simpler {
        let mut proposals = pass.proposals(input).enumerate().skip(next).peekable();
        while proposals.peek().is_some() {
            let is_worth_it =
                |text: &str| !agreed.contains(&hasher.hash_one(text)) && is_fine(text);
            let tried = proposals.by_ref().take(TOGETHER).filter(|(_, text)| is_worth_it(text));
            let (indices, mut inputs): (Vec<_>, Vec<_>) =
                tried.map(|(index, text)| (index, Input::from(text))).unzip();
            let found = first_differing(&inputs)?;
            let before = &inputs[..found.unwrap_or(inputs.len())];
            agreed.extend(before.iter().map(|input| hasher.hash_one(&input.text)));
            if let Some(found) = found {
                return Ok(Some((indices[found], inputs.swap_remove(found).text)));
            }
        }
        Ok(None)
    };
    let mut idle = 0;
    for pass in passes.iter().cycle() {
        idle += 1;
        // Proposals before the accepted one are skipped: most likely they still do not help.
        let mut next = 0;
        while let Some((index, simpler)) = first_simpler(*pass, input, next)? {
            *input = simpler;
            next = index;
            idle = 0;
        }
        if idle == passes.len() {
            break;
        }
    }
    Ok(())
}

#[cfg(test)]
mod tests;
