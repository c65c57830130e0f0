//! Mistakes that programs for Connect 4 make. A row is what a program does, and the part of the model that it exchanges.
//! Rows with the same words make a mistake in different ways.

use super::board::{
    direction, windows_of, Board, Cell, Window, COLUMNS, DIRECTIONS, EMPTY, FOOT, PLAYERS, ROWS,
    WINDOWS,
};
use super::model::{Game, Referee, Then, Words, BOARD, CONNECT4, FULL, INVALID, LAST_BOARD, QUIT};
use crate::answer::Answer;
use crate::mistakes::{at_times, each_time, reads_lines};
use crate::printing::{each_line, each_of, replaced, Kinds};
use crate::mistake::{follows, prints, reads, Mistake, Shared};
use std::collections::HashSet;
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
/// Where the shortest diagonals of a direction begin.
const SHORTEST: [(&str, IsAt); 3] =
    [("s", |_| true), (" on the left", |cell| cell.1 == 0), (" on the right", |cell| cell.1 > 0)];
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
pub(super) fn mistakes() -> Vec<Mistake> {
    let reading = [blank_lines(), moves(), limits()].into_iter();
    let games = [
        turns(),
        full_columns(),
        drops(),
        full(),
        late(),
        late_full(),
        ends(),
        endings(),
        goes_on_after_wins(),
    ];
    let lines =
        [unseen(), sides(), neighbours(), borders(), slips(), seen(), joined(), wraps(), runs()];
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
        blank("does not see each second blank line in a row", |all, _, _| all.div_ceil(2)),
        blank("sees only each second blank line in a row", |all, _, _| all / 2),
        blank("does not see each second of the line ends in a row", |all, first, _| {
            (all + 1 - first) / 2
        }),
        blank("does not see blank lines at the start", |all, first, _| all * (1 - first)),
        blank("does not see blank lines at the start and at the end", |all, first, last| {
            all * (1 - first) * (1 - last)
        }),
        blank("does not see a blank line that is the first line", |all, first, _| all - first),
        blank("does not see blank lines at the end", |all, _, last| all * (1 - last)),
        reads("does not see blank lines at the end", |input| input.trim_end().to_owned() + "\n"),
        blank("does not see blank lines after the first move", |all, first, _| all * first),
        blank("does not see a blank line that is the last line", |all, _, last| all - last),
        reads("prints the board before QUIT", |input| input.to_owned() + "\n"),
        line("prints the board after each line of moves, too", |line| line.to_owned() + "\n"),
        line("takes a line with one move for a blank line", |line| match line.len() {
            2 => "\n".to_owned(),
            _ => line.to_owned(),
        }),
        reads("prints the board after each line of moves but the first line", |input| {
            let mut lines = input.split_inclusive('\n');
            let first = lines.next().unwrap_or_default().to_owned();
            let twice = |line: &str| line.to_owned() + if line == "\n" { "" } else { "\n" };
            first + &lines.map(twice).collect::<String>()
        }),
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
        reads("prints QUIT after the board for the first blank line, and ends", |input| {
            let mut is_on = true;
            let lines = input.split_inclusive('\n');
            lines.take_while(|line| mem::replace(&mut is_on, *line != "\n")).collect()
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
        line("does not read the last move of a line with several", |line| match line.trim_end() {
            moves if moves.len() > 1 => moves[..moves.len() - 1].to_owned() + "\n",
            _ => line.to_owned(),
        }),
        reads("does not read the last move or blank line", |input| {
            let line = input.strip_suffix('\n').unwrap_or(input);
            if line.is_empty() || line.ends_with('\n') {
                line.to_owned()
            } else {
                let moves = line.trim_end();
                moves[..moves.len() - 1].to_owned() + "\n"
            }
        }),
        line("does not read moves into column 8", |line| line.replace('8', " ")),
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
    follows(clause, move |input| Some(referee.answers(input)))
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
        turn("lets red begin in each line, and the other player move after INVALID", |game| {
            game.beside.0
        }),
        turn("lets the other player move only after a line", |game| game.line),
        turn("lets the other player move only after a line", |game| game.line + game.blank),
        turn("drops red discs only", |_| 0),
        turn("goes by the discs in a column, not by the turn", |game| ROWS - 1 - game.last.0),
        changed("does not print INVALID, and lets the other player move", |referee| {
            referee.turn = after_invalid;
            referee.refuses = |_, _| &[];
        }),
        changed(
            "takes INVALID moves for discs, so that the other player moves, and FULL comes sooner",
            |referee| {
                referee.turn = after_invalid;
                referee.is_full = Arc::new(|game| after_invalid(game) >= 48);
            },
        ),
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

/// Puts a disc above a full column, where it is not printed, but counts among the 48.
fn put_above(game: &mut Game, column: usize) -> Words {
    game.above[column - 1] += 1;
    game.board.discs += 1;
    match game.board.discs {
        48 => &[FULL],
        _ => &[],
    }
}

/// Returns whether the player who moves has the three top discs of a column.
fn is_top_own(game: &Game, column: usize) -> bool {
    let disc = PLAYERS[game.board.discs % 2];
    (0..3).all(|row| game.board.at((row, column - 1)) == disc)
}

/// What happens to a disc for a full column.
fn full_columns() -> Vec<Mistake> {
    vec![
        refuses("accepts a seventh disc in a column, which is not printed", |game, column| {
            match game.above[column - 1] {
                0 => put_above(game, column),
                _ => &[INVALID],
            }
        }),
        refuses("accepts a seventh disc in a column, which is not printed", |game, column| {
            match game.above[column - 1] {
                0 if is_top_own(game, column) => &[CONNECT4],
                0 => put_above(game, column),
                _ => &[INVALID],
            }
        }),
        refuses("accepts discs in a full column, which are not printed", put_above),
        changed("puts the disc in place of the top one in a full column", |referee| {
            referee.wins = Arc::new(own_four);
            referee.refuses = |game, column| {
                game.board.cells[0][column - 1] = PLAYERS[game.board.discs % 2] as u8;
                &[INVALID]
            };
        }),
        changed(
            "puts the disc in place of the top one in a full column after INVALID",
            |referee| {
                referee.wins = Arc::new(own_four);
                referee.refuses = |game, column| {
                    game.last = (0, column - 1);
                    game.board = game.board.with_disc(game.last, PLAYERS[game.board.discs % 2]);
                    match (own_four(game), game.board.discs) {
                        (true, _) => &[INVALID, CONNECT4],
                        (_, 48) => &[INVALID, FULL],
                        _ => &[INVALID],
                    }
                };
            },
        ),
        lands("puts the disc into the top cell of a full column", |board, column| {
            Some(board.landing(column).unwrap_or((0, column - 1)))
        }),
        changed("puts the disc into the top cell of a full column", |referee| {
            referee.lands = |board, column| Some(board.landing(column).unwrap_or((0, column - 1)));
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
        lands("leaves the bottom row empty", |board, column| {
            let cells = (0..ROWS - 1).rev().map(|row| (row, column - 1));
            cells.into_iter().find(|cell| board.at(*cell) == EMPTY)
        }),
        lands("takes a column with five discs for full", |board, column| {
            board.landing(column).filter(|cell| cell.0 > 0)
        }),
        lands("prints INVALID for column 8", |board, column| {
            board.landing(column).filter(|cell| cell.1 < 7)
        }),
        lands("counts columns from 0, and prints INVALID for 8", |board, column| {
            board.landing(column % 8 + 1).filter(|_| column < 8)
        }),
        lands("counts columns from 0, and takes 8 for 0", |board, column| {
            board.landing(column % 8 + 1)
        }),
        changed(
            "puts each disc into all rows (as with one row six times, [[' '] * 8] * 6)",
            |referee| {
                referee.wins = Arc::new(|_| true);
                referee.last_board = |game| {
                    let cells = (0..ROWS).map(|row| (row, game.last.1));
                    cells.fold(game.board, |board, cell| board.with_disc(cell, PLAYERS[0]))
                };
            },
        ),
        changed("begins a new game after the board is printed for a blank line", |referee| {
            referee.asked = |game| game.board = Board::default();
        }),
        changed("clears the board after it is printed for a blank line", |referee| {
            referee.asked = |game| game.board.cells = Board::default().cells;
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
    const SLANTING: &[&str] = &["rising ", "falling "];
    let (vertical, horizontal) = (&EACH[1..2], &EACH[..1]);
    let (rising, falling, diagonal, all) = (&EACH[2..3], &EACH[3..4], &EACH[4..5], &EACH[5..]);
    let is_vertical = |four: &Window| direction(four) == "vertical";
    // A rising line may start at its right end.
    let start = |four: &Window| four[if direction(four) == "rising" { 3 } else { 0 }];
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
        blind(all, "sees lines only from the eighth disc on", |_, game| game.board.discs > 7),
        blind(all, "counts at most two discs on each side of the last one", |four, game| {
            four[1..3].contains(&game.last)
        }),
        blind(diagonal, "sees {}lines only if their last disc is the highest", |four, game| {
            four.iter().all(|cell| cell.0 >= game.last.0)
        }),
        blind(diagonal, "sees {}lines only if their last disc is the lowest", |four, game| {
            four.iter().all(|cell| cell.0 <= game.last.0)
        }),
        blind(falling, "looks for {}lines only on diagonals from the first column", |four, _| {
            four[0].0 >= four[0].1
        }),
        blind(falling, "looks for {}lines only on diagonals from the top row", |four, _| {
            four[0].0 <= four[0].1
        }),
        blind(rising, "looks for {}lines only on diagonals from the first column", |four, _| {
            four[0].0 + four[0].1 < ROWS
        }),
        blind(rising, "looks for {}lines only on diagonals from the bottom row", |four, _| {
            four[0].0 + four[0].1 >= ROWS - 1
        }),
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
    for (row, in_row) in &BORDERS[..2] {
        for (column, in_column) in &BORDERS[2..] {
            let touches = move |cell: &Cell| in_row(cell) || in_column(cell);
            let clause = format!("does not see {{}}lines that touch the {row} or the {column}");
            rows.push(blind(&EACH[2..5], &clause, move |four, _| !four.iter().any(touches)));
            let clause = format!("does not see lines that run into the {row} or the {column}");
            let runs_into = |four: &Window, is_at: IsAt| is_at(&four[0]) != is_at(&four[3]);
            rows.push(blind(all, &clause, move |four, _| {
                !runs_into(four, *in_row) && !runs_into(four, *in_column)
            }));
        }
    }
    for (place, is_start) in STARTS {
        let clause = format!("looks only for lines that start in {place}");
        rows.push(blind(all, &clause, move |four, _| is_start(&four[0])));
        rows.push(blind(all, &clause, move |four, _| is_start(&start(four))));
    }
    for row in 1..ROWS - 1 {
        let clause = format!("does not see {{}}lines in row {} from the top", row + 1);
        rows.push(blind(horizontal, &clause, move |four, _| four[0].0 != row));
    }
    for column in 1..COLUMNS - 1 {
        let clause = format!("does not see {{}}lines in column {}", column + 1);
        rows.push(blind(vertical, &clause, move |four, _| four[0].1 != column));
    }
    for (place, is_at) in SHORTEST {
        let clause = format!("does not look at the shortest {{}}diagonal{place}");
        let is_seen = move |four: &Window| !is_on_shortest(four) || !is_at(&four[0]);
        rows.push(blind(SLANTING, &clause, move |four, _| is_seen(four)));
    }
    rows.into_iter().flatten().collect()
}

fn is_diagonal(four: &Window) -> bool {
    DIAGONAL.contains(&direction(four))
}

/// Returns whether a diagonal has only four cells.
fn is_on_shortest([(row, column), ..]: &Window) -> bool {
    [(2, 0), (0, 4), (3, 0), (5, 4)].contains(&(*row, *column))
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
    for steps in [DOWN, UP, DIRECTIONS] {
        all.extend([false, true].map(|is_back| {
            sees("does not see lines if their last disc is at one end", move |four, game| {
                let is_its = |(down, right): &Step| {
                    let (one, next) = (four[0], four[1]);
                    one.0.wrapping_add_signed(*down) == next.0
                        && one.1.wrapping_add_signed(*right) == next.1
                };
                // A window begins at its left end, or at the top.
                let is_turned = !steps.iter().any(is_its);
                four[if is_turned == is_back { 3 } else { 0 }] != game.last
            })
        }));
    }
    all.extend([DOWN, DIRECTIONS].map(|steps| {
        let clause = "turns round only the row, not the column, to count on the other side";
        adds(clause, steps.map(|(down, right)| vec![(down, right), (-down, right)]))
    }));
    all.extend([DOWN, UP, DIRECTIONS].map(|steps| {
        let clause = "turns round only the column, not the row, to count on the other side";
        adds(clause, steps.map(|(down, right)| vec![(down, right), (down, -right)]))
    }));
    for (clause, [one, other]) in [
        ("adds up discs of both diagonals above the last one, and below it", [(1, 1), (1, -1)]),
        (
            "adds up discs of both diagonals to the left of the last one, and to the right",
            [(1, 1), (-1, 1)],
        ),
    ] {
        let straight = [vec![(0, 1), (0, -1)], vec![(1, 0)]];
        let diagonal = [vec![one, other], vec![back(one), back(other)]];
        all.push(adds(clause, straight.into_iter().chain(diagonal)));
    }
    for steps in [DOWN, UP, DIRECTIONS] {
        for is_back in [false, true] {
            let steps = steps.map(|step| if is_back { back(step) } else { step });
            let clause = "counts the last disc and those on one side of it twice";
            all.push(wins(clause, move |game| {
                let total = |step: &Step| {
                    2 * beside(game, *step, |_| true) + beside(game, back(*step), |_| true) + 2
                };
                steps.iter().map(total).max() > Some(3)
            }));
        }
    }
    all
}

/// Directions that are not looked at, since the last disc has a neighbour of its colour in another one.
fn neighbours() -> Vec<Mistake> {
    const SIDES: [Step; 8] = [(-1, -1), (-1, 0), (-1, 1), (0, -1), (0, 1), (1, -1), (1, 0), (1, 1)];
    let orders = (0..24).map(|number| {
        let mut left = STEPS.to_vec();
        let order = [number % 4, number / 4 % 3, number / 12, 0].map(|place| left.remove(place).1);
        order.map(|step| vec![step, back(step)]).to_vec()
    });
    let by_row = SIDES.map(|step| vec![step]).to_vec();
    let by_column = SIDES.map(|(down, right)| vec![(right, down)]).to_vec();
    let first = |sides: Vec<Vec<Step>>| {
        let clause = "looks only in the first direction with a disc of its colour beside the last";
        wins(clause, move |game| {
            let own = |step| beside(game, step, |_| true);
            let line = sides.iter().find(|steps| steps.iter().any(|step| own(*step) > 0));
            line.is_some_and(|steps| own(steps[0]) + own(back(steps[0])) > 2)
        })
    };
    orders.chain([by_row, by_column]).map(first).collect()
}

/// Borders at which counting ends too early.
fn borders() -> Vec<Mistake> {
    let mut all = Vec::new();
    for (is_back, (border, is_at)) in [false, true, false].into_iter().zip(&BORDERS[1..]) {
        let clause = format!("stops counting before the {border} on one side");
        all.push(wins(clause, move |game| {
            let total = |step: &Step| {
                let blind = if is_back { back(*step) } else { *step };
                beside(game, blind, |cell| !is_at(cell)) + beside(game, back(blind), |_| true)
            };
            DOWN.iter().map(total).max() > Some(2)
        }));
    }
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

/// Returns four cells in a direction, one of which has another row or column.
fn slipped(four: &Window, (down, right): Step, place: usize, steps: (isize, isize)) -> Window {
    let mut cells = *four;
    if right < 0 {
        cells.reverse();
    }
    let (row, column) = cells[0];
    let row = row.wrapping_add_signed(down * steps.0);
    cells[place] = (row, column.wrapping_add_signed(right * steps.1));
    cells
}

/// Diagonals in one cell of which the row or the column is wrong.
fn slips() -> Vec<Mistake> {
    /// The cells but the first, and how many steps away they are.
    const CELLS: [(usize, isize); 3] = [(1, 1), (2, 2), (3, 3)];
    // What is wrong in the second cell of a line is so in the third one from its other end.
    let lines = [
        ("falling", (1, 1), &CELLS[..]),
        ("rising", (-1, 1), &CELLS),
        ("rising", (1, -1), &CELLS[2..]),
        ("falling", (-1, -1), &CELLS[2..]),
    ];
    let mut all = Vec::new();
    for (kind, step, places) in lines {
        for (place, steps) in places.iter().copied() {
            let others = (0..4).filter(|other| *other != steps);
            all.extend(others.flat_map(|other| [(steps, other), (other, steps)]).map(|wrong| {
                let lines = WINDOWS.iter().filter(|four| direction(four) == kind);
                let lines: Vec<_> = lines.map(|four| slipped(four, step, place, wrong)).collect();
                wins(format!("looks at a wrong cell of {kind} lines"), move |game| {
                    lines.iter().any(|cells| is_own_line(game, cells))
                        || game.board.fours(game.last).any(|four| direction(four) != kind)
                })
            }));
        }
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

/// Returns whether there are four discs of the last player in a row among some cells.
fn has_four(game: &Game, cells: &[Cell]) -> bool {
    cells.windows(4).any(|four| is_own_line(game, four))
}

fn cells() -> impl Iterator<Item = Cell> {
    (0..ROWS).flat_map(|row| (0..COLUMNS).map(move |column| (row, column)))
}

/// Returns the cells of the diagonals of a direction that have some cells or more, one diagonal after the other.
fn diagonals(kind: &str, least: usize, is_up: bool) -> Vec<Cell> {
    let number =
        |cell: &Cell| if kind == "rising" { cell.0 + cell.1 } else { ROWS + cell.1 - cell.0 };
    let mut cells: Vec<_> = cells().collect();
    if is_up {
        cells.reverse();
    }
    cells.sort_by_key(number);
    let diagonals = cells.chunk_by(|one, next| number(one) == number(next));
    diagonals.filter(|cells| cells.len() >= least).collect::<Vec<_>>().concat()
}

/// Lines that go on with the next diagonal.
fn joined() -> Vec<Mistake> {
    let mut all = Vec::new();
    for (name, kinds) in &KINDS[2..5] {
        for (least, is_up) in [(1, true), (1, false), (4, true), (4, false)] {
            let diagonals: Vec<_> =
                kinds.iter().map(|kind| diagonals(kind, least, is_up)).collect();
            all.push(wins(format!("lets {name}lines go on in the next diagonal"), move |game| {
                is_won(game) || diagonals.iter().any(|cells| has_four(game, cells))
            }));
        }
    }
    all
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
        goes_on("lets rising lines go on at the other side", &["rising"], OTHER_SIDE),
        goes_on("lets diagonal lines go on from top to bottom", DIAGONAL, FROM_TOP_TO_BOTTOM),
        goes_on("lets horizontal lines go on in the next row", &["horizontal"], NEXT_ROW),
        goes_on("lets horizontal lines go on in the next row", &["horizontal"], ROW_BEFORE),
        wins("lets vertical lines go on with the discs of the next column", |game| {
            let is_disc = |cell: &Cell| game.board.at(*cell) != EMPTY;
            let mut discs: Vec<_> = cells().filter(is_disc).collect();
            discs.sort_by_key(|(row, column)| (*column, ROWS - row));
            is_won(game) || has_four(game, &discs)
        }),
        goes_on("lets diagonal lines go on one row further, at the other side", DIAGONAL, NEXT_ROW),
        goes_on("lets all lines go on in the next row, at the other side", ALL, NEXT_ROW),
        goes_on("lets all lines go on in the next row, at the other side", ALL, ROW_BEFORE),
        goes_on("lets vertical lines go on in the next column", &["vertical"], NEXT_COLUMN),
        goes_on("lets vertical lines go on in the next column", &["vertical"], COLUMN_BEFORE),
        counts("adds up discs of a rising and a falling line", DIAGONAL, AS_IT_IS, |a, b| a + b),
        counts("adds up discs in all directions", ALL, AS_IT_IS, |a, b| a + b),
        wins("looks for lines only after discs of yellow", |game| {
            game.board.discs % 2 == 0 && any_four(&game.board)
        }),
        wins("looks for lines only after discs of red", |game| {
            game.board.discs % 2 == 1 && any_four(&game.board)
        }),
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
        wins("takes four empty cells for a line", |game| {
            WINDOWS.iter().any(|four| is_alike(&game.board, four))
        }),
        takes(
            7,
            "takes any four discs in a row for a line, of both colours, too",
            ALL,
            |line, _| line.split(' ').any(|discs| discs.len() > 3),
        ),
        takes(7, "does not count the first disc of a vertical run", &["vertical"], |line, four| {
            // A column is read from above.
            line.ends_with(four) || line.contains(&(four.to_owned() + &four[..1]))
        }),
        takes(
            7,
            "does not count the first disc of a horizontal run",
            &["horizontal"],
            |line, four| line.starts_with(four) || line.contains(&(four.to_owned() + &four[..1])),
        ),
        takes(7, "does not see lines of more than four discs", ALL, |line, four| {
            line.split(|disc| !four.contains(disc)).any(|discs| discs.len() == 4)
        }),
    ]
}

/// Lines that are looked for from any cell on, also where they leave the board.
fn wraps() -> Vec<Mistake> {
    let rows: [(_, _, Place); 5] = [
        ("takes row 0 - 1 of rising lines for the last one", (-1, 1), ROW_BELOW_0),
        ("takes row 0 - 1 of falling lines for the last one", (-1, -1), ROW_BELOW_0),
        ("takes column 0 - 1 of falling lines for the last one", (-1, -1), COLUMN_BELOW_0),
        ("takes row or column 0 - 1 of falling lines for the last one", (-1, -1), BELOW_0),
        ("takes row 0 - 1 of vertical lines for the last one", (-1, 0), ROW_BELOW_0),
    ];
    rows.map(|(clause, step, place)| {
        let line = |cell| (0..4).map(|steps| beyond(cell, step, steps, place)).collect();
        let lines: Vec<Vec<_>> = cells().filter_map(line).collect();
        wins(clause, move |game| is_won(game) || lines.iter().any(|line| is_own_line(game, line)))
    })
    .into()
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

/// Lines that are seen too late.
fn late() -> Vec<Mistake> {
    vec![
        wins("sees a line only when the next disc is dropped", |game| {
            any_four(&without_last(game))
        }),
        changed("sees a line only at the next move, before its disc is dropped", |referee| {
            referee.wins = Arc::new(|game| any_four(&without_last(game)));
            referee.refuses =
                |game, _| if any_four(&game.board) { &[CONNECT4] } else { &[INVALID] };
            referee.last_board =
                |game| Some(without_last(game)).filter(any_four).unwrap_or(game.board);
        }),
        wins("looks for four in a row with the last disc of a line of moves only", |game| {
            game.beside.1 == 0 && is_won(game)
        }),
        changed("looks for four in a row with the last disc of a line of moves only", |referee| {
            referee.wins = Arc::new(|game| game.beside.1 == 0 && is_won(game));
            referee.refuses = |game, column| match game.board.fours((0, column - 1)).next() {
                Some(_) if game.beside.1 == 0 => &[INVALID, CONNECT4],
                _ => &[INVALID],
            };
        }),
        changed("looks for four in a row only after the last move of a line", |referee| {
            referee.wins = Arc::new(is_won_at_end);
            referee.refuses =
                |game, _| if is_won_at_end(game) { &[INVALID, CONNECT4] } else { &[INVALID] };
        }),
    ]
}

/// Returns whether there is a line after the last move of a line of moves.
fn is_won_at_end(game: &Game) -> bool {
    game.beside.1 == 0 && any_four(&game.board)
}

/// Returns whether the board is full after the last move of a line.
fn is_full_at_end(game: &Game) -> bool {
    game.beside.1 == 0 && game.board.discs == 48
}

/// Full boards that are seen too late.
fn late_full() -> Vec<Mistake> {
    vec![
        changed(
            "looks for four in a row and a full board only after the last move of a line",
            |referee| {
                (referee.wins, referee.is_full) =
                    (Arc::new(is_won_at_end), Arc::new(is_full_at_end));
                referee.refuses = |game, _| match (is_won_at_end(game), is_full_at_end(game)) {
                    (true, _) => &[INVALID, CONNECT4],
                    (_, true) => &[INVALID, FULL],
                    _ => &[INVALID],
                };
            },
        ),
        changed("prints FULL only after the last move of a line", |referee| {
            referee.is_full = Arc::new(is_full_at_end);
            referee.refuses =
                |game, _| if is_full_at_end(game) { &[INVALID, FULL] } else { &[INVALID] };
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
        full("prints FULL after 40 discs", |game| game.board.discs == 40),
        full("prints FULL if all columns have five discs", |game| is_row_full(game, 1)),
        full("prints FULL if the bottom row is full", |game| is_row_full(game, ROWS - 1)),
        full("prints FULL if column 1 is full", |game| are_full(game, 1..=1)),
        full("prints FULL if column 8 is full", |game| are_full(game, 8..=8)),
        full("prints FULL if columns 1 to 7 are full", |game| are_full(game, 1..=7)),
        full("prints FULL if columns 2 to 8 are full", |game| are_full(game, 2..=8)),
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
        last_board("prints the board after CONNECT4 without the last disc", |game| {
            if is_won(game) {
                without_last(game)
            } else {
                game.board
            }
        }),
        changed("prints CONNECT4 and the board once for each line", |referee| {
            referee.judges = |game, due| match game.board.fours(game.last).count() {
                0 => due,
                count => &FOURS_WON[..count],
            };
        }),
        changed("prints CONNECT4 and the board once for each direction with a line", |referee| {
            referee.judges = |game, due| {
                let directions: HashSet<_> = game.board.fours(game.last).map(direction).collect();
                match directions.len() {
                    0 => due,
                    count => &FOURS_WON[..count],
                }
            };
        }),
        changed("prints the board after a line with INVALID moves only", |referee| {
            referee.line_ended = |game| if game.dropped == 0 { &[BOARD] } else { &[] };
        }),
        changed("does not print QUIT if there are no moves", |referee| {
            referee.ended = |game| if game.board.discs == 0 { &[] } else { &[QUIT] };
        }),
        then("goes on after FULL", [GoOn, Stop, GoOn]),
        then("goes on with the next line after FULL", [GoOn, Stop, NextLine]),
    ]
}

/// Games that go on after a line. Who goes on may look for lines with the last disc, or in all of the board, and let the
/// winner move again.
fn goes_on_after_wins() -> Vec<Mistake> {
    use Then::{GoOn, NewGame, NewGameInNextLine, NextLine, OverNextLine, Stop, ThisLine};
    let right = Referee::right();
    let lines: [Wins; 3] = [is_won, own_four, |game| any_four(&game.board)];
    let turns: [fn(&Game) -> usize; 2] = [right.turn, |game| game.board.discs - game.won];
    let seeing = lines.map(|wins| Referee { wins: Arc::new(wins), ..right.clone() });
    let judging = seeing.iter().flat_map(|other| {
        [right.judges, judge_both].map(|judges| Referee { judges, ..other.clone() })
    });
    let turning =
        seeing.iter().flat_map(|other| turns.map(|turn| Referee { turn, ..other.clone() }));
    let [judging, turning] = [judging.collect::<Vec<_>>(), turning.take(5).collect()];
    let mut all = Vec::new();
    for (clause, next, referees) in [
        ("goes on after {}", GoOn, &judging[..]),
        ("goes on to the end of the line after {}", ThisLine, &judging),
        ("goes on with the next line after {}", NextLine, &turning),
        ("goes on with the next line after {}", OverNextLine, &turning),
        ("begins a new game after {}", NewGame, &seeing[..1]),
        ("begins a new game after {}", NewGameInNextLine, &seeing[..1]),
    ] {
        for (name, then) in
            [("CONNECT4", [GoOn, next, Stop]), ("CONNECT4 and FULL", [GoOn, next, next])]
        {
            let clause = clause.replace("{}", name);
            all.extend(referees.iter().map(|other| {
                let other = Referee { then, ..other.clone() };
                referee(&*clause, other)
            }));
        }
    }
    for (turn, next) in turns.into_iter().flat_map(|turn| [(turn, GoOn), (turn, NextLine)]) {
        all.push(changed("goes on, and prints CONNECT4 and FULL only at the end", |referee| {
            (referee.turn, referee.then) = (turn, [GoOn, next, next]);
            referee.judges = |_, _| &[];
            referee.ended = |game| match (game.won, game.board.discs) {
                (1.., _) => &[CONNECT4],
                (_, 48) => &[FULL],
                _ => &[QUIT],
            };
        }));
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
    let mut all = vec![
        end("prints QUIT in place of FULL and the board", &[FULL], |word, board| {
            "QUIT\n".clone_into(&mut word.text);
            board.text.clear();
        }),
        end("prints FULL, too, after CONNECT4 with the 48th disc", &[CONNECT4], |word, board| {
            word.text += if board.text[..66].contains(' ') { "" } else { "FULL\n" };
        }),
        end("exchanges CONNECT4 and FULL", VERDICTS[0].1, |word, _| {
            word.text = format!("{}\n", if word.kind == FULL { CONNECT4 } else { FULL });
        }),
    ];
    for (name, words) in VERDICTS {
        all.extend(ENDINGS.map(|(clause, change)| end(clause.replace("{}", name), words, change)));
    }
    for players in [["0", "1"], ["1", "2"], ["Red", "Yellow"], ["red", "yellow"], ["R", "Y"]] {
        for (before, after) in
            [("\n{}\n", ""), (" {}\n", ""), ("\nPlayer {} wins\n", ""), ("\n", "{}\n")]
        {
            all.push(end("prints the winner after CONNECT4", &[CONNECT4], move |word, board| {
                let winner = players[usize::from(word.reason.starts_with("Yellow"))];
                word.text = CONNECT4.to_owned() + &before.replace("{}", winner);
                board.text += &after.replace("{}", winner);
            }));
        }
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
            let last = answers.iter().rposition(|answer| answer.text.contains(FOOT))?;
            let board = answers[last].text.clone();
            if answers[last].kind == BOARD {
                answers.remove(last);
            }
            let boards = answers.iter_mut().filter(|answer| answer.text.contains(FOOT));
            boards.for_each(|answer| answer.text.clone_from(&board));
            Some(answers)
        }),
        board("prints the foot above the board, too", |board| FOOT.to_owned() + board),
        board("prints the foot above the board", |board| FOOT.to_owned() + rows(board)),
        board("prints boards one row too high, and the last row empty", |board| {
            board[11..rows(board).len()].to_owned() + "|        |\n" + FOOT
        }),
        board("prints boards one row too low, and the top row empty", |board| {
            "|        |\n".to_owned() + &board[..55] + FOOT
        }),
        board("prints boards upside down", |board| {
            rows(board).split_inclusive('\n').rev().collect::<String>() + FOOT
        }),
        board("prints columns as rows, from bottom to top", |board| {
            let cells = |at| rows(board).lines().rev().map(move |row| &row[at..=at]);
            let row = |at| ["|", &cells(at).collect::<String>(), "|\n"].concat();
            (1..=COLUMNS).map(row).collect::<String>() + FOOT
        }),
        board("prints columns as rows", |board| {
            let column = |at| rows(board).lines().map(|row| &row[at..=at]).collect::<String>();
            (1..=COLUMNS).map(|at| ["|", &column(at), "|\n"].concat()).collect::<String>() + FOOT
        }),
        board("leaves out empty rows of boards", |board| board.replace("|        |\n", "")),
        board("prints boards of seven rows", |board| "|        |\n".to_owned() + board),
        board("prints boards of seven columns", |board| {
            board.lines().map(|line| [&line[..8], &line[9..], "\n"].concat()).collect()
        }),
        board("prints boards of nine columns", |board| {
            board.replace("|\n", " |\n").replace('/', "-/")
        }),
        board("prints the numbers of columns above boards", |board| {
            " 12345678\n".to_owned() + board
        }),
        board("prints the numbers of columns below boards", |board| {
            board.to_owned() + " 12345678\n"
        }),
        board("prints boards without walls and with a foot of dashes", |board| {
            rows(board).replace('|', "") + "--------\n"
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
        row("prints column 8 first", |row| row.chars().rev().collect()),
        row("does not print column 8", |row| row[..8].to_owned() + "|"),
        row("prints rows without walls", |row| row[1..9].to_owned()),
        row("prints rows without the left wall", |row| row[1..].to_owned()),
        row("prints rows without the right wall", |row| row[..9].to_owned()),
        row("leaves out spaces before the right wall", |row| row[..9].trim_end().to_owned() + "|"),
        row("ends rows with a space", |row| row.to_owned() + " "),
        row("prints a space between cells", move |row| joined(row, " ")),
        row("prints walls between cells", move |row| joined(row, "|")),
        row("leaves out empty cells of rows, and fills up with spaces", |row| {
            format!("|{:8}|", row[1..9].replace(' ', ""))
        }),
        row("prints all discs as 0", |row| row.replace('1', "0")),
    ];
    let walls = ["!", "I", ":", " "];
    all.extend(
        walls.map(|wall| {
            row(format!("prints '{wall}' as walls"), move |row| row.replace('|', wall))
        }),
    );
    all.extend(SIGNS.map(|signs| {
        let [empty, red, yellow] = [0, 1, 2].map(|place| &signs[place..=place]);
        let clause =
            format!("prints '{empty}' for empty cells, {red} for red and {yellow} for yellow");
        let sign = |cell| " 01".find(cell).map_or("|", |place| &signs[place..=place]);
        row(clause, move |row| row.chars().map(sign).collect())
    }));
    all
}
