//! Shorter or simpler inputs to try in place of an input.

use super::cut::cut_at_board;
use super::layout::{end_last_line, join, shorten_comment};
use super::leave_out::{
    leave_out, leave_out_moves, leave_out_set, leave_out_three, leave_out_two, leave_out_words,
};
use super::lower::{lower, lower_one};
use crate::task::Task;
use Pass::{
    CutAtBoard, EndLastLine, Join, LeaveOut, LeaveOutMoves, LeaveOutSet, LeaveOutThree,
    LeaveOutTwo, LeaveOutWords, Lower, LowerOne, ShortenComment,
};

/// How many pieces or characters in a row to change together. Multiples of three suit SET. Even numbers
/// suit Connect 4: the later moves keep their players.
const SIZES: [usize; 18] = [
    98_304, 49_152, 24_576, 12_288, 6_144, 3_072, 1_536, 768, 384, 192, 96, 48, 24, 12, 6, 3, 2, 1,
];
/// How many cards of SET to leave out together.
const CARDS: [usize; 5] = [48, 24, 12, 6, 3];

/// A way to make an input simpler, named after the function that proposes inputs. The number is that of the
/// pieces or characters to change together. No pass undoes another: each leaves the input shorter, with fewer
/// lines or with lower numbers, or ends its last line.
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
    LeaveOutWords(usize),
    CutAtBoard,
    Lower,
    LowerOne,
}

/// Returns the passes for inputs of a task, in order. Those that help most often come first.
pub(crate) fn passes(task: Task) -> Vec<Pass> {
    let sized = |pass: fn(usize) -> Pass| SIZES.into_iter().map(pass);
    let words = CARDS.map(LeaveOutWords);
    let (early, late): (&[Pass], &[Pass]) = match task {
        Task::SetSim => (&[LeaveOutSet], &[&words[..], &[LeaveOutThree]].concat()),
        Task::Connect4 => (&[CutAtBoard], &[LeaveOutMoves, LeaveOutTwo]),
        Task::TurtlePuzzle => (&[], &[]),
    };
    let mut passes = early.to_vec();
    passes.extend(sized(Join));
    passes.push(EndLastLine);
    passes.extend(sized(ShortenComment));
    // Lower numbers are often equal, and there are fewer ways to leave out one of several equal numbers.
    passes.push(Lower);
    passes.extend(sized(LeaveOut));
    passes.extend([Lower, LowerOne]);
    passes.extend(late);
    passes
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
            LeaveOutWords(count) => Box::new(leave_out_words(input, count)),
            CutAtBoard => Box::new(cut_at_board(input)),
            Lower => Box::new(lower(input)),
            LowerOne => Box::new(lower_one(input)),
        }
    }
}
