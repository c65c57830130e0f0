//! The command as a process: when it answers, how it handles failing streams, and its memory.

use test_support::{assert_dialog, End};

const PROGRAM: &str = env!("CARGO_BIN_EXE_set-sim");
/// The cards of a game, on two lines.
const CARDS: [&str; 2] = ["1111 1112 1113\r\n", "2222 1333 3121"];
const GAME: &str = "\
= 1111 1112 1113 2222 1333 3121
- 1111 1112 1113
= 2222 1333 3121
";

#[test]
fn pages_on_streams_and_on_the_names_of_fixtures_do_as_shown() {
    test_support::assert_tool_pages(PROGRAM);
}

#[test]
fn failing_reads_and_writes_are_reported() {
    let inputs = ["", &CARDS.concat(), "1111 1112 4444 1113"];
    test_support::assert_faulty_io(&|input, output| set_sim::run(input, output), &inputs);
}

#[test]
fn the_game_is_played_at_the_end_of_the_input() {
    let turns = [(CARDS[0], ""), (CARDS[1], "")];
    assert_dialog(PROGRAM, &[], &turns, End::OfInput(0, GAME, ""));
}

#[test]
fn a_duplicate_card_ends_the_process_while_the_pipe_is_open() {
    let turns = [("1111 1112 1113\n", ""), ("1112 ", "")];
    let message = "<stdin>:2:1: expected each card once, found '1112' again, first at 1:6";
    assert_dialog(PROGRAM, &[], &turns, End::ByItself(1, "", &format!("set-sim: {message}\n")));
}
