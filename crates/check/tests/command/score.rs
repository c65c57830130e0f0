//! `check --all` counts the fixtures that a program passes.

use crate::calls::{assert_report, check, folder, text, RIGHT};
use std::fs;

/// Scores a shell command for Connect 4. Asserts the exit status, and that nothing is saved.
#[track_caller]
fn scored(options: &[&str], script: &str, status: i32) -> String {
    let folder = folder();
    let arguments = [&["--all"], options, &["connect4", "sh", "-c", script]].concat();
    let output = check(&folder, &arguments);
    let saved = fs::read_dir(folder.path()).expect("a folder").count();
    assert_eq!((output.status.code(), saved), (Some(status), 0), "{}", text(&output));
    text(&output)
}

#[test]
fn a_right_program_passes_all_fixtures() {
    let score = scored(&[], RIGHT, 0);
    let (before, count) = score.split_once(" passes ").expect("a score");
    let numbers: Vec<_> = count.split(' ').collect();
    assert!(before.starts_with("connect4: sh -c ") && numbers[0] == numbers[2], "{score}");
    assert!(score.ends_with(" fixtures\n") && score.lines().count() == 1, "{score}");
}

#[test]
fn fixtures_that_are_not_passed_are_listed_with_a_word_for_what_is_no_wrong_output() {
    let wrong = scored(&[], "read line && echo QUIT || exit 0", 1);
    assert!(wrong.contains("\nupright-line-wins\n"), "{wrong}");
    // Only the empty input has this output.
    let failing = "if read line; then exit 3; else echo QUIT; fi";
    let failing = scored(&[], failing, 1);
    assert!(failing.contains("\nupright-line-wins (status 3)\n"), "{failing}");
    assert!(failing.contains(" passes 1 of "), "{failing}");
    assert!(scored(&[], "kill -SEGV $$", 1).contains("\nupright-line-wins (crash)\n"));
    assert!(scored(&[], "exec yes", 1).contains("\nupright-line-wins (too much output)\n"));
}

#[test]
fn a_program_that_hangs_everywhere_gets_less_time() {
    let hanging = scored(&["--limit", "0.1"], "sleep 60", 1);
    assert!(hanging.contains("\nupright-line-wins (timeout)\n"), "{hanging}");
    assert!(hanging.contains(" passes 0 of "), "{hanging}");
}

#[test]
fn a_program_that_cannot_be_started_has_no_score() {
    let output = check(&folder(), &["--all", "connect4", "./nope"]);
    assert_report(&output, 2, &["check: cannot run './nope': "]);
    assert_eq!(output.stdout, b"");
}
