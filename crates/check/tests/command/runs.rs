//! How `check` runs programs: which inputs they get, and what it does if they interfere, hang or misbehave.

use crate::calls::{case, check, folder, read, text, RIGHT};
use std::thread::sleep;
use std::time::{Duration, Instant};
use tempfile::TempDir;

const ALONE: &str = "\nYour program differed in parallel runs, but not alone: they interfere, \
    or it differs only sometimes. From then on it was run on one input at a time.\n";
const SOMETIMES: &str = "\nIt differs only sometimes: in ";

#[test]
fn random_inputs_depend_on_the_seed() {
    // The first run is alone.
    let script = format!("cat > $$; [ -e first ] || cp $$ first; {RIGHT} < $$");
    let first = |seed| {
        let options = ["--random", "--time", "0.1", "--seed", seed];
        read(&case(&options, &script, 0, &[&format!("(--seed {seed})")]), "first")
    };
    assert_eq!(first("1"), first("1"));
    assert_ne!(first("1"), first("2"));
}

#[test]
fn the_same_seed_gives_the_same_report() {
    let folder = folder();
    let arguments = ["--random", "--seed", "7", "connect4", "awk", "END { print \"QUIT\" }"];
    let reports = [(); 2].map(|()| check(&folder, &arguments).stdout);
    assert!(
        String::from_utf8_lossy(&reports[0]).contains("\nFound with a random input (--seed 7), ")
    );
    assert_eq!(reports[0], reports[1]);
}

#[test]
fn some_input_is_tried_even_if_a_run_takes_longer_than_the_time() {
    let options = ["--random", "--time", "0.5"];
    let script = format!("sleep 0.7; {RIGHT}");
    case(
        &options,
        &script,
        0,
        &[" agrees with the reference on 1 input, 1 of them random (--seed "],
    );
    case(&options, "sleep 0.7; exit 1", 1, &["\nIt exited with status 1.\n"]);
}

/// A correct program that fails if it is run twice at once.
fn exclusive(program: &str) -> String {
    format!("mkdir lock || exit 1; sleep 0.01; {program}; rmdir lock")
}

#[test]
fn a_correct_program_whose_runs_interfere_is_run_one_at_a_time() {
    case(&["--time", "0"], &exclusive(RIGHT), 0, &[" agrees with the reference on ", ALONE]);
}

#[test]
fn a_wrong_program_whose_runs_interfere_is_found_by_an_input_on_which_it_is_wrong_alone() {
    let wrong = exclusive(&RIGHT.replace("awk ", "sed s/8/7/g | awk "));
    let folder = case(&["--time", "1"], &wrong, 1, &[ALONE]);
    let input = read(&folder, "counterexample.in");
    assert!(input.contains('8'), "{input}");
}

#[test]
fn a_program_that_differs_only_sometimes_is_reported_as_such() {
    // It is wrong in every other run.
    let script = format!("if rmdir odd 2>/dev/null; then {RIGHT}; else mkdir odd; echo wrong; fi");
    let report = text(&check(&folder(), &["--time", "0", "connect4", "sh", "-c", &script]));
    assert!(report.contains(SOMETIMES) && report.contains(" runs on this input.\n"), "{report}");
    assert!(!report.contains(ALONE), "{report}");
    let always = text(&check(&folder(), &["--time", "0", "connect4", "true"]));
    assert!(!always.contains(SOMETIMES), "{always}");
}

#[test]
fn descendants_may_write_after_the_program_ends() {
    let script = format!("exec 3<&0; {{ sleep 0.05; {RIGHT}; }} <&3 &");
    case(&["--time", "0"], &script, 0, &[" agrees with the reference on "]);
}

#[test]
fn stdout_may_be_opened_many_times() {
    let write = "while IFS= read -r line; do printf '%s\\n' \"$line\" > /dev/stdout; done";
    case(&["--time", "0"], &format!("{RIGHT} | {write}"), 0, &[]);
}

