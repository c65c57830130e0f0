//! The text that is printed after a search.

use crate::counterexample::Counterexample;
use crate::save::save;
use crate::search::Found;
use crate::trials::Trials;
use crate::visible::{explained, first_lines, visible};
use std::io::ErrorKind;

/// Reports that the program agrees with the reference. `so_far` is empty unless Ctrl-C ended the search.
pub(crate) fn agreement(trials: &Trials, so_far: &str) -> String {
    let (call, seed) = (called(trials), format!("(--seed {})", trials.arguments.seed));
    if trials.agreed == 0 {
        return format!("{call} was interrupted on the first input {seed}\n");
    }
    let inputs = counted(trials.agreed, "input");
    format!("{call} agrees with the reference on {inputs}{so_far} {seed}\n{}", alone(trials))
}

/// Reports a difference, and saves the files that help to look into it.
pub(crate) fn difference(found: &Found, example: &Counterexample, trials: &Trials) -> String {
    [
        format!("{} differs from the reference\n", called(trials)),
        origin(found, example, trials),
        alone(trials).to_owned(),
        unfinished(example, trials),
        format!(
            "\n{}\n",
            explained(input(example) + &sometimes(example) + &example.difference.text)
                + &example.difference.stderr
        ),
        save(&example.input, trials.arguments),
    ]
    .concat()
}

/// Says where the input came from. A simplified one no longer goes by the name of its fixture.
fn origin(found: &Found, example: &Counterexample, trials: &Trials) -> String {
    let (agreed, seed) = (counted(found.agreed, "input"), trials.arguments.seed);
    let is_simplified = example.input != found.input.text;
    let (with, then) = match &found.input.fixture {
        Some(_) if is_simplified => (String::new(), ", then simplified".to_owned()),
        Some(name) => (format!(" with the fixture {name},"), String::new()),
        None if is_simplified => (String::new(), format!(", then simplified (--seed {seed})")),
        None => (format!(" with a random input (--seed {seed}),"), String::new()),
    };
    format!("Found{with} after {agreed} without a difference{then}.\n")
}

/// Says that the runs disturb each other, if they do.
fn alone(trials: &Trials) -> &'static str {
    if trials.is_alone {
        "It was run one at a time: among several runs at once, a difference showed that a run alone did not.\n"
    } else {
        ""
    }
}

/// Says why the input was not simplified to the end, if so.
fn unfinished(example: &Counterexample, trials: &Trials) -> String {
    let Err(error) = &example.simplified else { return String::new() };
    let reason = match error.kind() {
        ErrorKind::TimedOut if trials.arguments.time.is_zero() => return String::new(),
        ErrorKind::TimedOut => "the time ran out (see --time)".to_owned(),
        ErrorKind::Interrupted => "it was interrupted".to_owned(),
        _ => error.to_string(),
    };
    format!("A simpler input may show it, too: {reason}.\n")
}

fn input(example: &Counterexample) -> String {
    let lines = first_lines(&visible(example.input.as_bytes()));
    let lines: String = lines.lines().flat_map(|line| ["    ", line, "\n"]).collect();
    format!("Input ({}):\n{lines}\n", counted(example.input.len(), "byte"))
}

/// Says how often the program differs, if that is not always.
fn sometimes(example: &Counterexample) -> String {
    let Counterexample { differing, runs, .. } = example;
    if differing == runs {
        return String::new();
    }
    format!("It differs only sometimes: in {differing} of {runs} runs on this input.\n")
}

/// Returns the task and the command.
fn called(trials: &Trials) -> String {
    format!("{}: {}", trials.arguments.task.name(), trials.arguments.call())
}

fn counted(count: usize, noun: &str) -> String {
    format!("{count} {noun}{}", if count == 1 { "" } else { "s" })
}
