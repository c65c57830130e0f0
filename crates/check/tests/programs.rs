//! `check` finds no difference in correct programs, and one in each wrong program.
//!
//! A wrong program is a correct one with a part replaced. `cargo test` tries a few, `just test-check` all:
//! those in Python and Perl, too.

#![cfg(unix)]

mod bugs;

use bugs::{Bug, CONNECT4, SET_SIM, TURTLE_PUZZLE};
use std::path::Path;
use std::process::Command;
use std::time::Instant;
use std::{env, fs};
use tempfile::TempDir;

const PROGRAMS: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/programs");
const TASKS: [(&str, &[Bug]); 3] =
    [("set-sim", SET_SIM), ("connect4", CONNECT4), ("turtle-puzzle", TURTLE_PUZZLE)];

#[test]
fn some_bugs_are_found() {
    for (task, bugs) in TASKS {
        let bug = bugs.iter().rfind(|(_, program, ..)| program.contains(".awk"));
        assert_found(task, bug.expect("a bug"), &["--time", "0"]);
    }
}

#[test]
#[ignore = "takes minutes"]
fn all_bugs_are_found_by_random_inputs() {
    for (task, bugs) in TASKS {
        assert!(bugs.len() >= 12);
        for bug in bugs {
            assert_found(task, bug, &["--random", "--time", "60"]);
        }
    }
}

#[test]
#[ignore = "takes a minute"]
fn correct_programs_pass() {
    for program in [
        "set-sim.py",
        "set-sim.awk",
        "set-sim.pl",
        "connect4.py",
        "connect4.awk",
        "connect4.pl",
        "turtle-puzzle.py",
        "turtle-puzzle.awk",
    ] {
        assert_passes(program, &source(program));
    }
    let other_order = source("turtle-puzzle.py").replace(
        "in enumerate(types):\n        if left",
        "in [*enumerate(types)][::-1]:\n        if left",
    );
    assert_ne!(other_order, source("turtle-puzzle.py"));
    assert_passes("turtle-puzzle.py", &other_order);
}

#[test]
#[ignore = "takes a minute"]
fn correct_programs_pass_if_they_share_a_file_or_start_slowly() {
    for script in [
        r#"cat > mine.in; awk -f "$PROGRAMS/set-sim.awk" mine.in"#,
        r#"cat > "$TMPDIR/mine.in"; awk -f "$PROGRAMS/set-sim.awk" "$TMPDIR/mine.in""#,
        r#"cc -o mine "$PROGRAMS/set-sim.c" && ./mine"#,
        r#"sleep 0.3; awk -f "$PROGRAMS/set-sim.awk""#,
    ] {
        assert_passes("set-sim.sh", script);
    }
}

#[track_caller]
fn assert_found(task: &str, &(name, program, part, replacement): &Bug, options: &[&str]) {
    let right = source(program);
    assert_eq!(right.matches(part).count(), 1, "{program} has {part:?} once");
    let start = Instant::now();
    let (status, report) = check(task, options, program, &right.replace(part, replacement));
    assert_eq!(status, Some(1), "{task}: {name}\n{report}");
    let size = report.lines().find(|line| line.starts_with("Input (")).unwrap_or_default();
    let origin = report.lines().find(|line| line.starts_with("Found ")).unwrap_or_default();
    println!(
        "{:4.1} s  {task}: {name}  ({program})  {size}  {origin}",
        start.elapsed().as_secs_f32()
    );
}

#[track_caller]
fn assert_passes(program: &str, source: &str) {
    let task = Path::new(program).file_stem().expect("a task").to_str().expect("UTF-8");
    let (status, report) = check(task, &["--time", "3"], program, source);
    assert_eq!(status, Some(0), "{program}\n{report}");
    print!("{program}: {report}");
}

fn source(program: &str) -> String {
    fs::read_to_string(Path::new(PROGRAMS).join(program)).expect("a program")
}

/// Writes a program to its own folder and checks it. Returns the exit status and the report.
fn check(task: &str, options: &[&str], program: &str, source: &str) -> (Option<i32>, String) {
    let [folder, temporary] = [(); 2].map(|()| TempDir::new().expect("a folder"));
    fs::write(folder.path().join(program), source).expect("the folder is writable");
    let interpreter: &[&str] = match program.rsplit_once('.').expect("an extension").1 {
        "py" => &[&python(), "-IS"],
        "awk" => &["awk", "-f"],
        "pl" => &["perl"],
        _ => &["sh"],
    };
    let mut command = Command::new(env!("CARGO_BIN_EXE_check"));
    command.args(options).args(["--seed", "1", task]).args(interpreter).arg(program);
    command.env("PROGRAMS", PROGRAMS).env("TMPDIR", temporary.path());
    let output = command.current_dir(&folder).output().expect("check runs");
    let text = [output.stdout, output.stderr].concat();
    (output.status.code(), String::from_utf8(text).expect("UTF-8"))
}

/// Returns the path of the interpreter itself, since a wrapper may take longer to start than the program.
fn python() -> String {
    let script = ["-c", "import sys; print(sys.executable)"];
    let output = Command::new("python3").args(script).output().expect("python3 runs");
    String::from_utf8(output.stdout).expect("UTF-8").trim().to_owned()
}
