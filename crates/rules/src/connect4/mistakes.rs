//! Mistakes that programs for Connect 4 make. A row is what a program does, and the part of the model that it exchanges.

use super::board::{direction, Board, Cell, Window, COLUMNS, EMPTY, FOOT, PLAYERS, ROWS, WINDOWS};
use super::model::{Game, Referee, Then, BOARD, CONNECT4, FULL, INVALID, LAST_BOARD, QUIT};
use crate::answer::Answer;
use crate::mistake::{follows, prints, reads, Mistake};
use crate::printing::{after, before, each, replaced, without};
use std::ops::RangeInclusive;
use std::sync::Arc;
use std::{iter, mem};

/// A step down and to the right.
type Step = (isize, isize);

/// Kinds of lines, each with its directions.
const KINDS: [(&str, &[&str]); 6] = [
    ("horizontal ", &["horizontal"]),
    ("vertical ", &["vertical"]),
    ("rising ", &["rising"]),
    ("falling ", &["falling"]),
    ("diagonal ", &["rising", "falling"]),
    ("", &["horizontal", "vertical", "rising", "falling"]),
];
/// All directions.
const ALL: &[&str] = KINDS[5].1;
/// The directions, each with its step.
const STEPS: [(&str, Step); 4] =
    [("horizontal", (0, 1)), ("vertical", (1, 0)), ("falling", (1, 1)), ("rising", (-1, 1))];
/// The borders of the board.
const BORDERS: [(&str, fn(Cell) -> bool); 4] = [
    ("top row", |cell| cell.0 == 0),
    ("bottom row", |cell| cell.0 == ROWS - 1),
    ("first column", |cell| cell.1 == 0),
    ("last column", |cell| cell.1 == COLUMNS - 1),
];
/// How many moves are read in all, how many of a line, how many lines, and for how many of these a board is printed.
const MOVES: [usize; 11] = [42, 48, 49, 50, 64, 100, 128, 200, 256, 500, 1_000];
const MOVES_OF_A_LINE: [usize; 6] = [8, 10, 20, 48, 50, 100];
const LINES: [usize; 5] = [10, 20, 50, 100, 1_000];
const BLANK_LINES: [usize; 5] = [10, 20, 50, 100, 200];
/// Other spellings of words.
const SPELLINGS: [(&str, &str); 9] = [
    (INVALID, "Invalid"),
    (INVALID, "INVALID MOVE"),
    (INVALID, "INVALIDO"),
    (CONNECT4, "CONNECT"),
    (CONNECT4, "CONNECT 4"),
    (CONNECT4, "CONECTA4"),
    (FULL, "Full"),
    (FULL, "FULL BOARD"),
    (QUIT, "Quit"),
];
/// Other signs for an empty cell, for a disc of red and for one of yellow.
const SIGNS: [&str; 13] =
    [".01", "-01", "_01", "*01", "#01", " XO", " OX", " xo", " RY", " RA", " 12", "012", ".XO"];
/// Other feet.
const FEET: [&str; 10] = [
    "\\------/",
    "\\---------/",
    "\\________/",
    "\\========/",
    "/--------\\",
    "----------",
    "+--------+",
    "|--------|",
    "\\--------\\",
    "\\\\--------/",
];

/// Returns the mistakes.
pub(super) fn mistakes() -> Vec<Mistake> {
    let own = [
        blank_lines(),
        moves(),
        limits(),
        turns(),
        unseen(),
        seen(),
        full(),
        ends(),
        words(),
        boards(),
    ];
    crate::mistakes::mistakes().into_iter().chain(own.into_iter().flatten()).collect()
}

