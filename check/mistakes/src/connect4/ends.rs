//! When lines and full boards are seen too late, when the board is full, and what comes after the
//! end of a game.

use super::lines::{any_four, is_won, own_four};
use super::{all_moves, changed, full, wins, CELLS};
use crate::mistake::Mistake;
use rules::connect4::board::{direction, Board, COLUMNS, EMPTY, ROWS};
use rules::connect4::model::{
    Game, Look, Referee, Then, Words, BOARD, CONNECT4, FULL, INVALID, LAST_BOARD, QUIT,
};
use std::collections::BTreeSet;
use std::ops::RangeInclusive;
use std::sync::Arc;

/// A word for each line that a disc can complete: up to 13 windows of four cells share a cell.
static FOURS_WON: [&str; 13] = [CONNECT4; 13];

pub(super) fn mistakes() -> Vec<Mistake> {
    let all = [late(), is_full(), counts_invalid(), ends(), several_words(), goes_on_after_wins()];
    all.into_iter().flatten().collect()
}

/// Ends of games that are seen too late.
fn late() -> Vec<Mistake> {
    vec![
        wins("sees a line only when the next disc is dropped", |game| any_four(&before_last(game))),
        wins("looks for four in a row with the last disc of a line of moves only", |game| {
            game.past.is_last && is_won(game)
        }),
        changed("looks for four in a row only after the last move of a line", |referee| {
            referee.looks.push(Look::Anywhere(Arc::new(is_won_at_end)));
            referee.refuses = refuse_at_end;
        }),
        changed("prints FULL only after the last move of a line", |referee| {
            referee.is_full = Arc::new(is_full_at_end);
            referee.refuses = refuse_at_end;
        }),
        changed("prints FULL only at the next move", |referee| {
            referee.is_full = Arc::new(|_| false);
            referee.refuses = |game| if game.board.discs < CELLS { &[INVALID] } else { &[FULL] };
        }),
        changed("prints FULL only at the end of the input", |referee| {
            referee.is_full = Arc::new(|_| false);
            referee.ended = |game| if game.board.discs == CELLS { &[FULL] } else { &[QUIT] };
        }),
    ]
}

/// Returns the board before the last move.
fn before_last(game: &Game) -> Board {
    let mut board = game.board.with_disc(game.last, EMPTY);
    board.discs -= 2;
    board
}

/// Returns whether there are four in a row after the last move of a line of the input.
fn is_won_at_end(game: &Game) -> bool {
    game.past.is_last && any_four(&game.board)
}

/// Returns whether the board is full after the last move of a line of the input.
fn is_full_at_end(game: &Game) -> bool {
    game.past.is_last && game.board.discs == CELLS
}

/// Such a program looks for four in a row, or a full board, only after the last move of a line of
/// the input. If that move is invalid, the word for what it finds comes after `INVALID`.
fn refuse_at_end(game: &mut Game) -> Words {
    match (is_won_at_end(game), is_full_at_end(game)) {
        (true, _) => &[INVALID, CONNECT4],
        (_, true) => &[INVALID, FULL],
        _ => &[INVALID],
    }
}

/// Returns whether a row has discs in some columns. Discs lie on each other, so a column is full if
/// it has one in row 0.
pub(super) fn are_filled(game: &Game, row: usize, mut columns: RangeInclusive<usize>) -> bool {
    columns.all(|column| game.board.at((row, column - 1)) != EMPTY)
}

/// When the board is full.
fn is_full() -> Vec<Mistake> {
    let mut all = vec![
        full("does not see that the board is full", |_| false),
        full("prints FULL if any column is full", |game| {
            (1..=COLUMNS).any(|column| are_filled(game, 0, column..=column))
        }),
        full("prints FULL if all columns have five discs", |game| are_filled(game, 1, 1..=8)),
        full("prints FULL if the bottom row is full", |game| are_filled(game, ROWS - 1, 1..=8)),
        full("prints FULL if column 1 is full", |game| are_filled(game, 0, 1..=1)),
        full("prints FULL if column 8 is full", |game| are_filled(game, 0, 8..=8)),
        full("prints FULL if columns 1 to 7 are full", |game| are_filled(game, 0, 1..=7)),
        full("prints FULL if columns 2 to 8 are full", |game| are_filled(game, 0, 2..=8)),
        full("counts blank lines among the 48 discs", |game| {
            game.board.discs + game.past.blank == CELLS
        }),
    ];
    all.extend((0..COLUMNS).map(|column| {
        let clause = format!("does not print FULL if the last disc is in column {}", column + 1);
        full(clause, move |game| game.board.discs == CELLS && game.last != (0, column))
    }));
    all
}

