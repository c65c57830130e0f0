//! The scripts in `fixtures` say how to call them: one line, and after a wrong call status 2.

use crate::calls::{folder, text};
use std::fs;
use std::process::Command;
use test_support::path;

/// Returns the exit status of a script, and what it prints.
fn called(script: &str, arguments: &[&str]) -> (Option<i32>, String) {
    let file = format!("{}/../../fixtures/{script}", env!("CARGO_MANIFEST_DIR"));
    let (folder, path) = (folder(), path(env!("CARGO_BIN_EXE_check")));
    fs::create_dir_all(folder.path().join("graded/mine")).expect("a folder");
    let mut call = Command::new(file);
    let output = call.args(arguments).current_dir(&folder).env("PATH", path).output();
    let output = output.expect("the script runs");
    (output.status.code(), text(&output))
}

#[track_caller]
fn case(script: &str, arguments: &[&str], message: &str) {
    let line = format!("{script}: {message}, with a TASK such as connect4\n");
    assert_eq!(called(script, arguments), (Some(2), line));
}

#[test]
fn help_is_no_wrong_call() {
    for script in ["grade", "kattis", "jutge"] {
        for option in ["-h", "--help"] {
            let (status, line) = called(script, &[option]);
            assert!(status == Some(0) && line.starts_with(&format!("usage: fixtures/{script} ")));
        }
    }
}

#[test]
fn a_wrong_call_is_a_usage_error() {
    let usage = "usage: fixtures/grade [--limit SECONDS] [[--build COMMAND] --run COMMAND] TASK FOLDER [ARG]...";
    for (arguments, message) in [
        (&[][..], "expected a task and a folder"),
        (&["connect4"], "expected a task and a folder"),
        (&["--limit", "5", "connect4"], "expected a task and a folder"),
        (&["--limit"], "expected a task and a folder"),
        (&["--limits", "5", "connect4", "."], "unexpected option '--limits'"),
        (&["chess", "."], "'chess' is not a task"),
        (&["connect4", "no such folder"], "'no such folder' is not a folder"),
        (&["connect4", "."], "'.' is where the results go"),
        (&["connect4", "graded/mine"], "'graded/mine' is where the results go"),
        (&["--limit", "0", "connect4", "/"], "'0' is not a time limit"),
    ] {
        case("grade", arguments, &format!("{message}; {usage}"));
    }
    for script in ["kattis", "jutge"] {
        let usage = format!("usage: fixtures/{script} TASK");
        case(script, &[], &format!("expected a task; {usage}"));
        case(script, &["connect4/lenient"], &format!("'connect4/lenient' is not a task; {usage}"));
    }
}
