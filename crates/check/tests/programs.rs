//! `check` finds no difference in correct programs, and one in each wrong program.
//!
//! A wrong program is a correct one with a part replaced. `cargo test` tries a few, `just test-check` all:
//! those in Python and Perl, too. It also tests that the inputs for Jutge show all of these bugs.

#![cfg(unix)]

mod bugs;

use bugs::{bugs, Bug};
use std::collections::BTreeSet;
use std::path::Path;
use std::process::Command;
use std::time::Instant;
use std::{env, fs};
use tempfile::TempDir;

const PROGRAMS: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/programs");
const FIXTURES: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../../fixtures");
const TASKS: [&str; 3] = ["set-sim", "connect4", "turtle-puzzle"];

/// The list of the inputs for Jutge, and how many a task may have.
const LIST: &str = "jutge-inputs.txt";
const MOST: usize = 20;
/// Bugs that no fixture shows that Jutge takes. The second one shows in no fixture at all.
const NOT_SHOWN: [&str; 2] =
    ["the last line is not read without its end", "a disc in column 5 never makes FULL"];

#[test]
fn some_bugs_are_found() {
    for task in TASKS {
        let bug = bugs(task).into_iter().rfind(|bug| bug.program.contains(".awk"));
        assert_found(task, &bug.expect("a bug"), &["--time", "0"]);
    }
}

#[test]
#[ignore = "takes minutes"]
fn all_bugs_are_found_by_random_inputs() {
    for task in TASKS {
        for bug in bugs(task) {
            assert_found(task, &bug, &["--random", "--time", "60"]);
        }
    }
}

#[test]
#[ignore = "takes a minute"]
fn correct_programs_pass() {
    for file in fs::read_dir(PROGRAMS).expect("a folder") {
        let program = file.expect("a file").file_name().into_string().expect("UTF-8");
        if program != "set-sim.c" {
            assert_passes(&program, &source(&program));
        }
    }
    let types = "in enumerate(types):\n        if left";
    let other_order = "in [*enumerate(types)][::-1]:\n        if left";
    assert_passes("turtle-puzzle.py", &edited("turtle-puzzle.py", types, other_order));
}

#[test]
#[ignore = "takes a minute"]
fn correct_programs_pass_if_they_share_a_file_or_start_slowly() {
    for script in [
        r#"cat > mine.in; awk -f "$PROGRAMS/set-sim.awk" mine.in"#,
        r#"cc -o mine "$PROGRAMS/set-sim.c" && ./mine"#,
        r#"sleep 0.3; awk -f "$PROGRAMS/set-sim.awk""#,
    ] {
        assert_passes("set-sim.sh", script);
    }
}

#[test]
fn there_are_few_inputs_for_jutge() {
    for task in TASKS {
        let inputs = names(LIST, task);
        assert!((1..=MOST).contains(&inputs.len()), "{task}: {} inputs", inputs.len());
        for name in inputs {
            assert!(is_taken(task, &name), "Jutge does not take {task}/{name}");
        }
    }
}

/// With `CHOOSE` in the environment, makes the list anew.
#[test]
#[ignore = "takes minutes"]
fn the_inputs_for_jutge_show_all_bugs() {
    if env::var_os("CHOOSE").is_some() {
        let chosen: String = TASKS.into_iter().map(choose).collect();
        fs::write(Path::new(FIXTURES).join(LIST), chosen).expect("a list");
    }
    for task in TASKS {
        let listed = names(LIST, task);
        for bug in all_bugs(task) {
            let is_shown = listed.iter().any(|name| !passes(task, &bug, name));
            assert_eq!(is_shown, !NOT_SHOWN.contains(&&*bug.name), "{task}: {}", bug.name);
        }
    }
}

/// Returns whether a wrong program passes a fixture.
fn passes(task: &str, bug: &Bug, fixture: &str) -> bool {
    let folder = TempDir::new().expect("a folder");
    let Bug { program, .. } = bug;
    fs::write(folder.path().join(program), wrong(bug)).expect("the folder is writable");
    let script = r#"timeout 10 "$@" < "$INPUT" > out && "$CHECK" --judge "$INPUT" "$TASK" < out"#;
    let mut shell = Command::new("sh");
    shell.args(["-c", script, "sh"]).args(interpreter(program)).arg(program).current_dir(&folder);
    shell.env("INPUT", format!("{FIXTURES}/{task}/{fixture}.in")).env("TASK", task);
    let output = shell.env("CHECK", env!("CARGO_BIN_EXE_check")).output().expect("sh runs");
    output.status.success()
}

/// Returns the fixtures that Jutge takes and a wrong program does not pass, other than by being slow.
fn fails_on(task: &str, bug: &Bug) -> BTreeSet<String> {
    let (_, report) = check(task, &["--all", "--limit", "2"], &bug.program, &wrong(bug));
    assert!(report.contains(" passes "), "{task}: {}\n{report}", bug.name);
    let (_, list) = report.rsplit_once("\n\n").unwrap_or(("", &report));
    let fails = list.lines().filter(|line| !line.ends_with(" (timeout)"));
    let names = fails.filter_map(|line| line.split(' ').next());
    names.filter(|name| is_taken(task, name)).map(str::to_owned).collect()
}

