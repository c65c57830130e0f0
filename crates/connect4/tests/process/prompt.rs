//! Which answer a player at the other end of two pipes gets, and when.

use crate::{EMPTY, PROGRAM};
use test_support::InteractiveProcess;

#[test]
fn each_answer_comes_before_more_is_sent() {
    let mut game = InteractiveProcess::start(PROGRAM, &[]);
    game.send("\n");
    game.expect(EMPTY);
    game.send("\r");
    game.send("\n");
    game.expect(EMPTY);
    for _ in 0..6 {
        game.send("1 ");
    }
    game.send("1");
    game.send(" ");
    game.expect("INVALID\n");
    game.send("1\n");
    game.expect("INVALID\n");
    game.send("\n");
    game.expect(&["|1       |\n|0       |\n".repeat(3), "\\--------/\n".to_owned()].concat());
    game.close_stdin();
    game.expect("QUIT\n");
    game.expect_exit(0, "");
}

#[test]
fn four_in_line_end_the_process_while_the_pipe_is_open() {
    let mut game = InteractiveProcess::start(PROGRAM, &[]);
    game.send("1 2 1 2 1 2 1");
    game.send("\n");
    game.expect("CONNECT4\n");
    game.expect(
        "|        |\n|        |\n|0       |\n|01      |\n|01      |\n|01      |\n\\--------/\n",
    );
    game.expect_exit(0, "");
}

#[test]
fn the_48th_disc_ends_the_process_while_the_pipe_is_open() {
    let mut game = InteractiveProcess::start(PROGRAM, &[]);
    for columns in ["1 2", "3 4", "5 6", "7 8"] {
        let other_way: String = columns.chars().rev().collect();
        game.send(&format!("{columns} {columns} {columns} {other_way} {other_way} {other_way} "));
    }
    game.expect("FULL\n");
    game.expect(&["|10101010|\n".repeat(3), "|01010101|\n".repeat(3)].concat());
    game.expect("\\--------/\n");
    game.expect_exit(0, "");
}

#[test]
fn a_wrong_column_ends_the_process_while_the_pipe_is_open() {
    let mut game = InteractiveProcess::start(PROGRAM, &[]);
    game.send("\n1 9\n");
    game.expect(EMPTY);
    game.expect_exit(1, "connect4: <stdin>:2:3: expected a column from 1 to 8, found '9'\n");
}

#[test]
fn a_reader_that_leaves_ends_the_game_at_the_next_answer() {
    for (lines, answer) in [("\n", EMPTY), ("1 1 1 1 1 1 1 1\n", "INVALID\nINVALID\n")] {
        let mut game = InteractiveProcess::start(PROGRAM, &[]);
        game.send(lines);
        game.expect(answer);
        game.close_stdout();
        game.send_unread(lines);
        game.expect_exit(0, "");
    }
}

#[test]
#[cfg(target_os = "linux")]
fn a_full_disk_is_reported_at_the_next_answer() {
    let mut game = InteractiveProcess::start("sh", &["-c", "exec \"$0\" >/dev/full", PROGRAM]);
    game.send("\n");
    game.expect_exit(
        1,
        "connect4: <stdout>: cannot write: No space left on device (os error 28)\n",
    );
}
