//! However many the sets and however long their lines and numbers are, a puzzle takes the same memory.
//!
//! Most inputs are short enough for every run. The long ones run with `just test-long`.

use crate::{report, PROGRAM, SIDES};
use test_support::{assert_bounded_memory, assert_limited_memory};

const COUNT: &[&str] = &["--count"];
const MEGABYTE: usize = 1_000_000;

#[test]
fn many_sets_fit_in_4_mib() {
    sets(MEGABYTE / 10);
    blank_lines(20 * MEGABYTE);
}

#[test]
fn a_long_line_fits_in_4_mib() {
    let input = [("# same\n", 1), (SIDES, 1), (" ", 50 * MEGABYTE), (SIDES, 1)];
    assert_bounded_memory(PROGRAM, COUNT, &input, &[("0\t0\tsame\n0\t0\t\n", 1)], "");
}

#[test]
fn a_long_number_fits_in_4_mib() {
    let input = [("# same\n+", 1), ("0", 50 * MEGABYTE), (SIDES, 1)];
    assert_bounded_memory(PROGRAM, &[], &input, &[(&report("# same\n"), 1)], "");
}

#[test]
fn a_number_too_long_fits_in_4_mib() {
    let message = "turtle-puzzle: <stdin>:1:1: expected a side from -4 to 4, not 0, \
                   found '99999999999999999999999999999999...'\n";
    assert_bounded_memory(PROGRAM, &[], &[("9", 50 * MEGABYTE)], &[], message);
}

#[test]
#[cfg(feature = "svg")]
fn only_the_first_comment_line_is_kept_for_a_count_or_a_picture() {
    let input = [("# same\n", 1), ("# more\n", 5 * MEGABYTE), (SIDES, 1)];
    assert_bounded_memory(PROGRAM, COUNT, &input, &[("0\t0\tsame\n", 1)], "");
    let picture = ["--svg", "--limit", "1"];
    let mut output = Vec::new();
    let options = turtle_puzzle::Options { form: turtle_puzzle::Form::Picture, limit: 1 };
    let set = format!("# same\n{SIDES}");
    turtle_puzzle::run_with(&options, set.as_bytes(), &mut output).expect("it can be drawn");
    let output = String::from_utf8(output).expect("a picture is text");
    assert_bounded_memory(PROGRAM, &picture, &input, &[(&output, 1)], "");
}

#[test]
fn comment_lines_beyond_the_memory_are_refused() {
    let input = [("# same\n", 5 * MEGABYTE), (SIDES, 1)];
    let message = "turtle-puzzle: <stdin>: cannot read: out of memory\n";
    assert_limited_memory(PROGRAM, &[], &input, &[], message);
}

#[test]
#[ignore = "takes long"]
fn three_hundred_megabytes_fit_in_4_mib() {
    sets(4 * MEGABYTE);
    blank_lines(300 * MEGABYTE);
}

/// Counts the solutions of the same set again and again.
#[track_caller]
fn sets(times: usize) {
    let set = format!("# same\n{SIDES}\n");
    assert_bounded_memory(PROGRAM, COUNT, &[(&set, times)], &[("0\t0\tsame\n", times)], "");
}

#[track_caller]
fn blank_lines(times: usize) {
    let input = [("# same\n", 1), (SIDES, 1), ("\n", times)];
    assert_bounded_memory(PROGRAM, &[], &input, &[(&report("# same\n"), 1)], "");
}
