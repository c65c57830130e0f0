//! What somebody at the other end of two pipes gets, and when: a report as soon as the last digit of
//! its card set is known to be the last.

use crate::{report, PROGRAM, SIDES};
use test_support::InteractiveProcess;

#[test]
fn each_report_comes_after_the_last_digit_of_its_set() {
    let mut puzzle = InteractiveProcess::start(PROGRAM, &[]);
    puzzle.send("# first\n");
    puzzle.send(all_but_one());
    puzzle.send("1");
    puzzle.send("\n");
    puzzle.expect(&report("# first\n"));
    puzzle.send(all_but_one());
    puzzle.send("1 ");
    puzzle.expect(&format!("\n{}", report("")));
    puzzle.send("\n# third\r\n");
    puzzle.send(all_but_one());
    puzzle.send("1\t");
    puzzle.expect(&format!("\n{}", report("# third\n")));
    puzzle.send(all_but_one());
    puzzle.send("1");
    puzzle.close_stdin();
    puzzle.expect(&format!("\n{}", report("")));
    puzzle.expect_exit(0, "");
}

#[test]
fn each_count_comes_after_the_last_digit_of_its_set() {
    let mut puzzle = InteractiveProcess::start(PROGRAM, &["--count"]);
    for _ in 0..3 {
        puzzle.send("# same\n");
        puzzle.send(all_but_one());
        puzzle.send("1");
        puzzle.send("\n");
        puzzle.expect("0\t0\tsame\n");
    }
    puzzle.close_stdin();
    puzzle.expect_exit(0, "");
}

#[test]
fn a_wrong_side_ends_the_process_while_the_pipe_is_open() {
    let mut puzzle = InteractiveProcess::start(PROGRAM, &["--count"]);
    puzzle.send(all_but_one());
    puzzle.send("1\n1 5\n");
    puzzle.expect("0\t0\t\n");
    let message = "expected a side from -4 to 4, not 0, found '5'";
    puzzle.expect_exit(1, &format!("turtle-puzzle: <stdin>:2:3: {message}\n"));
}

#[test]
fn a_reader_that_leaves_ends_the_puzzle_at_the_next_answer() {
    for (options, answer) in [(&[][..], report("")), (&["--count"], "0\t0\t\n".to_owned())] {
        let mut puzzle = InteractiveProcess::start(PROGRAM, options);
        puzzle.send(SIDES);
        puzzle.expect(&answer);
        puzzle.close_stdout();
        puzzle.send_unread(SIDES);
        puzzle.expect_exit(0, "");
    }
}

#[test]
#[cfg(target_os = "linux")]
fn a_full_disk_is_reported_at_the_next_answer() {
    let mut puzzle = InteractiveProcess::start("sh", &["-c", "exec \"$0\" >/dev/full", PROGRAM]);
    puzzle.send(SIDES);
    let message = "<stdout>: cannot write: No space left on device (os error 28)";
    puzzle.expect_exit(1, &format!("turtle-puzzle: {message}\n"));
}

/// The sides of nine cards, but for the last digit.
fn all_but_one() -> &'static str {
    SIDES.trim_end().trim_end_matches('1')
}
