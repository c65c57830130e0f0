//! Mistakes that programs for Connect 4 make. A row is what a program does, and the part of the model that it exchanges.
//! Rows with the same words make a mistake in different ways.

use crate::mistake::{follows, prints, reads, Mistake, Shared};
use crate::mistakes::printing::{each_line, each_of, replaced, Kinds};
use crate::mistakes::{at_times, each_time, reads_lines};
use rules::answer::Answer;
use rules::connect4::board::{
    direction, windows_of, Board, Cell, Window, COLUMNS, DIRECTIONS, EMPTY, FOOT, ROWS, WINDOWS,
};
use rules::connect4::model::{
    Game, Referee, Then, Words, BOARD, CONNECT4, FULL, INVALID, LAST_BOARD, QUIT,
};
use std::ops::RangeInclusive;
use std::sync::Arc;
use std::{iter, mem};

/// A step down and to the right.
type Step = (isize, isize);

/// The directions, each with its step.
const STEPS: [(&str, Step); 4] =
    [("horizontal", (0, 1)), ("vertical", (1, 0)), ("rising", (-1, 1)), ("falling", (1, 1))];
/// Kinds of lines, each with its directions.
const KINDS: [(&str, &[&str]); 6] = [
    ("horizontal ", &["horizontal"]),
    ("vertical ", &["vertical"]),
    ("rising ", &["rising"]),
    ("falling ", &["falling"]),
    ("diagonal ", &["rising", "falling"]),
    ("", &["horizontal", "vertical", "rising", "falling"]),
];
/// Returns whether a cell is at a border.
type IsAt = fn(&Cell) -> bool;
/// The borders of the board.
const BORDERS: [(&str, IsAt); 4] = [
    ("top row", |cell| cell.0 == 0),
    ("bottom row", |cell| cell.0 == ROWS - 1),
    ("first column", |cell| cell.1 == 0),
    ("last column", |cell| cell.1 == COLUMNS - 1),
];
/// Where programs look for the start of a line.
const STARTS: [(&str, IsAt); 5] = [
    ("columns 1 to 4", |cell| cell.1 < 4),
    ("the upper two rows", |cell| cell.0 < 2),
    ("columns 1 to 5", |cell| cell.1 < 5),
    ("the upper three rows", |cell| cell.0 < 3),
    ("columns 1 to 5 of the upper three rows", |cell| cell.1 < 5 && cell.0 < 3),
];
/// As many words as there may be fours in a row with the last disc: up to 13 windows of four cells have a cell in common.
static FOURS_WON: [&str; 13] = [CONNECT4; 13];
/// Boards, as clauses call them.
const BOARDS: [(&str, Kinds); 3] = [
    ("boards", &[BOARD, LAST_BOARD]),
    ("boards for blank lines", &[BOARD]),
    ("the last board", &[LAST_BOARD]),
];
/// Limits of what is read.
const MOVES: [usize; 7] = [42, 48, 50, 64, 100, 128, 256];
const MOVES_OF_A_LINE: [usize; 4] = [8, 20, 50, 100];
const LINES: [usize; 3] = [10, 50, 100];
/// Other signs for an empty cell, a disc of red and a disc of yellow.
const SIGNS: [&str; 10] = [".01", "-01", "_01", "012", " 12", " XO", " xo", " OX", " RY", " RA"];
/// Other feet.
const FEET: &str = r"\------/ \----------/ \________/ /--------\ ---------- +--------+ |--------| \--------\ \-------/";

/// Returns whether there is a line.
type Wins = fn(&Game) -> bool;

/// Returns the mistakes.
pub(crate) fn mistakes() -> Vec<Mistake> {
    let reading = [blank_lines(), moves(), limits()].into_iter();
    let games =
        [turns(), full_columns(), drops(), full(), late(), ends(), endings(), goes_on_after_wins()];
    let lines = [unseen(), sides(), borders(), seen(), runs()];
    let own = reading.chain(games).chain(lines).chain([words(), boards(), drawn_rows()]).flatten();
    crate::mistakes::mistakes().into_iter().chain(own).collect()
}

/// Exchanges how many blank lines there are in a row. Whether these are the first lines, and the last, is 0 or 1.
fn blank(clause: &str, number: fn(usize, usize, usize) -> usize) -> Mistake {
    reads(clause, move |input| {
        let lines: Vec<_> = input.split_inclusive('\n').collect();
        let (mut text, mut left) = (String::new(), lines.len());
        for run in lines.chunk_by(|one, next| (*one == "\n") == (*next == "\n")) {
            let first = usize::from(left == lines.len());
            left -= run.len();
            text += &match run[0] {
                "\n" => "\n".repeat(number(run.len(), first, usize::from(left == 0))),
                _ => run.concat(),
            };
        }
        text
    })
}

