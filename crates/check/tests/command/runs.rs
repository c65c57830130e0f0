//! How `check` runs programs: which inputs they get, and what it does if they interfere, hang or misbehave.

use crate::calls::{case, check, command, folder, read, report, text, RIGHT, RIGHT_SET};
use std::collections::BTreeSet;
use std::fs;
use std::thread::available_parallelism;

const ALONE: &str =
    "\nYour program differed in parallel runs, but not alone: they interfere, it differs";
const SOMETIMES: &str = "\nIt differs only sometimes: in ";

#[test]
fn a_random_input_depends_on_the_seed_alone_and_is_tried_however_short_the_time_is() {
    let case = |seed, script: &str, said: &str| {
        let folder = folder();
        let options = ["--random", "--time", "1e-9", "--seed", seed, "set-sim"];
        let report = text(&check(&folder, &[&options[..], &["sh", "-c", script]].concat()));
        assert!(report.contains(said), "{report}");
        read(&folder, "input")
    };
    let right = format!("tee input | {RIGHT_SET}");
    let agrees = " agrees with the reference on 1 input, 1 of them random (--seed 7)\n";
    let input = case("7", &right, agrees);
    let wrong = "[ -e input ] || cat > input";
    let found = " on the first input\nFound with a random input (--seed 7).\n";
    assert_eq!(case("7", wrong, found), input);
    assert_ne!(case("8", wrong, "(--seed 8)"), input);
}

#[test]
fn a_wrong_program_whose_runs_interfere_is_found_by_an_input_on_which_it_is_wrong_alone() {
    let wrong = format!("mkdir lock || exit 1; sleep 0.05; sed s/8/7/g | {RIGHT}; rmdir lock");
    // With one core, there is one run at a time.
    let has_cores = available_parallelism().is_ok_and(|cores| cores.get() > 1);
    let folder = case(&["--time", "0"], &wrong, 1, if has_cores { &[ALONE] } else { &[] });
    let input = read(&folder, "counterexample.in");
    assert!(input.contains('8'), "{input}");
}

#[test]
fn a_program_that_differs_only_sometimes_is_reported_as_such() {
    // It is wrong in every other run.
    let script = format!("if rmdir odd 2>/dev/null; then {RIGHT}; else mkdir odd; echo wrong; fi");
    let always = report("true");
    assert!(!always.contains(SOMETIMES), "{always}");
    let report = report(&script);
    assert!(report.contains(SOMETIMES) && report.contains(" runs on this input.\n"), "{report}");
    assert!(!report.contains(ALONE), "{report}");
}

#[test]
fn a_program_may_read_a_file_which_is_gone_afterwards() {
    let (folder, files) = (folder(), folder());
    let is_file = "case $1$2 in *.inend) ;; *) exit 1 ;; esac";
    let script = format!("{is_file}; read -r word < $1; echo $1 >> names; {RIGHT_SET} $1; echo $word");
    let check = |script: &str| {
        let arguments = ["--time", "0", "set-sim", "sh", "-c", script, "sh", "{}", "end"];
        let output = command(&folder, &arguments).env("TMPDIR", files.path()).output();
        text(&output.expect("check runs"))
    };
    let agrees = check(&script.replace("; echo $word", ""));
    assert!(
        agrees.starts_with("set-sim: sh -c '") && agrees.contains(" sh '{}' end agrees "),
        "{agrees}"
    );
    // Each run has a file of its own.
    let names: BTreeSet<_> = read(&folder, "names").lines().map(str::to_owned).collect();
    let inputs = agrees.split_once(" on ").expect("a number").1.split(' ').next();
    assert_eq!(inputs, Some(&*names.len().to_string()), "{agrees}");
    let differs = check(&script);
    let (_, again) = differs.rsplit_once("Run it again: ").expect("a command");
    assert!(again.ends_with("' sh '{}' end\n"), "{again}");
    assert_eq!(fs::read_dir(&files).expect("a folder").count(), 0);
}

#[test]
fn endless_output_is_stopped_and_a_closed_pipe_of_ours_is_not_blamed() {
    let too_much =
        "\nIt was stopped, since it wrote 1 MiB more than is due to stdout and stderr together.\n";
    let options = ["--time", "0", "--limit", "60"];
    case(&options, "yes >&2", 1, &[too_much]);
    case(&options, "head -c 100000000 /dev/zero", 1, &[too_much, r"\0\0"]);
    let arguments = [&options[..], &["connect4", "sh", "-c", "trap '' PIPE; yes NO"]].concat();
    let report = text(&check(&folder(), &arguments));
    assert!(report.contains(too_much) && report.contains("\nfound     NO  ("), "{report}");
    assert!(!report.contains("stderr:") && !report.contains("[no line end]"), "{report}");
}

#[test]
fn the_time_in_which_this_machine_stands_still_does_not_count() {
    let stop = "{ sleep 1.2; kill -CONT $PPID; } & kill -STOP $PPID; sleep 1.3";
    let script = format!("{stop}; {RIGHT}");
    // A search would repeat the first run.
    let options = ["--judge", "/dev/null", "--limit", "1", "connect4", "sh", "-c", &script];
    let report = text(&check(&folder(), &options));
    assert!(report.is_empty(), "{report}");
}

/// Asserts that what is left behind when the program starts for the first time is ended before the next run.
/// That one looks for signs of life.
#[track_caller]
fn assert_ended_with_its_run(start: &str) {
    let look = "wc -c < life > before; sleep 0.3; wc -c < life | cmp - before || echo > lives";
    let script =
        format!("if mkdir first; then echo > life; {start}\nelif mkdir second; then {look}; fi");
    let folder = case(&["--time", "0", "--limit", "0.5"], &script, 1, &[]);
    assert!(folder.path().join("second").exists() && !folder.path().join("lives").exists());
}

#[test]
fn a_child_that_has_closed_stdout_is_ended_before_the_next_run() {
    assert_ended_with_its_run("sh -c 'while echo >> life; do sleep 0.02; done' > /dev/null &");
}
