//! What the passes make of an input.

use super::{simplify, Proposal};
use crate::task::Task;
use crate::tasks::named;
use common::Error;
use rules::model::{Model, Unknown};
use rules::Inputs;
use std::collections::HashSet;
use std::convert::Infallible;
use std::io::Write;

/// A task that allows any input.
struct Any;

impl Task for Any {
    fn inputs(&self) -> Inputs {
        let model = || -> Box<dyn Model> { Box::new(Unknown) };
        Inputs { task: "any", draw: |_| String::new(), model, is_valid: |_| true }
    }

    fn run(&self, _input: &[u8], _output: &mut dyn Write) -> Result<(), Error> {
        Ok(())
    }

    fn is_empty(&self, _input: &str) -> bool {
        false
    }
}

/// Returns what simplifying makes of an input of a task if the program differs as `differs` says.
pub(crate) fn simplified_for(task: &str, input: &str, differs: fn(&str) -> bool) -> String {
    simplified_by(named(task), input, differs)
}

/// Returns what simplifying makes of an input if the program differs as `differs` says.
fn simplified_by(task: &dyn Task, input: &str, differs: impl Fn(&str) -> bool) -> String {
    let mut tried = HashSet::from([input.to_owned()]);
    let mut found = input.to_owned();
    let Ok(()) = simplify::<Infallible>(&mut found, &task.passes(), task, |mut proposals| {
        Ok(Iterator::find(&mut proposals, |Proposal { text, .. }| {
            assert!(tried.insert(text.clone()), "{text:?} is tried twice");
            differs(text)
        }))
    });
    found
}

/// Returns what the passes that know no task make of an input.
fn simplified(input: &str, differs: impl Fn(&str) -> bool) -> String {
    simplified_by(&Any, input, differs)
}

#[track_caller]
fn case(input: &str, differs: fn(&str) -> bool, simplest: &str) {
    assert_eq!(simplified(input, differs), simplest, "{input:?}");
}

fn words(input: &str) -> usize {
    input.split_whitespace().count()
}

fn has_triples(input: &str) -> bool {
    words(input) > 0 && words(input) % 3 == 0
}

#[test]
fn words_and_blank_lines_are_left_out() {
    let has_seven = |input: &str| input.contains('7') && input.contains("\n\n");
    case("8 2 7\n3\n\n\n5 6\n\n\n", has_seven, "7\n\n");
    case("1 2 3", |input| input.contains('2'), "2\n");
    case("7 2\n", |input| input.contains('7') && input.ends_with('\n'), "7\n");
    case("1 2 3\n", |_| true, "");
    case("1 2 3\n", |input| !input.is_empty(), "1\n");
    case("2 1\n1\n", |input| input == "2 1\n1\n", "2 1\n1\n");
}

#[test]
fn lines_are_joined_and_numbers_lowered() {
    case("3\n2\n8\n5\n", |input| words(input) == 4, "1 1 1 1\n");
    case("-3 2 8\n-4\n", |input| words(input) == 4, "1 1 1 1\n");
    let keeps_three = |input: &str| input.starts_with("6 8 6 ") && words(input) == 4;
    case("6 8 6 7\n", keeps_three, "6 8 6 1\n");
    case("8 8\n", |input| input.len() == 4 && !input.contains(['1', '2']), "3 3\n");
    case("2 3 2\n", |input| ["2 3 2\n", "3\n", "1\n"].contains(&input), "1\n");
    case("2 2\n", |input| input.contains('2') && words(input) == 2, "1 2\n");
    case("8 8 8\n", |input| ["8 8 8\n", "1 1 1\n"].contains(&input), "1 1 1\n");
    let has_blank_line = |input: &str| input.contains("\n\n") && input.matches('1').count() == 4;
    case("1\n1\n\n1\n1\n", has_blank_line, "1 1\n\n1 1\n");
    // The second line begins a part of each size, so no part has the end of the first one, too.
    let has_eight = |input: &str| input.ends_with("1\n\n") && input.matches('1').count() == 8;
    case("1 1 1 1 1 1\n1 1\n\n", has_eight, "1 1 1 1 1 1 1 1\n\n");
}

#[test]
fn a_free_layout_becomes_plain_unless_it_matters() {
    case("\n 11  12\n\n13", |input| words(input) == 3, "11 11 11\n");
    let has_two_spaces = |input: &str| input.contains("  ") && words(input) == 3;
    case("\n 11  11\n\n11  ", has_two_spaces, "11 11 11  ");
    let has_no_end = |input: &str| !input.ends_with('\n') && has_triples(input);
    case("\n11  11\n11 11 11 \n 11", has_no_end, "11 11 11");
    case("11 11\n11 11 11 11 ", |input| input.ends_with(' ') && has_triples(input), "11 11 11 ");
}

#[test]
fn an_input_does_not_become_empty() {
    assert_eq!(simplified_for("connect4", "1 2 3\n\n", |_| true), "1\n");
    assert_eq!(simplified_for("set-sim", "1111 1112 1113\n", |_| true), "1111 1112 1113\n");
}