/// Blank lines for which there are more boards or fewer.
fn blank_lines() -> Vec<Mistake> {
    vec![
        blank("prints one board for several blank lines in a row", |_, _, _| 1),
        blank("prints at most two boards for blank lines in a row", |all, _, _| all.min(2)),
        blank("does not see the first of several blank lines", |all, _, _| all.max(2) - 1),
        blank("does not see the first blank line after moves", |all, first, _| all - 1 + first),
        blank("sees only each second blank line in a row", |all, _, _| all / 2),
        blank("does not see blank lines at the start", |all, first, _| all * (1 - first)),
        blank("does not see a blank line that is the first line", |all, first, _| all - first),
        blank("does not see blank lines at the end", |all, _, last| all * (1 - last)),
        reads("does not see blank lines at the end", |input| input.trim_end().to_owned() + "\n"),
        blank("does not see a blank line that is the last line", |all, _, last| all - last),
        reads("prints the board before QUIT", |input| input.to_owned() + "\n"),
        line("prints the board after each line of moves, too", |line| line.to_owned() + "\n"),
        line("prints the board before each line of moves, too", |line| "\n".to_owned() + line),
        line("prints the board after each move, too", |line| line.replace(' ', "\n\n") + "\n"),
        reads("prints the board after each line of moves, not for blank lines", |input| {
            let lines = input.lines().filter(|line| !line.is_empty());
            lines.map(|line| line.to_owned() + "\n\n").collect()
        }),
        reads("stops reading at two blank lines in a row", |input| {
            let mut last = "";
            let lines = input.split_inclusive('\n');
            lines
                .take_while(|line| mem::replace(&mut last, line) != "\n" || *line != "\n")
                .collect()
        }),
    ]
}

/// Exchanges each line of moves.
fn line(clause: impl Into<String>, change: impl Fn(&str) -> String + Shared) -> Mistake {
    reads(clause, move |input| {
        let changed = |line: &str| if line == "\n" { line.to_owned() } else { change(line) };
        input.split_inclusive('\n').map(changed).collect()
    })
}

/// Moves that are not read, or made twice.
fn moves() -> Vec<Mistake> {
    vec![
        line("reads only the first move of a line", |line| line[..1].to_owned() + "\n"),
        line("does not read the first move of a line", |line| format!(" {}", &line[1..])),
        line("does not read the last move of a line", |line| {
            line[..line.len() - 2].to_owned() + " \n"
        }),
        reads_lines("reads only each second line", |before, _| before % 2 == 0),
        reads("does not read the line after a blank line", |input| {
            let (mut lines, mut skipped) = (input.split_inclusive('\n'), 0);
            let next = || lines.nth(skipped).inspect(|line| skipped = usize::from(*line == "\n"));
            iter::from_fn(next).collect()
        }),
        reads("makes the last move twice", |input| {
            let last = input.trim_end().chars().last();
            input.to_owned() + &last.map_or(String::new(), |column| format!("{column}\n"))
        }),
    ]
}

/// Inputs of which only a part is read.
fn limits() -> Vec<Mistake> {
    /// Returns what comes before one move more than a limit.
    fn first(input: &str, limit: usize) -> String {
        let next = input.match_indices(|char: char| char.is_ascii_digit()).nth(limit);
        next.map_or(input, |(place, _)| &input[..place]).to_owned()
    }
    let moves =
        |limit| reads(format!("reads only {limit} moves"), move |input| first(input, limit));
    let moves_of_a_line = |limit| {
        let clause = format!("reads at most {limit} moves of a line");
        line(clause, move |line| first(line.trim_end(), limit) + "\n")
    };
    let lines =
        |limit| reads_lines(format!("reads only {limit} lines"), move |before, _| before < limit);
    let all = MOVES.into_iter().map(moves).chain(MOVES_OF_A_LINE.into_iter().map(moves_of_a_line));
    all.chain(LINES.into_iter().map(lines)).collect()
}

fn referee(clause: impl Into<String>, referee: Referee) -> Mistake {
    follows(clause, move |input| referee.answers(input))
}

/// Describes a program whose referee is the right one, changed.
fn changed(clause: impl Into<String>, change: impl Fn(&mut Referee)) -> Mistake {
    let mut changed = Referee::right();
    change(&mut changed);
    referee(clause, changed)
}

/// Whose disc is dropped.
fn turns() -> Vec<Mistake> {
    let turn = |clause: &str, turn| referee(clause, Referee { turn, ..Referee::right() });
    vec![
        turn("lets yellow begin, or prints red discs as 1", |game| game.board.discs + 1),
        turn("lets the other player move after INVALID", after_invalid),
        turn("lets the other player move after a blank line", |game| game.board.discs + game.blank),
        turn("lets red begin in each line", |game| game.dropped),
        turn("lets the other player move only after a line", |game| game.line),
        turn("lets the other player move only after a line", |game| game.line + game.blank),
        changed("does not print INVALID, and lets the other player move", |referee| {
            referee.turn = after_invalid;
            referee.refuses = |_, _| &[];
        }),
    ]
}

/// Returns the number of the turn if it passes after `INVALID`.
fn after_invalid(game: &Game) -> usize {
    game.board.discs + game.invalid
}

fn lands(clause: &str, lands: fn(&Board, usize) -> Option<Cell>) -> Mistake {
    referee(clause, Referee { lands, ..Referee::right() })
}

/// Exchanges what follows a move into a full column.
fn refuses(clause: &str, refuses: fn(&mut Game, usize) -> Words) -> Mistake {
    referee(clause, Referee { refuses, ..Referee::right() })
}

