//! All tests of the tool, in one binary, so that their waits overlap. Here is the command as a
//! whole: golden files, rejections, usage and examples.

mod bytes;
mod games;
mod oracle;
mod process;
mod rules;
mod svg;

const PROGRAM: &str = env!("CARGO_BIN_EXE_set-sim");

#[test]
fn each_fixture_gives_its_output() {
    test_support::assert_outputs(PROGRAM);
}

#[test]
fn each_wrong_input_is_rejected() {
    test_support::assert_rejections(PROGRAM);
}

#[test]
fn the_command_line_is_as_documented() {
    test_support::assert_usage(PROGRAM, &[]);
}

#[test]
fn the_examples_tell_the_truth() {
    test_support::assert_examples(PROGRAM);
}
