//! Connect 4: what simplifies a game, and why it ends.

mod passes;

use super::reason::reason;
use super::{collected, Task};
use crate::passes::leave_out::leave_out_two;
use crate::passes::{Pass, GENERAL};
use common::Error;
use passes::{cut_at_board, leave_out_before_board};
use rules::answer::Answer;
use rules::connect4::LAST_BOARD;
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

    fn sentence(&self, input: &str, _expected: &[u8], found: &[u8]) -> Option<String> {
        let (answers, found) = ((self.inputs().answers)(input)?, String::from_utf8_lossy(found));
        reason(&answers, &found).or_else(|| why_over(&answers, &found))
    }
}

/// Says why the game is over if only the last board is wrong: it may have ended with another move.
fn why_over(answers: &[Answer], found: &str) -> Option<String> {
    let [before @ .., end, board, _] = answers else { return None };
    let before: String = before.iter().chain([end]).map(|answer| &*answer.text).collect();
    let found = found.strip_prefix(&before)?;
    let discs = |board: &str| board.matches(char::is_alphanumeric).collect::<String>();
    let is_wrong = !board.text.starts_with(found) && discs(&board.text) != discs(found);
    (is_wrong && board.kind == LAST_BOARD).then(|| end.reason.clone().into_owned())
}

#[cfg(test)]
mod tests;
