//! What programs count wrongly that count the discs of a colour on both sides of the last one.

use super::super::wins;
use super::{back, following, Step, AS_IT_IS, BORDERS, KINDS, STEPS};
use crate::mistake::{Mistake, Shared};
use rules::connect4::board::{Cell, DIRECTIONS};
use rules::connect4::model::Game;

/// The steps of each direction. Programs count rows from above or from below.
const DOWN: [Step; 4] = [(0, 1), (1, 0), (1, 1), (1, -1)];
const UP: [Step; 4] = [(0, 1), (-1, 0), (-1, -1), (-1, 1)];

pub(super) fn mistakes() -> Vec<Mistake> {
    [one_side(), turned(), neighbours(), borders()].into_iter().flatten().collect()
}

/// Adds up what follows the last disc on some sides, and perhaps a disc more.
fn adds(clause: &str, more: usize, lines: impl IntoIterator<Item = Vec<Step>>) -> Mistake {
    let lines: Vec<_> = lines.into_iter().collect();
    wins(clause, move |game| {
        let total = |line: &Vec<Step>| line.iter().map(|step| beside(game, *step)).sum();
        lines.iter().map(total).max() > Some(2 - more)
    })
}

/// Counts the discs of the last player on one side of the last disc.
fn beside(game: &Game, step: Step) -> usize {
    following(game, step, AS_IT_IS, |_| true)
}

/// One side of the last disc is not counted, or counted twice. Each direction may have its own.
fn one_side() -> Vec<Mistake> {
    let mut all = Vec::new();
    for turned in 0..16 {
        let sides = [0, 1, 2, 3].map(|direction| {
            let (_, step) = STEPS[direction];
            [step, back(step)][(turned >> direction) % 2]
        });
        let clause = "counts discs on one side of the last one only";
        all.push(adds(clause, 0, sides.map(|side| vec![side])));
        let clause = "counts the discs on one side of the last one twice, none on the other";
        all.push(adds(clause, 0, sides.map(|side| vec![side; 2])));
        let clause = "counts the last disc and those on one side of it twice";
        all.push(adds(clause, 1, sides.map(|side| vec![side, side, back(side)])));
        all.push(wins("does not see lines if their last disc is at one end", move |game| {
            let count = |side| beside(game, side);
            sides.iter().any(|side| count(*side) > 0 && count(*side) + count(back(*side)) > 2)
        }));
    }
    all
}

/// To count on the other side, steps are not turned round as they should be.
fn turned() -> Vec<Mistake> {
    let mut all = Vec::new();
    all.extend([DOWN, DIRECTIONS].map(|steps| {
        let clause = "turns round only the row, not the column, to count on the other side";
        adds(clause, 0, steps.map(|(down, right)| vec![(down, right), (-down, right)]))
    }));
    all.extend([DOWN, UP, DIRECTIONS].map(|steps| {
        let clause = "turns round only the column, not the row, to count on the other side";
        adds(clause, 0, steps.map(|(down, right)| vec![(down, right), (down, -right)]))
    }));
    let straight = [vec![(0, 1), (0, -1)], vec![(1, 0)]];
    let [up_left, up_right, down_left, down_right] = [(-1, -1), (-1, 1), (1, -1), (1, 1)];
    for (clause, [one, other]) in [
        ("above the last one, and below it", [[up_left, up_right], [down_left, down_right]]),
        ("left of the last one, and right of it", [[up_left, down_left], [up_right, down_right]]),
    ] {
        let lines = straight.clone().into_iter().chain([one.to_vec(), other.to_vec()]);
        all.push(adds(&format!("adds up discs of both diagonals {clause}"), 0, lines));
    }
    let diagonal = vec![up_left, up_right, down_left, down_right];
    let clause = "adds up discs of a rising and a falling line";
    all.push(adds(clause, 0, straight.clone().into_iter().chain([diagonal.clone()])));
    let clause = "adds up discs in all directions";
    all.push(adds(clause, 0, [straight.into_iter().chain([diagonal]).flatten().collect()]));
    all
}

/// Directions that are not looked at, since the last disc has a neighbour of its colour in another one.
fn neighbours() -> Vec<Mistake> {
    const SIDES: [Step; 8] = [(-1, -1), (-1, 0), (-1, 1), (0, -1), (0, 1), (1, -1), (1, 0), (1, 1)];
    let orders = (0..24).map(|number| {
        let mut left = STEPS.to_vec();
        let order = [number % 4, number / 4 % 3, number / 12, 0].map(|place| left.remove(place));
        order.map(|(_, step)| vec![step, back(step)]).to_vec()
    });
    let by_row = SIDES.map(|step| vec![step]).to_vec();
    let by_column = SIDES.map(|(down, right)| vec![(right, down)]).to_vec();
    let first = |sides: Vec<Vec<Step>>| {
        let clause = "looks only in the first direction with a disc of its colour beside the last";
        wins(clause, move |game| {
            let has_own = |steps: &&Vec<Step>| steps.iter().any(|step| beside(game, *step) > 0);
            let line = sides.iter().find(has_own);
            line.is_some_and(|steps| beside(game, steps[0]) + beside(game, back(steps[0])) > 2)
        })
    };
    orders.chain([by_row, by_column]).map(first).collect()
}

/// Counts only cells that are seen, by the direction of the line and the side of the last disc that they are on.
fn sees(clause: String, is_seen: impl Fn(&str, Step, &Cell) -> bool + Shared) -> Mistake {
    wins(clause, move |game| {
        let total = |(direction, step): &(&str, Step)| -> usize {
            let sides = [*step, back(*step)];
            let count =
                |side| following(game, side, AS_IT_IS, |cell| is_seen(direction, side, cell));
            sides.map(count).iter().sum()
        };
        STEPS.iter().map(total).max() > Some(2)
    })
}

/// Borders at which counting ends too early.
fn borders() -> Vec<Mistake> {
    let mut all = Vec::new();
    for (is_back, (border, is_at)) in [false, true, false].into_iter().zip(&BORDERS[1..]) {
        let clause = format!("stops counting before the {border} on one side");
        all.push(sees(clause, move |_, side, cell| {
            !is_at(cell) || DOWN.contains(&side) == is_back
        }));
    }
    for (kind, directions) in &KINDS[1..] {
        let borders = if *kind == "horizontal " { &BORDERS[2..] } else { &BORDERS[..] };
        all.extend(borders.iter().map(|(border, is_at)| {
            let clause = format!("stops counting discs of {kind}lines before the {border}");
            sees(clause, move |direction, _, cell| !is_at(cell) || !directions.contains(&direction))
        }));
    }
    all
}
