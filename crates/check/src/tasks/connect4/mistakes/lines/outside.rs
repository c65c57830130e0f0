//! Lines that go on beyond a border: at the other side, in the next row, column or diagonal.

use super::super::wins;
use super::{
    back, beyond, cells, following, is_own_line, is_won, looks_at, Kind, Place, Step, ALL,
    DIAGONAL, FALLING, HORIZONTAL, KINDS, RISING, STEPS, VERTICAL,
};
use crate::mistake::Mistake;
use rules::connect4::board::{Cell, EMPTY, ROWS, WINDOWS};

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
    [borders(), negative(), joined()].into_iter().flatten().collect()
}

/// Counts on beyond borders.
fn goes_on(clause: &str, (_, directions): Kind, place: Place) -> Mistake {
    wins(clause, move |game| {
        let count = |step| following(game, step, place, |_| true);
        let mut steps = STEPS.iter().filter(|(direction, _)| directions.contains(direction));
        is_won(game) || steps.any(|(_, step)| count(*step) + count(back(*step)) > 2)
    })
}

/// Lines that go on elsewhere.
fn borders() -> Vec<Mistake> {
    vec![
        goes_on("lets horizontal lines go on at the other side", HORIZONTAL, OTHER_SIDE),
        goes_on("lets diagonal lines go on at the other side", DIAGONAL, OTHER_SIDE),
        goes_on("lets lines go on at the other side", ALL, OTHER_SIDE),
        goes_on("lets rising lines go on at the other side", RISING, OTHER_SIDE),
        goes_on("lets diagonal lines go on from top to bottom", DIAGONAL, FROM_TOP_TO_BOTTOM),
        goes_on("lets horizontal lines go on in the next row", HORIZONTAL, NEXT_ROW),
        goes_on("lets horizontal lines go on in the next row", HORIZONTAL, ROW_BEFORE),
        goes_on("lets diagonal lines go on one row further, at the other side", DIAGONAL, NEXT_ROW),
        goes_on("lets all lines go on in the next row, at the other side", ALL, NEXT_ROW),
        goes_on("lets all lines go on in the next row, at the other side", ALL, ROW_BEFORE),
        goes_on("lets vertical lines go on in the next column", VERTICAL, NEXT_COLUMN),
        goes_on("lets vertical lines go on in the next column", VERTICAL, COLUMN_BEFORE),
    ]
}

/// Indices below 0, which count from the end.
fn negative() -> Vec<Mistake> {
    let mut all = Vec::new();
    for (name, place, kinds) in [
        ("row 0 - 1", ROW_BELOW_0, &KINDS[2..]),
        ("column 0 - 1", COLUMN_BELOW_0, &[HORIZONTAL, FALLING, ALL]),
        ("row or column 0 - 1", BELOW_0, &KINDS[2..]),
    ] {
        all.extend(kinds.iter().map(|(kind, directions)| {
            let clause = format!("takes {name} of {kind}lines for the last one");
            goes_on(&clause, (kind, directions), place)
        }));
    }
    // The next rows look for lines from any cell on.
    let lines: [(_, Step, _); 5] = [
        ("row 0 - 1 of rising", (-1, 1), ROW_BELOW_0),
        ("row 0 - 1 of falling", (-1, -1), ROW_BELOW_0),
        ("column 0 - 1 of falling", (-1, -1), COLUMN_BELOW_0),
        ("row or column 0 - 1 of falling", (-1, -1), BELOW_0),
        ("row 0 - 1 of vertical", (-1, 0), ROW_BELOW_0),
    ];
    all.extend(lines.map(|(name, step, place)| {
        let line = |cell| (0..4).map(|steps| beyond(cell, step, steps, place)).collect();
        let clause = format!("takes {name} lines for the last one");
        also_looks_at(clause, cells().filter_map(line))
    }));
    all
}

/// Looks at other lines of cells, too.
fn also_looks_at(clause: String, lines: impl Iterator<Item = Vec<Cell>>) -> Mistake {
    looks_at(clause, WINDOWS.iter().map(|four| four.to_vec()).chain(lines))
}

/// Lines that go on with the next diagonal or column.
fn joined() -> Vec<Mistake> {
    let mut all =
        vec![wins("lets vertical lines go on with the discs of the next column", |game| {
            let is_disc = |cell: &Cell| game.board.at(*cell) != EMPTY;
            let mut discs: Vec<_> = cells().filter(is_disc).collect();
            discs.sort_by_key(|(row, column)| (*column, ROWS - row));
            is_won(game) || discs.windows(4).any(|four| is_own_line(game, four))
        })];
    for (name, directions) in [RISING, FALLING, DIAGONAL] {
        for (least, is_up) in [(1, true), (1, false), (4, true), (4, false)] {
            let cells = directions.iter().map(|direction| diagonals(direction, least, is_up));
            let lines =
                cells.flat_map(|cells| cells.windows(4).map(<[_]>::to_vec).collect::<Vec<_>>());
            all.push(also_looks_at(format!("lets {name}lines go on in the next diagonal"), lines));
        }
    }
    all
}

/// Returns the cells of the diagonals of a direction that have some cells or more, one diagonal after the other.
fn diagonals(direction: &str, least: usize, is_up: bool) -> Vec<Cell> {
    let number = |&(row, column): &Cell| match direction {
        "rising" => row + column,
        _ => ROWS + column - row,
    };
    let mut cells: Vec<_> = cells().collect();
    if is_up {
        cells.reverse();
    }
    cells.sort_by_key(number);
    let diagonals = cells.chunk_by(|one, next| number(one) == number(next));
    diagonals.filter(|cells| cells.len() >= least).collect::<Vec<_>>().concat()
}
