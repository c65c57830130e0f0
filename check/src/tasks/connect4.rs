//! Connect 4.

mod board;
mod mistakes;

use crate::mistake::Mistake;
use crate::task::{collected, Task};
use common::Error;
use rules::answer::Answer;
use rules::Inputs;
use std::io::Write;

pub(super) struct Connect4;

impl Task for Connect4 {
    fn inputs(&self) -> Inputs {
        rules::connect4::INPUTS
    }

    fn mistakes(&self) -> Vec<Mistake> {
        mistakes::mistakes()
    }

    fn run(&self, input: &[u8], output: &mut dyn Write) -> Result<(), Error> {
        connect4::run(input, output)
    }

    fn picture(&self, input: &str) -> Vec<u8> {
        collected(|output| connect4::draw(input.as_bytes(), output))
    }

    fn detail(&self, answer: &Answer, found: &str) -> Option<String> {
        board::detail(&answer.text, found)
    }
}
