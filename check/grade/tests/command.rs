//! Calls of `grade`: pages of commands, which a Unix shell runs.

#![cfg(unix)]

use std::env;
use std::path::Path;
use std::process::Command;
use test_support::{assert_commands, assert_documented};

const PROGRAM: &str = env!("CARGO_BIN_EXE_grade");

/// The scripts call the tools and `check`, which `cargo test --package grade` alone does not build.
#[test]
#[ignore = "takes seconds: `just test-bare` runs it"]
fn pages_for_teachers_that_take_seconds_do_as_shown() {
    let is_built = |name| Path::new(PROGRAM).with_file_name(name).exists();
    if is_built("connect4") && is_built("check") {
        assert_commands(PROGRAM, &["check/teachers/README.md", "check/grade/tests/packages.md"]);
    } else {
        assert!(env::var_os("CI").is_none(), "the tools are not built");
    }
}

#[test]
fn the_page_names_each_option() {
    assert_documented("check/grade/src/help.txt", "check/teachers/README.md");
}

#[test]
#[ignore = "needs python3, ps, script, c++ and javac: `just test-check` runs it"]
fn programs_are_graded_as_the_pages_say() {
    let has = |tool| Command::new(tool).arg("--version").output().is_ok();
    let is_tried = |tool| env::var_os("CI").is_some() || has(tool);
    let pages = [
        ("cc", "check/grade/tests/submissions.md"),
        ("cc", "check/grade/tests/remarks.md"),
        ("cc", "check/grade/tests/stops.md"),
        ("c++", "check/grade/tests/cpp.md"),
        ("javac", "check/grade/tests/java.md"),
        ("python3", "check/grade/tests/python.md"),
    ];
    let tried = pages.iter().filter(|(tool, _)| is_tried(tool));
    assert_commands(PROGRAM, &tried.map(|(_, page)| *page).collect::<Vec<_>>());
}

#[test]
#[ignore = "needs python3: `just test-check` runs it"]
#[cfg(target_os = "linux")]
fn a_program_sees_nothing_but_the_system_and_its_own_folder() {
    assert_commands(PROGRAM, &["check/grade/tests/box.md"]);
}

#[test]
#[ignore = "needs bubblewrap: `just test-check` runs it"]
fn programs_are_graded_in_bubblewrap() {
    let mut bubblewrap = Command::new("bwrap");
    // A clone in /tmp is hidden by the empty /tmp of the page.
    let options = ["--ro-bind", "/", "/", "--proc", "/proc", "--tmpfs", "/tmp", "--unshare-all"];
    bubblewrap.args(options).args([PROGRAM, "--version"]);
    if bubblewrap.output().is_ok_and(|output| output.status.success()) {
        assert_commands(PROGRAM, &["check/grade/tests/bubblewrap.md"]);
    } else {
        eprintln!("left out: bubblewrap may make no namespaces here, or the clone is in /tmp");
    }
}
