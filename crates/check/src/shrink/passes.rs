//! Shorter or simpler inputs to try in place of an input.

use super::layout::{end_last_line, join, shorten_comment};
use super::leave_out::{leave_out, leave_out_moves, leave_out_set, leave_out_three, leave_out_two};
use super::lower::{lower, lower_one};
use crate::task::Task;
use Pass::{
    EndLastLine, Join, LeaveOut, LeaveOutMoves, LeaveOutSet, LeaveOutThree, LeaveOutTwo, Lower,
    LowerOne, ShortenComment,
};

/// The lengths of the runs of pieces to join or leave out. Multiples of three suit SET. Even numbers suit
/// Connect 4: the later moves keep their players.
const SIZES: [usize; 13] = [3072, 1536, 768, 384, 192, 96, 48, 24, 12, 6, 3, 2, 1];

/// A way to make an input simpler, named after the function that proposes inputs. The number is that of the
/// pieces or characters to change together.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Pass {
    Join(usize),
    EndLastLine,
    ShortenComment(usize),
    LeaveOut(usize),
    LeaveOutTwo,
    LeaveOutThree,
    LeaveOutMoves,
    LeaveOutSet,
    Lower,
    LowerOne,
}

/// Returns the passes for inputs of a task, in order. Those that help most often come first.
pub(crate) fn passes(task: Task) -> Vec<Pass> {
    let (first, last): (&[Pass], &[Pass]) = match task {
        Task::SetSim => (&[LeaveOutSet], &[LeaveOutThree]),
        Task::Connect4 => (&[], &[LeaveOutMoves, LeaveOutTwo]),
        Task::TurtlePuzzle => (&[], &[]),
    };
    let sized = |pass: fn(usize) -> Pass| SIZES.into_iter().map(pass);
    let text = sized(Join).chain([EndLastLine]).chain(sized(ShortenComment));
    let pieces = sized(LeaveOut).chain([Lower, LowerOne]);
    first.iter().copied().chain(text).chain(pieces).chain(last.iter().copied()).collect()
}

impl Pass {
    /// Proposes inputs that are simpler than an input.
    pub(crate) fn proposals<'a>(self, input: &'a str) -> Box<dyn Iterator<Item = String> + 'a> {
        match self {
            Join(size) => Box::new(join(input, size)),
            EndLastLine => Box::new(end_last_line(input)),
            ShortenComment(size) => Box::new(shorten_comment(input, size)),
            LeaveOut(size) => Box::new(leave_out(input, size)),
            LeaveOutTwo => Box::new(leave_out_two(input)),
            LeaveOutThree => Box::new(leave_out_three(input)),
            LeaveOutMoves => Box::new(leave_out_moves(input)),
            LeaveOutSet => Box::new(leave_out_set(input)),
            Lower => Box::new(lower(input)),
            LowerOne => Box::new(lower_one(input)),
        }
    }
}