/// Blank lines for which there are more boards or fewer.
fn blank_lines() -> Vec<Mistake> {
    /// Exchanges the number of blank lines in a row. It knows whether these are the first lines, or the last ones.
    fn blank(clause: &str, number: fn(usize, bool, bool) -> usize) -> Mistake {
        reads(clause, move |input| {
            let lines: Vec<_> = input.split_inclusive('\n').collect();
            let is_same = |one: &&str, next: &&str| (*one == "\n") == (*next == "\n");
            let (mut text, mut left) = (String::new(), lines.len());
            for run in lines.chunk_by(is_same) {
                left -= run.len();
                text += &match run[0] {
                    "\n" => "\n".repeat(number(run.len(), text.is_empty(), left == 0)),
                    _ => run.concat(),
                };
            }
            text
        })
    }
    vec![
        blank("prints one board for several blank lines in a row", |_, _, _| 1),
        blank("prints at most two boards for several blank lines in a row", |all, _, _| all.min(2)),
        blank("does not see the first of several blank lines", |all, _, _| all.max(2) - 1),
        blank("does not see the first blank line after moves", |all, _, _| all - 1),
        blank("does not see the second, fourth … blank line in a row", |all, _, _| {
            all.div_ceil(2)
        }),
        blank("does not see the first, third … blank line in a row", |all, _, _| all / 2),
        blank(
            "does not see blank lines before the first move",
            |all, first, _| {
                if first {
                    0
                } else {
                    all
                }
            },
        ),
        blank("does not see the first line if it is blank", |all, first, _| {
            all - usize::from(first)
        }),
        blank(
            "does not see blank lines after the last move",
            |all, _, last| {
                if last {
                    0
                } else {
                    all
                }
            },
        ),
        blank("does not see the last line if it is blank", |all, _, last| all - usize::from(last)),
        blank("prints the board twice for a blank line", |all, _, _| 2 * all),
        reads("prints the board before QUIT", |input| input.to_owned() + "\n"),
        line("prints the board after each line of moves, too", |line| line.to_owned() + "\n"),
        line("prints the board after each move, too", |line| line.replace(' ', "\n\n") + "\n"),
        reads("prints the board after each line of moves, not for blank lines", |input| {
            let lines = input.lines().filter(|line| !line.is_empty());
            lines.map(|line| format!("{line}\n\n")).collect()
        }),
        reads("stops after the board for the first blank line", |input| {
            let lines: Vec<_> = input.split_inclusive('\n').collect();
            let end = lines.iter().position(|line| *line == "\n").map_or(lines.len(), |at| at + 1);
            lines[..end].concat()
        }),
    ]
}

/// Exchanges each line of moves.
fn line(
    clause: impl Into<String>,
    change: impl Fn(&str) -> String + Copy + Send + Sync + 'static,
) -> Mistake {
    let changed = move |line: &str| if line == "\n" { line.to_owned() } else { change(line) };
    reads(clause, move |input| input.split_inclusive('\n').map(changed).collect())
}