/// What happens to a disc for a full column.
fn full_columns() -> Vec<Mistake> {
    let top = |board: &Board, column| Some(board.landing(column).unwrap_or((0, column - 1)));
    vec![
        refuses("accepts discs in a full column, which are not printed", |game, _| {
            game.board.discs += 1;
            if game.board.discs == 48 {
                &[FULL]
            } else {
                &[]
            }
        }),
        lands("puts the disc into the top cell of a full column", top),
        changed("puts the disc into the top cell of a full column", |referee| {
            referee.lands = top;
            referee.wins = Arc::new(own_four);
            referee.is_full = Arc::new(|game| are_full(game, 1..=COLUMNS));
        }),
    ]
}

/// Returns the highest free cell of a column.
fn free_from_above(board: &Board, column: usize) -> Option<Cell> {
    (0..ROWS).map(|row| (row, column - 1)).find(|cell| board.at(*cell) == EMPTY)
}

/// Where discs land, and what happens to the board.
fn drops() -> Vec<Mistake> {
    vec![
        changed("fills columns from the top", |referee| {
            referee.lands = free_from_above;
            referee.is_full = Arc::new(|game| is_row_full(game, 0));
        }),
        changed("fills columns from the top", |referee| {
            referee.lands = free_from_above;
            // Nothing of its colour is below the last disc.
            referee.wins = Arc::new(|game| {
                game.board.fours(game.last).any(|four| direction(four) != "vertical")
            });
        }),
        lands("takes a column with five discs for full", |board, column| {
            board.landing(column).filter(|cell| cell.0 > 0)
        }),
        lands("counts columns from 0, and prints INVALID for 8", |board, column| {
            board.landing(column % 8 + 1).filter(|_| column < 8)
        }),
        lands("counts columns from 0, and takes 8 for 0", |board, column| {
            board.landing(column % 8 + 1)
        }),
        changed("begins a new game after the board is printed for a blank line", |referee| {
            referee.asked = |game| game.board = Board::default();
        }),
        changed("prints the board after each disc, too", |referee| {
            referee.judges = |_, due| if due.is_empty() { &[BOARD] } else { due };
        }),
    ]
}

/// Looks for lines in another way.
fn wins(clause: impl Into<String>, wins: impl Fn(&Game) -> bool + Shared) -> Mistake {
    referee(clause, Referee { wins: Arc::new(wins), ..Referee::right() })
}

/// Sees only some windows with four discs.
fn sees(clause: impl Into<String>, is_seen: impl Fn(&Window, &Game) -> bool + Shared) -> Mistake {
    wins(clause, move |game| game.board.fours(game.last).any(|four| is_seen(four, game)))
}

/// Sees lines of some kinds only if a window is seen; each kind, which `{}` stands for, is a mistake of its own.
fn blind(
    kinds: &[&str],
    clause: &str,
    is_seen: impl Fn(&Window, &Game) -> bool + Copy + Shared,
) -> Vec<Mistake> {
    let kinds = KINDS.into_iter().filter(|(kind, _)| kinds.contains(kind));
    let blind = kinds.map(|(kind, directions)| {
        sees(clause.replace("{}", kind), move |four, game| {
            !directions.contains(&direction(four)) || is_seen(four, game)
        })
    });
    blind.collect()
}

/// Lines that are not seen.
fn unseen() -> Vec<Mistake> {
    const EACH: &[&str] = &["horizontal ", "vertical ", "rising ", "falling ", "diagonal ", ""];
    const ACROSS: &[&str] = &["horizontal ", "rising ", "falling ", "diagonal "];
    let (vertical, horizontal) = (&EACH[1..2], &EACH[..1]);
    let all = &EACH[5..];
    let is_vertical = |four: &Window| direction(four) == "vertical";
    let mut rows = vec![
        blind(EACH, "does not see {}lines", |_, _| false),
        blind(EACH, "does not see {}lines of red", |_, game| game.board.at(game.last) != '0'),
        blind(EACH, "does not see {}lines of yellow", |_, game| game.board.at(game.last) != '1'),
        blind(
            &[ACROSS, all].concat(),
            "sees {}lines only if their last disc is at an end",
            move |four, game| is_vertical(four) || [four[0], four[3]].contains(&game.last),
        ),
        blind(ACROSS, "sees {}lines only if they begin in columns 1 to 3", |four, _| four[0].1 < 3),
        blind(all, "sees horizontal lines only", |four, _| direction(four) == "horizontal"),
        blind(all, "sees vertical lines only", move |four, _| is_vertical(four)),
        blind(all, "sees diagonal lines only", |four, _| is_diagonal(four)),
    ];
    for (end, place) in [("left", 0), ("right", 3)] {
        let clause = format!("does not see {{}}lines if their last disc is at their {end} end");
        rows.push(blind(ACROSS, &clause, move |four, game| four[place] != game.last));
        let clause = format!("sees {{}}lines only if their last disc is at their {end} end");
        rows.push(blind(ACROSS, &clause, move |four, game| four[place] == game.last));
    }
    for (border, touches) in BORDERS {
        let clause = format!("does not see {{}}lines that touch the {border}");
        rows.push(blind(EACH, &clause, move |four, _| !four.iter().any(touches)));
        let clause = format!("does not see lines that run into the {border}");
        rows.push(blind(all, &clause, move |four, _| touches(&four[0]) == touches(&four[3])));
    }
    for (place, is_start) in STARTS {
        let clause = format!("looks only for lines that start in {place}");
        rows.push(blind(all, &clause, move |four, _| is_start(&four[0])));
    }
    for row in 1..ROWS - 1 {
        let clause = format!("does not see {{}}lines in row {} from the top", row + 1);
        rows.push(blind(horizontal, &clause, move |four, _| four[0].0 != row));
    }
    for column in 1..COLUMNS - 1 {
        let clause = format!("does not see {{}}lines in column {}", column + 1);
        rows.push(blind(vertical, &clause, move |four, _| four[0].1 != column));
    }
    rows.into_iter().flatten().collect()
}

