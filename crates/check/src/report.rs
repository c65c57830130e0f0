//! The text that is printed after a search.

use crate::arguments::Arguments;
use crate::counterexample::Counterexample;
use crate::save::save;
use crate::trials::Trials;
use crate::visible::{explained, start, visible};
use std::io::ErrorKind;

/// Reports that no difference was found.
pub(crate) fn same(trials: &Trials) -> String {
    agreement(trials, "")
}

/// Reports that Ctrl-C ended the search.
pub(crate) fn interrupted(trials: &Trials) -> String {
    agreement(trials, " so far")
}

fn agreement(trials: &Trials, so_far: &str) -> String {
    let (call, inputs) = (called(trials.arguments), inputs(trials.agreed));
    let seed = format!(" (--seed {})", trials.arguments.seed);
    format!("{call} agrees with the reference on {inputs}{so_far}{seed}\n{}", alone(trials))
}

/// Reports a difference, and saves the files that help to look into it.
pub(crate) fn difference(found: &Counterexample, trials: &Trials) -> String {
    let arguments = trials.arguments;
    let difference = input(&found.input) + &sometimes(found) + &found.difference.text;
    [
        format!("{} differs from the reference\n", called(arguments)),
        origin(found, arguments),
        alone(trials).to_owned(),
        stop(found, arguments),
        format!("\n{}\n", explained(difference)),
        save(&found.input, arguments),
    ]
    .concat()
}

/// Says where the input came from. A simplified one no longer goes by the name of its fixture.
fn origin(found: &Counterexample, arguments: &Arguments) -> String {
    let when = match found.agreed {
        0 => "on the first try".to_owned(),
        agreed => format!("after {} without a difference", inputs(agreed)),
    };
    let seed = format!("(--seed {})", arguments.seed);
    match &found.origin.fixture {
        Some(_) if found.is_simplified() => format!("Found {when}, then simplified.\n"),
        Some(name) => format!("Found with the fixture {name}, {when}.\n"),
        None if found.is_simplified() => format!("Found {when}, then simplified {seed}.\n"),
        None => format!("Found with a random input {seed}, {when}.\n"),
    }
}

/// Says that the runs disturb each other, if they do.
fn alone(trials: &Trials) -> &'static str {
    if trials.is_alone {
        "It was run one at a time: among several runs at once, a difference showed that a run alone did not.\n"
    } else {
        ""
    }
}

/// Says why the input was not simplified any further, unless all was tried.
fn stop(found: &Counterexample, arguments: &Arguments) -> String {
    let Some(error) = &found.stop else { return String::new() };
    let reason = match error.kind() {
        ErrorKind::TimedOut if arguments.time.is_zero() => return String::new(),
        ErrorKind::TimedOut => "the time ran out (see --time)".to_owned(),
        ErrorKind::Interrupted => "Ctrl-C was pressed".to_owned(),
        _ => error.to_string(),
    };
    format!("A simpler input may show it, too: {reason}.\n")
}

/// Says how often the program differs, if that is not always.
fn sometimes(found: &Counterexample) -> String {
    let Counterexample { differing, runs, .. } = found;
    if differing == runs {
        return String::new();
    }
    format!("It differs only sometimes: in {differing} of {runs} runs on this input.\n")
}

fn input(input: &str) -> String {
    let lines = start(&visible(input.as_bytes()));
    let lines: String = lines.lines().flat_map(|line| ["    ", line, "\n"]).collect();
    let bytes = if input.len() == 1 { "byte" } else { "bytes" };
    format!("Input ({} {bytes}):\n{lines}\n", input.len())
}

/// Returns the task and the command.
fn called(arguments: &Arguments) -> String {
    format!("{}: {}", arguments.task.name(), arguments.call())
}

fn inputs(count: usize) -> String {
    format!("{count} input{}", if count == 1 { "" } else { "s" })
}
