//! What somebody at the other end of two pipes gets, and when: the game at the end of the input,
//! since not before then is it known to be one; and a refusal at once.

use crate::{CARDS, GAME, PROGRAM};
use test_support::InteractiveProcess;

#[test]
fn the_game_is_played_at_the_end_of_the_input() {
    let mut game = InteractiveProcess::start(PROGRAM, &[]);
    let (first, second) = CARDS.split_once('\n').expect("they stand on two lines");
    game.send(&format!("{first}\n\n"));
    game.send(second);
    game.close_stdin();
    game.expect(GAME);
    game.expect_exit(0, "");
}

#[test]
fn a_wrong_card_ends_the_process_while_the_pipe_is_open() {
    let mut game = InteractiveProcess::start(PROGRAM, &[]);
    game.send("1111 1112 1113\n\n");
    game.send("1234\n");
    game.expect_exit(
        1,
        "set-sim: <stdin>:3:1: expected a card of four digits 1 to 3, found '1234'\n",
    );
}

#[test]
fn a_card_that_comes_again_ends_the_process_while_the_pipe_is_open() {
    let mut game = InteractiveProcess::start(PROGRAM, &[]);
    game.send("1111 1112 1113\n");
    game.send("1112 ");
    game.expect_exit(
        1,
        "set-sim: <stdin>:2:1: expected each card once, found '1112' again, first at 1:6\n",
    );
}
