//! What is printed: words, the end of a game, boards, and their rows.

use super::changed;
use super::discs::unless_8;
use crate::mistake::{follows, prints, Mistake, Shared};
use crate::mistakes::printing::{each_line, each_of, Kinds};
use crate::mistakes::{at_other_places, in_place_of_each, rewritten, Named, Rewrite};
use rules::answer::Answer;
use rules::connect4::board::{COLUMNS, FOOT, ROWS};
use rules::connect4::model::{
    Game, Referee, Words, BOARD, CONNECT4, FULL, INVALID, LAST_BOARD, QUIT,
};
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
/// How many bytes a drawn row has: a sign for each cell, two walls and the line end.
const ROW: usize = COLUMNS + 3;
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
        follows("prints the last board each time", |input| {
            let mut answers = Referee::reference().answers(&(input.to_owned() + "\n"));
            let last = answers.iter().rposition(is_board).expect("the added line asks for one");
            let board = answers[last].text.clone();
            if answers[last].kind == BOARD {
                answers.remove(last);
            }
            let boards = answers.iter_mut().filter(|answer| is_board(answer));
            boards.for_each(|answer| answer.text.clone_from(&board));
            answers
        }),
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
        end("exchanges CONNECT4 and FULL", VERDICTS[0].1, |word, _| {
            word.text = format!("{}\n", if word.kind == FULL { CONNECT4 } else { FULL });
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

/// Returns the rows of a board.
fn rows(board: &str) -> &str {
    &board[..ROWS * ROW]
}

/// Draws the columns of rows as rows.
fn columns<'a>(rows: &(impl Iterator<Item = &'a str> + Clone)) -> String {
    let column = |at| rows.clone().map(|row| &row[at..=at]).collect::<String>();
    (1..=COLUMNS).map(|at| ["|", &column(at), "|\n"].concat()).collect::<String>() + FOOT
}

/// What is drawn in place of each board.
const DRAWN: [Rewrite; 13] = [
    ("prints boards one row too high, and the last row empty", |board| {
        board[ROW..ROWS * ROW].to_owned() + EMPTY_ROW + FOOT
    }),
    ("prints boards one row too low, and the top row empty", |board| {
        EMPTY_ROW.to_owned() + &board[..(ROWS - 1) * ROW] + FOOT
    }),
    ("prints boards upside down", |board| {
        rows(board).split_inclusive('\n').rev().collect::<String>() + FOOT
    }),
    ("prints columns as rows", |board| columns(&rows(board).lines())),
    ("prints columns as rows, from the bottom", |board| columns(&rows(board).lines().rev())),
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
    ("prints {} without the top row", |board| board[ROW..].to_owned()),
    ("prints {} without the bottom row", |board| board[..(ROWS - 1) * ROW].to_owned() + FOOT),
];

/// Draws seven columns of a board.
fn narrow(board: &str) -> String {
    let lines = board.lines().map(|line| [&line[..COLUMNS], &line[COLUMNS + 1..], "\n"]);
    lines.flatten().collect()
}

/// Programs whose board has seven columns. They print `INVALID` or nothing for a move into column
/// 8, and see that the board is full after 42 discs or never.
fn narrow_boards() -> Vec<Mistake> {
    let refuses = Referee::reference().refuses;
    let ignores_8: fn(&mut Game) -> Words =
        |game| if game.column == COLUMNS { &[] } else { &[INVALID] };
    let ways = [(refuses, 42), (refuses, 48), (ignores_8, 42), (ignores_8, 48)];
    let all = ways.map(|(refuses, discs)| {
        let narrower = changed("plays on a board of seven columns", |referee| {
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
        let row = |row: &str| format!("|{}|\n", change(&row[1..=COLUMNS]));
        rows(board).lines().map(row).collect::<String>() + FOOT
    };
    prints(clause, each_of(BOARDS[0].1, board))
}

/// How the cells of a row are drawn.
fn rows_of_boards() -> Vec<Mistake> {
    /// Draws a sign between cells.
    fn joined(cells: &str, sign: &str) -> String {
        cells.split("").filter(|cell| !cell.is_empty()).collect::<Vec<_>>().join(sign)
    }
    vec![
        row("prints boards one column too far to the right", |cells| {
            " ".to_owned() + &cells[..COLUMNS - 1]
        }),
        row("prints column 8 first", |cells| cells.chars().rev().collect()),
        row("does not print column 8", |cells| cells[..COLUMNS - 1].to_owned()),
        row("leaves out spaces before the right wall", |cells| cells.trim_end().to_owned()),
        row("prints a space between cells", |cells| joined(cells, " ")),
        row("prints walls between cells", |cells| joined(cells, "|")),
    ]
}
