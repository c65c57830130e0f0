//! What `check` prints and saves when a program differs, and what it says if it has no result:
//! pages of commands.

use crate::calls::{check, folder, text};
use std::path::Path;
use std::process::Command;
use std::{env, fs};
use test_support::{assert_commands, assert_documented, assert_same};

const PROGRAM: &str = env!("CARGO_BIN_EXE_check");

#[test]
fn reports_scores_and_errors_are_as_the_pages_say() {
    let of_linux: &[_] =
        if cfg!(target_os = "linux") { &["check/tests/errors-of-linux.md"] } else { &[] };
    let pages = &[
        "check/README.md",
        "check/tests/reports.md",
        "check/tests/failures.md",
        "check/tests/hangs.md",
        "check/tests/scores.md",
        "check/tests/errors.md",
        "check/tests/runs.md",
    ];
    assert_commands(PROGRAM, &[pages, of_linux].concat());
}

/// The scripts call the tools, which `cargo test --package check` alone does not build.
#[test]
fn scripts_do_what_the_page_for_teachers_says() {
    if Path::new(PROGRAM).with_file_name("connect4").exists() {
        assert_commands(PROGRAM, &["check/teachers/README.md"]);
    } else {
        assert!(env::var_os("CI").is_none(), "the tools are not built");
    }
}

#[test]
fn the_page_names_each_option() {
    assert_documented("check/src/help.txt", "check/README.md");
}

#[test]
#[ignore = "needs python3, ps, script, c++, javac and rustc: `just test-check` runs it"]
fn programs_are_graded_and_fail_as_the_pages_say() {
    let has = |compiler| Command::new(compiler).arg("--version").output().is_ok();
    let is_tried = |compiler| env::var_os("CI").is_some() || has(compiler);
    let pages = [
        ("cc", "check/tests/grading.md"),
        ("c++", "check/tests/grading-of-cpp.md"),
        ("javac", "check/tests/grading-of-java.md"),
        ("javac", "check/tests/failing-programs.md"),
    ];
    let tried = pages.iter().filter(|(compiler, _)| is_tried(compiler));
    assert_commands(PROGRAM, &tried.map(|(_, page)| *page).collect::<Vec<_>>());
}

#[test]
#[ignore = "needs bubblewrap: `just test-check` runs it"]
fn bubblewrap_keeps_programs_from_doing_harm() {
    let mut bubblewrap = Command::new("bwrap");
    // A clone in /tmp is hidden by the empty /tmp of the page.
    let options = ["--ro-bind", "/", "/", "--proc", "/proc", "--tmpfs", "/tmp", "--unshare-all"];
    bubblewrap.args(options).args([PROGRAM, "--version"]);
    if bubblewrap.output().is_ok_and(|output| output.status.success()) {
        assert_commands(PROGRAM, &["check/tests/grading-in-bubblewrap.md"]);
    } else {
        eprintln!("left out: bubblewrap may make no namespaces here, or the clone is in /tmp");
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
