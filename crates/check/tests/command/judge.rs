//! `check --judge` compares an output as a search does.

use crate::calls::{command, folder, text};
use std::fs;
use std::io::Write;
use std::process::Stdio;

#[track_caller]
fn case(task: &str, input: &str, found: &str, status: i32, message: &str) {
    let folder = folder();
    fs::write(folder.path().join("1.in"), input).expect("a file");
    let mut check = command(&folder, &["--judge", "1.in", task]);
    check.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
    let mut check = check.spawn().expect("check runs");
    // After an error nobody reads this.
    let _ = check.stdin.take().expect("a pipe").write_all(found.as_bytes());
    let output = check.wait_with_output().expect("check ends");
    assert_eq!((output.status.code(), &*text(&output)), (Some(status), message));
}

#[test]
fn a_right_output_gives_no_output() {
    case("connect4", "1 +02\r\n", "QUIT\n", 0, "");
    case("set-sim", "\t1111 1112 1113", "= 1111 1112 1113\n- 1111 1112 1113\n=\n", 0, "");
    let (boards, mut output) = ("\n".repeat(20_000), Vec::new());
    connect4::run(boards.as_bytes(), &mut output).expect("a right input");
    assert!(output.len() > 1 << 20);
    case("connect4", &boards, &String::from_utf8(output).expect("ASCII"), 0, "");
}

#[test]
fn a_wrong_input_is_an_error() {
    let case = |task: &str, input: &str, message: &str| {
        case(task, input, "", 2, &format!("check: 1.in:{message}; is this an input of {task}?\n"));
    };
    case("connect4", "1\n 9\n", "2:2: expected a column from 1 to 8, found '9'");
    let two_sets = "1 -1 1 -1\n".repeat(9) + "# two\n";
    let message = "10:1: expected the end of the input after one card set, found '#'";
    case("turtle-puzzle", &two_sets, message);
}
