//! What `check` prints and saves for programs that misbehave, written as shell commands.

#![cfg(unix)]

use std::fs;
use std::process::{Command, Output};
use std::time::{Duration, Instant};
use tempfile::TempDir;

/// Checks a shell command. Asserts the exit status and texts that the report contains.
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
    let again = "Run it again: sh -c 'echo QUIT' < counterexample.in\n";
    let folder = case(&[], "echo QUIT", 1, &["\n-|        |\n", "\n QUIT\n", again]);
    let read = |name| fs::read_to_string(folder.path().join(name)).expect("a file");
    assert_eq!(read("counterexample.in"), "\n");
    assert!(read("counterexample.out").ends_with("\\--------/\nQUIT\n"));
}

#[test]
fn a_difference_is_reported_even_if_it_cannot_be_saved() {
    let folder = TempDir::new().expect("a folder");
    fs::create_dir(folder.path().join("counterexample.in")).expect("a folder");
    let output = check(&folder, &["connect4", "true"]);
    let text = String::from_utf8(output.stdout).expect("UTF-8");
    assert_eq!(output.status.code(), Some(1));
    assert!(text.contains("Cannot save counterexample.in and counterexample.out: "), "{text}");
}

#[test]
fn a_crash_is_reported_with_the_last_lines_of_stderr() {
    let script = "seq 1 9 >&2; exit 3";
    case(&[], script, 1, &["It failed with exit status: 3.\nLast lines of stderr:\n    2\n"]);
    case(&[], "kill -SEGV $$", 1, &["It failed with signal: 11 (SIGSEGV)"]);
    case(&[], "echo QUIT; echo much >&2; kill -KILL $$", 1, &["signal: 9", "    much\n"]);
}

#[test]
fn endless_output_is_stopped() {
    let start = Instant::now();
    case(&["--limit", "60"], "yes", 1, &["It wrote more than 1048576 bytes.", "\n+y\n"]);
    case(&["--limit", "60"], "yes >&2", 1, &["It wrote more than 1048576 bytes."]);
    case(&["--limit", "60"], "head -c 100000000 /dev/zero", 1, &["1048576 bytes", r"\u{0}\u{0}"]);
    assert!(start.elapsed() < Duration::from_secs(50));
}

#[test]
fn a_program_that_hangs_is_stopped_with_its_children() {
    let script = "sleep 97 & echo $! > child; sleep 97";
    let folder = case(&["--limit", "0.3"], script, 1, &["It did not finish within 300ms.\n"]);
    let child = fs::read_to_string(folder.path().join("child")).expect("a number");
    let is_alive = || {
        let state = Command::new("ps").args(["-o", "stat=", "-p", child.trim()]).output();
        // A zombie has ended; its parent has not waited for it yet.
        let state = state.expect("ps runs").stdout;
        !state.is_empty() && !state.starts_with(b"Z")
    };
    assert!(!is_alive(), "{child}");
}

#[test]
fn children_that_keep_the_streams_open_do_no_harm() {
    let start = Instant::now();
    case(&["--limit", "60"], "sleep 97 & echo QUIT; exec <&-", 1, &["\n-|        |\n"]);
    assert!(start.elapsed() < Duration::from_secs(50));
}

#[test]
fn invalid_utf_8_is_shown_as_replacement_characters() {
    case(&[], r"printf '\377\n'", 1, &["\n+\u{FFFD}\n"]);
}

#[test]
fn usage_errors_and_missing_programs_give_status_2() {
    let folder = TempDir::new().expect("a folder");
    for arguments in [
        &["connect4", "./nope"][..],
        &["connect4"],
        &["-l1e9", "connect4", "true"],
        &["-l0", "connect4", "true"],
        &["nim", "true"],
        &["--frob"],
    ] {
        let output = check(&folder, arguments);
        assert_eq!(output.status.code(), Some(2), "{arguments:?}");
        assert!(output.stdout.is_empty());
    }
    let message = check(&folder, &["connect4", "./nope"]).stderr;
    assert_eq!(message, b"check: cannot run './nope': No such file or directory (os error 2)\n");
}

#[test]
fn the_same_seed_gives_the_same_report() {
    let folder = TempDir::new().expect("a folder");
    let arguments = ["--random", "--seed", "7", "connect4", "awk", "END { print \"QUIT\" }"];
    let reports = [(); 2].map(|()| check(&folder, &arguments).stdout);
    assert!(String::from_utf8_lossy(&reports[0]).contains("--seed 7"));
    assert_eq!(reports[0], reports[1]);
}
