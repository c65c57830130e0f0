//! Mistakes that programs for turtle puzzles make. A row is what a program does, and the part of the model that it exchanges.

use super::model::{Board, Card, Neighbour, Solver, RIGHT};
use super::report::{drawing, solution, BOARD, CHECK};
use crate::mistake::{follows, prints, Mistake};
use crate::printing::{replaced, without, Answers};

/// Returns the mistakes.
pub(super) fn mistakes() -> Vec<Mistake> {
    [crate::mistakes::mistakes(), rules(), printing()].into_iter().flatten().collect()
}

fn solver(clause: &str, solver: Solver) -> Mistake {
    follows(clause, move |input| solver.answers(input))
}

fn rules() -> Vec<Mistake> {
    vec![
        solver("does not turn cards", Solver { laid: |card| vec![card], ..RIGHT }),
        solver("gives each card a type of its own", Solver { is_same: |_, _| false, ..RIGHT }),
        solver(
            "compares only cards that lie beside each other",
            Solver { looks: |_, next| next == Neighbour::Beside, ..RIGHT },
        ),
        solver(
            "uses a type more often than there are cards of it",
            Solver { count: |_| 9, ..RIGHT },
        ),
    ]
}

fn printing() -> Vec<Mistake> {
    vec![
        prints("draws no boards", without(BOARD)),
        prints("leaves out the ; at the end of a CHECK line", replaced(CHECK, ";\n", "\n")),
        drawn(
            "draws boards with left and right exchanged",
            |(number, [top, right, bottom, left])| (number, [top, left, bottom, right]),
        ),
    ]
}

/// Changes each place of the drawn boards.
fn drawn(clause: &str, change: fn((usize, Card)) -> (usize, Card)) -> Mistake {
    prints(clause, move |answers| {
        each_board(answers, |board| drawing(&board.iter().copied().map(change).collect()))
    })
}

/// Draws each board anew. Its types count from 1.
fn each_board(mut answers: Answers, draw: impl Fn(&Board) -> String) -> Answers {
    for place in 0..answers.len() {
        if answers[place].kind == BOARD {
            answers[place].text = draw(&solution(&answers[place + 1].text));
        }
    }
    answers
}
