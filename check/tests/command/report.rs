//! What `check` prints and saves when a program differs, and what it says if it has no result:
//! pages of commands.

use crate::calls::{check, folder, text};
use std::process::Command;
use std::{env, fs};
use test_support::{assert_commands, assert_documented, assert_same};

const PROGRAM: &str = env!("CARGO_BIN_EXE_check");

#[test]
fn reports_and_errors_are_as_the_pages_say() {
    let of_linux: &[_] =
        if cfg!(target_os = "linux") { &["check/tests/errors-of-linux.md"] } else { &[] };
    let pages = &[
        "check/README.md",
        "check/tests/reports.md",
        "check/tests/failures.md",
        "check/tests/errors.md",
    ];
    assert_commands(PROGRAM, &[pages, of_linux].concat());
}

#[test]
#[ignore = "takes seconds: `just test-bare` runs it"]
fn pages_that_take_seconds_do_as_shown() {
    let pages = ["names", "hangs", "scores", "runs"].map(|page| format!("check/tests/{page}.md"));
    assert_commands(PROGRAM, &pages.each_ref().map(String::as_str));
}

#[test]
fn the_page_names_each_option() {
    assert_documented("check/src/help.txt", "check/README.md");
}

#[test]
#[ignore = "needs python3, javac and rustc: `just test-check` runs it"]
fn programs_fail_as_the_page_says() {
    let has_java = Command::new("javac").arg("--version").output().is_ok();
    if env::var_os("CI").is_some() || has_java {
        assert_commands(PROGRAM, &["check/tests/failing-programs.md"]);
    }
}

#[test]
#[should_panic(expected = "dev/test-support/src/failing.md:5")]
fn a_page_is_wrong_if_any_command_of_a_block_fails() {
    assert_commands(PROGRAM, &["dev/test-support/src/failing.md"]);
}

#[test]
fn the_readme_shows_a_report() {
    let readme = include_str!("../../../README.md");
    let shown = readme.split("```text\n").nth(1).and_then(|block| block.split("```").next());
    let folder = folder();
    let program =
        include_str!("../programs/connect4.awk").replace(" || line(row, column, 1, -1)", "");
    fs::write(folder.path().join("mine.awk"), program).expect("a file");
    let report = text(&check(&folder, &["--time", "60", "connect4", "awk", "-f", "mine.awk"]));
    let shown = shown.expect("a block").replace("python3 mine.py", "awk -f mine.awk");
    let shown = shown.replace("check --judge counterexample.in connect4", &judge());
    assert_same("the report in README.md", &masked(&shown), &masked(&report));
}

/// Returns a call of `check` that compares an output for Connect 4.
fn judge() -> String {
    let check = shlex::try_quote(PROGRAM).expect("a path");
    format!("{check} --judge counterexample.in connect4")
}

/// Leaves out the digits of lines about inputs: a new fixture changes how many there are.
fn masked(report: &str) -> String {
    let masked = |line: &str| {
        if line.contains(" inputs") {
            line.replace(|char: char| char.is_ascii_digit(), "")
        } else {
            line.to_owned()
        }
    };
    report.lines().map(|line| masked(line) + "\n").collect()
}
