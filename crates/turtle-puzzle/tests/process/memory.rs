//! How a puzzle fares on a machine that gives little, loses much and never ends.
//!
//! Peaks of memory are those of a program built for debugging, and most inputs are short enough for
//! that. The long ones run with `cargo test --release -- --ignored`.

use crate::{report, PROGRAM, SIDES};
use common::Error;
use std::io::{Read, Write};
use test_support::RepeatedText;

const COUNT: &[&str] = &["--count"];
const MEGABYTE: usize = 1_000_000;

fn solve(input: &mut dyn Read, output: &mut dyn Write) -> Result<(), Error> {
    turtle_puzzle::run(input, output)
}

/// Two sets, and the same with something wrong at the end.
fn inputs() -> [String; 3] {
    let two_sets = format!("# same\r\n{SIDES}\n\n# again\n{SIDES}");
    let wrong = format!("{two_sets} 1 2 5 3");
    let unfinished = format!("{two_sets} # 1 2");
    [two_sets, wrong, unfinished]
}

#[test]
fn short_and_interrupted_calls_change_nothing() {
    for input in inputs() {
        test_support::assert_partial_io(solve, input.as_bytes());
    }
}

#[test]
fn all_that_was_read_before_a_read_fails_is_answered() {
    for input in inputs() {
        test_support::assert_read_failures(solve, input.as_bytes());
    }
}

#[test]
fn the_first_write_that_fails_is_the_last() {
    for input in inputs() {
        test_support::assert_write_failures(solve, input.as_bytes());
    }
}

#[test]
fn a_full_disk_is_told() {
    test_support::assert_full_disk(PROGRAM, SIDES);
    test_support::assert_full_disk(PROGRAM, &SIDES.repeat(1_000));
}

#[test]
fn an_output_without_a_reader_is_no_error() {
    test_support::assert_stdout_closed(PROGRAM, SIDES);
    test_support::assert_stdout_closed(PROGRAM, &SIDES.repeat(1_000));
}

#[test]
fn endless_sets_end_when_their_reader_leaves() {
    test_support::assert_reader_may_leave(PROGRAM, SIDES, "Eingabedaten:\n");
}

#[test]
fn a_message_that_cannot_be_written_leaves_the_status() {
    test_support::assert_stderr_closed(PROGRAM, &format!("{SIDES} 5"));
}

#[test]
fn a_closed_input_is_empty() {
    test_support::assert_stdin_closed(PROGRAM);
}

#[test]
fn what_cannot_be_read_is_told() {
    test_support::assert_unreadable(PROGRAM);
}

#[test]
fn an_input_that_breaks_off_is_answered_up_to_there() {
    test_support::assert_broken_off(
        PROGRAM,
        &format!("# same\n{SIDES}\n# more\n1 2"),
        &report("# same\n"),
    );
}

#[test]
fn many_sets_fit_in_4_mib() {
    sets(MEGABYTE / 10);
    blank_lines(20 * MEGABYTE);
}

#[test]
fn a_long_line_fits_in_4_mib() {
    let start = format!("# same\n{SIDES}");
    let input = RepeatedText { start: &start, repeated: " ", times: 50 * MEGABYTE, end: SIDES };
    test_support::assert_bounded_memory(
        PROGRAM,
        COUNT,
        input,
        RepeatedText::short("0\t0\tsame\n0\t0\t\n"),
        "",
    );
}

#[test]
fn a_long_number_fits_in_4_mib() {
    let end = format!("0000{SIDES}");
    let input = RepeatedText { start: "# same\n+", repeated: "0", times: 50 * MEGABYTE, end: &end };
    test_support::assert_bounded_memory(
        PROGRAM,
        &[],
        input,
        RepeatedText::short(&report("# same\n")),
        "",
    );
}

#[test]
fn a_number_too_long_fits_in_4_mib() {
    let input = RepeatedText { repeated: "9", times: 50 * MEGABYTE, ..RepeatedText::default() };
    let message = "turtle-puzzle: <stdin>:1:1: expected a side from -4 to 4, not 0, \
                   found '99999999999999999999999999999999...'\n";
    test_support::assert_bounded_memory(PROGRAM, &[], input, RepeatedText::default(), message);
}

#[test]
#[ignore = "takes long in a debug build"]
fn three_hundred_megabytes_fit_in_4_mib() {
    sets(4 * MEGABYTE);
    blank_lines(300 * MEGABYTE);
}

/// Counts the solutions of the same set again and again.
fn sets(times: usize) {
    let set = format!("# same\n{SIDES}\n");
    let input = RepeatedText { repeated: &set, times, ..RepeatedText::default() };
    let output = RepeatedText { repeated: "0\t0\tsame\n", times, ..RepeatedText::default() };
    test_support::assert_bounded_memory(PROGRAM, COUNT, input, output, "");
}

fn blank_lines(times: usize) {
    let start = format!("# same\n{SIDES}");
    let input = RepeatedText { start: &start, repeated: "\n", times, end: "" };
    test_support::assert_bounded_memory(
        PROGRAM,
        &[],
        input,
        RepeatedText::short(&report("# same\n")),
        "",
    );
}
