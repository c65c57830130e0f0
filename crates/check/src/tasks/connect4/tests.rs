//! How boards are shown, moves are left out, and broken rules are named.

use super::passes::cut_at_board;
use crate::simplify::tests::simplified_for;
use crate::tasks::named;
use crate::tests::broken_rule;
use crate::tests::differences::{case, marked};

const BOARD: &str = "\
|        |
|        |
|        |
|        |
|0       |
|01      |
\\--------/
";

#[test]
fn a_board_keeps_its_shape() {
    let empty = marked("", &"|        |\n".repeat(4));
    let foot = marked("", "\\--------/\n");
    let first = BOARD.replace("|0   ", "|1   ");
    let rows = "expected  |0       |\nfound     |1       |\n           ^\n          |01      |\n";
    case(BOARD, &first, &format!("{empty}{rows}{foot}"));
    let rows =
        marked("expected", "|0       |\n|01      |") + &marked("found", "|1       |\n|10      |");
    case(BOARD, &first.replace("|01", "|10"), &format!("{empty}{rows}{foot}"));
}

#[test]
fn a_board_stands_with_its_title() {
    let text = format!("CONNECT4\n{BOARD}");
    let (same, missing) = (marked("", BOARD), marked("expected", BOARD));
    case(&text, "QUIT\n", &format!("expected  CONNECT4\n{missing}found     QUIT\n"));
    let won = text.replace("CONNECT4", "WON");
    case(&text, &won, &format!("expected  CONNECT4\nfound     WON\n{same}"));
    let nothing = "found     [nothing more]\n";
    case(&text, "CONNECT4\n", &format!("          CONNECT4\n{missing}{nothing}"));
}

#[test]
fn a_foot_that_is_far_away_belongs_to_no_board() {
    let shown = "expected  a\nfound     x\nMore lines that differ: 2\n";
    case(&format!("a\nb\nc\n{BOARD}"), &format!("x\ny\nz\n{BOARD}"), shown);
}

#[test]
fn moves_that_are_apart_are_left_out_together() {
    // As many 2s before the 5 as 3s after it.
    let differs = |input: &str| ["2 2 5 3 3\n", "2 5 3\n", "5\n"].contains(&input);
    assert_eq!(simplified_for("connect4", "2 2 5 3 3\n", differs), "5\n");
}

#[test]
fn a_game_is_cut_where_the_board_shows_the_difference() {
    // The third move is wrong, but only a board shows it.
    let differs = |input: &str| {
        input.rsplit_once("\n\n").is_some_and(|(game, _)| game.split_whitespace().count() > 2)
    };
    assert_eq!(simplified_for("connect4", "1 8 7 2 5\n\n6\n1\n", differs), "1 1 1\n\n");
    let cut = |game| cut_at_board(game).collect::<Vec<_>>();
    assert_eq!(cut("1 2\n3 4\n"), ["1\n\n", "1 2\n\n", "1 2\n3\n\n"]);
    // Of equal moves in a row, the game ends after the first and after the last one.
    assert_eq!(cut("1 1 1 1 2\n"), ["1\n\n", "1 1 1 1\n\n"]);
}

#[track_caller]
fn says(input: &str, found: &str, sentence: &str) {
    assert_eq!(broken_rule("connect4", input, found).as_deref(), Some(sentence), "{input:?}");
}

#[track_caller]
fn is_silent(input: &str, found: &str) {
    assert_eq!(broken_rule("connect4", input, found), None, "{input:?}");
}

#[test]
fn four_in_a_row_are_named_by_their_columns() {
    let rising = "Red has four in a row: a rising line from column 2 to column 5.";
    says("2 3 3 4 4 5 4 5 5 1 5\n", "QUIT\n", rising);
    says("2 3 3 4 4 5 4 5 5 1 5\n", "", rising);
    let falling = "Yellow has four in a row: a falling line from column 1 to column 4.";
    says("8 4 3 3 2 2 1 2 1 1 8 1\n", "FULL\n", falling);
    let horizontal = "Red has four in a row: a horizontal line from column 5 to column 8.";
    says("5 5 6 6 7 7 8\n", "INVALID\n", horizontal);
    says("1 2 1 2 1 2 1\n", "|1       |\n", "Red has four in a row: a vertical line in column 1.");
    let five = "Red has four in a row: a horizontal line from column 1 to column 5.";
    says("1 1 2 2 4 4 5 5 3\n", "QUIT\n", five);
    is_silent("1 2 1 2 1 2 1\n", "CONNECT4 \n");
    is_silent("1 2 1 2 1 2 1\n", "CONNECT4\n");
}

