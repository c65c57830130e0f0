//! Programs that count the discs of a colour on both sides of the last one, and count wrongly: they
//! leave out a side or count it twice, step in a wrong direction, or stop before a border or go on
//! beyond it.

use super::super::{wins, wins_in};
use super::{
    back, following, fours, Kind, Place, ALL, AS_IT_IS, BORDERS, DIAGONAL, FALLING, HORIZONTAL,
    NOT_HORIZONTAL, NOT_VERTICAL, RISING, SLANTING,
};
use crate::mistake::{Mistake, Shared};
use rules::connect4::board::{Cell, Direction, Step, STEPS};
use rules::connect4::model::Game;

/// The steps of the directions, as programs write them that go through the rows from the top, or
/// from the bottom. Others go from the left, as [`STEPS`].
const FROM_TOP: [Step; 4] = [(0, 1), (1, 0), (1, 1), (1, -1)];
const FROM_BOTTOM: [Step; 4] = [(0, 1), (-1, 0), (-1, -1), (-1, 1)];

const OTHER_SIDE: Place = |row, column| (row, column.rem_euclid(8));
const ROW_BELOW_0: Place = |row, column| (if row < 0 { row + 6 } else { row }, column);
const COLUMN_BELOW_0: Place = |row, column| (row, if column < 0 { column + 8 } else { column });
const BELOW_0: Place = |row, column| {
    let (row, column) = ROW_BELOW_0(row, column);
    COLUMN_BELOW_0(row, column)
};
const FROM_TOP_TO_BOTTOM: Place = |row, column| (row.rem_euclid(6), column);
const NEXT_ROW: Place = |row, column| (row + column.div_euclid(8), column.rem_euclid(8));
const ROW_BEFORE: Place = |row, column| (row - column.div_euclid(8), column.rem_euclid(8));
const COLUMN_BEFORE: Place = |row, column| (row.rem_euclid(6), column - row.div_euclid(6));
const NEXT_COLUMN: Place = |row, column| (row.rem_euclid(6), column + row.div_euclid(6));

pub(super) fn mistakes() -> Vec<Mistake> {
    [one_side(), turned(), borders(), elsewhere()].into_iter().flatten().collect()
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
    // Each bit of `turned` says which side of a direction is counted.
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
    let from_left = STEPS.map(|(_, step)| step);
    let mut all = Vec::new();
    all.extend([FROM_TOP, from_left].map(|steps| {
        let clause = "turns round only the row, not the column, to count on the other side";
        adds(clause, 0, steps.map(|(down, right)| vec![(down, right), (-down, right)]))
    }));
    all.extend([FROM_TOP, FROM_BOTTOM, from_left].map(|steps| {
        let clause = "turns round only the column, not the row, to count on the other side";
        adds(clause, 0, steps.map(|(down, right)| vec![(down, right), (down, -right)]))
    }));
    let straight = [vec![(0, 1), (0, -1)], vec![(1, 0)]];
    let diagonal = vec![(-1, -1), (-1, 1), (1, -1), (1, 1)];
    let clause = "adds up discs of a rising and a falling line";
    all.push(adds(clause, 0, straight.clone().into_iter().chain([diagonal.clone()])));
    let clause = "adds up discs in all directions";
    all.push(adds(clause, 0, [[straight.concat(), diagonal].concat()]));
    all
}

/// Describes a program that counts discs only in some cells. Which ones depends on the direction of
/// the line, and on the side of the last disc.
fn sees(clause: String, is_seen: impl Fn(Direction, Step, &Cell) -> bool + Shared) -> Mistake {
    wins_in(clause, move |game, direction, step| {
        let count = |side| following(game, side, AS_IT_IS, |cell| is_seen(direction, side, cell));
        count(step) + count(back(step)) > 2
    })
}

/// Borders at which counting ends too early.
fn borders() -> Vec<Mistake> {
    let mut all = Vec::new();
    let [_, bottom, left, right] = BORDERS;
    // To the bottom row and to the last column a program counts forward, as in `FROM_TOP`; to the
    // first column, back.
    for ((border, is_at), sides) in
        [(bottom, FROM_TOP), (left, FROM_TOP.map(back)), (right, FROM_TOP)]
    {
        let clause = format!("stops counting before the {border} on one side");
        all.push(sees(clause, move |_, side, cell| !is_at(cell) || !sides.contains(&side)));
    }
    for (kind, directions) in NOT_VERTICAL {
        let borders = if *directions == HORIZONTAL.1 { &BORDERS[2..] } else { &BORDERS[..] };
        all.extend(borders.iter().map(|(border, is_at)| {
            let clause = format!("stops counting discs of {kind}lines before the {border}");
            sees(clause, move |direction, _, cell| !is_at(cell) || !directions.contains(&direction))
        }));
    }
    all
}

/// Counts on beyond borders.
fn goes_on(clause: &str, (_, directions): Kind, place: Place) -> Mistake {
    wins_in(clause, move |game, direction, step| {
        let count = |side| following(game, side, place, |_| true);
        let goes_on = directions.contains(&direction);
        let is_won = fours(game, direction).next().is_some();
        is_won || goes_on && count(step) + count(back(step)) > 2
    })
}

/// Lines that go on elsewhere beyond a border. Each kind of lines may do so alone.
fn elsewhere() -> Vec<Mistake> {
    let mut all = Vec::new();
    for (elsewhere, places, kinds) in [
        ("at the other side", &[OTHER_SIDE][..], NOT_VERTICAL),
        ("from top to bottom", &[FROM_TOP_TO_BOTTOM], SLANTING),
        ("in the next row, as in an array", &[NEXT_ROW, ROW_BEFORE], NOT_VERTICAL),
        ("in the next column, as in an array", &[NEXT_COLUMN, COLUMN_BEFORE], NOT_HORIZONTAL),
    ] {
        for kind in kinds {
            let clause = format!("lets {}lines go on {elsewhere}", kind.0);
            all.extend(places.iter().map(|place| goes_on(&clause, *kind, *place)));
        }
    }
    // Indices below 0 count from the end.
    for (index, place, kinds) in [
        ("row", ROW_BELOW_0, &[ALL, RISING, FALLING, DIAGONAL][..]),
        ("column", COLUMN_BELOW_0, &[HORIZONTAL, FALLING, ALL]),
        ("row or column", BELOW_0, &[ALL, RISING, FALLING, DIAGONAL]),
    ] {
        all.extend(kinds.iter().map(|kind| {
            let clause =
                format!("lets {}lines go on at the other side: {index} -1 is the last one", kind.0);
            goes_on(&clause, *kind, place)
        }));
    }
    all
}
