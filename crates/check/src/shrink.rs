//! Makes an input on which a program differs shorter and simpler.
//!
//! Each pass proposes inputs that are shorter or simpler. The first one on which the program still
//! differs replaces the input. Only promised inputs are tried, so cards of SET are removed in threes.

pub(crate) mod counterexample;
mod layout;
mod leave_out;
mod lower;
pub(crate) mod passes;

use crate::stop::Stop;
use passes::Pass;
use std::collections::HashSet;

/// Takes an input through all passes, until nothing helps any more. A pass that proposes more than `most`
/// inputs is skipped. `first` finds the first of some inputs on which the program differs.
///
/// # Errors
///
/// If `first` fails, or a pass that might still help was skipped.
pub(crate) fn shrink(
    input: &mut String,
    passes: &[Pass],
    most: usize,
    is_fine: impl Fn(&str) -> bool,
    mut first: impl FnMut(&[String]) -> Result<Option<usize>, Stop>,
) -> Result<(), Stop> {
    let (mut idle, mut skipped, mut agreed) = (0, false, HashSet::new());
    for pass in passes.iter().cycle() {
        // Proposals before the accepted one are skipped: most likely they still do not help.
        let mut done = 0;
        idle += 1;
        loop {
            let proposals: Vec<_> = pass.proposals(input).skip(done).take(most + 1).collect();
            if proposals.len() > most {
                skipped = true;
                break;
            }
            let is_new = |proposal: &String| is_fine(proposal) && !agreed.contains(proposal);
            let (indices, mut proposals): (Vec<_>, Vec<_>) =
                proposals.into_iter().enumerate().filter(|(_, proposal)| is_new(proposal)).unzip();
            let found = first(&proposals)?;
            agreed.extend(proposals.drain(..found.unwrap_or(proposals.len())));
            let Some(index) = found else { break };
            *input = proposals.swap_remove(0);
            (done, idle, skipped) = (done + indices[index], 0, false);
        }
        if idle == passes.len() {
            break;
        }
    }
    if skipped {
        Err(Stop::TooMany)
    } else {
        Ok(())
    }
}
