//! What else is taken for a line, and lines that are looked for at other times or places.

use super::super::{wins, wins_in};
use super::{
    any_four, beyond, is_alike, is_own, is_own_line, Kind, ALL, AS_IT_IS, FALLING, HORIZONTAL,
    KINDS, NOT_VERTICAL, RISING, VERTICAL,
};
use crate::mistake::Mistake;
use rules::connect4::board::{direction, windows_of, Window, EMPTY, ROWS, WINDOWS};

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
        // With a counter that is never set back, all is the same.
        wins("prints CONNECT4 after the first move (perhaps empty cells count as discs)", |game| {
            WINDOWS.iter().any(|four| is_alike(&game.board, four))
        }),
    ]
}

/// Returns whether a program sees a line in the cells of a direction. It gets their text, that of
/// four discs of the last player, and the place of the last disc: `1100 0`, `0000` and 3, for
/// example, if red dropped the last disc beside another one.
type Rule = fn(&str, &str, usize) -> bool;

/// What a program does, how many steps from the last disc it looks, and what it takes for a line.
type Taken = (&'static str, isize, Rule);

/// Describes a program that takes something else for a line of a kind, which `{}` stands for.
fn takes((clause, reach, is_seen): Taken, (kind, directions): Kind) -> Mistake {
    wins_in(clause.replace("{}", kind), move |game, direction, step| {
        let four = game.board.at(game.last).to_string().repeat(4);
        let cell = |steps| beyond(game.last, step, steps, AS_IT_IS);
        let line: String =
            (-reach..=reach).filter_map(cell).map(|cell| game.board.at(cell)).collect();
        let last = (-reach..0).filter_map(cell).count();
        let is_kind = directions.contains(&direction);
        is_kind && is_seen(&line, &four, last) || !is_kind && line.contains(&four)
    })
}

/// What is taken for a line of each kind.
const EACH: [Taken; 7] = [
    ("takes three in a {}row for four", 7, |line, four, _| line.contains(&four[1..])),
    ("wants five in a {}row", 7, has_five),
    ("counts four discs in a {}line, whatever is between them", 7, has_four),
    ("does not look at the first disc of {}lines", 7, |line, four, _| skips(line, four, 0)),
    ("does not look at the second disc of {}lines", 7, |line, four, _| skips(line, four, 1)),
    ("does not look at the third disc of {}lines", 7, |line, four, _| skips(line, four, 2)),
    ("does not look at the fourth disc of {}lines", 7, |line, four, _| skips(line, four, 3)),
];
/// What is taken for a line of each kind that has cells in several columns.
const ACROSS: [Taken; 3] = [
    ("counts four discs in a {}line, whatever is between them", 3, has_four),
    ("does not stop counting at empty cells of {}lines", 7, |line, four, _| {
        line.replace(EMPTY, "").contains(four)
    }),
    ("does not stop counting at discs of the other player in {}lines", 7, |line, four, last| {
        let start = line[..last].rfind(EMPTY).map_or(0, |place| place + 1);
        let discs = line[start..].split(EMPTY).next();
        discs.is_some_and(|discs| has_four(discs, four, last))
    }),
];

fn has_five(line: &str, four: &str, _: usize) -> bool {
    line.contains(&four.repeat(2)[..5])
}

/// Returns whether a line has four discs of a player anywhere.
fn has_four(line: &str, four: &str, _: usize) -> bool {
    line.matches(&four[..1]).count() > 3
}

/// Returns whether a line has four discs of a player, whatever is in one of their places.
fn skips(line: &str, four: &str, place: usize) -> bool {
    let is_skipped = |(other, disc): (usize, &u8)| other == place || *disc == four.as_bytes()[0];
    line.as_bytes().windows(4).any(|cells| cells.iter().enumerate().all(is_skipped))
}

/// Discs in a row: how many there are, of which colour, and what is between them.
fn runs() -> Vec<Mistake> {
    let one = |clause, kind, is_seen: Rule| takes((clause, 7, is_seen), kind);
    let mut all = vec![
        one("takes any four discs in a row for a line, of both colours, too", ALL, |line, _, _| {
            line.split(EMPTY).any(|discs| discs.len() > 3)
        }),
        // A column is read from above.
        one("does not count the first disc of a vertical run", VERTICAL, |line, four, _| {
            line.ends_with(four) || has_five(line, four, 0)
        }),
        one("does not count the first disc of a horizontal run", HORIZONTAL, |line, four, _| {
            line.starts_with(four) || has_five(line, four, 0)
        }),
        one("does not see lines of more than four discs", ALL, |line, four, _| {
            line.split(|disc| !four.contains(disc)).any(|discs| discs.len() == 4)
        }),
    ];
    all.extend(KINDS.iter().flat_map(|kind| EACH.map(|taken| takes(taken, *kind))));
    all.extend(NOT_VERTICAL.iter().flat_map(|kind| ACROSS.map(|taken| takes(taken, *kind))));
    all
}

/// Programs that look at a wrong cell of diagonals: its row or its column is that of another cell.
fn slips() -> Vec<Mistake> {
    let mut all = Vec::new();
    let pairs = (0..4).flat_map(|one| (0..4).map(move |other| (one, other)));
    let pairs = pairs.filter(|(one, other)| one != other);
    let kinds = pairs.flat_map(|pair| [(pair, RISING), (pair, FALLING)]);
    for ((one, other), (name, directions)) in kinds {
        for place in [one, other] {
            let slipped = |four: &Window| {
                let [(row, _), (_, column)] = [four[one], four[other]];
                let mut cells = *four;
                if directions.contains(&direction(four)) {
                    cells[place] = (row, column);
                }
                cells
            };
            let lines: Vec<_> = WINDOWS.iter().map(slipped).collect();
            all.push(wins(format!("looks at a wrong cell of {name}lines"), move |game| {
                lines.iter().any(|line| is_own_line(game, line))
            }));
        }
    }
    all
}
