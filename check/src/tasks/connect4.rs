//! Connect 4.

mod board;
mod unexpected;

use crate::reason::FirstWrong;
use crate::task::{collected, Part, Task};
use common::Error;
use mistakes::Catalogue;
use rules::connect4::model::{BOARD, CONNECT4, FULL, INVALID, QUIT};
use rules::Inputs;
use std::io::Write;

pub(super) struct Connect4;

impl Task for Connect4 {
    fn inputs(&self) -> Inputs {
        rules::connect4::INPUTS
    }

    fn catalogue(&self) -> Catalogue {
        mistakes::connect4::catalogue()
    }

    fn parts(&self) -> &'static [Part] {
        &[
            Part { name: "board", is_in: |output| output.contains('|') },
            Part { name: QUIT, is_in: |output| output.contains(QUIT) },
            Part { name: INVALID, is_in: |output| output.contains(INVALID) },
            Part { name: CONNECT4, is_in: |output| output.contains(CONNECT4) },
            Part { name: FULL, is_in: |output| output.contains(FULL) },
        ]
    }

    fn run(&self, input: &[u8], output: &mut dyn Write) -> Result<(), Error> {
        connect4::run(input, output)
    }

    fn picture(&self, input: &str) -> Option<Vec<u8>> {
        Some(collected(|output| connect4::draw(input.as_bytes(), output)))
    }

    fn what_is_wrong(&self, input: &str, wrong: &FirstWrong) -> Option<String> {
        match wrong.answer.kind {
            QUIT | BOARD if wrong.found.starts_with(char::is_alphabetic) => {
                self.why_too_much(input, wrong)
            }
            _ => board::detail(&wrong.answer.text, wrong.found),
        }
    }

    fn why_too_much(&self, input: &str, wrong: &FirstWrong) -> Option<String> {
        unexpected::why_not(input, wrong.right, wrong.found)
    }
}
