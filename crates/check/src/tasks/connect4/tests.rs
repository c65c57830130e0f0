//! How moves are left out.

use crate::simplify::tests::simplified_for;

#[test]
fn moves_that_are_apart_are_left_out_together() {
    // As many 2s before the 5 as 3s after it.
    let differs = |input: &str| ["2 2 5 3 3\n", "2 5 3\n", "5\n"].contains(&input);
    assert_eq!(simplified_for("connect4", "2 2 5 3 3\n", differs), "5\n");
}

#[test]
fn a_move_is_left_out_if_the_board_then_shows_the_difference() {
    let differs = |input: &str| ["1 2 3\n", "1 3\n\n"].contains(&input);
    assert_eq!(simplified_for("connect4", "1 2 3\n", differs), "1 3\n\n");
    let differs = |input: &str| ["1 2 3 4\n", "3 4\n\n"].contains(&input);
    assert_eq!(simplified_for("connect4", "1 2 3 4\n", differs), "3 4\n\n");
}

#[test]
fn a_game_is_cut_where_the_board_shows_the_difference() {
    // The third move is wrong, but only a board shows it.
    let differs = |input: &str| {
        input.rsplit_once("\n\n").is_some_and(|(game, _)| game.split_whitespace().count() > 2)
    };
    assert_eq!(simplified_for("connect4", "1 8 7 2 5\n\n6\n1\n", differs), "1 1 1\n\n");
}
