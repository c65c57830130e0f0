//! SET, with a pass of its own: it leaves out a set that the game takes.

mod no_set;

use crate::passes::{without, Pass, Proposals, GENERAL};
use crate::reason::FirstWrong;
use crate::task::{collected, Part, Task};
use common::Error;
use mistakes::Catalogue;
use rules::Inputs;
use std::io::Write;

pub(super) struct SetSim;

impl Task for SetSim {
    fn inputs(&self) -> Inputs {
        rules::set_sim::INPUTS
    }

    fn catalogue(&self) -> Catalogue {
        mistakes::set_sim::catalogue()
    }

    fn parts(&self) -> &'static [Part] {
        &[
            Part { name: "table", is_in: |output| output.contains('=') },
            Part { name: "set", is_in: |output| output.contains('-') },
            Part { name: "+", is_in: |output| output.contains('+') },
        ]
    }

    fn run(&self, input: &[u8], output: &mut dyn Write) -> Result<(), Error> {
        set_sim::run(input, output)
    }

    fn picture(&self, input: &str) -> Option<Vec<u8>> {
        Some(collected(|output| set_sim::draw(input.as_bytes(), output)))
    }

    fn is_empty(&self, input: &str) -> bool {
        input.trim().is_empty()
    }

    fn why_too_much(&self, _input: &str, wrong: &FirstWrong) -> Option<String> {
        let no_set = no_set::no_set(wrong.found)?;
        Some(format!("{} {no_set}", wrong.answer.reason))
    }

    fn passes(&self) -> Vec<Pass> {
        [&[leave_out_set as Pass], GENERAL].concat()
    }
}

/// Leaves out the cards of a set that the game takes: it often goes on without them as before.
fn leave_out_set(input: &str) -> Proposals<'_> {
    let game = collected(|output| set_sim::run(input.as_bytes(), output));
    let game = String::from_utf8(game).expect("a game is ASCII");
    let sets = game.lines().filter_map(|line| line.strip_prefix("- "));
    let is_in = |set: &str, piece: &str| set.split(' ').any(|card| card == piece.trim());
    let proposals: Vec<_> = sets.map(|set| without(input, |_, piece| is_in(set, piece))).collect();
    Box::new(proposals.into_iter())
}

#[cfg(test)]
mod tests;
