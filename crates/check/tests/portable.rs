//! `check` on any system, without a shell: this binary is both the test and the programs that it checks.

#[allow(dead_code, reason = "the other tests use the rest")]
// Both test binaries call `check` in the same way.
#[path = "command/calls.rs"]
mod calls;

use calls::{assert_report, check, folder, judge, read};
use std::io::{self, Write};
#[cfg(target_os = "linux")]
use std::os::unix::process::CommandExt;
#[cfg(target_os = "linux")]
use std::process::Stdio;
use std::process::{Child, Command};
use std::thread::{self, sleep};
use std::time::Duration;
use std::{env, fs, iter};
use tempfile::TempDir;

/// The last sign of life of a child that nothing ended.
const END: &str = "end";
/// The prefix of an argument that makes this binary act as a program.
const AS: &str = "as:";

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
        Some("parent") => leave(itself("child").spawn().expect("a child")),
        #[cfg(target_os = "linux")]
        Some("parent-of-a-stray") => {
            let mut stray = itself("child");
            leave(stray.process_group(0).stdout(Stdio::null()).spawn().expect("a child"));
        }
        #[cfg(target_os = "linux")]
        Some("leaves-its-group") => panic!("{}", in_group_of_check(itself("child")).exec()),
        #[cfg(target_os = "linux")]
        Some("hanging-parent-of-a-stray") => hang_with_a_stray(),
        Some("hanging-parent") => drop(itself("child").status().expect("a child")),
        Some("child") => live(),
        Some("sleep") => sleep(Duration::from_secs(20)),
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
        scope.spawn(|| no_child_is_left("parent"));
        scope.spawn(|| no_child_is_left("hanging-parent"));
        if cfg!(target_os = "linux") {
            scope.spawn(|| no_child_is_left("parent-of-a-stray"));
            scope.spawn(|| no_child_is_left("leaves-its-group"));
            scope.spawn(a_stray_ends_with_its_run);
        }
        if cfg!(windows) {
            scope.spawn(no_child_of_a_batch_file_is_left);
            scope.spawn(a_batch_file_gets_a_hint);
        }
    });
}

fn a_right_program_agrees_on_every_fixture(task: &str) {
    let fixtures = format!("{}/../../fixtures/{task}", env!("CARGO_MANIFEST_DIR"));
    let files = fs::read_dir(fixtures).expect("a folder").flatten();
    let count = files.filter(|file| file.path().extension().is_some_and(|end| end == "in"));
    let agrees = format!(" agrees with the reference on {} inputs\n", count.count());
    assert_report(
        &check(&folder(), &["--time", "0", task, &name(), &program(task)]),
        0,
        &[&agrees],
    );
}

fn a_wrong_program_differs() {
    let folder = folder();
    let report = check(&folder, &["--time", "1", "connect4", &name(), &program("wrong")]);
    let again = if cfg!(windows) {
        format!(
            "Git Bash, since PowerShell has no '<'): \"{}\" as:wrong < counterexample.in | ",
            name()
        )
    } else {
        format!(" | {}\n", judge())
    };
    let input = "\nInput (1 byte):\n    [blank line]\n";
    assert_report(&report, 1, &[input, "\n          QUIT\n", &again]);
    assert_eq!(read(&folder, "counterexample.in"), "\n");
}

fn no_child_is_left(program: &str) {
    let folder = folder();
    let options = ["--time", "0", "--limit", "0.5", "connect4", &name(), &self::program(program)];
    assert_report(&check(&folder, &options), 1, &[]);
    assert_nothing_lives(&folder);
}

/// The first run is repeated. By then the stray of the first does not live any more.
fn a_stray_ends_with_its_run() {
    let folder = folder();
    let program = "hanging-parent-of-a-stray";
    let options = ["--time", "0", "--limit", "0.5", "connect4", &name(), &self::program(program)];
    assert_report(&check(&folder, &options), 1, &["\nIt did not finish within 500ms.\n"]);
    assert!(read(&folder, "strays").lines().count() > 1 && !folder.path().join("alive").exists());
}

/// The children of a batch file are those of its interpreter.
fn no_child_of_a_batch_file_is_left() {
    let folder = folder();
    let lines = format!("@start /b {0} as:child\r\n@{0} as:child\r\n", name());
    fs::write(folder.path().join("run.bat"), lines).expect("a file");
    let options = ["--time", "0", "--limit", "2", "connect4", r".\run.bat"];
    assert_report(&check(&folder, &options), 1, &["\nIt did not finish within 2s.\n"]);
    assert_nothing_lives(&folder);
}

fn a_batch_file_gets_a_hint() {
    let folder = folder();
    fs::write(folder.path().join("run.bat"), "").expect("a file");
    assert_report(&check(&folder, &["connect4", "run"]), 2, &["; try \".\\run.bat\"\n"]);
}

/// Asserts that a child lived in a folder, but was ended and does not live any more.
#[track_caller]
fn assert_nothing_lives(folder: &TempDir) {
    let before = read(folder, "life");
    sleep(Duration::from_millis(500));
    assert!(!before.is_empty(), "no child lived");
    assert!(!before.contains(END) && read(folder, "life") == before, "a process is left");
}

/// Returns once a child lives.
fn leave(_: Child) {
    while fs::metadata("life").is_err() {
        sleep(Duration::from_millis(1));
    }
}

/// Starts a process that leaves the group, and notes whether one of an earlier run lives.
#[cfg(target_os = "linux")]
fn hang_with_a_stray() {
    let strays = fs::read_to_string("strays").unwrap_or_default();
    // A process that was killed may remain as an entry without a program.
    if strays.lines().any(|stray| fs::read_link(format!("/proc/{stray}/exe")).is_ok()) {
        fs::write("alive", "").expect("a file");
    }
    let mut stray = itself("sleep").process_group(0).spawn().expect("a process");
    fs::write("strays", format!("{strays}{}\n", stray.id())).expect("a file");
    stray.wait().expect("a process");
}

/// Lets a process be in the group of the parent of this one.
#[cfg(target_os = "linux")]
fn in_group_of_check(mut command: Command) -> Command {
    let parent = format!("/proc/{}/stat", std::os::unix::process::parent_id());
    let group =
        fs::read_to_string(parent).ok().and_then(|stat| stat.split(' ').nth(4)?.parse().ok());
    command.process_group(group.expect("a number"));
    command
}

/// Leaves signs of life in the current folder. It ends after a while: on Windows the test waits for a
/// child that is left, since that has the pipes of `check`.
fn live() {
    for sign in iter::repeat_n(".", 1_000).chain([END]) {
        let file = fs::File::options().append(true).create(true).open("life");
        file.and_then(|mut file| file.write_all(sign.as_bytes())).expect("a file");
        sleep(Duration::from_millis(20));
    }
}

fn itself(program: &str) -> Command {
    let mut command = Command::new(name());
    command.arg(self::program(program));
    command
}

/// Returns the argument for a program.
fn program(name: &str) -> String {
    AS.to_owned() + name
}

fn name() -> String {
    env::current_exe().expect("a path").display().to_string()
}
