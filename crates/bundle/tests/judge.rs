//! The command `judge`, as far as it can be told without a tool to judge.

use std::process::Command;

const SAMPLE: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/sample/crates/common");

#[track_caller]
fn refused(arguments: &[&str], message: &str, status: i32) {
    let mut command = Command::new(env!("CARGO_BIN_EXE_judge"));
    let judge = command.args(arguments).env("CARGO_MANIFEST_DIR", SAMPLE);
    let output = judge.output().expect("judge runs");
    assert_eq!(String::from_utf8_lossy(&output.stderr), format!("judge: {message}\n"));
    assert_eq!(output.status.code(), Some(status));
}

#[test]
fn bad_usage_names_the_tools() {
    let tools = "expected forms, traps or unexpandable";
    refused(&[], &format!("no pair of a tool and its program; {tools}"), 2);
    refused(&["traps"], &format!("no pair of a tool and its program; {tools}"), 2);
    refused(&["foo", "program"], &format!("no tool 'foo'; {tools}"), 2);
}

#[test]
fn a_program_that_is_not_there_is_an_error() {
    refused(&["traps", "nowhere"], "nowhere: No such file or directory (os error 2)", 1);
}
