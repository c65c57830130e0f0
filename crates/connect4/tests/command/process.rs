//! The command as a process: when it answers, how it handles failing streams, and its memory.

use std::process::Command;
use test_support::{assert_dialog, End};

const PROGRAM: &str = env!("CARGO_BIN_EXE_connect4");

#[test]
fn pages_on_streams_and_on_the_names_of_fixtures_do_as_shown() {
    test_support::assert_tool_pages(PROGRAM);
}

#[test]
fn failing_reads_and_writes_are_reported() {
    let won = "\n1 1 1 1 1 1 1\r\n\r\n2 1 2 3 2 4 2 and more";
    let inputs = ["", "\u{FEFF}\n1 1 1 1 1 1 1\r\n\r\n2", won, "\n1 9 2"];
    test_support::assert_faulty_io(&|input, output| connect4::run(input, output), &inputs);
}

fn empty_board() -> String {
    "|        |\n".repeat(6) + "\\--------/\n"
}

#[test]
fn each_answer_is_written_before_more_input_is_read() {
    let board = "|1       |\n|0       |\n".repeat(3) + "\\--------/\n";
    let turns = [
        ("\n", &*empty_board()),
        ("\r", ""),
        ("\n", &empty_board()),
        ("1 1 1 1 1 1 1", ""),
        (" ", "INVALID\n"),
        ("1\n", "INVALID\n"),
        ("\n", &board),
    ];
    assert_dialog(PROGRAM, &[], &turns, End::OfInput(0, "QUIT\n", ""));
}

#[test]
fn four_in_a_row_ends_the_process_while_the_pipe_is_open() {
    let board =
        "|        |\n|        |\n|0       |\n|01      |\n|01      |\n|01      |\n\\--------/\n";
    let turns = [("1 2 1 2 1 2 1", ""), ("\n", &*format!("CONNECT4\n{board}"))];
    assert_dialog(PROGRAM, &[], &turns, End::ByItself(0, "", ""));
}

#[test]
fn the_48th_disc_ends_the_process_while_the_pipe_is_open() {
    let columns = |one, other| [[one, other].repeat(3), [other, one].repeat(3)].concat().join(" ");
    let moves = [columns("1", "2"), columns("3", "4"), columns("5", "6"), columns("7", "8")];
    let rows = "|10101010|\n".repeat(3) + &"|01010101|\n".repeat(3);
    let turns = [(&*(moves.join(" ") + " "), &*format!("FULL\n{rows}\\--------/\n"))];
    assert_dialog(PROGRAM, &[], &turns, End::ByItself(0, "", ""));
}

#[test]
fn a_wrong_column_ends_the_process_while_the_pipe_is_open() {
    let message = "connect4: <stdin>:2:3: expected a column from 1 to 8, found '9'\n";
    assert_dialog(PROGRAM, &[], &[("\n1 9\n", &*empty_board())], End::ByItself(1, "", message));
}

#[test]
#[ignore = "needs python3: `just test-check` runs it"]
fn the_python_program_of_the_page_plays_a_game() {
    let page = include_str!("../../README.md");
    let block = page.split("```python\n").nth(1).and_then(|block| block.split("```").next());
    let mut python = Command::new("python3");
    python.args(["-c", block.expect("a block")]).env("PATH", test_support::path(PROGRAM));
    let output = python.output().expect("python3 starts");
    let output = String::from_utf8_lossy(&[output.stdout, output.stderr].concat()).into_owned();
    let is_over = output.starts_with("CONNECT4\n") || output.starts_with("FULL\n");
    assert!(is_over && output.lines().count() == 8, "{output}");
}