/// Moves that are not read, or made twice.
fn moves() -> Vec<Mistake> {
    vec![
        line("reads only the first move of a line", |line| line[..1].to_owned() + "\n"),
        line("does not read the first move of a line", |line| " ".to_owned() + &line[1..]),
        line("does not read the last move of a line", |line| {
            line[..line.len() - 2].to_owned() + " \n"
        }),
        reads("does not read moves into column 8", |input| input.replace('8', " ")),
        reads("reads only every second line", |input| {
            input.split_inclusive('\n').step_by(2).collect()
        }),
        reads("does not read the line after a blank line", |input| {
            let (mut lines, mut is_blank) = (input.split_inclusive('\n'), false);
            let next = || {
                let line = lines.nth(usize::from(is_blank))?;
                is_blank = line == "\n";
                Some(line)
            };
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
    /// Returns what of an input comes before one more thing of a kind than a limit.
    fn first(input: &str, limit: usize, is_one: fn(&&str) -> bool) -> String {
        let mut count = 0;
        let words = input.split_inclusive(['\n', ' ']);
        let first = words.take_while(|word| {
            count += usize::from(is_one(word));
            count <= limit
        });
        first.collect()
    }
    let moves = |limit| {
        reads(format!("stops after {limit} moves"), move |input| {
            first(input, limit, |word| *word != "\n")
        })
    };
    let of_a_line = |limit| {
        let clause = format!("reads at most {limit} moves of a line");
        line(clause, move |line| first(line.trim_end(), limit, |_| true) + " \n")
    };
    let lines = |limit| {
        reads(format!("reads only {limit} lines"), move |input| {
            input.split_inclusive('\n').take(limit).collect()
        })
    };
    let boards = |limit| {
        prints(format!("prints at most {limit} boards for blank lines"), move |mut answers| {
            let boards = answers.iter_mut().filter(|answer| answer.kind == BOARD);
            boards.skip(limit).for_each(|board| board.text.clear());
            answers
        })
    };
    let moves = MOVES.into_iter().map(moves).chain(MOVES_OF_A_LINE.into_iter().map(of_a_line));
    moves.chain(LINES.into_iter().map(lines)).chain(BLANK_LINES.into_iter().map(boards)).collect()
}

fn referee(clause: impl Into<String>, referee: Referee) -> Mistake {
    follows(clause, move |input| Some(referee.answers(input)))
}

/// Whose disc is dropped, and where it lands.
fn turns() -> Vec<Mistake> {
    let disc = |clause: &str, disc: fn(&Game) -> char| {
        referee(clause, Referee { disc, ..Referee::right() })
    };
    let lands = |clause: &str, lands: fn(&Board, usize) -> Option<Cell>| {
        referee(clause, Referee { lands, ..Referee::right() })
    };
    vec![
        disc("lets yellow begin, or prints red discs as 1 and yellow ones as 0", |game| {
            PLAYERS[1 - game.board.discs % 2]
        }),
        disc("lets the other player move after INVALID", |game| {
            PLAYERS[(game.board.discs + game.invalid) % 2]
        }),
        disc("lets the other player move after a blank line", |game| {
            PLAYERS[(game.board.discs + game.blank) % 2]
        }),
        disc("lets red begin in each line", |game| PLAYERS[game.beside.0 % 2]),
        disc("drops red discs only", |_| PLAYERS[0]),
        lands("puts the disc into the top cell of a full column", |board, column| {
            Some(board.with(column).map_or((0, column - 1), |(cell, _)| cell))
        }),
        lands("takes a column with five discs for full", |board, column| {
            Some(board.with(column)?.0).filter(|cell| cell.0 > 0)
        }),
        lands("takes moves into column 8 for INVALID", |board, column| {
            Some(board.with(column)?.0).filter(|cell| cell.1 < 7)
        }),
        lands("counts columns from 0, and takes 8 for INVALID", |board, column| {
            if column < 8 {
                Some(board.with(column + 1)?.0)
            } else {
                None
            }
        }),
        lands("counts columns from 0, and takes 8 for 0", |board, column| {
            Some(board.with(column % 8 + 1)?.0)
        }),
    ]
}

/// Describes a program that looks for lines in another way.
fn wins(
    clause: impl Into<String>,
    wins: impl Fn(&Game) -> bool + Send + Sync + 'static,
) -> Mistake {
    referee(clause, Referee { wins: Arc::new(wins), ..Referee::right() })
}

/// Lines that are not seen.
fn unseen() -> Vec<Mistake> {
    /// Describes a program that sees only some windows with four discs.
    fn sees(
        clause: String,
        sees: impl Fn(&Window, &Game) -> bool + Send + Sync + 'static,
    ) -> Mistake {
        wins(clause, move |game| game.board.fours(game.last).any(|four| sees(four, game)))
    }
    let mut all = Vec::new();
    for (kind, directions) in KINDS {
        let is_one = move |four: &Window| directions.contains(&direction(four));
        let is_upright = |four: &Window| direction(four) == "vertical";
        all.push(sees(format!("does not see {kind}lines"), move |four, _| !is_one(four)));
        for (border, touches) in BORDERS {
            let clause = format!("does not see {kind}lines that touch the {border}");
            all.push(sees(clause, move |four, _| {
                !is_one(four) || !four.iter().any(|cell| touches(*cell))
            }));
        }
        for (player, disc) in [("red", '0'), ("yellow", '1')] {
            let clause = format!("does not see {kind}lines of {player}");
            all.push(sees(clause, move |four, game| {
                !is_one(four) || game.board.at(game.last) != disc
            }));
        }
        for (end, places) in [("left end", &[0][..]), ("right end", &[3]), ("ends", &[0, 3])] {
            let end = if end == "ends" { "one of their ends" } else { &*format!("their {end}") };
            let clause = format!("sees {kind}lines only if their last disc is at {end}");
            if kind != "vertical " {
                all.push(sees(clause, move |four, game| {
                    let is_last = |place: &usize| four[*place] == game.last;
                    !is_one(four) || is_upright(four) || places.iter().any(is_last)
                }));
            }
        }
    }
    let is_diagonal = |four: &Window| four[0].0 != four[1].0 && four[0].1 != four[1].1;
    all.extend([
        sees("sees horizontal lines only".into(), |four, _| direction(four) == "horizontal"),
        sees("sees vertical lines only".into(), |four, _| direction(four) == "vertical"),
        sees("sees diagonal lines only".into(), move |four, _| is_diagonal(four)),
        sees(
            "sees diagonal lines only if their last disc is the highest".into(),
            move |four, game| !is_diagonal(four) || four.iter().all(|cell| cell.0 >= game.last.0),
        ),
        sees(
            "sees diagonal lines only if their last disc is the lowest".into(),
            move |four, game| !is_diagonal(four) || four.iter().all(|cell| cell.0 <= game.last.0),
        ),
        sees("does not see lines with a disc in column 7 or 8".into(), |four, _| {
            four.iter().all(|cell| cell.1 < 6)
        }),
        sees("sees falling lines only on the diagonals from the first column".into(), |four, _| {
            direction(four) != "falling" || four[0].0 >= four[0].1
        }),
        sees("sees falling lines only on the diagonals from the top row".into(), |four, _| {
            direction(four) != "falling" || four[0].0 <= four[0].1
        }),
        sees("sees rising lines only on the diagonals from the first column".into(), |four, _| {
            direction(four) != "rising" || four[0].0 + four[0].1 < ROWS
        }),
        sees("sees rising lines only on the diagonals from the bottom row".into(), |four, _| {
            direction(four) != "rising" || four[0].0 + four[0].1 >= ROWS - 1
        }),
        sees("sees lines from the eighth disc on only".into(), |_, game| game.board.discs > 7),
    ]);
    all
}

/// Returns the cells of the board that lie in a direction of a cell, this one included.
fn cells(cell: Cell, (down, right): Step) -> impl Iterator<Item = Cell> {
    iter::successors(Some(cell), move |cell| step(*cell, (down, right)))
}

fn step((row, column): Cell, (down, right): Step) -> Option<Cell> {
    let cell = (row.checked_add_signed(down)?, column.checked_add_signed(right)?);
    (cell.0 < ROWS && cell.1 < COLUMNS).then_some(cell)
}

/// Goes on in the same row beyond a side.
fn around_sides((row, column): Cell, (down, right): Step) -> Option<Cell> {
    step((row, 0), (down, 0))
        .map(|(row, _)| (row, (column + COLUMNS).wrapping_add_signed(right) % COLUMNS))
}

/// Goes on in the same column beyond the top or the bottom.
fn around_top((row, column): Cell, (down, right): Step) -> Option<Cell> {
    step((0, column), (0, right))
        .map(|(_, column)| ((row + ROWS).wrapping_add_signed(down) % ROWS, column))
}

/// Goes on in the next row beyond the right side, as cells lie in memory.
fn to_next_row((row, column): Cell, (down, right): Step) -> Option<Cell> {
    let place = (row * COLUMNS + column).checked_add_signed(8 * down + right)?;
    (place < ROWS * COLUMNS).then_some((place / COLUMNS, place % COLUMNS))
}

/// Goes on in the next column beyond the bottom.
fn to_next_column((row, column): Cell, (down, right): Step) -> Option<Cell> {
    let place = (column * ROWS + row).checked_add_signed(6 * right + down)?;
    (place < ROWS * COLUMNS).then_some((place % ROWS, place / ROWS))
}

/// Returns how many discs of the last player there are in a row, up to three on each side of the last disc.
fn length(game: &Game, (down, right): Step, next: fn(Cell, Step) -> Option<Cell>) -> usize {
    let is_same = |cell: &Cell| game.board.at(*cell) == game.board.at(game.last);
    let beyond = |step| {
        let cells = iter::successors(Some(game.last), move |cell| next(*cell, step));
        cells.skip(1).take(3).take_while(is_same).count()
    };
    1 + beyond((down, right)) + beyond((-down, -right))
}

/// Lines that are seen where there are none, or too late.
fn seen() -> Vec<Mistake> {
    /// Describes a program that takes something else for a line of four. It is given the cells in the direction of a
    /// line as a text, and four discs of the last player.
    fn takes(clause: String, kinds: &'static [&str], is_seen: fn(&str, &str) -> bool) -> Mistake {
        wins(clause, move |game| {
            STEPS.iter().any(|&(kind, (down, right))| {
                let first = cells(game.last, (-down, -right)).last().unwrap_or(game.last);
                let line: String =
                    cells(first, (down, right)).map(|cell| game.board.at(cell)).collect();
                let four = game.board.at(game.last).to_string().repeat(4);
                if kinds.contains(&kind) {
                    is_seen(&line, &four)
                } else {
                    line.contains(&four)
                }
            })
        })
    }
    /// Describes a program that sees lines that leave the board and go on elsewhere.
    fn goes_on(
        clause: &str,
        steps: &'static [usize],
        next: fn(Cell, Step) -> Option<Cell>,
    ) -> Mistake {
        wins(clause, move |game| {
            let is_long = |index: &usize| length(game, STEPS[*index].1, next) > 3;
            game.board.fours(game.last).next().is_some() || steps.iter().any(is_long)
        })
    }
    /// Describes a program that adds up the discs of several directions.
    fn adds(clause: &str, steps: &'static [usize]) -> Mistake {
        wins(clause, move |game| {
            let more = steps.iter().map(|index| length(game, STEPS[*index].1, step) - 1);
            game.board.fours(game.last).next().is_some() || more.sum::<usize>() > 2
        })
    }
    /// Returns whether there are four equal cells in a line anywhere.
    fn any_four(board: &Board, or_empty: bool) -> bool {
        WINDOWS.iter().any(|four| {
            let first = board.at(four[0]);
            (or_empty || first != EMPTY) && four.iter().all(|cell| board.at(*cell) == first)
        })
    }
    let mut all = vec![
        takes(
            "takes four discs in a line for four in a row, with others between".into(),
            ALL,
            |line, four| line.matches(&four[..1]).count() > 3,
        ),
        takes("counts on beyond empty cells".into(), ALL, |line, four| {
            line.replace(' ', "").contains(four)
        }),
        takes("counts on beyond discs of the other player".into(), ALL, |line, four| {
            line.replace(if four == "0000" { '1' } else { '0' }, "").contains(four)
        }),
        takes(
            "takes four discs in a row for a line, whatever their colours are".into(),
            ALL,
            |line, _| line.split(' ').any(|discs| discs.len() > 3),
        ),
        takes("does not see lines of more than four discs".into(), ALL, |line, four| {
            line.split(|disc| !four.contains(disc)).any(|discs| discs.len() == 4)
        }),
        goes_on("lets horizontal lines go on at the other side", &[0], around_sides),
        goes_on("lets diagonal lines go on at the other side", &[2, 3], around_sides),
        goes_on("lets lines go on at the other side", &[0, 2, 3], around_sides),
        goes_on("lets diagonal lines go on from the top at the bottom", &[2, 3], around_top),
        goes_on("lets horizontal lines go on in the next row", &[0], to_next_row),
        goes_on("lets diagonal lines go on in the next row beyond a side", &[2, 3], to_next_row),
        goes_on("lets vertical lines go on in the next column", &[1], to_next_column),
        adds("adds up the discs of a rising and a falling line", &[2, 3]),
        adds("adds up the discs of lines in all directions", &[0, 1, 2, 3]),
        wins("takes four empty cells for a line", |game| any_four(&game.board, true)),
        wins("sees lines one move too late", |game| {
            let mut board = game.board;
            board.cells[game.last.0][game.last.1] = EMPTY;
            any_four(&board, false)
        }),
        wins("looks for lines after moves of yellow only", |game| {
            game.board.discs % 2 == 0 && any_four(&game.board, false)
        }),
        wins("looks for lines at the end of a line of moves only", |game| {
            game.beside.1 == 0 && any_four(&game.board, false)
        }),
    ];
    for (kind, directions) in KINDS {
        all.push(takes(
            format!("takes three in a {kind}row for four"),
            directions,
            |line, four| line.contains(&four[1..]),
        ));
        all.push(takes(format!("wants five in a {kind}row"), directions, |line, four| {
            line.contains(&(four[1..].to_owned() + four))
        }));
    }
    all
}

/// When the board is full.
fn full() -> Vec<Mistake> {
    fn full(
        clause: impl Into<String>,
        is_full: impl Fn(&Game) -> bool + Send + Sync + 'static,
    ) -> Mistake {
        referee(clause, Referee { is_full: Arc::new(is_full), ..Referee::right() })
    }
    let top = |game: &Game, columns: RangeInclusive<usize>| {
        game.board.cells[0][columns].iter().filter(|cell| **cell != EMPTY).count()
    };
    let mut all = vec![
        full("never finds the board full", |_| false),
        full("finds the board full with 47 discs", |game| game.board.discs == 47),
        full("finds the board full with 42 discs", |game| game.board.discs == 42),
        full("finds the board full if one column is full", move |game| top(game, 0..=7) > 0),
        full("finds the board full if column 1 is full", move |game| top(game, 0..=0) > 0),
        full("finds the board full if column 8 is full", move |game| top(game, 7..=7) > 0),
        full("finds the board full if columns 1 to 7 are full", move |game| top(game, 0..=6) > 6),
        full("finds the board full if columns 2 to 8 are full", move |game| top(game, 1..=7) > 6),
        full("counts INVALID moves among the 48 discs", |game| {
            game.board.discs + game.invalid == 48
        }),
        full("counts blank lines among the 48 discs", |game| game.board.discs + game.blank == 48),
        full("finds the board full only at the end of a line", |game| {
            game.board.discs == 48 && game.beside.1 == 0
        }),
        referee(
            "finds the board full only at the next move",
            Referee {
                is_full: Arc::new(|_| false),
                refuses: |game| if game.board.discs == 48 { &[FULL] } else { &[INVALID] },
                ..Referee::right()
            },
        ),
        referee(
            "ends with FULL after 48 moves, INVALID ones included",
            Referee {
                is_full: Arc::new(|game| game.board.discs + game.invalid == 48),
                refuses: |game| {
                    if game.board.discs + game.invalid == 48 {
                        &[INVALID, FULL]
                    } else {
                        &[INVALID]
                    }
                },
                ..Referee::right()
            },
        ),
        referee(
            "looks for FULL before CONNECT4",
            Referee {
                verdicts: |wins, is_full| match (wins, is_full) {
                    (_, true) => &[FULL],
                    (true, _) => &[CONNECT4],
                    _ => &[],
                },
                ..Referee::right()
            },
        ),
        referee(
            "prints FULL, too, if the 48th disc makes CONNECT4",
            Referee {
                verdicts: |wins, is_full| match (wins, is_full) {
                    (true, true) => &[CONNECT4, FULL],
                    (true, _) => &[CONNECT4],
                    (_, true) => &[FULL],
                    _ => &[],
                },
                ..Referee::right()
            },
        ),
    ];
    for column in 1..=COLUMNS {
        all.push(full(
            format!("does not print FULL if the last disc is in column {column}"),
            move |game| game.board.discs == 48 && game.last.1 + 1 != column,
        ));
    }
    all
}

/// When the game ends, and where the board is printed besides.
fn ends() -> Vec<Mistake> {
    use Then::{Boards, GoOn, NextLine, Quit, Stop};
    let then = |clause, then| referee(clause, Referee { then, ..Referee::right() });
    let board =
        |clause, boards_after| referee(clause, Referee { boards_after, ..Referee::right() });
    vec![
        then("goes on after the end of the game", [GoOn, GoOn, GoOn]),
        then("goes on after CONNECT4", [GoOn, GoOn, Stop]),
        then("goes on after FULL", [GoOn, Stop, GoOn]),
        then("goes on with the next line after the end of the game", [GoOn, NextLine, NextLine]),
        then("prints boards for blank lines after the end of the game", [GoOn, Boards, Boards]),
        then("stops at INVALID", [Stop; 3]),
        then("ends with QUIT at INVALID", [Quit, Stop, Stop]),
        then("does not read the remainder of a line after INVALID", [NextLine, Stop, Stop]),
        board("prints the board after INVALID", &[INVALID]),
        board("prints the board after QUIT", &[QUIT]),
        referee(
            "prints the last board without the last disc",
            Referee {
                last_board: |game| {
                    let mut board = game.board;
                    board.cells[game.last.0][game.last.1] = EMPTY;
                    board
                },
                ..Referee::right()
            },
        ),
    ]
}

/// What is printed in place of words.
fn words() -> Vec<Mistake> {
    /// Exchanges the word at the end of a game and the board after it.
    fn end(clause: &str, change: fn(&mut Answer, &mut Answer)) -> Mistake {
        prints(clause, move |mut answers| {
            for index in 1..answers.len() {
                if answers[index].kind == LAST_BOARD {
                    let (words, boards) = answers.split_at_mut(index);
                    change(&mut words[index - 1], &mut boards[0]);
                }
            }
            answers
        })
    }
    let mut all = vec![
        end("prints the last board before CONNECT4 or FULL", |word, board| {
            mem::swap(&mut word.text, &mut board.text);
        }),
        end("prints no board after CONNECT4 and FULL", |_, board| board.text.clear()),
        end("prints no board after CONNECT4", |word, board| {
            if word.kind == CONNECT4 {
                board.text.clear()
            }
        }),
        end("prints no board after FULL", |word, board| {
            if word.kind == FULL {
                board.text.clear()
            }
        }),
        end("prints QUIT in place of FULL and the board", |word, board| {
            if word.kind == FULL {
                (word.text, board.text) = ("QUIT\n".into(), String::new())
            }
        }),
        end("prints QUIT after CONNECT4 and FULL, too", |_, board| board.text += "QUIT\n"),
        end("prints QUIT after FULL, too", |word, board| {
            if word.kind == FULL {
                board.text += "QUIT\n"
            }
        }),
        prints("prints one INVALID for several in a row", |mut answers| {
            answers.dedup_by(|next, last| next.kind == INVALID && last.kind == INVALID);
            answers
        }),
        prints("prints CONNECT4 in place of FULL", replaced(FULL, FULL, CONNECT4)),
        prints("prints FULL in place of CONNECT4", replaced(CONNECT4, CONNECT4, FULL)),
        prints("prints QUIT in place of FULL", replaced(FULL, FULL, QUIT)),
        prints("prints FULL in place of QUIT", replaced(QUIT, QUIT, FULL)),
        prints("exchanges CONNECT4 and FULL", |answers| {
            let connect4 = replaced(CONNECT4, CONNECT4, FULL);
            connect4(replaced(FULL, FULL, CONNECT4)(answers))
        }),
    ];
    for word in [INVALID, CONNECT4, FULL, QUIT] {
        all.extend([
            prints(format!("does not print {word}"), without(word)),
            prints(format!("does not end the line after {word}"), replaced(word, "\n", "")),
            prints(format!("prints a blank line after {word}"), after(word, "\n")),
            prints(format!("prints a blank line before {word}"), before(word, "\n")),
            prints(format!("prints a space after {word}"), replaced(word, "\n", " \n")),
            prints(format!("prints '.' after {word}"), replaced(word, "\n", ".\n")),
            prints(format!("prints '!' after {word}"), replaced(word, "\n", "!\n")),
        ]);
    }
    let spelling = |(word, other): (&'static str, &'static str)| {
        prints(format!("prints {other} in place of {word}"), replaced(word, word, other))
    };
    all.extend(SPELLINGS.map(spelling));
    all
}

/// How boards are drawn.
fn boards() -> Vec<Mistake> {
    /// Changes each board.
    fn board(
        clause: impl Into<String>,
        change: impl Fn(&str) -> String + Copy + Send + Sync + 'static,
    ) -> Mistake {
        prints(clause, move |answers| each(LAST_BOARD, change)(each(BOARD, change)(answers)))
    }
    /// Changes each row of each board.
    fn row(
        clause: impl Into<String>,
        change: impl Fn(&str) -> String + Copy + Send + Sync + 'static,
    ) -> Mistake {
        board(clause, move |board| {
            let lines = board.strip_suffix(FOOT).unwrap_or(board).lines();
            lines.map(|row| change(row) + "\n").collect::<String>() + FOOT
        })
    }
    fn rows(board: &str) -> &str {
        board.strip_suffix(FOOT).unwrap_or(board)
    }
    let mut all = vec![
        prints("does not print boards for blank lines", without(BOARD)),
        board("prints boards without a foot", |board| board.replace(FOOT, "")),
        board("prints the foot above the board, too", |board| FOOT.to_owned() + board),
        board("prints the foot above the board, not below", |board| FOOT.to_owned() + rows(board)),
        board("prints a blank line after each board", |board| board.to_owned() + "\n"),
        board("prints a blank line before each board", |board| "\n".to_owned() + board),
        board("prints boards upside down", |board| {
            rows(board).split_inclusive('\n').rev().collect::<String>() + FOOT
        }),
        board("prints boards with rows and columns exchanged", |board| {
            let rows: Vec<_> = rows(board).lines().map(|row| row[1..9].chars()).collect();
            let column =
                |column| rows.iter().filter_map(|row| row.clone().nth(column)).collect::<String>();
            (0..COLUMNS).map(|index| format!("|{}|\n", column(index))).collect::<String>() + FOOT
        }),
        board("prints boards without their empty rows", |board| board.replace("|        |\n", "")),
        board("prints boards without the top row", |board| board[11..].to_owned()),
        board("prints boards without the bottom row", |board| board[..55].to_owned() + FOOT),
        board("prints boards with a seventh row at the top", |board| {
            "|        |\n".to_owned() + board
        }),
        board("prints boards without column 8", |board| {
            board.lines().map(|line| line[..8].to_owned() + &line[9..] + "\n").collect()
        }),
        board("prints boards with a ninth column", |board| {
            board.replace("|\n", " |\n").replace('/', "-/")
        }),
        board("prints the numbers of columns below boards", |board| {
            board.to_owned() + " 12345678\n"
        }),
        board("prints the numbers of columns above boards", |board| {
            " 12345678\n".to_owned() + board
        }),
        row("prints rows from right to left", |row| row.chars().rev().collect()),
        row("prints rows without walls", |row| row[1..9].to_owned()),
        row("prints rows without the left wall", |row| row[1..].to_owned()),
        row("prints rows without the right wall", |row| row[..9].to_owned()),
        row("prints rows without walls, and without spaces at the end", |row| {
            row[1..9].trim_end().to_owned()
        }),
        row("leaves out the spaces before the right wall", |row| {
            row[..9].trim_end().to_owned() + "|"
        }),
        row("ends rows with a space", |row| row.to_owned() + " "),
        row("prints a space between cells", |row| {
            let cells: Vec<_> = row[1..9].split("").collect();
            format!("|{}|", cells[1..9].join(" "))
        }),
        row("prints walls between cells", |row| {
            let cells: Vec<_> = row[1..9].split("").collect();
            format!("|{}|", cells[1..9].join("|"))
        }),
        row("prints no spaces for empty cells", |row| row.replace(' ', "")),
        row("prints all discs as 0", |row| row.replace('1', "0")),
    ];
    all.extend(FEET.map(|foot| {
        board(format!("prints {foot} as the foot of boards"), move |board| {
            rows(board).to_owned() + foot + "\n"
        })
    }));
    all.extend(['!', 'I', ':', '#'].map(|wall| {
        row(format!("prints {wall} as walls"), move |row| row.replace('|', &wall.to_string()))
    }));
    all.extend(SIGNS.map(|signs| {
        let clause = format!(
            "prints '{}' for an empty cell, {} for red, {} for yellow",
            &signs[..1],
            &signs[1..2],
            &signs[2..]
        );
        row(clause, move |row| {
            let sign = |cell| " 01".find(cell).map_or("|", |place| &signs[place..=place]);
            row.chars().map(sign).collect()
        })
    }));
    all
}
