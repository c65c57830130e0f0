//! What `check` prints and saves when a program differs.

use crate::calls::{check, folder, judge, text};
use std::fs;
use test_support::{assert_page, assert_same};

const PROGRAM: &str = env!("CARGO_BIN_EXE_check");

#[test]
fn the_examples_tell_the_truth() {
    assert_page(PROGRAM, "crates/check/README.md");
}

#[test]
fn reports_are_as_the_page_says() {
    assert_page(PROGRAM, "crates/check/tests/reports.md");
}

#[test]
fn reports_of_failures_are_as_the_page_says() {
    assert_page(PROGRAM, "crates/check/tests/failures.md");
}

#[test]
fn scores_are_as_the_page_says() {
    assert_page(PROGRAM, "crates/check/tests/scores.md");
}

#[test]
fn what_the_statement_does_not_allow_is_as_the_page_says() {
    assert_page(PROGRAM, "crates/check/tests/promised.md");
}

#[test]
#[should_panic(expected = "dev/test-support/src/failing.md:5")]
fn a_page_is_wrong_if_any_command_of_a_block_fails() {
    assert_page(PROGRAM, "dev/test-support/src/failing.md");
}

#[test]
fn the_readme_shows_a_report() {
    let readme = include_str!("../../../../README.md");
    let shown = readme.split("```text\n").nth(1).and_then(|block| block.split("```").next());
    let folder = folder();
    let program =
        include_str!("../programs/connect4.awk").replace(" || line(row, column, 1, -1)", "");
    fs::write(folder.path().join("mine.awk"), program).expect("a file");
    let report = text(&check(&folder, &["--time", "60", "connect4", "awk", "-f", "mine.awk"]));
    let shown = shown.expect("a block").replace("python3 mine.py", "awk -f mine.awk");
    let shown = shown.replace("check --judge counterexample.in connect4", &judge());
    assert_same("the report in README.md", &shown, &report);
}
