//! `check` finds no difference in correct programs, in several languages, and one in wrong ones.
//!
//! Each mistake of the catalogues is tried in the process of `check`; here are a few real programs, to show that
//! processes are run as they should. `cargo test` tries some, `just test-check` all: those in Python and Perl, too.

use crate::calls::{assert_report, command, folder, text};
use std::path::Path;
use std::process::{Command, Output};
use std::{env, fs};

const PROGRAMS: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/programs");
const TASKS: [&str; 3] = ["set-sim", "connect4", "turtle-puzzle"];

/// Wrong programs: a part of a correct one, what stands in its place, and the mistake.
const WRONG: [(&str, &str, &str, &str); 2] = [
    ("set-sim.awk", "if (size < 12) deal()", "deal()", "deals after each set"),
    (
        "turtle-puzzle.awk",
        "if (place % 3 && side",
        "if (place % 3 && place < 8 && side",
        "the one to its left",
    ),
];

#[test]
fn the_mistakes_of_wrong_programs_are_named() {
    for (program, part, other, mistake) in WRONG {
        let options = ["--seed", "1", "--time", "60"];
        let report = checked(&options, program, &edited(program, part, other));
        assert_report(&report, 1, &["Likely mistake: it ", mistake]);
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

#[track_caller]
fn assert_passes(program: &str, source: &str) {
    let report = checked(&["--time", "1", "--seed", "1"], program, source);
    assert_report(&report, 0, &[]);
    print!("{program}: {}", text(&report));
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

/// Writes a program to its own folder and checks it.
fn checked(options: &[&str], program: &str, source: &str) -> Output {
    let task = TASKS.into_iter().find(|task| program.starts_with(task)).expect("a task");
    let folder = folder();
    fs::write(folder.path().join(program), source).expect("the folder is writable");
    let mut check = command(&folder, options);
    check.arg(task).args(interpreter(program)).arg(program).output().expect("check runs")
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