fn is_diagonal(four: &Window) -> bool {
    DIAGONAL.contains(&direction(four))
}

/// Returns where a row and a column lie that may be outside the board.
type Place = fn(isize, isize) -> (isize, isize);

/// Returns the cell that lies some steps from another one, if it is on the board.
fn beyond(cell: Cell, (down, right): Step, steps: isize, place: Place) -> Option<Cell> {
    let (row, column) = (isize::try_from(cell.0).ok()?, isize::try_from(cell.1).ok()?);
    let (row, column) = place(row + steps * down, column + steps * right);
    let cell = (usize::try_from(row).ok()?, usize::try_from(column).ok()?);
    is_inside(&cell).then_some(cell)
}

fn is_inside(cell: &Cell) -> bool {
    cell.0 < ROWS && cell.1 < COLUMNS
}

/// Returns whether a cell has a disc of the last player.
fn is_own(game: &Game, cell: &Cell) -> bool {
    is_inside(cell) && game.board.at(*cell) == game.board.at(game.last)
}

/// Knows lines by the cells in their direction, up to some steps from the last disc, and by four discs of the last player.
fn takes(
    reach: isize,
    clause: impl Into<String>,
    kinds: &'static [&str],
    is_seen: impl Fn(&str, &str) -> bool + Shared,
) -> Mistake {
    wins(clause, move |game| {
        let four = game.board.at(game.last).to_string().repeat(4);
        STEPS.iter().any(|(kind, step)| {
            let cells =
                (-reach..=reach).filter_map(|steps| beyond(game.last, *step, steps, AS_IT_IS));
            let line: String = cells.map(|cell| game.board.at(cell)).collect();
            if kinds.contains(kind) {
                is_seen(&line, &four)
            } else {
                line.contains(&four)
            }
        })
    })
}

/// Counts other discs, too, and puts these numbers together.
fn counts(
    clause: impl Into<String>,
    kinds: &'static [&str],
    place: Place,
    total: fn(usize, usize) -> usize,
) -> Mistake {
    wins(clause, move |game| {
        let more = |(_, step): &(&str, Step)| {
            let beside = |step| following(game, |steps| beyond(game.last, step, steps, place));
            beside(*step) + beside(back(*step))
        };
        let steps = STEPS.iter().filter(|(kind, _)| kinds.contains(kind));
        is_won(game) || steps.map(more).reduce(total) > Some(2)
    })
}

fn goes_on(clause: impl Into<String>, kinds: &'static [&str], place: Place) -> Mistake {
    counts(clause, kinds, place, usize::max)
}

fn back((down, right): Step) -> Step {
    (-down, -right)
}

/// Counts the discs of the last player that follow the last disc, by the cell after a number of steps.
fn following(game: &Game, cell: impl Fn(isize) -> Option<Cell>) -> usize {
    (1..4).take_while(|steps| cell(*steps).is_some_and(|cell| is_own(game, &cell))).count()
}

/// Counts the discs of the last player on one side of the last disc, as far as their cells are seen.
fn beside(game: &Game, step: Step, is_seen: impl Fn(&Cell) -> bool) -> usize {
    following(game, |steps| beyond(game.last, step, steps, AS_IT_IS).filter(&is_seen))
}

/// Adds up what follows the last disc on some sides.
fn adds(clause: &str, lines: impl IntoIterator<Item = Vec<Step>>) -> Mistake {
    let lines: Vec<_> = lines.into_iter().collect();
    wins(clause, move |game| {
        let total = |line: &Vec<Step>| line.iter().map(|step| beside(game, *step, |_| true)).sum();
        lines.iter().map(total).max() > Some(2_usize)
    })
}

/// The steps of each direction. Programs count rows from above or from below.
const DOWN: [Step; 4] = [(0, 1), (1, 0), (1, 1), (1, -1)];
const UP: [Step; 4] = [(0, 1), (-1, 0), (-1, -1), (-1, 1)];

/// Sides of the last disc that are counted wrongly.
fn sides() -> Vec<Mistake> {
    let mut all = Vec::new();
    for turned in 0..16 {
        let side = |direction: usize| match (turned >> direction) % 2 {
            0 => STEPS[direction].1,
            _ => back(STEPS[direction].1),
        };
        let clause = "counts discs on one side of the last one only";
        all.push(adds(clause, (0..4).map(|direction| vec![side(direction)])));
        let clause = "counts the discs on one side of the last one twice, none on the other";
        all.push(adds(clause, (0..4).map(|direction| vec![side(direction); 2])));
    }
    all.extend([DOWN, DIRECTIONS].map(|steps| {
        let clause = "turns round only the row, not the column, to count on the other side";
        adds(clause, steps.map(|(down, right)| vec![(down, right), (-down, right)]))
    }));
    all.extend([DOWN, UP, DIRECTIONS].map(|steps| {
        let clause = "turns round only the column, not the row, to count on the other side";
        adds(clause, steps.map(|(down, right)| vec![(down, right), (down, -right)]))
    }));
    all
}

