//! What is printed: words, the end of a game, boards, and their rows.

use super::changed;
use super::discs::unless_8;
use crate::general::{at_other_places, in_place_of_each, rewritten, Named, Rewrite};
use crate::mistake::{prints, reads, Mistake, Shared};
use crate::printing::{each_line, each_of, Answers, Kinds};
use rules::answer::Answer;
use rules::connect4::board::{COLUMNS, FOOT};
use rules::connect4::model::{Game, Words, BOARD, CONNECT4, FULL, INVALID, LAST_BOARD, QUIT};
use std::mem;
use std::sync::Arc;

/// Boards, as clauses call them.
const BOARDS: [Named; 3] = [
    ("boards", &[BOARD, LAST_BOARD]),
    ("boards for blank lines", &[BOARD]),
    ("the last board", &[LAST_BOARD]),
];
/// Words at the end of a game.
const VERDICTS: [Named; 3] =
    [("CONNECT4 and FULL", &[CONNECT4, FULL]), ("CONNECT4", &[CONNECT4]), ("FULL", &[FULL])];
const EMPTY_ROW: &str = "|        |\n";
const NUMBERS: &str = " 12345678\n";

pub(super) fn mistakes() -> Vec<Mistake> {
    let drawn = rewritten(BOARDS[0], &DRAWN);
    let parts = BOARDS.into_iter().flat_map(|boards| rewritten(boards, &PARTS));
    let rows = [narrow_boards(), rows_of_boards()].into_iter().flatten();
    [words(), endings(), drawn].into_iter().flatten().chain(parts).chain(rows).collect()
}

/// What is printed in place of words, and when.
fn words() -> Vec<Mistake> {
    const WORDS: Kinds = &[INVALID, CONNECT4, FULL, QUIT];
    let mut all = vec![
        prints("prints all words before all boards", |answers| answers.sort_by_key(is_board)),
        prints("prints lower-case letters", each_line(str::to_lowercase)),
        // We add a blank line, so that the last answer but one is the last board.
        reads("prints the last board each time", |input| input.to_owned() + "\n")
            .and_prints(prints_last_board),
    ];
    all.extend(WORDS.iter().copied().zip(WORDS.chunks(1)).flat_map(in_place_of_each));
    all.extend(in_place_of_each(("words", WORDS)));
    all.extend(at_other_places((INVALID, &[INVALID])));
    all.extend(BOARDS.into_iter().take(2).flat_map(in_place_of_each));
    all.extend(at_other_places(("board for a blank line", BOARDS[1].1)));
    all
}

fn is_board(answer: &Answer) -> bool {
    answer.text.contains(FOOT)
}

/// Prints the last board in place of each board. If the added blank line asked for it, it goes.
fn prints_last_board(answers: &mut Answers) {
    let Some(last) = answers.iter().rposition(is_board) else { return };
    let board = answers[last].text.clone();
    if answers[last].kind == BOARD {
        answers.remove(last);
    }
    let boards = answers.iter_mut().filter(|answer| is_board(answer));
    boards.for_each(|answer| answer.text.clone_from(&board));
}

/// Exchanges a word at the end of a game and the board after it.
fn end(clause: &str, words: Kinds, change: impl Fn(&mut Answer, &mut Answer) + Shared) -> Mistake {
    prints(clause, move |answers| {
        if let [.., word, board, _] = &mut answers[..] {
            if board.kind == LAST_BOARD && words.contains(&word.kind) {
                change(word, board);
            }
        }
    })
}

