//! What somebody at the other end of two pipes hears, and when: a report behind the last digit of
//! its card set.

use crate::{report, PROGRAM, SIDES};
use test_support::Dialogue;

#[test]
fn each_report_comes_behind_the_last_digit_of_its_set() {
    let mut puzzle = Dialogue::start(PROGRAM, &[]);
    puzzle.say("# first\n");
    puzzle.say(all_but_one());
    puzzle.say("1");
    puzzle.say("\n");
    puzzle.hear(&report("# first\n"));
    puzzle.say(all_but_one());
    puzzle.say("1 ");
    puzzle.hear(&format!("\n{}", report("")));
    puzzle.say("\n# third\r\n");
    puzzle.say(all_but_one());
    puzzle.say("1\t");
    puzzle.hear(&format!("\n{}", report("# third\n")));
    puzzle.say(all_but_one());
    puzzle.say("1");
    puzzle.finish();
    puzzle.hear(&format!("\n{}", report("")));
    puzzle.ends(0, "");
}

#[test]
fn each_count_comes_behind_the_last_digit_of_its_set() {
    let mut puzzle = Dialogue::start(PROGRAM, &["--count"]);
    for _ in 0..3 {
        puzzle.say("# same\n");
        puzzle.say(all_but_one());
        puzzle.say("1");
        puzzle.say("\n");
        puzzle.hear("0\t0\tsame\n");
    }
    puzzle.finish();
    puzzle.ends(0, "");
}

#[test]
fn a_wrong_side_ends_the_process_while_the_pipe_is_open() {
    let mut puzzle = Dialogue::start(PROGRAM, &["--count"]);
    puzzle.say(all_but_one());
    puzzle.say("1\n1 5\n");
    puzzle.hear("0\t0\t\n");
    let message = "expected a side from -4 to 4, not 0, found '5'";
    puzzle.ends(1, &format!("turtle-puzzle: <stdin>:2:3: {message}\n"));
}

#[test]
fn a_reader_that_leaves_is_missed_at_the_next_answer() {
    let mut puzzle = Dialogue::start(PROGRAM, &["--count"]);
    puzzle.say(SIDES);
    puzzle.hear("0\t0\t\n");
    puzzle.leave();
    puzzle.say(SIDES);
    puzzle.ends(0, "");
}

#[test]
fn a_full_disk_is_missed_at_the_next_answer() {
    let mut puzzle = Dialogue::start("sh", &["-c", "exec \"$0\" >/dev/full", PROGRAM]);
    puzzle.say(SIDES);
    let message = "<stdout>: cannot write: No space left on device (os error 28)";
    puzzle.ends(1, &format!("turtle-puzzle: {message}\n"));
}

#[test]
fn help_waits_for_no_input() {
    let mut puzzle = Dialogue::start(PROGRAM, &["--help"]);
    puzzle.hear(include_str!("../../src/help.txt"));
    puzzle.ends(0, "");
}

/// The sides of nine cards, but for the last digit.
fn all_but_one() -> &'static str {
    SIDES.trim_end().trim_end_matches('1')
}
