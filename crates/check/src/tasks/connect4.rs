//! Connect 4: what simplifies a game.

mod passes;

use super::{collected, Task};
use crate::passes::leave_out::leave_out_two;
use crate::passes::{Pass, GENERAL};
use common::Error;
use passes::{cut_at_board, leave_out_before_board};
use rules::Inputs;
use std::io::Write;

pub(super) struct Connect4;

impl Task for Connect4 {
    fn inputs(&self) -> Inputs {
        rules::connect4::INPUTS
    }

    fn run(&self, input: &[u8], output: &mut dyn Write) -> Result<(), Error> {
        connect4::run(input, output)
    }

    fn picture(&self, input: &str) -> Option<Vec<u8>> {
        Some(collected(|output| connect4::draw(input.as_bytes(), output)))
    }

    fn passes(&self) -> Vec<Pass> {
        let late: [Pass; 2] = [leave_out_before_board, leave_out_two];
        [&[cut_at_board as Pass], GENERAL, &late].concat()
    }
}

#[cfg(test)]
mod tests;