/// Borders at which counting ends too early.
fn borders() -> Vec<Mistake> {
    let mut all = Vec::new();
    for (kind, directions) in KINDS {
        let borders = match kind {
            "horizontal " => &BORDERS[2..],
            "vertical " => &[],
            _ => &BORDERS,
        };
        all.extend(borders.iter().map(|(border, is_at)| {
            let of = if kind.is_empty() { String::new() } else { format!(" for {kind}lines") };
            let clause = format!("stops counting before the {border}{of}");
            wins(clause, move |game| {
                let total = |(name, step): &(&str, Step)| {
                    let is_seen = |cell: &Cell| !is_at(cell) || !directions.contains(name);
                    beside(game, *step, is_seen) + beside(game, back(*step), is_seen)
                };
                STEPS.iter().map(total).max() > Some(2)
            })
        }));
    }
    all
}

fn is_won(game: &Game) -> bool {
    game.board.fours(game.last).next().is_some()
}

fn any_four(board: &Board) -> bool {
    WINDOWS.iter().any(|four| board.at(four[0]) != EMPTY && is_alike(board, four))
}

/// Returns whether the last player has a line anywhere.
fn own_four(game: &Game) -> bool {
    WINDOWS.iter().any(|four| is_own_line(game, four))
}

/// Returns whether all cells of a line have discs of the last player.
fn is_own_line(game: &Game, line: &[Cell]) -> bool {
    line.iter().all(|cell| is_own(game, cell))
}

fn is_alike(board: &Board, four: &Window) -> bool {
    four.iter().all(|cell| board.at(*cell) == board.at(four[0]))
}

/// Returns whether a line has four discs of a player, whatever is in one of their places.
fn skips(line: &str, four: &str, place: usize) -> bool {
    let is_skipped = |(other, disc): (usize, &u8)| other == place || *disc == four.as_bytes()[0];
    line.as_bytes().windows(4).any(|cells| cells.iter().enumerate().all(is_skipped))
}

const AS_IT_IS: Place = |row, column| (row, column);
const OTHER_SIDE: Place = |row, column| (row, column.rem_euclid(8));
const ROW_BELOW_0: Place = |row, column| (if row < 0 { row + 6 } else { row }, column);
const COLUMN_BELOW_0: Place = |row, column| (row, if column < 0 { column + 8 } else { column });
const BELOW_0: Place = |row, column| (ROW_BELOW_0(row, 0).0, COLUMN_BELOW_0(0, column).1);
const FROM_TOP_TO_BOTTOM: Place = |row, column| (row.rem_euclid(6), column);
const NEXT_ROW: Place = |row, column| (row + column.div_euclid(8), column.rem_euclid(8));
const ROW_BEFORE: Place = |row, column| (row - column.div_euclid(8), column.rem_euclid(8));
const COLUMN_BEFORE: Place = |row, column| (row.rem_euclid(6), column - row.div_euclid(6));
const NEXT_COLUMN: Place = |row, column| (row.rem_euclid(6), column + row.div_euclid(6));
const DIAGONAL: &[&str] = KINDS[4].1;
const ALL: &[&str] = KINDS[5].1;

/// Lines that are seen where there are none.
fn seen() -> Vec<Mistake> {
    vec![
        goes_on("lets horizontal lines go on at the other side", &["horizontal"], OTHER_SIDE),
        goes_on("lets diagonal lines go on at the other side", DIAGONAL, OTHER_SIDE),
        goes_on("lets lines go on at the other side", ALL, OTHER_SIDE),
        goes_on("lets diagonal lines go on from top to bottom", DIAGONAL, FROM_TOP_TO_BOTTOM),
        goes_on("lets horizontal lines go on in the next row", &["horizontal"], NEXT_ROW),
        goes_on("lets horizontal lines go on in the next row", &["horizontal"], ROW_BEFORE),
        goes_on("lets all lines go on in the next row, at the other side", ALL, NEXT_ROW),
        goes_on("lets all lines go on in the next row, at the other side", ALL, ROW_BEFORE),
        goes_on("lets vertical lines go on in the next column", &["vertical"], NEXT_COLUMN),
        goes_on("lets vertical lines go on in the next column", &["vertical"], COLUMN_BEFORE),
        counts("adds up discs of a rising and a falling line", DIAGONAL, AS_IT_IS, |a, b| a + b),
        counts("adds up discs in all directions", ALL, AS_IT_IS, |a, b| a + b),
        wins("takes three discs in four cells for a line", |game| {
            let has_three =
                |four: &Window| four.iter().filter(|cell| is_own(game, cell)).count() > 2;
            WINDOWS.iter().any(has_three)
        }),
        wins("exchanges rows and columns when it looks for lines", |game| {
            let (row, column) = game.last;
            column < ROWS && windows_of((column, row)).any(|four| is_own_line(game, four))
        }),
        wins("exchanges rows and columns when it looks for lines", |game| {
            let (row, column) = (ROWS - 1 - game.last.0, game.last.1);
            column < ROWS
                && windows_of((ROWS - 1 - column, row)).any(|four| is_own_line(game, four))
        }),
        takes(
            7,
            "takes any four discs in a row for a line, of both colours, too",
            ALL,
            |line, _| line.split(' ').any(|discs| discs.len() > 3),
        ),
        takes(7, "does not see lines of more than four discs", ALL, |line, four| {
            line.split(|disc| !four.contains(disc)).any(|discs| discs.len() == 4)
        }),
    ]
}

