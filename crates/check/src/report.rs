//! The text that is printed at the end of a search, or of `--all`.

mod again;
mod failure;
mod input;

use crate::arguments::Arguments;
use crate::compare::{sentence, Difference};
use crate::counterexample::Counterexample;
use crate::save::Saved;
use crate::score::{Score, MOST_TIMEOUTS};
use crate::show::{counted, explanations};
use crate::stop::{Stop, INTERRUPTED};
use crate::tasks::Task;
use crate::trials::Trials;
use again::{files, task_and_command, with_more_time};
use failure::{end_of_output, failure, last_lines, question};

const ALONE: &str = "Your program differed in parallel runs, but not alone: they interfere, it differs only sometimes, \
    or this machine is busy. From then on it was run on one input at a time.\n";

/// Reports that the program agrees with the reference. `so_far` is empty unless Ctrl-C ended the search.
pub(crate) fn agreement(arguments: &Arguments, trials: &Trials, so_far: &str) -> String {
    let called = task_and_command(arguments);
    if trials.agreed == 0 {
        return format!("{called} was interrupted on the first input\n");
    }
    let inputs = counted(trials.agreed, "input");
    let random = match trials.agreed_at_random {
        0 => String::new(),
        random => format!(", {random} of them random (--seed {})", arguments.seed),
    };
    let notes = notes(trials, false);
    format!("{called} agrees with the reference on {inputs}{so_far}{random}\n{notes}")
}

/// Lists the fixtures that a program does not pass, and counts the others. Returns the exit status, too.
pub(crate) fn score(score: &Score, arguments: &Arguments, trials: &Trials) -> (String, u8) {
    let (Score { count, failed, is_interrupted, .. }, passed) = (score, trials.agreed);
    let mut text = if failed.is_empty() { "" } else { "Not passed:\n" }.to_owned();
    for (name, end) in failed {
        text += &format!("{name}{}\n", end.in_parentheses());
    }
    let untried = count - passed - failed.len();
    let given_up =
        format!(", stopped after {MOST_TIMEOUTS} runs that timed out ({untried} not tried)");
    let (end, status) = match untried {
        _ if *is_interrupted => (" so far", INTERRUPTED),
        0 => ("", u8::from(!failed.is_empty())),
        _ => (&*given_up, 1),
    };
    let called = task_and_command(arguments);
    (format!("{text}{called} passes {passed} of {count} fixtures{end}\n"), status)
}

/// Reports a difference. `saved` are the files that show it.
pub(crate) fn difference(
    example: &Counterexample,
    saved: &Saved,
    arguments: &Arguments,
    trials: &Trials,
) -> String {
    let Counterexample { input, difference, found, .. } = example;
    let shown_input = input::input_text(input);
    let after = match found.agreed {
        0 => "on the first input".to_owned(),
        agreed => format!("after {} on which it agreed", counted(agreed, "input")),
    };
    [
        format!("{} differs from the reference {after}\n", task_and_command(arguments)),
        origin(example, arguments.seed),
        notes(trials, example.differing < example.runs),
        unfinished(example, arguments),
        format!("\nInput ({}):\n", counted(input.len(), "byte")),
        shown_input.clone() + &explanations(&shown_input),
        format!("\n{}", sometimes(example)),
        shown(difference, arguments.task, input),
        if found.agreed == 0 { question(&difference.attempt, arguments) } else { String::new() },
        likely_mistake(example, arguments),
        files(saved, arguments),
    ]
    .concat()
}

/// Shows how a program differs on an input.
pub(crate) fn shown(difference: &Difference, task: &dyn Task, input: &str) -> String {
    let Difference { shown, attempt } = difference;
    let has_failed_first = attempt.stdout.is_empty() && attempt.end.failure().is_some();
    let said = if shown.is_empty() || has_failed_first {
        String::new()
    } else {
        sentence(task, input, &task.output(input), &attempt.stdout)
    };
    let shown = [shown, &*said, &end_of_output(attempt)].concat();
    let explained = explanations(&shown);
    [failure(difference), shown, explained, last_lines(&attempt.stderr)].concat()
}

/// Says where the input came from. A simplified one no longer goes by the name of its fixture.
fn origin(example: &Counterexample, seed: u64) -> String {
    let found = &example.found.input;
    let is_simplified = example.input != found.text;
    let input = match found.fixture {
        Some(name) if !is_simplified => format!("the fixture {name}"),
        Some(_) => "a fixture".to_owned(),
        None => format!("a random input (--seed {seed})"),
    };
    format!("Found with {input}{}.\n", if is_simplified { ", then simplified" } else { "" })
}

/// Says that the runs may interfere, if so. Those of a program that differs only sometimes need not.
pub(crate) fn notes(trials: &Trials, differs_sometimes: bool) -> String {
    if trials.interferes && !differs_sometimes { ALONE } else { "" }.to_owned()
}

/// Says why simplifying stopped early, if it did.
fn unfinished(example: &Counterexample, arguments: &Arguments) -> String {
    let why = match &example.unfinished {
        None => return String::new(),
        Some(Stop::OutOfTime) if arguments.time.is_zero() => return String::new(),
        Some(Stop::Failed(error)) => format!(": {error}"),
        Some(stop) => format!(" because {stop}"),
    };
    format!("There may be a simpler input: simplifying stopped{why}.\n")
}

/// Names the mistake that the program makes, if that is known, or says what may tell it.
fn likely_mistake(example: &Counterexample, arguments: &Arguments) -> String {
    match &example.likely {
        Ok(Some(likely)) => format!("\n{}", likely.sentence()),
        Err(Stop::OutOfTime) => {
            let is_random = example.found.input.fixture.is_none();
            format!("\n{}", with_more_time(is_random, arguments))
        }
        _ => String::new(),
    }
}

/// Says how often the program differs, if that is not always.
fn sometimes(example: &Counterexample) -> String {
    let Counterexample { differing, runs, .. } = example;
    if differing == runs {
        return String::new();
    }
    format!("It differs only sometimes: in {differing} of {runs} runs on this input.\n")
}
