//! What `check` says and does about programs that misbehave, as shell commands.

#![cfg(unix)]

use std::fs;
use std::process::{Command, Output};
use std::time::{Duration, Instant};
use tempfile::TempDir;

/// Asserts the exit status for a shell command as the program, and texts that the report contains.
#[track_caller]
fn case(options: &[&str], script: &str, status: i32, contained: &[&str]) -> TempDir {
    let folder = TempDir::new().expect("a folder");
    let output = check(&folder, &[options, &["connect4", "sh", "-c", script]].concat());
    let text = [output.stdout, output.stderr].concat();
    let text = String::from_utf8(text).expect("UTF-8");
    let missing: Vec<_> = contained.iter().filter(|part| !text.contains(**part)).collect();
    assert!(output.status.code() == Some(status) && missing.is_empty(), "{missing:?}\n{text}");
    folder
}

fn check(folder: &TempDir, arguments: &[&str]) -> Output {
    let mut command = Command::new(env!("CARGO_BIN_EXE_check"));
    command.args(arguments).current_dir(folder).output().expect("check runs")
}

#[test]
fn the_input_and_the_expected_output_are_saved() {
    let again = "Again: sh -c 'echo QUIT' < counterexample.in\n";
    let folder = case(&[], "echo QUIT", 1, &["\n-|        |\n", "\n QUIT\n", again]);
    let read = |name| fs::read_to_string(folder.path().join(name)).expect("a file");
    assert_eq!(read("counterexample.in"), "\n");
    assert!(read("counterexample.out").ends_with("\\--------/\nQUIT\n"));
}

#[test]
fn crashes_are_said_with_the_last_lines_on_stderr() {
    let script = "seq 1 9 >&2; exit 3";
    case(&[], script, 1, &["It ended with exit status: 3.\nThe last lines on stderr:\n    2\n"]);
    case(&[], "kill -SEGV $$", 1, &["It ended with signal: 11 (SIGSEGV)"]);
    case(&[], "echo QUIT; echo much >&2; kill -KILL $$", 1, &["signal: 9", "    much\n"]);
}

#[test]
fn endless_output_is_cut() {
    let start = Instant::now();
    case(&["--limit", "60"], "yes", 1, &["It wrote more than 1048576 bytes.", "\n+y\n"]);
    case(&["--limit", "60"], "yes >&2", 1, &["It wrote more than 1048576 bytes."]);
    case(&["--limit", "60"], "head -c 100000000 /dev/zero", 1, &["1048576 bytes", r"\u{0}\u{0}"]);
    assert!(start.elapsed() < Duration::from_secs(50));
}

#[test]
fn a_program_that_hangs_is_stopped_with_its_children() {
    let script = "sleep 97 & echo $! > child; sleep 97";
    let folder = case(&["--limit", "0.3"], script, 1, &["It did not end within 300ms.\n"]);
    let child = fs::read_to_string(folder.path().join("child")).expect("a number");
    let is_alive = || {
        let state = Command::new("ps").args(["-o", "stat=", "-p", child.trim()]).output();
        // A zombie waits for its parent only.
        let state = state.expect("there is ps").stdout;
        !state.is_empty() && !state.starts_with(b"Z")
    };
    assert!(!is_alive(), "{child}");
}

#[test]
fn children_that_hold_the_streams_do_not_matter() {
    let start = Instant::now();
    case(&["--limit", "60"], "sleep 97 & echo QUIT; exec <&-", 1, &["\n-|        |\n"]);
    assert!(start.elapsed() < Duration::from_secs(50));
}

#[test]
fn bytes_that_are_not_utf_8_are_shown() {
    case(&[], r"printf '\377\n'", 1, &["\n+\u{FFFD}\n"]);
}

#[test]
fn what_cannot_be_started_is_said_in_one_line() {
    let folder = TempDir::new().expect("a folder");
    for arguments in [&["connect4", "./nope"][..], &["connect4"], &["nim", "true"], &["--frob"]] {
        let output = check(&folder, arguments);
        assert_eq!(output.status.code(), Some(2), "{arguments:?}");
        assert!(output.stdout.is_empty());
    }
    let message = check(&folder, &["connect4", "./nope"]).stderr;
    assert_eq!(message, b"check: ./nope: No such file or directory (os error 2)\n");
}

#[test]
fn the_same_seed_gives_the_same_report() {
    let folder = TempDir::new().expect("a folder");
    let arguments = ["--random", "--seed", "7", "connect4", "awk", "END { print \"QUIT\" }"];
    let reports = [(); 2].map(|()| check(&folder, &arguments).stdout);
    assert!(String::from_utf8_lossy(&reports[0]).contains("--seed 7"));
    assert_eq!(reports[0], reports[1]);
}