/// Lines that are known by some of their discs, by more than four, or beyond a border.
fn runs() -> Vec<Mistake> {
    let mut all = Vec::new();
    for (kind, directions) in KINDS {
        let reaches = if kind == "vertical " { 1 } else { 2 };
        all.extend([7, 3].into_iter().take(reaches).map(|reach| {
            let clause = format!("counts four discs in a {kind}line, whatever is between them");
            let is_seen = |line: &str, four: &str| line.matches(&four[..1]).count() > 3;
            takes(reach, clause, directions, is_seen)
        }));
    }
    for (name, place) in [("first", 0), ("second", 1), ("third", 2), ("fourth", 3)] {
        all.extend(KINDS.map(|(kind, directions)| {
            let clause = format!("does not look at the {name} disc of {kind}lines");
            takes(7, clause, directions, move |line, four| skips(line, four, place))
        }));
    }
    for (kind, directions) in KINDS.into_iter().filter(|(kind, _)| *kind != "vertical ") {
        let clause = format!("does not stop counting at empty cells of {kind}lines");
        all.push(takes(7, clause, directions, |line, four| line.replace(' ', "").contains(four)));
        let clause = format!("does not stop counting at discs of the other player in {kind}lines");
        all.push(takes(7, clause, directions, |line, four| {
            line.replace(|disc| disc != ' ' && !four.contains(disc), "").contains(four)
        }));
    }
    for (kind, directions) in KINDS {
        let clause = format!("takes three in a {kind}row for four");
        all.push(takes(7, clause, directions, |line, four| line.contains(&four[1..])));
        let clause = format!("wants five in a {kind}row");
        all.push(takes(7, clause, directions, |line, four| {
            line.contains(&(four[1..].to_owned() + &four[..2]))
        }));
    }
    for (name, place, kinds) in [
        ("row 0 - 1", ROW_BELOW_0, &KINDS[2..]),
        ("column 0 - 1", COLUMN_BELOW_0, &[KINDS[0], KINDS[3], KINDS[5]]),
        ("row or column 0 - 1", BELOW_0, &KINDS[2..]),
    ] {
        all.extend(kinds.iter().map(|(kind, directions)| {
            goes_on(format!("takes {name} of {kind}lines for the last one"), directions, place)
        }));
    }
    all
}

/// Lines and full boards that are seen too late.
fn late() -> Vec<Mistake> {
    vec![
        wins("sees a line only when the next disc is dropped", |game| {
            any_four(&without_last(game))
        }),
        wins("looks for four in a row with the last disc of a line of moves only", |game| {
            game.beside.1 == 0 && is_won(game)
        }),
        changed("looks for four in a row only after the last move of a line", |referee| {
            referee.wins = Arc::new(is_won_at_end);
            referee.refuses =
                |game, _| if is_won_at_end(game) { &[INVALID, CONNECT4] } else { &[INVALID] };
        }),
        changed("prints FULL only at the next move", |referee| {
            referee.is_full = Arc::new(|_| false);
            referee.refuses = |game, _| if game.board.discs == 48 { &[FULL] } else { &[INVALID] };
        }),
        changed("prints FULL only at the end of the input", |referee| {
            referee.is_full = Arc::new(|_| false);
            referee.ended = |game| if game.board.discs == 48 { &[FULL] } else { &[QUIT] };
        }),
    ]
}

/// Returns whether there is a line after the last move of a line of moves.
fn is_won_at_end(game: &Game) -> bool {
    game.beside.1 == 0 && any_four(&game.board)
}

/// Returns the board before the last move.
fn without_last(game: &Game) -> Board {
    let mut board = game.board.with_disc(game.last, EMPTY);
    board.discs -= 2;
    board
}

fn are_full(game: &Game, mut columns: RangeInclusive<usize>) -> bool {
    columns.all(|column| game.board.landing(column).is_none())
}

fn is_row_full(game: &Game, row: usize) -> bool {
    (0..COLUMNS).all(|column| game.board.at((row, column)) != EMPTY)
}

/// Prints `FULL`, too, if the last disc of a full board wins.
fn judge_both(game: &Game, due: Words) -> Words {
    match (due, game.board.discs) {
        ([CONNECT4], 48) => &[CONNECT4, FULL],
        _ => due,
    }
}

