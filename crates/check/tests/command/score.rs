//! `check --all` counts the fixtures that a program passes.

use crate::calls::{check, folder, text, RIGHT};
use std::fs;

/// Scores a shell command for Connect 4. Asserts the exit status, and that files are saved unless all is passed.
#[track_caller]
fn scored(options: &[&str], script: &str, status: i32) -> String {
    let folder = folder();
    let arguments = [&["--all"], options, &["connect4", "sh", "-c", script]].concat();
    let output = check(&folder, &arguments);
    let saved = fs::read_dir(folder.path()).expect("a folder").count();
    assert_eq!(
        (output.status.code(), saved),
        (Some(status), 3 * status as usize),
        "{}",
        text(&output)
    );
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
    let as_the_input_starts =
        "1*) exit 3 ;; 2*) kill -SEGV $$ ;; 3*) exec yes ;; *) echo wrong ;; esac";
    let script = format!("read line || exec echo QUIT; case $line in {as_the_input_starts}");
    let score = scored(&[], &script, 1);
    // Only the empty input has the output QUIT.
    for part in [" (status 3)\n", " (crash)\n", " (too much output)\n", " passes 1 of "] {
        assert!(score.contains(part), "{part}\n{score}");
    }
    assert!(score.lines().any(|line| line == "rising-line-of-six-wins"), "{score}");
}

#[test]
fn a_program_that_hangs_is_given_up_after_its_first_difference_is_shown() {
    let score = scored(&["--limit", "0.1"], "sleep 60", 1);
    let (report, list) = score.rsplit_once("\n\n").expect("a report, and a list");
    assert!(
        report.contains("\nFound with the fixture blank-line-first-shows-the-empty-board.\n"),
        "{score}"
    );
    assert_eq!(list.matches(" (timeout)\n").count(), 10, "{score}");
    assert!(
        list.contains(" passes 0 of ") && list.ends_with(" fixtures, stopped after 10 timeouts\n"),
        "{score}"
    );
}
