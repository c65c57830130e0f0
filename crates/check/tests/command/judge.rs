//! `check --judge` compares an output as a search does.

use crate::calls::{command, folder, text};
use std::fs;
use std::io::Write;
use std::process::{Output, Stdio};

fn judge(task: &str, input: &str, found: &str) -> Output {
    let folder = folder();
    fs::write(folder.path().join("1.in"), input).expect("a file");
    let mut check = command(&folder, &["--judge", "1.in", task]);
    check.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
    let mut check = check.spawn().expect("check runs");
    // After an error nobody reads this.
    let _ = check.stdin.take().expect("a pipe").write_all(found.as_bytes());
    check.wait_with_output().expect("check ends")
}

#[track_caller]
fn case(task: &str, input: &str, found: &str, status: i32, message: &str) {
    let output = judge(task, input, found);
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
    let [first, second] = [solution(0), solution(1)];
    case(
        "turtle-puzzle",
        &cards(),
        &format!("CHECKING\n\t CHE CK:{second}\nCHECK: {first}"),
        0,
        "",
    );
}

/// Returns nine cards.
fn cards() -> String {
    "1 -1 1 -1\n".repeat(9)
}

/// Returns one of their two solutions.
fn solution(number: usize) -> String {
    (number..number + 9).map(|place| ["1,1,-1,1,-1;", "1,-1,1,-1,1;"][place % 2]).collect()
}

#[test]
fn a_wrong_output_gives_the_difference() {
    case(
        "connect4",
        "1\n",
        "QUIT \n",
        1,
        "Output:\nexpected  QUIT\nfound     QUIT·\n              ^\n(· is a space at the start or end of a line)\n",
    );
    if cfg!(unix) {
        let carriage_return = "(\\r is a carriage return before the end of the line)\n";
        let crlf = format!(
            "Output:\nexpected  QUIT\nfound     QUIT\\r\n              ^\n{carriage_return}"
        );
        case("connect4", "1\n", "QUIT\r\n", 1, &crlf);
    }
    case(
        "connect4",
        "1\n",
        &"QUIT\n".repeat(300_000),
        1,
        "The output is more than 1 MiB longer than the expected one.\n",
    );
    let missing = format!(
        "Expected 2 different CHECK lines, found 1.\nexpected  CHECK:{}\n\
         The turns of a solution are solutions, too.\n",
        solution(1)
    );
    case("turtle-puzzle", &cards(), &format!("CHECK:{}", solution(0)), 1, &missing);
}

#[test]
fn a_wrong_input_is_an_error() {
    case(
        "connect4",
        "1\n 9\n",
        "",
        2,
        "check: 1.in:2:2: expected a column from 1 to 8, found '9'; is this an input of connect4?\n",
    );
    case(
        "turtle-puzzle",
        &format!("{}# two\n", cards()),
        "",
        2,
        "check: 1.in:10:1: expected the end of the input after one card set, found '#'; \
         is this an input of turtle-puzzle?\n",
    );
}
