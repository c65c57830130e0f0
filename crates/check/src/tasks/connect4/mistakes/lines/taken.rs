//! What else is taken for a line, and lines that are looked for at other times or places.

use super::super::wins;
use super::{
    any_four, beyond, is_alike, is_own, is_own_line, looks_at, Kind, ALL, AS_IT_IS, HORIZONTAL,
    KINDS, STEPS, VERTICAL,
};
use crate::mistake::Mistake;
use rules::connect4::board::{direction, windows_of, EMPTY, ROWS, WINDOWS};

pub(super) fn mistakes() -> Vec<Mistake> {
    [boards(), runs(), slips()].into_iter().flatten().collect()
}

/// What is looked for in all of the board.
fn boards() -> Vec<Mistake> {
    vec![
        wins("looks for lines only after discs of yellow", |game| {
            game.board.discs % 2 == 0 && any_four(&game.board)
        }),
        wins("looks for lines only after discs of red", |game| {
            game.board.discs % 2 == 1 && any_four(&game.board)
        }),
        wins("takes three discs in four cells for a line", |game| {
            WINDOWS.iter().any(|four| four.iter().filter(|cell| is_own(game, **cell)).count() > 2)
        }),
        wins("exchanges rows and columns when it looks for lines", |game| {
            let (row, column) = game.last;
            column < ROWS && windows_of((column, row)).any(|four| is_own_line(game, four))
        }),
        wins("exchanges rows and columns when it looks for lines", |game| {
            let (row, column) = game.last;
            let turned = |column| (ROWS - 1 - column, ROWS - 1 - row);
            column < ROWS && windows_of(turned(column)).any(|four| is_own_line(game, four))
        }),
        wins("takes four empty cells for a line", |game| {
            WINDOWS.iter().any(|four| is_alike(&game.board, four))
        }),
    ]
}

/// Returns whether the cells in a direction have a line. The other text is a line of four discs of the last player.
type Rule = fn(&str, &str) -> bool;

/// Knows lines by the cells in their direction, up to some steps from the last disc.
fn takes(reach: isize, clause: &str, (_, directions): Kind, is_seen: Rule) -> Mistake {
    wins(clause, move |game| {
        let four = game.board.at(game.last).to_string().repeat(4);
        STEPS.iter().any(|(direction, step)| {
            let cell = |steps| beyond(game.last, *step, steps, AS_IT_IS);
            let line: String =
                (-reach..=reach).filter_map(cell).map(|cell| game.board.at(cell)).collect();
            let is_kind = directions.contains(direction);
            is_kind && is_seen(&line, &four) || !is_kind && line.contains(&four)
        })
    })
}

/// What is taken for a line of each kind, and of each but the vertical lines.
const EACH: [(&str, Rule); 7] = [
    ("takes three in a {}row for four", |line, four| line.contains(&four[1..])),
    ("wants five in a {}row", has_five),
    ("counts four discs in a {}line, whatever is between them", has_four),
    ("does not look at the first disc of {}lines", |line, four| skips(line, four, 0)),
    ("does not look at the second disc of {}lines", |line, four| skips(line, four, 1)),
    ("does not look at the third disc of {}lines", |line, four| skips(line, four, 2)),
    ("does not look at the fourth disc of {}lines", |line, four| skips(line, four, 3)),
];
const ACROSS: [(&str, Rule); 2] = [
    ("does not stop counting at empty cells of {}lines", |line, four| {
        line.replace(EMPTY, "").contains(four)
    }),
    ("does not stop counting at discs of the other player in {}lines", |line, four| {
        line.replace(|disc| disc != EMPTY && !four.contains(disc), "").contains(four)
    }),
];

fn has_five(line: &str, four: &str) -> bool {
    line.contains(&four.repeat(2)[..5])
}

/// Returns whether a line has four discs of a player anywhere.
fn has_four(line: &str, four: &str) -> bool {
    line.matches(&four[..1]).count() > 3
}

/// Returns whether a line has four discs of a player, whatever is in one of their places.
fn skips(line: &str, four: &str, place: usize) -> bool {
    let is_skipped = |(other, disc): (usize, &u8)| other == place || *disc == four.as_bytes()[0];
    line.as_bytes().windows(4).any(|cells| cells.iter().enumerate().all(is_skipped))
}

/// Discs in a row: how many there are, of which colour, and what is between them.
fn runs() -> Vec<Mistake> {
    let mut all = vec![
        takes(
            7,
            "takes any four discs in a row for a line, of both colours, too",
            ALL,
            |line, _| line.split(EMPTY).any(|discs| discs.len() > 3),
        ),
        // A column is read from above.
        takes(7, "does not count the first disc of a vertical run", VERTICAL, |line, four| {
            line.ends_with(four) || has_five(line, four)
        }),
        takes(7, "does not count the first disc of a horizontal run", HORIZONTAL, |line, four| {
            line.starts_with(four) || has_five(line, four)
        }),
        takes(7, "does not see lines of more than four discs", ALL, |line, four| {
            line.split(|disc| !four.contains(disc)).any(|discs| discs.len() == 4)
        }),
    ];
    for kind in KINDS {
        let (name, _) = kind;
        let mut rules = EACH.to_vec();
        if kind != VERTICAL {
            rules.extend(ACROSS);
            let (clause, _) = EACH[2];
            all.push(takes(3, &clause.replace("{}", name), kind, has_four));
        }
        all.extend(
            rules
                .into_iter()
                .map(|(clause, rule)| takes(7, &clause.replace("{}", name), kind, rule)),
        );
    }
    all
}

/// Diagonals in one cell of which the row or the column is that of another cell.
fn slips() -> Vec<Mistake> {
    let mut all = Vec::new();
    let pairs =
        (0..16).map(|number| (number / 4, number % 4)).filter(|(row, column)| row != column);
    for (row, column) in pairs {
        for (place, diagonal) in
            [(row, "rising"), (row, "falling"), (column, "rising"), (column, "falling")]
        {
            let lines = WINDOWS.iter().map(|four| {
                let mut cells = four.to_vec();
                if direction(four) == diagonal {
                    let [(row, _), (_, column)] = [four[row], four[column]];
                    cells[place] = (row, column);
                }
                cells
            });
            all.push(looks_at(format!("looks at a wrong cell of {diagonal} lines"), lines));
        }
    }
    all
}