#[test]
fn who_has_no_four_in_a_row_has_not_won() {
    says("1 2 1 2 1 2\n", "CONNECT4\n", "Nobody has four in a row.");
    let full = "1 2 3 4 5 6 7 8 ".repeat(6);
    is_silent(&full.replace(' ', "\n"), "CONNECT4\n");
    // The game has CONNECT4 later on.
    is_silent("1 2\n\n1 2 1 2 1\n", "CONNECT4\n");
}

#[test]
fn a_column_is_full_or_has_room() {
    says("1 1 1 1 1 1 1\n", "QUIT\n", "Column 1 is full.");
    says("1 1 1 1 1 1 2 1\n", "", "Column 1 is full.");
    let board = BOARD.replace("|0       |", "|        |").replace("|01", "|0 ");
    says("1\n\n2\n", &(board + "INVALID\n"), "Column 2 had room.");
    says("1 1\n", "INVALID\n", "Column 1 had room.");
    // The board may be what is missing.
    is_silent("1\n\n", "INVALID\nQUIT\n");
    // Which of two moves was rejected is not known.
    is_silent("1 2\n", "INVALID\n");
    is_silent("\n", "INVALID\n");
}

#[test]
fn the_board_is_full_or_not() {
    // Columns of the same order of discs, two by two.
    let full = "1 2 1 2 2 1 2 1 1 2 1 2 3 4 3 4 4 3 4 3 3 4 3 4 5 6 5 6 6 5 6 5 5 6 5 6 7 8 7 8 8 7 8 7 7 8 7 8\n";
    says(full, "QUIT\n", "The board is full.");
    says(full, "CONNECT4\n", "Nobody has four in a row.");
    says("1 2\n", "FULL\n", "The board is not full.");
    // It is full, but the last disc wins.
    let full = include_str!("../../../../../fixtures/connect4/vertical-win-on-the-48th-disc.in");
    let won = named("connect4").output(full);
    is_silent(full, &(String::from_utf8(won).expect("ASCII") + "FULL\n"));
}

#[test]
fn the_wrong_disc_of_a_board_is_named() {
    let turned = BOARD.replace("|01      |", "|11      |");
    let board = |text: &str| text.to_owned() + "QUIT\n";
    says("1 2 1\n\n", &board(&turned), "The disc in column 1, row 1 from the bottom, is red's.");
    let lost = "INVALID\n|1       |\n|0       |\n|1       |\n|0       |\n|1       |\n|01      |\n";
    let sentence =
        "After INVALID it is red's turn: the disc in column 2, row 1 from the bottom, is red's.";
    says("1 1 1 1 1 1 1 2\n\n", lost, sentence);
    // The first of two, though it stands below the other.
    let swapped = turned.replace("|0       |", "|1       |");
    says("1 2 1\n\n", &board(&swapped), "The disc in column 1, row 1 from the bottom, is red's.");
    // An empty cell may have several reasons.
    is_silent("1 2 1\n\n", &board(&BOARD.replace("|0       |", "|        |")));
    // A player has another sign.
    is_silent("1 2 1\n\n", &board(&BOARD.replace('0', "R")));
    // A disc outside the board.
    is_silent("1 2 1\n\n", &board(&BOARD.replace("|01      |", "|01      0")));
}

#[test]
fn a_wrong_win_is_explained_by_the_board_below_it() {
    let rows = "|        |\n|        |\n|00      |\n|01      |\n|01      |\n|01      |\n";
    let wrong = "The disc in column 1, row 4 from the bottom, is yellow's.";
    says("1 2 1 2 1 2 2 1\n", &format!("CONNECT4\n{rows}"), wrong);
}

#[test]
fn a_verdict_after_its_board_comes_too_late() {
    let output = named("connect4").output("1 2 1 2 1 2 1\n");
    let board = String::from_utf8(output).expect("ASCII").replace("CONNECT4\n", "");
    says("1 2 1 2 1 2 1\n", &(board.clone() + "CONNECT4\n"), "CONNECT4 comes before the board.");
    let no_line = "No blank line asks for this board.";
    says("1 2 1\n", &(board.clone() + "QUIT\n"), no_line);
    // There are two boards.
    says("1 2 1 2 1 2 1\n", &(board.clone() + "CONNECT4\n" + &board), no_line);
    // The blank line comes after INVALID.
    is_silent("1 1 1 1 1 1 1\n\n", &(board + "INVALID\nQUIT\n"));
}