/// When the board is full.
fn full() -> Vec<Mistake> {
    fn full(clause: impl Into<String>, is_full: impl Fn(&Game) -> bool + Shared) -> Mistake {
        referee(clause, Referee { is_full: Arc::new(is_full), ..Referee::right() })
    }
    let judges = |clause: &str, judges| referee(clause, Referee { judges, ..Referee::right() });
    let mut all = vec![
        full("does not see that the board is full", |_| false),
        full("prints FULL after 47 discs", |game| game.board.discs == 47),
        full("prints FULL after 42 discs", |game| game.board.discs == 42),
        full("prints FULL if any column is full", |game| game.last.0 == 0),
        full("prints FULL if all columns have five discs", |game| is_row_full(game, 1)),
        full("prints FULL if column 1 is full", |game| are_full(game, 1..=1)),
        full("prints FULL if column 8 is full", |game| are_full(game, 8..=8)),
        full("counts INVALID moves among the 48 discs", |game| {
            game.board.discs + game.invalid == 48
        }),
        full("counts blank lines among the 48 discs", |game| game.board.discs + game.blank == 48),
        judges("looks for FULL before CONNECT4", |game, due| match game.board.discs {
            48 => &[FULL],
            _ => due,
        }),
        judges("prints FULL, too, after CONNECT4 with the 48th disc", judge_both),
    ];
    all.extend((1..=COLUMNS).map(|column| {
        let clause = format!("does not print FULL if the last disc is in column {column}");
        full(clause, move |game| game.board.discs == 48 && game.last.1 + 1 != column)
    }));
    all
}

/// When the game ends, and where else the board is printed.
fn ends() -> Vec<Mistake> {
    use Then::{Boards, GoOn, NextLine, Stop};
    let then = |clause: &str, then| referee(clause, Referee { then, ..Referee::right() });
    let last_board =
        |clause: &str, last_board| referee(clause, Referee { last_board, ..Referee::right() });
    vec![
        then("prints boards for blank lines after the end of the game", [GoOn, Boards, Boards]),
        refuses("ends the game with QUIT after INVALID", |_, _| &[INVALID, QUIT]),
        then("does not read the remainder of a line after INVALID", [NextLine, Stop, Stop]),
        refuses("prints the board after INVALID, too", |_, _| &[INVALID, BOARD]),
        changed("prints the board after QUIT, too", |referee| referee.ended = |_| &[QUIT, BOARD]),
        last_board("prints the last board without the last disc", without_last),
        changed("prints CONNECT4 and the board once for each line", |referee| {
            referee.judges = |game, due| match game.board.fours(game.last).count() {
                0 => due,
                count => &FOURS_WON[..count],
            };
        }),
        then("goes on after FULL", [GoOn, Stop, GoOn]),
        then("goes on with the next line after FULL", [GoOn, Stop, NextLine]),
    ]
}

/// Games that go on after a line. Who goes on may look for lines with the last disc, or in all of the board.
fn goes_on_after_wins() -> Vec<Mistake> {
    use Then::{GoOn, NewGame, NextLine, Stop, ThisLine};
    let lines: [Wins; 3] = [is_won, own_four, |game| any_four(&game.board)];
    let mut all = Vec::new();
    for (clause, next) in [
        ("goes on after", GoOn),
        ("goes on to the end of the line after", ThisLine),
        ("goes on with the next line after", NextLine),
        ("begins a new game after", NewGame),
    ] {
        for (name, then) in
            [("CONNECT4", [GoOn, next, Stop]), ("CONNECT4 and FULL", [GoOn, next, next])]
        {
            let seeing = lines.into_iter().take(if matches!(next, NewGame) { 1 } else { 3 });
            all.extend(seeing.map(|wins| {
                let other = Referee { then, wins: Arc::new(wins), ..Referee::right() };
                referee(format!("{clause} {name}"), other)
            }));
        }
    }
    all
}

/// Exchanges a word at the end of a game and the board after it.
fn end(
    clause: impl Into<String>,
    words: Kinds,
    change: impl Fn(&mut Answer, &mut Answer) + Shared,
) -> Mistake {
    prints(clause, move |mut answers| {
        if let [.., word, board, _] = &mut answers[..] {
            if board.kind == LAST_BOARD && words.contains(&word.kind) {
                change(word, board);
            }
        }
        answers
    })
}

/// How games end.
fn endings() -> Vec<Mistake> {
    /// What is printed in place of a word and the board after it.
    const ENDINGS: [(&str, fn(&mut Answer, &mut Answer)); 5] = [
        ("prints the last board before {}", mem::swap),
        ("prints no board after {}", |_, board| board.text.clear()),
        ("prints two boards after {}", |_, board| board.text = board.text.repeat(2)),
        ("does not end the line after the board that follows {}", |_, board| {
            board.text.pop();
        }),
        ("prints QUIT after {}, too", |_, board| board.text += "QUIT\n"),
    ];
    const VERDICTS: [(&str, Kinds); 3] =
        [("CONNECT4 and FULL", &[CONNECT4, FULL]), ("CONNECT4", &[CONNECT4]), ("FULL", &[FULL])];
    let mut all = vec![end("exchanges CONNECT4 and FULL", VERDICTS[0].1, |word, _| {
        word.text = format!("{}\n", if word.kind == FULL { CONNECT4 } else { FULL });
    })];
    for (name, words) in VERDICTS {
        all.extend(ENDINGS.map(|(clause, change)| end(clause.replace("{}", name), words, change)));
    }
    all
}

