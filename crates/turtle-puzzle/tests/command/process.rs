//! The command as a process: when it answers, how it handles failing streams, and its memory.

use test_support::{assert_dialog, End};

const PROGRAM: &str = env!("CARGO_BIN_EXE_turtle-puzzle");
/// All sides but the last of nine cards that have no solution.
const ALL_BUT_ONE: &str = "1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 ";

/// Returns the report on these cards, with these comment lines.
fn report(comments: &str) -> String {
    let cards = "1 1 1 1\n".repeat(9);
    let types = "Es gibt 1 verschiedene Kartentypen:\n1. 9 * [1 1 1 1]";
    format!("Eingabedaten:\n{comments}{cards}\n{types}\n\nEs gibt keine Loesung.\n")
}

#[test]
fn pages_on_streams_and_on_the_names_of_fixtures_do_as_shown() {
    test_support::assert_tool_pages(PROGRAM);
}

#[test]
fn failing_reads_and_writes_are_reported() {
    let sets = format!("# same\r\n{ALL_BUT_ONE}1\n\n# again\n{ALL_BUT_ONE}1");
    let inputs = [&*sets, &(sets.clone() + " 1 2 5 3"), &(sets.clone() + " # 1 2")];
    test_support::assert_faulty_io(&|input, output| turtle_puzzle::run(input, output), &inputs);
}

#[test]
fn each_report_is_written_after_the_last_side_of_its_set() {
    let (set, more) = (ALL_BUT_ONE, format!("\n{}", report("")));
    let turns = [
        ("# first\n", ""),
        (set, ""),
        ("1", ""),
        ("\n", &*report("# first\n")),
        (set, ""),
        ("1 ", &more),
        ("\n# third\r\n", ""),
        (set, ""),
        ("1\t", &format!("\n{}", report("# third\n"))),
        (set, ""),
        ("1", ""),
    ];
    assert_dialog(PROGRAM, &[], &turns, End::OfInput(0, &more, ""));
}

#[test]
fn each_count_is_written_after_the_last_side_of_its_set() {
    let turns =
        [("## same\n", ""), (ALL_BUT_ONE, ""), ("1", ""), ("\n", "0\t0\t# same\n")].repeat(3);
    assert_dialog(PROGRAM, &["--count"], &turns, End::OfInput(0, "", ""));
}

#[test]
fn a_wrong_side_ends_the_process_while_the_pipe_is_open() {
    let message = "<stdin>:2:3: expected a side, -4 to -1 or 1 to 4, found '5'";
    let turns = [(ALL_BUT_ONE, ""), ("1\n1 5\n", "0\t0\t\n")];
    let end = &format!("turtle-puzzle: {message}\n");
    assert_dialog(PROGRAM, &["--count"], &turns, End::ByItself(1, "", end));
}
