//! How a game of SET fares on a machine that gives little, loses much and never ends.
//!
//! Peaks of memory are those of a program built for debugging, and most inputs are short enough for
//! that. The long ones run with `cargo test --release -- --ignored`.

use crate::{CARDS, GAME, PROGRAM};
use common::Error;
use std::io::{Read, Write};
use test_support::RepeatedText;

const WRONG: &str = "1111 1112 4444 1113";
const MEGABYTE: usize = 1_000_000;

fn play(input: &mut dyn Read, output: &mut dyn Write) -> Result<(), Error> {
    set_sim::run(input, output)
}

#[test]
fn short_and_interrupted_calls_change_nothing() {
    for input in [CARDS, WRONG, ""] {
        test_support::assert_partial_io(play, input.as_bytes());
    }
}

#[test]
fn only_what_is_determined_is_written_if_a_read_fails() {
    for input in [CARDS, WRONG, ""] {
        test_support::assert_read_failures(play, input.as_bytes());
    }
}

#[test]
fn the_first_write_that_fails_is_the_last() {
    for input in [CARDS, WRONG, ""] {
        test_support::assert_write_failures(play, input.as_bytes());
    }
}

#[test]
fn a_full_disk_is_told() {
    test_support::assert_full_disk(PROGRAM, CARDS);
}

#[test]
fn an_output_without_a_reader_is_no_error() {
    test_support::assert_stdout_closed(PROGRAM, CARDS);
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
fn an_input_that_breaks_off_is_no_game() {
    test_support::assert_broken_off(PROGRAM, CARDS, "");
}

#[test]
fn long_white_space_fits_in_4_mib() {
    cards_between("\n", 20 * MEGABYTE);
}

#[test]
fn a_long_line_fits_in_4_mib() {
    cards_between(" ", 50 * MEGABYTE);
}

#[test]
fn a_long_number_fits_in_4_mib() {
    let end = "1111 1112 1113 2222 1333 3121\n";
    let input = RepeatedText { start: "", repeated: "0", times: 50 * MEGABYTE, end };
    test_support::assert_bounded_memory(PROGRAM, &[], input, RepeatedText::short(GAME), "");
}

#[test]
fn a_number_too_long_fits_in_4_mib() {
    let input = RepeatedText { repeated: "9", times: 50 * MEGABYTE, ..RepeatedText::default() };
    let message = "set-sim: <stdin>:1:1: expected a card of four digits 1 to 3, \
                   found '99999999999999999999999999999999...'\n";
    test_support::assert_bounded_memory(PROGRAM, &[], input, RepeatedText::default(), message);
}

#[test]
#[ignore = "takes long in a debug build"]
fn three_hundred_megabytes_fit_in_4_mib() {
    cards_between("\n", 300 * MEGABYTE);
}

/// Plays a game with the same white space again and again between two of its cards.
fn cards_between(white_space: &str, times: usize) {
    let (start, end) = ("1111 1112 1113", "2222 1333 3121\n");
    let input = RepeatedText { start, repeated: white_space, times, end };
    test_support::assert_bounded_memory(PROGRAM, &[], input, RepeatedText::short(GAME), "");
}
