//! How boards are shown, and moves are left out.

use super::passes::cut_at_board;
use crate::simplify::tests::simplified_for;
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
fn what_is_equal_is_not_marked() {
    let (same, title) = (marked("", BOARD), "CONNECT4\n");
    let shown = format!("expected  CONNECT4\n{same}found     CONNECT4\n");
    case(&(title.to_owned() + BOARD), &(BOARD.to_owned() + title), &shown);
    let middle = marked("", &BOARD[11..55]);
    let rows = |top, bottom| format!("|{top}|\n{}|{bottom}|\nfoot\n", &BOARD[11..55]);
    let [top, bottom] = [("a", "x"), ("b", "y")]
        .map(|(one, other)| format!("expected  |{one}|\nfound     |{other}|\n           ^\n"));
    case(&rows("a", "b"), &rows("x", "y"), &format!("{top}{middle}{bottom}          foot\n"));
}

#[test]
fn a_foot_that_is_far_away_belongs_to_no_board() {
    let (two, six) = ("|        |\n".repeat(2), marked("", &"|        |\n".repeat(6)));
    let shown = format!("expected  a\nfound     x\n{six}");
    case(&format!("a\n{two}{BOARD}"), &format!("x\n{two}{BOARD}"), &shown);
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
    assert_eq!(cut("1 2\n3 4\n"), ["1 2\n\n", "1 2\n3\n\n"]);
}
