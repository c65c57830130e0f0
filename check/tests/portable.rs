//! `check` on any system, without a shell: this binary is both the test and the programs that it
//! checks.

// Both test binaries call `check` in the same way.
#[path = "command/calls.rs"]
mod calls;

use calls::{check, folder, text};
use std::io::{self, Write};
use std::process::{Command, Output};
use std::thread::{self, sleep};
use std::time::Duration;
use std::{env, fs, iter};
use tempfile::TempDir;

/// The prefix of an argument that makes this binary act as a program.
const AS: &str = "as:";
/// What a process writes to the file `life` at last, if nothing ended it.
const END: &str = "end";

fn main() {
    // A test harness has other arguments.
    let argument = env::args().nth(1).unwrap_or_default();
    match argument.strip_prefix(AS) {
        Some("set-sim") => set_sim::run(io::stdin(), io::stdout()).expect("a right input"),
        Some("connect4") => connect4::run(io::stdin(), io::stdout()).expect("a right input"),
        Some("turtle-puzzle") => {
            turtle_puzzle::run(io::stdin(), io::stdout()).expect("a right input");
        }
        Some("wrong") => println!("QUIT"),
        Some("hanging-parent") => drop(itself("child").status().expect("a child")),
        Some("child") => live(),
        _ => test(),
    }
}

/// Runs all tests at once, since most of their time is waiting.
fn test() {
    thread::scope(|scope| {
        for task in ["set-sim", "connect4", "turtle-puzzle"] {
            scope.spawn(move || a_right_program_agrees_on_every_fixture(task));
        }
        scope.spawn(a_wrong_program_differs);
        scope.spawn(a_program_that_hangs_is_stopped_with_its_children);
    });
}

fn a_right_program_agrees_on_every_fixture(task: &str) {
    let fixtures = format!("{}/../fixtures/{task}", env!("CARGO_MANIFEST_DIR"));
    let files = fs::read_dir(fixtures).expect("a folder").flatten();
    let count = files.filter(|file| file.path().extension().is_some_and(|end| end == "in"));
    let agrees = format!(" agrees with the reference on {} inputs\n", count.count());
    let report = checked(&folder(), &["--time", "0"], task, task);
    assert_report(&report, 0, &[&agrees]);
    assert!(report.stdout.ends_with(agrees.as_bytes()));
}

fn a_wrong_program_differs() {
    let folder = folder();
    let report = checked(&folder, &["--time", "1"], "connect4", "wrong");
    let again = " --judge counterexample.in connect4 ";
    let input = read(&folder, "counterexample.in");
    let shown = format!("\nInput ({} byte", input.len());
    assert_report(&report, 1, &[&shown, "\nexpected  ", again]);
    let mut expected = Vec::new();
    connect4::run(input.as_bytes(), &mut expected).expect("a right input");
    let saved = read(&folder, "counterexample.out");
    assert!(saved.as_bytes() == expected && saved != "QUIT\n", "{saved}");
}

fn a_program_that_hangs_is_stopped_with_its_children() {
    let folder = folder();
    let options = ["--time", "0", "--limit", "0.5"];
    let report = checked(&folder, &options, "connect4", "hanging-parent");
    let again = " --limit 0.5 --judge counterexample.in connect4 ";
    assert_report(&report, 1, &["\nIt did not finish within 500ms.", again]);
    // The child wrote often, but was ended.
    let life = read(&folder, "life");
    sleep(Duration::from_millis(300));
    assert!(!life.is_empty(), "nothing lived");
    assert!(!life.contains(END) && read(&folder, "life") == life, "a process is left");
}

/// Asserts the exit status, and texts that stdout and stderr contain.
#[track_caller]
fn assert_report(output: &Output, status: i32, contained: &[&str]) {
    let text = text(output);
    let missing: Vec<_> = contained.iter().filter(|part| !text.contains(**part)).collect();
    assert!(output.status.code() == Some(status) && missing.is_empty(), "{missing:?}\n{text}");
}

fn read(folder: &TempDir, name: &str) -> String {
    fs::read_to_string(folder.path().join(name)).expect("a file")
}

/// Leaves signs of life in the current folder. It ends after a while: on Windows the test waits for
/// a child that is left, since that has the pipes of `check`.
fn live() {
    for sign in iter::repeat_n(".", 1_000).chain([END]) {
        let file = fs::File::options().append(true).create(true).open("life");
        file.and_then(|mut file| file.write_all(sign.as_bytes())).expect("a file");
        sleep(Duration::from_millis(20));
    }
}

fn itself(program: &str) -> Command {
    let mut command = Command::new(name());
    command.arg(AS.to_owned() + program);
    command
}

/// Checks this binary as a program.
fn checked(folder: &TempDir, options: &[&str], task: &str, program: &str) -> Output {
    check(folder, &[options, &[task, &name(), &(AS.to_owned() + program)]].concat())
}

fn name() -> String {
    env::current_exe().expect("a path").display().to_string()
}
