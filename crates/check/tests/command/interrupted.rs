//! How Ctrl-C and other signals end `check`.

use crate::calls::{assert_report, command, folder, RIGHT};
use crate::runs::assert_still;
use std::process::{Command, Stdio};
use std::thread::sleep;
use std::time::Duration;
use std::{fs, iter};

/// Starts `check`, interrupts it after some runs, and asserts what it prints.
#[track_caller]
fn interrupted(script: &str, after: usize, status: i32, contained: &[&str]) {
    let folder = folder();
    let arguments = ["--time", "60", "connect4", "sh", "-c", script];
    let mut check = command(&folder, &arguments);
    let check = check.stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().expect("check runs");
    let runs = || fs::read_to_string(folder.path().join("runs")).unwrap_or_default().len();
    let is_due = iter::repeat_with(|| sleep(Duration::from_millis(20))).take(1_000);
    is_due.take_while(|()| runs() < after).for_each(drop);
    let kill = Command::new("sh").args(["-c", &format!("kill -INT {}", check.id())]).status();
    assert!(kill.is_ok_and(|status| status.success()));
    assert_report(&check.wait_with_output().expect("check ends"), status, contained);
    assert_still(&folder, "runs");
}

#[test]
fn ctrl_c_ends_the_search_and_tells_the_result_so_far() {
    let script = format!("echo >> runs; {RIGHT}");
    interrupted(
        &script,
        100,
        130,
        &[" agrees with the reference on ", " inputs so far, ", " of them random (--seed "],
    );
}

#[cfg(target_os = "linux")]
#[test]
fn a_hang_up_that_nohup_ignores_stays_ignored() {
    let folder = folder();
    let check =
        format!("exec '{}' --time 0 connect4 sh -c '{HANG_UP}'", env!("CARGO_BIN_EXE_check"));
    let mut shell = Command::new("sh");
    let shell = shell.args(["-c", &format!("trap '' HUP; {check}")]).current_dir(&folder);
    assert_report(&shell.output().expect("sh runs"), 1, &["\nIt exited with status 3.\n"]);
}

/// Hangs up the program that runs this one.
#[cfg(target_os = "linux")]
const HANG_UP: &str = "kill -HUP $PPID; sleep 0.2; exit 3";

#[test]
fn ctrl_c_may_end_the_first_run() {
    let said = "connect4: sh -c 'echo >> runs; sleep 60' was interrupted on the first input\n";
    interrupted("echo >> runs; sleep 60", 1, 130, &[said]);
}

#[test]
fn ctrl_c_ends_the_simplifying_and_shows_the_difference() {
    let stopped =
        "\nThere may be a simpler input: simplifying stopped because it was interrupted.\n";
    let script = format!("echo >> runs; {RIGHT} | sed s/CONNECT4/WON/");
    interrupted(
        &script,
        20,
        1,
        &[stopped, "\nexpected  CONNECT4\nfound     WON\n", "\nRun it again: "],
    );
}

#[test]
fn a_second_ctrl_c_ends_a_report_that_cannot_be_written() {
    let folder = folder();
    let fifo = Command::new("mkfifo").arg("counterexample.in").current_dir(&folder).status();
    assert!(fifo.is_ok_and(|status| status.success()));
    let mut check = command(&folder, &["--time", "0", "connect4", "true"]);
    let mut check = check.stdout(Stdio::null()).spawn().expect("check runs");
    let script = format!("kill -INT {}", check.id());
    let ends = (0..100).any(|_| {
        sleep(Duration::from_millis(100));
        Command::new("sh").args(["-c", &script]).stderr(Stdio::null()).status().expect("sh runs");
        check.try_wait().expect("check is ours").is_some()
    });
    check.kill().expect("check is ours");
    assert!(ends && check.wait().expect("check ends").code() == Some(130));
}
