//! How Ctrl-C and other signals end `check`.

use crate::calls::{assert_nothing_lives, assert_report, command, folder, RIGHT_SET};
#[cfg(target_os = "linux")]
use std::fs::{self, File};
#[cfg(target_os = "linux")]
use std::io::Write;
use std::process::{self, Child, Command, Stdio};
use std::sync::Once;
use std::thread::sleep;
use std::time::Duration;
use tempfile::TempDir;

/// Starts `check`, interrupts it once the program has created the file `now`, and asserts what it prints.
#[track_caller]
fn interrupted(options: &[&str], script: &str, status: i32, contained: &[&str]) -> TempDir {
    let folder = folder();
    heed_ctrl_c();
    let arguments = [&["--time", "60", "--limit", "60"], options, &["sh", "-c", script]].concat();
    let mut check = command(&folder, &arguments);
    let check = check.stdout(Stdio::piped()).stderr(Stdio::piped()).spawn();
    let mut check = check.expect("check runs");
    while !folder.path().join("now").exists() && matches!(check.try_wait(), Ok(None)) {
        sleep(Duration::from_millis(10));
    }
    interrupt(&check);
    assert_report(&check.wait_with_output().expect("check ends"), status, contained);
    folder
}

/// Lets Ctrl-C end the processes that this one starts, even if it ignores Ctrl-C itself, as behind a shell's
/// `&`. They inherit what is ignored, but not what is handled.
fn heed_ctrl_c() {
    static HANDLER: Once = Once::new();
    HANDLER.call_once(|| ctrlc::set_handler(|| process::exit(130)).expect("a handler"));
}

fn interrupt(check: &Child) {
    let script = format!("kill -INT {}", check.id());
    let kill = Command::new("sh").args(["-c", &script]).status();
    assert!(kill.is_ok_and(|status| status.success()));
}

#[test]
fn ctrl_c_ends_the_search_and_tells_the_result_so_far() {
    let script = format!("[ -e first ] && echo > now; echo > first; {RIGHT_SET}");
    let said = [" agrees with the reference on ", " so far, ", " of them random (--seed "];
    interrupted(&["--random", "set-sim"], &script, 130, &said);
}

#[test]
fn ctrl_c_may_end_the_first_run() {
    let script = "while echo >> life; do echo > now; sleep 0.02; done";
    let said = format!("connect4: sh -c '{script}' was interrupted on the first input\n");
    for options in [&["connect4"][..], &["--judge", "/dev/null", "connect4"]] {
        assert_nothing_lives(&interrupted(options, script, 130, &[&said]));
    }
}

#[test]
fn ctrl_c_ends_the_judging_of_an_output_that_does_not_end() {
    heed_ctrl_c();
    let folder = folder();
    let mut check = command(&folder, &["--judge", "/dev/null", "connect4"]);
    let mut check = check.stdin(Stdio::piped()).spawn().expect("check runs");
    let (pause, _stdin) = (Duration::from_millis(300), check.stdin.take());
    sleep(pause);
    interrupt(&check);
    sleep(pause);
    let status = check.try_wait().expect("check is ours");
    check.kill().expect("check is ours");
    assert!(status.is_some_and(|status| status.code().is_none()), "{status:?}");
}

#[test]
fn ctrl_c_ends_the_simplifying_and_shows_the_difference() {
    let stopped =
        "\nThere may be a simpler input: simplifying stopped early (a longer --time looks further).\n";
    // It hangs on a simpler input.
    let script = "cat > $$; [ -e first ] || cp $$ first; cmp -s $$ first || { echo > now; sleep 60; }; echo wrong";
    interrupted(&["connect4"], script, 1, &[stopped, "\nfound     wrong\n", "\nRun it again: "]);
}

#[cfg(target_os = "linux")]
#[test]
fn a_second_ctrl_c_ends_a_report_that_cannot_be_written_and_leaves_no_file() {
    let (folder, files) = (folder(), folder());
    heed_ctrl_c();
    let fifo = Command::new("mkfifo").arg("full").current_dir(&folder).status();
    assert!(fifo.is_ok_and(|status| status.success()));
    let full = File::options().read(true).write(true).open(folder.path().join("full"));
    let mut full = full.expect("a pipe");
    full.write_all(&vec![0; 1 << 16]).expect("a pipe has room for this");
    let mut check = command(&folder, &["--time", "0", "connect4", "true", "{}"]);
    let mut check = check.stdout(full).env("TMPDIR", files.path()).spawn().expect("check runs");
    // The report comes after this file.
    while !folder.path().join("counterexample.svg").exists() {
        sleep(Duration::from_millis(10));
    }
    let ends = (0..100).any(|_| {
        sleep(Duration::from_millis(100));
        interrupt(&check);
        check.try_wait().expect("check is ours").is_some()
    });
    check.kill().expect("check is ours");
    assert!(ends && check.wait().expect("check ends").code() == Some(130));
    assert_eq!(fs::read_dir(&files).expect("a folder").count(), 0);
}
