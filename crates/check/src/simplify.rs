//! Makes an input on which a program differs shorter and simpler.
//!
//! Each pass proposes inputs that are shorter or simpler. The first one on which the program still
//! differs replaces the input. Only promised inputs are tried, so cards of SET are removed in threes.

mod cut;
mod layout;
mod leave_out;
mod lower;
pub(crate) mod passes;

use crate::search::Input;
use crate::stop::Stop;
use passes::Pass;
use std::collections::HashSet;
use std::hash::{BuildHasher, RandomState};

/// How many proposals are looked at together. Large inputs have many, and each is as long.
const TOGETHER: usize = 32;

/// Takes an input through all passes, until nothing helps any more. Only inputs that are fine are tried.
/// `first` finds the first of some inputs on which the program differs.
///
/// # Errors
///
/// If `first` fails. The input is then the simplest one so far.
pub(crate) fn simplify(
    input: &mut String,
    passes: &[Pass],
    is_fine: impl Fn(&str) -> bool,
    first: impl FnMut(&[Input]) -> Result<Option<usize>, Stop>,
) -> Result<(), Stop> {
    let (agreed, hasher) = (HashSet::new(), RandomState::new());
    let mut simplifier = Simplifier { is_fine, first, agreed, hasher };
    let mut idle = 0;
    for pass in passes.iter().cycle() {
        idle += 1;
        // Proposals before the accepted one are skipped: most likely they still do not help.
        let mut next = 0;
        while let Some((index, simpler)) = simplifier.first_simpler(*pass, input, next)? {
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

/// What is needed to try proposals.
struct Simplifier<Fine, First> {
    is_fine: Fine,
    first: First,
    /// The hashes of the inputs on which the program agrees: they need not be tried again.
    agreed: HashSet<u64>,
    hasher: RandomState,
}

impl<Fine, First> Simplifier<Fine, First>
where
    Fine: Fn(&str) -> bool,
    First: FnMut(&[Input]) -> Result<Option<usize>, Stop>,
{
    /// Returns the first proposal of a pass, from that with index `next`, on which the program differs,
    /// and its index.
    fn first_simpler(
        &mut self,
        pass: Pass,
        input: &str,
        next: usize,
    ) -> Result<Option<(usize, String)>, Stop> {
        let mut proposals = pass.proposals(input).enumerate().skip(next).peekable();
        while proposals.peek().is_some() {
            let together = proposals.by_ref().take(TOGETHER);
            let fine = together.filter(|(_, text)| self.is_new(text) && (self.is_fine)(text));
            let (indices, mut inputs): (Vec<_>, Vec<Input>) =
                fine.map(|(index, text)| (index, Input::from(text))).unzip();
            let found = (self.first)(&inputs)?;
            let agreed = &inputs[..found.unwrap_or(inputs.len())];
            self.agreed.extend(agreed.iter().map(|input| self.hasher.hash_one(&input.text)));
            if let Some(index) = found {
                return Ok(Some((indices[index], inputs.swap_remove(index).text)));
            }
        }
        Ok(None)
    }

    fn is_new(&self, text: &str) -> bool {
        !self.agreed.contains(&self.hasher.hash_one(text))
    }
}
