//! Mistakes that programs for turtle puzzles make. A row is what a program does, and the part of the model that it exchanges.

use super::model::{orientations, turns, Board, Card, Neighbour, Solver, RIGHT};
use super::report::{check, drawing, solution, BOARD, CHECK, ECHO, ENTRY, TITLE, TOTAL, TYPES};
use crate::mistake::{follows, prints, reads, Mistake};
use crate::printing::{after, before, each, each_line, whole, without, without_last, Answers};

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
        prints("draws no boards", |answers| without(BOARD, answers)),
        prints("leaves out the ; at the end of a CHECK line", |answers| {
            each(CHECK, answers, |line| line.replace(";\n", "\n"))
        }),
        prints("draws boards with left and right exchanged", |answers| {
            each_board(answers, |board| {
                drawing(
                    &board
                        .iter()
                        .map(|(number, [top, right, bottom, left])| {
                            (*number, [*top, *left, *bottom, *right])
                        })
                        .collect(),
                )
            })
        }),
    ]
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
