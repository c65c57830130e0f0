//! The sentences on broken rules, one catalogue a task: `sentences.txt` beside it.
//!
//! A case is an input, or the name of a fixture after `@`; then, indented, parts of the right output with what a wrong
//! program prints in their place, or the whole wrong output; and below each of these what is said of it. `¶` is a line end.

use crate::compare::output_rows;
use crate::fixtures::fixtures;
use crate::rows::{Mark, Row};
use crate::tasks::{named, Task};
use test_support::assert_same;

#[test]
fn each_sentence_is_said_where_it_is_true() {
    for (task, catalogue) in [
        ("set-sim", include_str!("../tasks/set_sim/sentences.txt")),
        ("connect4", include_str!("../tasks/connect4/sentences.txt")),
        ("turtle-puzzle", include_str!("../tasks/turtle_puzzle/sentences.txt")),
    ] {
        let said: Vec<_> = catalogue.split("\n\n").map(|case| as_said(named(task), case)).collect();
        assert_same(task, catalogue, &(said.join("\n\n") + "\n"));
    }
}

/// Returns a case with what is said in place of what should be said.
fn as_said(task: &dyn Task, case: &str) -> String {
    let mut lines = case.lines();
    let first = lines.next().unwrap_or_default();
    let input = match first.strip_prefix('@') {
        Some(name) => fixtures(task).into_iter().find(|input| input.fixture == Some(name)),
        None => Some(first.replace('¶', "\n").into()),
    };
    let input = input.expect("a fixture").text;
    let (expected, mut text) = (task.full_output(&input), first.to_owned());
    let right = String::from_utf8_lossy(&expected);
    for edit in lines.filter_map(|line| line.strip_prefix("  ")) {
        let found = match edit.replace('¶', "\n").split_once(" => ") {
            Some((part, _)) if !right.contains(part) => panic!("not in the output: {edit}"),
            Some((part, other)) => right.replacen(part, other, 1),
            None => edit.replace('¶', "\n"),
        };
        text += &format!(
            "\n  {edit}{}",
            sentences(&output_rows(task, &input, &expected, found.as_bytes()))
        );
    }
    text
}

/// Returns the sentences at the end of a difference, each on a line of its own.
fn sentences(rows: &[Row]) -> String {
    let notes = rows.iter().rev().map_while(|row| match row {
        Row::Words(Mark::Note, words) => Some(words),
        _ => None,
    });
    let sentences = notes.filter(|words| !words.starts_with("More lines "));
    sentences.fold(String::new(), |text, sentence| format!("\n{sentence}{text}"))
}