/// Programs that count `INVALID` moves among the 48 discs. They ask after each disc whether they
/// have counted 48 moves (so if the 48th was `INVALID`, they never see that), or after each move,
/// or whether they have counted 48 or more.
fn counts_invalid() -> Vec<Mistake> {
    let clause = "counts INVALID moves among the 48 discs";
    let after_each_move = changed(clause, |referee| {
        referee.is_full = Arc::new(|game| all_moves(game) == CELLS);
        referee.refuses =
            |game| if all_moves(game) == CELLS { &[INVALID, FULL] } else { &[INVALID] };
    });
    vec![
        full(clause, |game| all_moves(game) == CELLS),
        after_each_move,
        full(clause, |game| all_moves(game) >= CELLS),
    ]
}

/// Programs that print `CONNECT4` for each line with the last disc, or for each direction: with the
/// board each time, or with one board at the end.
fn several_words() -> Vec<Mistake> {
    let lines: fn(&Game, Words) -> Words =
        |game, expected| repeated(game.board.fours(game.last).count(), expected);
    let directions: fn(&Game, Words) -> Words = |game, expected| {
        let directions: BTreeSet<_> = game.board.fours(game.last).map(direction).collect();
        repeated(directions.len(), expected)
    };
    let mut all = Vec::new();
    for (name, judges) in [("line", lines), ("direction of a line", directions)] {
        let clause = format!("prints CONNECT4 and the board once for each {name}");
        all.push(changed(clause, move |referee| referee.judges = judges));
        let clause = format!("prints CONNECT4 once for each {name}");
        all.push(changed(clause, move |referee| referee.judges = judges).and_prints(|answers| {
            // The last board, and the answer without text.
            let end = answers.split_off(answers.len().saturating_sub(2));
            answers.retain(|answer| answer.kind != LAST_BOARD);
            answers.extend(end);
        }));
    }
    all
}

/// Prints `CONNECT4` some times in place of once.
fn repeated(times: usize, expected: Words) -> Words {
    match times {
        0 => expected,
        _ => &FOURS_WON[..times],
    }
}

/// Prints `FULL`, too, if the last disc of a full board wins.
fn judge_both(game: &Game, expected: Words) -> Words {
    match (expected, game.board.discs) {
        ([CONNECT4], CELLS) => &[CONNECT4, FULL],
        _ => expected,
    }
}

/// Returns words, or none if they are not printed.
pub(super) fn words_if(are_printed: bool, words: Words) -> Words {
    if are_printed {
        words
    } else {
        &[]
    }
}

/// Prints `QUIT`, but not if that is so.
fn no_quit(if_so: bool) -> Words {
    words_if(!if_so, &[QUIT])
}

/// What comes after each word, and where else the board is printed.
fn ends() -> Vec<Mistake> {
    let refuses = |clause, refuses| changed(clause, move |referee| referee.refuses = refuses);
    let judges = |clause, judges| changed(clause, move |referee| referee.judges = judges);
    let ended = |clause, ended| changed(clause, move |referee| referee.ended = ended);
    let last_board = |clause, board| changed(clause, move |referee| referee.last_board = board);
    vec![
        changed("prints boards for blank lines after the end of the game", |referee| {
            referee.after_connect4 = Then::Boards;
            referee.after_full = Then::Boards;
        }),
        changed("does not read the remainder of a line after INVALID", |referee| {
            referee.after_invalid = Then::NextLine;
        }),
        changed("goes on after FULL", |referee| referee.after_full = Then::GoOn),
        changed("goes on with the next line after FULL", |referee| {
            referee.after_full = Then::NextLine;
        }),
        refuses("ends the game with QUIT after INVALID", |_| &[INVALID, QUIT]),
        refuses("prints one INVALID for several in a row", |game| {
            words_if(game.past.invalid_since_disc == 1, &[INVALID])
        }),
        refuses("prints the board after INVALID, too", |_| &[INVALID, BOARD]),
        refuses("prints the board after a line with INVALID moves only", |game| {
            match (game.past.is_last, game.past.dropped) {
                (true, 0) => &[INVALID, BOARD],
                _ => &[INVALID],
            }
        }),
        ended("does not print QUIT if there are no moves", |game| no_quit(game.board.discs == 0)),
        ended("does not print QUIT if the last line is blank", |game| {
            no_quit(game.past.is_blank && game.past.blank + game.past.line > 1)
        }),
        ended("does not print QUIT if the last move is INVALID", |game| {
            no_quit(game.past.invalid_since_disc > 0)
        }),
        ended("prints the board after QUIT, too", |_| &[QUIT, BOARD]),
        judges("looks for FULL before CONNECT4", |game, expected| match game.board.discs {
            CELLS => &[FULL],
            _ => expected,
        }),
        judges("prints FULL, too, after CONNECT4 with the 48th disc", judge_both),
        last_board("prints the last board without the last disc", before_last),
        last_board("prints the board after CONNECT4 without the last disc", |game| {
            if is_won(game) {
                before_last(game)
            } else {
                game.board
            }
        }),
    ]
}