/// Lists chosen inputs: the samples; then each time the input that shows the most bugs which none of those chosen shows;
/// if there are several, the one of them that shows the most bugs which one of those chosen shows, and so on.
fn choose(task: &str) -> String {
    let fails: Vec<_> = all_bugs(task).iter().map(|bug| fails_on(task, bug)).collect();
    let mut chosen = names("samples.txt", task);
    while chosen.len() < MOST {
        let worth = |name: &&String| {
            let shown = fails.iter().filter(|names| names.contains(*name));
            let times =
                shown.map(|names| chosen.iter().filter(|name| names.contains(*name)).count());
            let times: Vec<_> = times.collect();
            [0, 1, 2].map(|count| times.iter().filter(|times| **times == count).count())
        };
        let others = fails.iter().flatten().filter(|name| !chosen.contains(name));
        chosen.push(others.max_by_key(worth).expect("an input").clone());
    }
    let lines = chosen.iter().map(|name| format!("{task} {name}\n"));
    lines.collect()
}

/// Returns the fixtures of a task in a list.
fn names(list: &str, task: &str) -> Vec<String> {
    let list = fs::read_to_string(Path::new(FIXTURES).join(list)).expect("a list");
    let lines = list.lines().filter_map(|line| line.split_once(' '));
    lines.filter(|(of, _)| *of == task).map(|(_, name)| name.to_owned()).collect()
}

/// Returns whether there is a fixture, no line of which ends in white space, and the last one ends.
fn is_taken(task: &str, name: &str) -> bool {
    let input = fs::read_to_string(format!("{FIXTURES}/{task}/{name}.in"));
    input.is_ok_and(|input| {
        let ends = input.is_empty() || input.ends_with('\n');
        ends && input.split('\n').all(|line| line.trim_end() == line)
    })
}

#[track_caller]
fn assert_found(task: &str, bug: &Bug, options: &[&str]) {
    let Bug { name, program, .. } = bug;
    let start = Instant::now();
    let (status, report) = check(task, &[options, &["--seed", "1"]].concat(), program, &wrong(bug));
    assert_eq!(status, Some(1), "{task}: {name}\n{report}");
    let is_fact = |line: &&str| line.starts_with("Found ") || line.starts_with("Input (");
    let (time, facts) = (start.elapsed(), report.lines().filter(is_fact).collect::<Vec<_>>());
    println!("{:4.1} s  {task}: {name}  ({program})  {}", time.as_secs_f32(), facts.join("  "));
}

#[track_caller]
fn assert_passes(program: &str, source: &str) {
    let task = TASKS.into_iter().find(|task| program.starts_with(task)).expect("a task");
    let (status, report) = check(task, &["--time", "3", "--seed", "1"], program, source);
    assert_eq!(status, Some(0), "{program}\n{report}");
    print!("{program}: {report}");
}

/// Returns the bugs of a task, the rare ones too.
fn all_bugs(task: &str) -> Vec<Bug> {
    bugs(task).into_iter().chain(bugs(&format!("rare-{task}"))).collect()
}

#[track_caller]
fn wrong(bug: &Bug) -> String {
    edited(&bug.program, &bug.part, &bug.replacement)
}

/// Returns a program with a part of it replaced.
#[track_caller]
fn edited(program: &str, part: &str, replacement: &str) -> String {
    let right = source(program);
    assert_eq!(right.matches(part).count(), 1, "{program} has {part:?} once");
    right.replace(part, replacement)
}

fn source(program: &str) -> String {
    fs::read_to_string(Path::new(PROGRAMS).join(program)).expect("a program")
}

/// Writes a program to its own folder and checks it. Returns the exit status and the report.
fn check(task: &str, options: &[&str], program: &str, source: &str) -> (Option<i32>, String) {
    let folder = TempDir::new().expect("a folder");
    fs::write(folder.path().join(program), source).expect("the folder is writable");
    let mut command = Command::new(env!("CARGO_BIN_EXE_check"));
    command.args(options).arg(task).args(interpreter(program)).arg(program);
    let output = command.env("PROGRAMS", PROGRAMS).current_dir(&folder).output();
    let output = output.expect("check runs");
    let text = [output.stdout, output.stderr].concat();
    (output.status.code(), String::from_utf8(text).expect("UTF-8"))
}

/// Returns the command that runs a program, by its extension.
fn interpreter(program: &str) -> Vec<String> {
    let words: &[&str] = match program.rsplit_once('.').expect("an extension").1 {
        "py" => &[&python(), "-IS"],
        "awk" => &["awk", "-f"],
        "pl" => &["perl"],
        _ => &["sh"],
    };
    words.iter().map(ToString::to_string).collect()
}

/// Returns the path of the interpreter itself, since a wrapper may take longer to start than the program.
fn python() -> String {
    let script = ["-c", "import sys; print(sys.executable)"];
    let output = Command::new("python3").args(script).output().expect("python3 runs");
    String::from_utf8(output.stdout).expect("UTF-8").trim().to_owned()
}
