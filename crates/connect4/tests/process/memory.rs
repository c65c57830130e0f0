//! However long a game, its lines and its numbers are, the referee takes the same memory.
//!
//! Most inputs are short enough for every run. The long ones run with `just test-long`.

use crate::{EMPTY, ONE_DISC, PROGRAM};
use test_support::{assert_bounded_memory, LongText};

const MEGABYTE: usize = 1_000_000;

#[track_caller]
fn case(input: LongText, output: LongText) {
    assert_bounded_memory(PROGRAM, &[], input, output, "");
}

#[test]
fn a_long_game_fits_in_4_mib() {
    moves_each_in("1\n", 5 * MEGABYTE);
    blank_lines(5 * MEGABYTE);
}

#[test]
fn a_long_line_fits_in_4_mib() {
    moves_each_in("1 ", 25 * MEGABYTE);
}

#[test]
fn a_long_number_fits_in_4_mib() {
    case(&[("0", 50 * MEGABYTE), ("1\n\n", 1)], &[(ONE_DISC, 1), ("QUIT\n", 1)]);
}

#[test]
fn a_number_too_long_fits_in_4_mib() {
    let message = "connect4: <stdin>:1:1: expected a column from 1 to 8, \
                   found '99999999999999999999999999999999...'\n";
    assert_bounded_memory(PROGRAM, &[], &[("9", 50 * MEGABYTE)], &[], message);
}

#[test]
#[ignore = "takes long"]
fn three_hundred_megabytes_fit_in_4_mib() {
    moves_each_in("1\n", 150 * MEGABYTE);
    blank_lines(300 * MEGABYTE);
}

/// Plays all discs into the first column, each written in the same way.
#[track_caller]
fn moves_each_in(text: &str, times: usize) {
    case(&[("1 1 1 1 1 1 ", 1), (text, times)], &[("INVALID\n", times), ("QUIT\n", 1)]);
}

#[track_caller]
fn blank_lines(times: usize) {
    case(&[("\n", times)], &[(EMPTY, times), ("QUIT\n", 1)]);
}
