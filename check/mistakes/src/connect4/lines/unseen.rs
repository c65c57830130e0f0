//! Lines that are not seen, by their kind, their colour, their place, and the place of their last
//! disc.

use super::super::wins_in;
use super::{
    fours, IsAt, Kind, ALL, BORDERS, DIAGONAL, FALLING, HORIZONTAL, KINDS, NOT_VERTICAL, RISING,
    SIDEWAYS, VERTICAL,
};
use crate::mistake::{Mistake, Shared};
use rules::connect4::board::{direction, Direction, Window, COLUMNS, ROWS};
use rules::connect4::model::Game;

/// Where programs look for the start of a line.
const STARTS: [(&str, IsAt); 4] = [
    ("columns 1 to 4", |&(_, column)| column < 4),
    ("the upper two rows", |&(row, _)| row < 2),
    ("columns 1 to 5", |&(_, column)| column < 5),
    ("the upper three rows", |&(row, _)| row < 3),
];
/// Which diagonals are seen, by where they begin: how many rows from the border, which `#` stands
/// for, and in which column. A falling line that begins in the third row of the first column is on
/// the diagonal (2, 0). For rising lines, rows count from the bottom.
const DIAGONALS: [(&str, fn((usize, usize)) -> bool); 4] = [
    ("looks for {}lines only on diagonals from the first column", |(rows, column)| rows >= column),
    ("looks for {}lines only on diagonals from the # row", |(rows, column)| rows <= column),
    ("does not look at the shortest {}diagonal on the left", |start| start != (2, 0)),
    ("does not look at the shortest {}diagonal on the right", |start| start != (0, 4)),
];

pub(super) fn mistakes() -> Vec<Mistake> {
    [kinds(), last_discs(), at_borders(), starts()].into_iter().flatten().collect()
}

/// Describes programs that see lines of a kind only if they see one of its windows. Each kind,
/// which `{}` stands for, makes a program.
fn blind(
    kinds: &[Kind],
    clause: &str,
    is_seen: impl Fn(&Window, &Game) -> bool + Copy + Shared,
) -> Vec<Mistake> {
    let blind = kinds.iter().map(|&(kind, directions)| {
        wins_in(clause.replace("{}", kind), move |game, direction, _| {
            let is_blind = directions.contains(&direction);
            fours(game, direction).any(|four| !is_blind || is_seen(four, game))
        })
    });
    blind.collect()
}

fn kinds() -> Vec<Mistake> {
    let mut rows = vec![
        blind(&KINDS, "does not see {}lines", |_, _| false),
        blind(&KINDS, "does not see {}lines of red", |_, game| game.board.at(game.last) != '0'),
        blind(&KINDS, "does not see {}lines of yellow", |_, game| game.board.at(game.last) != '1'),
        blind(&[ALL], "sees lines only from the eighth disc on", |_, game| game.board.discs > 7),
    ];
    for (kind, directions) in [HORIZONTAL, VERTICAL, DIAGONAL] {
        let clause = format!("sees {kind}lines only");
        rows.push(blind(&[ALL], &clause, move |four, _| directions.contains(&direction(four))));
    }
    for place in 1..ROWS - 1 {
        let clause = format!("does not see {{}}lines in row {} from the top", place + 1);
        rows.push(blind(&[HORIZONTAL], &clause, move |&[(row, _), ..], _| row != place));
    }
    for place in 1..COLUMNS - 1 {
        let clause = format!("does not see {{}}lines in column {}", place + 1);
        rows.push(blind(&[VERTICAL], &clause, move |&[(_, column), ..], _| column != place));
    }
    rows.into_iter().flatten().collect()
}

/// Lines that are seen by where their last disc is.
fn last_discs() -> Vec<Mistake> {
    let mut rows = vec![
        blind(NOT_VERTICAL, "sees {}lines only if their last disc is at an end", |four, game| {
            [four[0], four[3]].contains(&game.last)
        }),
        blind(&[ALL], "counts at most two discs on each side of the last one", |four, game| {
            four[1..3].contains(&game.last)
        }),
        blind(&[DIAGONAL], "sees {}lines only if their last disc is the highest", |four, game| {
            four.iter().min() == Some(&game.last)
        }),
        blind(&[DIAGONAL], "sees {}lines only if their last disc is the lowest", |four, game| {
            four.iter().max() == Some(&game.last)
        }),
    ];
    for (end, place) in [("left", 0), ("right", 3)] {
        let clause = format!("does not see {{}}lines if their last disc is at their {end} end");
        rows.push(blind(SIDEWAYS, &clause, move |four, game| four[place] != game.last));
        let clause = format!("sees {{}}lines only if their last disc is at their {end} end");
        rows.push(blind(SIDEWAYS, &clause, move |four, game| four[place] == game.last));
    }
    rows.into_iter().flatten().collect()
}

fn at_borders() -> Vec<Mistake> {
    let mut rows = Vec::new();
    for (border, is_at) in BORDERS {
        let clause = format!("does not see {{}}lines that touch the {border}");
        rows.push(blind(&KINDS, &clause, move |four, _| !four.iter().any(is_at)));
        let clause = format!("does not see lines that run into the {border}");
        rows.push(blind(&[ALL], &clause, move |four, _| is_at(&four[0]) == is_at(&four[3])));
    }
    rows.into_iter().flatten().collect()
}

/// Lines that are looked for from some cells, or on some diagonals, only.
fn starts() -> Vec<Mistake> {
    // A rising line may start at its right end.
    let start = |four: &Window| four[if direction(four) == Direction::Rising { 3 } else { 0 }];
    let clause = "sees {}lines only if they begin in columns 1 to 3";
    let mut rows = vec![blind(SIDEWAYS, clause, |&[(_, column), ..], _| column < 3)];
    for (place, is_start) in STARTS {
        let clause = format!("looks only for lines that start in {place}");
        rows.push(blind(&[ALL], &clause, move |four, _| is_start(&four[0])));
        rows.push(blind(&[ALL], &clause, move |four, _| is_start(&start(four))));
    }
    for (kind, border, border_row) in [(FALLING, "top", 0), (RISING, "bottom", ROWS - 1)] {
        rows.extend(DIAGONALS.map(|(clause, is_seen)| {
            blind(&[kind], &clause.replace('#', border), move |&[(row, column), ..], _| {
                is_seen((row.abs_diff(border_row), column))
            })
        }));
    }
    rows.into_iter().flatten().collect()
}
