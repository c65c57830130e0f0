//! How the referee fares on a machine that gives little, loses much and never ends.
//!
//! Peaks of memory are those of a program built for debugging, and most inputs are short enough for
//! that. The long ones run with `cargo test --release -- --ignored`.

use crate::{EMPTY, PROGRAM};
use common::Error;
use std::io::{Read, Write};
use test_support::RepeatedText;

const ONE_DISC: &str = "\
|        |
|        |
|        |
|        |
|        |
|0       |
\\--------/
";
/// A game with all but an end.
const GAME: &str = "\n1 1 1 1 1 1 1\r\n\r\n2";
const WON: &str = "1 2 1 2 1 2 1 and the rest is not read";
const WRONG: &str = "\n1 9 2";
const MEGABYTE: usize = 1_000_000;

fn referee(input: &mut dyn Read, output: &mut dyn Write) -> Result<(), Error> {
    connect4::run(input, output)
}

#[test]
fn short_and_interrupted_calls_change_nothing() {
    for input in [GAME, WON, WRONG] {
        test_support::assert_partial_io(referee, input.as_bytes());
    }
}

#[test]
fn all_that_was_read_before_a_read_fails_is_answered() {
    for input in [GAME, WON, WRONG] {
        test_support::assert_read_failures(referee, input.as_bytes());
    }
}

#[test]
fn the_first_write_that_fails_is_the_last() {
    for input in [GAME, WON, WRONG] {
        test_support::assert_write_failures(referee, input.as_bytes());
    }
}

#[test]
fn a_full_disk_is_told() {
    test_support::assert_full_disk(PROGRAM, "");
    test_support::assert_full_disk(PROGRAM, &"\n".repeat(5_000));
}

#[test]
fn an_output_without_a_reader_is_no_error() {
    test_support::assert_stdout_closed(PROGRAM, "");
    test_support::assert_stdout_closed(PROGRAM, &"\n".repeat(5_000));
}

#[test]
fn an_endless_game_ends_when_its_reader_leaves() {
    test_support::assert_reader_may_leave(PROGRAM, "", "|        |\n");
    test_support::assert_reader_may_leave(PROGRAM, "1", "INVALID\n");
}

#[test]
fn a_message_that_cannot_be_written_leaves_the_status() {
    test_support::assert_stderr_closed(PROGRAM, WRONG);
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
    test_support::assert_broken_off(PROGRAM, "\n1\n\n2", &format!("{EMPTY}{ONE_DISC}"));
}

#[test]
fn a_long_game_fits_in_4_mib() {
    moves_each_on("1\n", 5 * MEGABYTE);
    blank_lines(5 * MEGABYTE);
}

#[test]
fn a_long_line_fits_in_4_mib() {
    moves_each_on("1 ", 25 * MEGABYTE);
}

#[test]
fn a_long_number_fits_in_4_mib() {
    let input = RepeatedText { start: "", repeated: "0", times: 50 * MEGABYTE, end: "1\n\n" };
    test_support::assert_bounded_memory(
        PROGRAM,
        &[],
        input,
        RepeatedText { start: ONE_DISC, ..QUIT },
        "",
    );
}

#[test]
fn a_number_too_long_fits_in_4_mib() {
    let input = RepeatedText { repeated: "9", times: 50 * MEGABYTE, ..RepeatedText::default() };
    let message = "connect4: <stdin>:1:1: expected a column from 1 to 8, \
                   found '99999999999999999999999999999999...'\n";
    test_support::assert_bounded_memory(PROGRAM, &[], input, RepeatedText::default(), message);
}

#[test]
#[ignore = "takes long in a debug build"]
fn three_hundred_megabytes_fit_in_4_mib() {
    moves_each_on("1\n", 150 * MEGABYTE);
    blank_lines(300 * MEGABYTE);
}

const QUIT: RepeatedText = RepeatedText { start: "", repeated: "", times: 0, end: "QUIT\n" };

/// Plays all discs into the first column, each written in the same way.
fn moves_each_on(repeated: &str, times: usize) {
    let input = RepeatedText { start: "1 1 1 1 1 1 ", repeated, times, end: "" };
    test_support::assert_bounded_memory(
        PROGRAM,
        &[],
        input,
        RepeatedText { repeated: "INVALID\n", times, ..QUIT },
        "",
    );
}

fn blank_lines(times: usize) {
    let input = RepeatedText { repeated: "\n", times, ..RepeatedText::default() };
    test_support::assert_bounded_memory(
        PROGRAM,
        &[],
        input,
        RepeatedText { repeated: EMPTY, times, ..QUIT },
        "",
    );
}
