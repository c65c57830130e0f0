//! `check --all` counts the fixtures that a program passes.

use crate::calls::{check, folder, text, RIGHT};
use std::fs;
use std::thread;

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
    let words: Vec<_> = score.split(' ').collect();
    let [first, .., "passes", passed, "of", count, "fixtures\n"] = words[..] else {
        panic!("{score}");
    };
    assert!(first == "connect4:" && passed == count && score.lines().count() == 1, "{score}");
}

#[test]
fn fixtures_that_are_not_passed_are_listed_with_a_word_for_what_is_no_wrong_output() {
    let case = |options: &[&str], script, word| {
        let score = scored(options, script, 1);
        assert!(score.contains(&format!("\nvertical-line-wins{word}\n")), "{score}");
    };
    thread::scope(|scope| {
        scope.spawn(|| case(&[], "read line && echo QUIT || exit 0", ""));
        scope.spawn(|| case(&[], "exit 3", " (status 3)"));
        scope.spawn(|| case(&[], "kill -SEGV $$", " (crash)"));
        scope.spawn(|| case(&[], "exec yes", " (too much output)"));
        scope.spawn(|| case(&["--limit", "0.1"], "sleep 60", " (timeout)"));
    });
    // Only the empty input has this output.
    let score = scored(&[], "if read line; then exit 3; else echo QUIT; fi", 1);
    assert!(score.contains(" passes 1 of "), "{score}");
}