/// What is printed in place of words.
fn words() -> Vec<Mistake> {
    const WORDS: Kinds = &[INVALID, CONNECT4, FULL, QUIT];
    let mut all = vec![
        prints("prints one INVALID for several in a row", |mut answers| {
            answers.dedup_by(|next, last| next.kind == INVALID && last.kind == INVALID);
            answers
        }),
        prints("prints all words before all boards", |mut answers| {
            answers.sort_by_key(|answer| answer.text.contains(FOOT));
            answers
        }),
        prints("prints lower-case letters", each_line(str::to_lowercase)),
    ];
    for [word, other] in [[FULL, CONNECT4], [CONNECT4, FULL], [FULL, QUIT], [QUIT, FULL]] {
        let clause = format!("prints {other} in place of {word}");
        all.push(prints(clause, replaced(word, word, other)));
    }
    all.extend(
        WORDS.iter().zip(WORDS.chunks(1)).flat_map(|(word, kinds)| each_time((word, kinds))),
    );
    all.extend(each_time(("words", WORDS)));
    all.extend(at_times((INVALID, &[INVALID])));
    all.extend(BOARDS.into_iter().take(2).flat_map(each_time));
    all.extend(at_times(BOARDS[1]));
    all
}

/// Changes each board.
fn board(clause: impl Into<String>, change: impl Fn(&str) -> String + Copy + Shared) -> Mistake {
    prints(clause, each_of(BOARDS[0].1, change))
}

/// Changes each row.
fn row(clause: impl Into<String>, change: impl Fn(&str) -> String + Copy + Shared) -> Mistake {
    board(clause, move |board| {
        rows(board).lines().map(|row| change(row) + "\n").collect::<String>() + FOOT
    })
}

/// Returns the rows of a board.
fn rows(board: &str) -> &str {
    &board[..board.len() - FOOT.len()]
}

/// How boards are drawn.
fn boards() -> Vec<Mistake> {
    let mut all = vec![
        follows("prints the last board each time", |input| {
            let mut answers = Referee::right().answers(&(input.to_owned() + "\n"));
            let is_board = |answer: &Answer| answer.text.contains(FOOT);
            let last = answers.iter().rposition(is_board).expect("the added line asks for one");
            let board = answers[last].text.clone();
            if answers[last].kind == BOARD {
                answers.remove(last);
            }
            let boards = answers.iter_mut().filter(|answer| answer.text.contains(FOOT));
            boards.for_each(|answer| answer.text.clone_from(&board));
            answers
        }),
        board("prints the foot above the board, too", |board| FOOT.to_owned() + board),
        board("prints the foot above the board", |board| FOOT.to_owned() + rows(board)),
        board("prints boards upside down", |board| {
            rows(board).split_inclusive('\n').rev().collect::<String>() + FOOT
        }),
        board("prints columns as rows", |board| {
            let column = |at| rows(board).lines().map(|row| &row[at..=at]).collect::<String>();
            (1..=COLUMNS).map(|at| ["|", &column(at), "|\n"].concat()).collect::<String>() + FOOT
        }),
        board("leaves out empty rows of boards", |board| board.replace("|        |\n", "")),
        board("prints boards of seven rows", |board| "|        |\n".to_owned() + board),
        board("prints the numbers of columns below boards", |board| {
            board.to_owned() + " 12345678\n"
        }),
    ];
    for (name, kinds) in BOARDS {
        let without = |part, change: fn(&str) -> String| {
            prints(format!("prints {name} without {part}"), each_of(kinds, change))
        };
        all.push(without("a foot", |board| rows(board).to_owned()));
        all.push(without("the top row", |board| board[11..].to_owned()));
        all.push(without("the bottom row", |board| board[..55].to_owned() + FOOT));
    }
    all.extend(FEET.split(' ').map(|foot| {
        let clause = format!("prints {foot} as the foot of boards");
        board(clause, move |board| format!("{}{foot}\n", rows(board)))
    }));
    all
}

/// How rows of boards are drawn.
fn drawn_rows() -> Vec<Mistake> {
    let joined = |row: &str, sign| {
        let cells: Vec<_> = row[1..9].split("").collect();
        format!("|{}|", cells[1..9].join(sign))
    };
    let mut all = vec![
        row("prints boards one column too far to the right", |row| format!("| {}|", &row[1..8])),
        row("does not print column 8", |row| row[..8].to_owned() + "|"),
        row("prints rows without walls", |row| row[1..9].to_owned()),
        row("prints rows without the left wall", |row| row[1..].to_owned()),
        row("prints rows without the right wall", |row| row[..9].to_owned()),
        row("ends rows with a space", |row| row.to_owned() + " "),
        row("prints a space between cells", move |row| joined(row, " ")),
        row("prints walls between cells", move |row| joined(row, "|")),
        row("prints all discs as 0", |row| row.replace('1', "0")),
    ];
    all.extend(SIGNS.map(|signs| {
        let [empty, red, yellow] = [0, 1, 2].map(|place| &signs[place..=place]);
        let clause =
            format!("prints '{empty}' for empty cells, {red} for red and {yellow} for yellow");
        let sign = |cell| " 01".find(cell).map_or("|", |place| &signs[place..=place]);
        row(clause, move |row| row.chars().map(sign).collect())
    }));
    all
}