/// How a program goes on after a line: how it then looks for lines, what it prints, or whose turn
/// it is.
type Way = [fn(&mut Referee); 2];
const AS_BEFORE: fn(&mut Referee) = |_| {};
const LOOKS_FOR_OWN: fn(&mut Referee) =
    |referee| referee.looks.push(Look::Anywhere(Arc::new(own_four)));
const LOOKS_FOR_ANY: fn(&mut Referee) =
    |referee| referee.looks.push(Look::Anywhere(Arc::new(|game| any_four(&game.board))));
const PRINTS_BOTH: fn(&mut Referee) = |referee| referee.judges = judge_both;
const WINNER_AGAIN: fn(&mut Referee) =
    |referee| referee.turn = |game| game.board.discs + game.past.won;

/// Programs that go on at once.
const AT_ONCE: [Way; 6] = [
    [AS_BEFORE, AS_BEFORE],
    [AS_BEFORE, PRINTS_BOTH],
    [LOOKS_FOR_OWN, AS_BEFORE],
    [LOOKS_FOR_OWN, PRINTS_BOTH],
    [LOOKS_FOR_ANY, AS_BEFORE],
    [LOOKS_FOR_ANY, PRINTS_BOTH],
];
/// Programs that go on with the next line. (If the winner moves again, only the winner has lines:
/// so it is all the same whose lines are looked for.)
const LATER: [Way; 5] = [
    [AS_BEFORE, AS_BEFORE],
    [AS_BEFORE, WINNER_AGAIN],
    [LOOKS_FOR_OWN, AS_BEFORE],
    [LOOKS_FOR_OWN, WINNER_AGAIN],
    [LOOKS_FOR_ANY, AS_BEFORE],
];

/// What comes after a line, which `{}` stands for.
const GOES_ON: [(&str, Then, &[Way]); 6] = [
    ("goes on after {}", Then::GoOn, &AT_ONCE),
    ("goes on to the end of the line after {}", Then::ThisLine, &AT_ONCE),
    ("goes on with the next line after {}", Then::NextLine, &LATER),
    ("goes on with the next line after {}", Then::OverNextLine, &LATER),
    ("begins a new game after {}", Then::NewGame, &[[AS_BEFORE; 2]]),
    ("begins a new game after {}", Then::NewGameInNextLine, &[[AS_BEFORE; 2]]),
];

/// Games that go on after a line.
fn goes_on_after_wins() -> Vec<Mistake> {
    let mut all = Vec::new();
    for (clause, next, ways) in GOES_ON {
        for (end, after_full, stops_if_full) in [
            ("CONNECT4", Then::Stop, false),
            ("CONNECT4", Then::Stop, true),
            ("CONNECT4 and FULL", next, false),
        ] {
            all.extend(ways.iter().map(|[one, other]| {
                changed(clause.replace("{}", end), move |referee| {
                    one(referee);
                    other(referee);
                    referee.after_connect4 = next;
                    referee.after_full = after_full;
                    referee.stops_if_full = stops_if_full;
                })
            }));
        }
    }
    let at_the_end = [AS_BEFORE, WINNER_AGAIN]
        .into_iter()
        .flat_map(|way| [(way, Then::GoOn), (way, Then::NextLine)]);
    all.extend(at_the_end.map(|(way, next)| {
        changed("goes on, and prints CONNECT4 and FULL only at the end", move |referee| {
            way(referee);
            referee.after_connect4 = next;
            referee.after_full = next;
            referee.judges = |_, _| &[];
            referee.ended = |game| match (game.past.won, game.board.discs) {
                (1.., _) => &[CONNECT4],
                (_, CELLS) => &[FULL],
                _ => &[QUIT],
            };
        })
    }));
    all
}
