//! What somebody at the other end of two pipes hears, and when: the game at the end of the input,
//! for not before then is it known to be one; and what is wrong with it at once.

use crate::{CARDS, GAME, PROGRAM};
use test_support::Dialogue;

#[test]
fn the_game_is_played_at_the_end_of_the_input() {
    let mut game = Dialogue::start(PROGRAM, &[]);
    let (first, second) = CARDS.split_once('\n').expect("they stand on two lines");
    game.say(&format!("{first}\n\n"));
    game.say(second);
    game.finish();
    game.hear(GAME);
    game.ends(0, "");
}

#[test]
fn a_wrong_card_ends_the_process_while_the_pipe_is_open() {
    let mut game = Dialogue::start(PROGRAM, &[]);
    game.say("1111 1112 1113\n\n");
    game.say("1234\n");
    game.ends(1, "set-sim: <stdin>:3:1: expected a card of four digits 1 to 3, found '1234'\n");
}

#[test]
fn a_card_that_comes_again_ends_the_process_while_the_pipe_is_open() {
    let mut game = Dialogue::start(PROGRAM, &[]);
    game.say("1111 1112 1113\n");
    game.say("1112 ");
    game.ends(
        1,
        "set-sim: <stdin>:2:1: expected each card once, found '1112' again, first at 1:6\n",
    );
}

#[test]
fn help_waits_for_no_input() {
    let mut game = Dialogue::start(PROGRAM, &["--help"]);
    game.hear(include_str!("../../src/help.txt"));
    game.ends(0, "");
}
