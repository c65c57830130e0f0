//! What a player at the other end of two pipes hears, and when.

use crate::{EMPTY, PROGRAM};
use test_support::Dialogue;

#[test]
fn each_answer_comes_before_the_next_question() {
    let mut game = Dialogue::start(PROGRAM, &[]);
    game.say("\n");
    game.hear(EMPTY);
    game.say("\r");
    game.say("\n");
    game.hear(EMPTY);
    for _ in 0..6 {
        game.say("1 ");
    }
    game.say("1");
    game.say(" ");
    game.hear("INVALID\n");
    game.say("1\n");
    game.hear("INVALID\n");
    game.say("\n");
    game.hear(&["|1       |\n|0       |\n".repeat(3), "\\--------/\n".to_owned()].concat());
    game.finish();
    game.hear("QUIT\n");
    game.ends(0, "");
}

#[test]
fn four_in_line_end_the_process_while_the_pipe_is_open() {
    let mut game = Dialogue::start(PROGRAM, &[]);
    game.say("1 2 1 2 1 2 1");
    game.say("\n");
    game.hear("CONNECT4\n");
    game.hear(
        "|        |\n|        |\n|0       |\n|01      |\n|01      |\n|01      |\n\\--------/\n",
    );
    game.ends(0, "");
}

#[test]
fn the_48th_disc_ends_the_process_while_the_pipe_is_open() {
    let mut game = Dialogue::start(PROGRAM, &[]);
    for columns in ["1 2", "3 4", "5 6", "7 8"] {
        let other_way: String = columns.chars().rev().collect();
        game.say(&format!("{columns} {columns} {columns} {other_way} {other_way} {other_way} "));
    }
    game.hear("FULL\n");
    game.hear(&["|10101010|\n".repeat(3), "|01010101|\n".repeat(3)].concat());
    game.hear("\\--------/\n");
    game.ends(0, "");
}

#[test]
fn a_wrong_column_ends_the_process_while_the_pipe_is_open() {
    let mut game = Dialogue::start(PROGRAM, &[]);
    game.say("\n1 9\n");
    game.hear(EMPTY);
    game.ends(1, "connect4: <stdin>:2:3: expected a column from 1 to 8, found '9'\n");
}

#[test]
fn a_reader_that_leaves_is_missed_at_the_next_answer() {
    let mut game = Dialogue::start(PROGRAM, &[]);
    game.say("\n");
    game.hear(EMPTY);
    game.leave();
    game.say("\n");
    game.ends(0, "");
}

#[test]
fn a_full_disk_is_missed_at_the_next_answer() {
    let mut game = Dialogue::start("sh", &["-c", "exec \"$0\" >/dev/full", PROGRAM]);
    game.say("\n");
    game.ends(1, "connect4: <stdout>: cannot write: No space left on device (os error 28)\n");
}

#[test]
fn help_waits_for_no_input() {
    let mut game = Dialogue::start(PROGRAM, &["--help"]);
    game.hear(include_str!("../../src/help.txt"));
    game.ends(0, "");
}