/// How games end, perhaps with the winner in words of its own.
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
    let mut all = vec![
        end("prints QUIT in place of FULL and the board", &[FULL], |word, board| {
            "QUIT\n".clone_into(&mut word.text);
            board.text.clear();
        }),
        end("prints FULL, too, after CONNECT4 with the 48th disc", &[CONNECT4], |word, board| {
            word.text += if rows(&board.text).contains(' ') { "" } else { "FULL\n" };
        }),
    ];
    for (name, words) in VERDICTS {
        all.extend(ENDINGS.map(|(clause, change)| end(&clause.replace("{}", name), words, change)));
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

/// Returns the rows of a board: the lines above its foot, or all lines if it has none.
fn rows(board: &str) -> &str {
    board.strip_suffix(FOOT).unwrap_or(board)
}

/// Returns the cells of a row: what is between its walls, or all of it if it has none.
fn cells(row: &str) -> &str {
    row.strip_prefix('|').and_then(|row| row.strip_suffix('|')).unwrap_or(row)
}

/// Returns the lines of a board but some rows at its top and some at its bottom.
fn trimmed(board: &str, top: usize, bottom: usize) -> String {
    let rows: Vec<_> = rows(board).split_inclusive('\n').collect();
    let end = rows.len().saturating_sub(bottom);
    rows.get(top..end).unwrap_or_default().concat()
}

/// Draws the columns of a board as rows.
fn columns(board: &str) -> String {
    let column = |at| rows(board).lines().filter_map(move |row| cells(row).chars().nth(at));
    let row = |at| format!("|{}|\n", column(at).collect::<String>());
    (0..COLUMNS).map(row).collect::<String>() + FOOT
}

/// What is drawn in place of each board.
const DRAWN: [Rewrite; 12] = [
    ("prints boards one row too high, and the last row empty", |board| {
        trimmed(board, 1, 0) + EMPTY_ROW + FOOT
    }),
    ("prints boards one row too low, and the top row empty", |board| {
        EMPTY_ROW.to_owned() + &trimmed(board, 0, 1) + FOOT
    }),
    ("prints boards upside down", |board| {
        rows(board).split_inclusive('\n').rev().collect::<String>() + FOOT
    }),
    ("prints columns as rows", columns),
    ("prints the foot above the board, too", |board| FOOT.to_owned() + board),
    ("prints the foot above the board", |board| FOOT.to_owned() + rows(board)),
    ("leaves out empty rows of boards", |board| board.replace(EMPTY_ROW, "")),
    ("prints boards of seven rows", |board| EMPTY_ROW.to_owned() + board),
    ("prints boards of seven columns", narrow),
    ("prints boards of nine columns", |board| board.replace("|\n", " |\n").replace('/', "-/")),
    ("prints the numbers of columns above boards", |board| NUMBERS.to_owned() + board),
    ("prints the numbers of columns below boards", |board| board.to_owned() + NUMBERS),
];
/// Parts that are left out of boards of some kinds, which `{}` stands for.
const PARTS: [Rewrite; 3] = [
    ("prints {} without a foot", |board| rows(board).to_owned()),
    ("prints {} without the top row", |board| trimmed(board, 1, 0) + FOOT),
    ("prints {} without the bottom row", |board| trimmed(board, 0, 1) + FOOT),
];

/// Draws a board without the last column.
fn narrow(board: &str) -> String {
    let line = |line: &str| {
        let mut chars: Vec<_> = line.chars().collect();
        if let Some(last) = chars.len().checked_sub(2) {
            chars.remove(last);
        }
        chars.into_iter().chain(['\n']).collect::<String>()
    };
    board.lines().map(line).collect()
}

/// Programs whose board has seven columns. They print `INVALID` or nothing for a move into column
/// 8, and see that the board is full after 42 discs or never.
fn narrow_boards() -> Vec<Mistake> {
    let refuses: fn(&mut Game) -> Words = |_| &[INVALID];
    let ignores_8: fn(&mut Game) -> Words =
        |game| if game.column == COLUMNS { &[] } else { &[INVALID] };
    let ways = [(refuses, 42), (refuses, 48), (ignores_8, 42), (ignores_8, 48)];
    let all = ways.map(|(refuses, discs)| {
        let narrower = changed("plays on a board of seven columns", move |referee| {
            referee.lands = unless_8;
            referee.refuses = refuses;
            referee.is_full = Arc::new(move |game| game.board.discs == discs);
        });
        narrower.and_prints(each_of(BOARDS[0].1, narrow))
    });
    all.into()
}

/// Changes the cells of each row of boards.
fn row(clause: &str, change: fn(&str) -> String) -> Mistake {
    let board = move |board: &str| {
        let row = |row: &str| row.replacen(cells(row), &change(cells(row)), 1) + "\n";
        let foot = &board[rows(board).len()..];
        rows(board).lines().map(row).collect::<String>() + foot
    };
    prints(clause, each_of(BOARDS[0].1, board))
}

/// How the cells of a row are drawn.
fn rows_of_boards() -> Vec<Mistake> {
    fn without_last(cells: &str) -> &str {
        cells.char_indices().next_back().map_or("", |(last, _)| &cells[..last])
    }
    /// Draws a sign between cells.
    fn joined(cells: &str, sign: &str) -> String {
        cells.split("").filter(|cell| !cell.is_empty()).collect::<Vec<_>>().join(sign)
    }
    vec![
        row("prints boards one column too far to the right", |cells| {
            " ".to_owned() + without_last(cells)
        }),
        row("prints column 8 first", |cells| cells.chars().rev().collect()),
        row("does not print column 8", |cells| without_last(cells).to_owned()),
        row("leaves out spaces before the right wall", |cells| cells.trim_end().to_owned()),
        row("prints a space between cells", |cells| joined(cells, " ")),
        row("prints walls between cells", |cells| joined(cells, "|")),
    ]
}