#[test]
fn endless_output_is_stopped() {
    let start = Instant::now();
    let too_much =
        "\nIt was stopped, since it wrote more than 1 MiB to stdout and stderr together.";
    case(&["--time", "0", "--limit", "60"], "yes", 1, &[too_much, "\nfound     y  ("]);
    case(&["--time", "0", "--limit", "60"], "yes >&2", 1, &[too_much]);
    case(
        &["--time", "0", "--limit", "60"],
        "head -c 100000000 /dev/zero",
        1,
        &[too_much, r"\x00\x00"],
    );
    assert!(start.elapsed() < Duration::from_secs(50));
}

#[test]
fn a_program_that_hangs_is_stopped_with_its_children() {
    // The child notes each tenth of a second of its life.
    let script = "while sleep 0.1; do echo >> alive; done & wait";
    let options = ["--time", "0", "--limit", "0.5"];
    let again = if cfg!(target_os = "linux") { "again: timeout 0.5 sh" } else { "again: sh" };
    let said =
        ["\nIt did not finish within 500ms.\n", again, " --judge counterexample.in connect4\n"];
    let folder = case(&options, script, 1, &said);
    assert_still(&folder, "alive");
}

#[test]
fn the_time_in_which_this_machine_stands_still_does_not_count() {
    let stop = "{ sleep 2; kill -CONT $PPID; } & kill -STOP $PPID; sleep 2.1";
    let script = format!("[ -e stopped ] || {{ echo > stopped; {stop}; }}; {RIGHT}");
    let options = ["--time", "0", "--limit", "1.5", "connect4", "sh", "-c", &script];
    let report = text(&check(&folder(), &options));
    assert!(report.contains(" agrees ") && !report.contains("The very first run"), "{report}");
}

/// Asserts that no process appends to a file any more.
#[track_caller]
pub(crate) fn assert_still(folder: &TempDir, file: &str) {
    let before = read(folder, file);
    sleep(Duration::from_millis(500));
    assert!(!before.is_empty() && read(folder, file) == before, "a process is left");
}

#[test]
fn children_that_keep_the_streams_open_do_no_harm() {
    let start = Instant::now();
    let script = "sleep 97 & echo QUIT; exec <&-";
    case(&["--time", "0", "--limit", "60"], script, 1, &["\nexpected  |        |\n"]);
    assert!(start.elapsed() < Duration::from_secs(50));
}

#[cfg(target_os = "linux")]
#[test]
fn what_keeps_stdout_open_is_stopped_before_the_next_run() {
    // `timeout` leaves the process group. The second run looks whether its child is still alive.
    let child = "timeout 60 sh -c 'while sleep 0.1; do echo >> alive; done' &";
    let look = "echo > looked; wc -c < alive > before; sleep 0.5; wc -c < alive | cmp - before || echo > lives";
    let script = format!(
        "[ -e looked ] || if [ -e alive ]; then {look}; else echo > alive; {child} fi; {RIGHT}"
    );
    let folder = case(&["--time", "0"], &script, 0, &[" agrees with the reference on "]);
    assert!(folder.path().join("looked").exists() && !folder.path().join("lives").exists());
}

#[cfg(target_os = "linux")]
#[test]
fn a_stray_of_a_killed_program_is_stopped_before_the_next_run() {
    // Nothing keeps stdout open. The first run is repeated.
    let child = "timeout 60 sh -c 'while sleep 0.1; do echo >> alive; done' > /dev/null &";
    let look = "echo > looked; wc -c < alive > before; sleep 0.5; wc -c < alive | cmp - before || echo > lives";
    let hang = format!("echo > alive; {child} exec > /dev/null; sleep 60");
    let script = format!("[ -e looked ] || if [ -e alive ]; then {look}; else {hang}; fi; {RIGHT}");
    let options = ["--time", "0", "--limit", "2"];
    let folder = case(&options, &script, 0, &[" agrees with the reference on "]);
    assert!(folder.path().join("looked").exists() && !folder.path().join("lives").exists());
}
