//! However long the white space and the numbers of a game are, it takes the same memory.
//!
//! Most inputs are short enough for every run. The long ones run with `just test-long`.

use crate::{GAME, PROGRAM};
use test_support::{assert_bounded_memory, LongText};

const MEGABYTE: usize = 1_000_000;

/// Asserts that this is the game of six cards.
#[track_caller]
fn case(input: LongText) {
    assert_bounded_memory(PROGRAM, &[], input, &[(GAME, 1)], "");
}

#[test]
fn long_white_space_fits_in_4_mib() {
    case(&[("1111 1112 1113", 1), ("\n", 20 * MEGABYTE), ("2222 1333 3121", 1)]);
}

#[test]
fn a_long_line_fits_in_4_mib() {
    case(&[("1111 1112 1113", 1), (" ", 50 * MEGABYTE), ("2222 1333 3121", 1)]);
}

#[test]
fn a_long_number_fits_in_4_mib() {
    case(&[("0", 50 * MEGABYTE), ("1111 1112 1113 2222 1333 3121\n", 1)]);
}

#[test]
fn a_number_too_long_fits_in_4_mib() {
    let message = "set-sim: <stdin>:1:1: expected a card of four digits 1 to 3, \
                   found '99999999999999999999999999999999...'\n";
    assert_bounded_memory(PROGRAM, &[], &[("9", 50 * MEGABYTE)], &[], message);
}

#[test]
#[ignore = "takes long"]
fn three_hundred_megabytes_fit_in_4_mib() {
    case(&[("1111 1112 1113", 1), ("\n", 300 * MEGABYTE), ("2222 1333 3121", 1)]);
}
