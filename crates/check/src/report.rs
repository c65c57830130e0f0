//! The text that is printed at the end of a search, or of `--all`.

mod again;
mod failure;
mod input;
pub(crate) mod row_text;
mod visible;

pub(crate) use visible::printable;

use crate::arguments::Arguments;
use crate::compare::{sentence, Difference};
use crate::counterexample::Counterexample;
use crate::rows::counted;
use crate::run::PLACEHOLDER;
use crate::save::{Saved, INPUT};
use crate::score::{Score, MOST_TIMEOUTS};
use crate::search::Finding;
use crate::stop::{Stop, INTERRUPTED};
use crate::trials::Trials;
use again::{again, quoted_command};
use failure::{failure, last_lines, questions};
use row_text::{explanations, text, WIDTH};

const ALONE: &str = "Your program differed in parallel runs, but not alone: they interfere, \
    or it differs only sometimes. From then on it was run on one input at a time.\n";
const FORGIVEN: &str = "The very first run failed, but passed when repeated. \
    A grader that starts from a fresh folder may see the failure.\n";

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
pub(crate) fn score(score: &Score, arguments: &Arguments) -> (String, u8) {
    let Score { count, passed, failed, is_interrupted, .. } = score;
    let mut text = String::new();
    for (name, end) in failed {
        text += &format!("{name}{}\n", end.in_parentheses());
    }
    let untried = count - passed - failed.len();
    let given_up =
        format!(", stopped after {MOST_TIMEOUTS} runs that timed out ({untried} not tried)");
    let (end, status) = match failed.len() {
        _ if *is_interrupted => (" so far", INTERRUPTED),
        0 => ("", 0),
        _ if score.is_given_up() && untried > 0 => (&*given_up, 1),
        _ => ("", 1),
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
    let Counterexample { finding, input, difference, .. } = example;
    let rows = input::input_rows(input);
    let sentence = match &difference.rows[..] {
        [] => String::new(),
        _ => {
            let (task, found) = (arguments.task, &difference.attempt.stdout);
            sentence(task, input, &task.full_output(input), found)
        }
    };
    [
        format!("{} differs from the reference {}\n", task_and_command(arguments), after(finding)),
        origin(example, arguments.seed),
        notes(trials, example.differing < example.runs),
        unfinished(example, arguments),
        format!("\nInput ({}):\n", counted(input.len(), "byte")),
        text(&rows, input::width(input)),
        format!("\n{}{}", sometimes(example), failure(difference)),
        text(&difference.rows, WIDTH),
        sentence,
        layout(example),
        explanations(&[&rows[..], &difference.rows].concat()),
        last_lines(&difference.attempt.stderr),
        if finding.agreed == 0 { questions(&difference.attempt, arguments) } else { String::new() },
        files(saved, arguments, difference),
    ]
    .concat()
}

/// Says on how many inputs the program agreed before.
fn after(finding: &Finding) -> String {
    match finding.agreed {
        0 => "on the first input".to_owned(),
        agreed => format!("after {} on which it agreed", counted(agreed, "input")),
    }
}

/// Says where the input came from. A simplified one no longer goes by the name of its fixture.
fn origin(example: &Counterexample, seed: u64) -> String {
    let Counterexample { finding, input, .. } = example;
    let (is_simplified, fixture) = (*input != finding.input.text, finding.input.fixture);
    let input = match fixture {
        Some(name) if !is_simplified => format!("the fixture {name}"),
        Some(_) => "a fixture".to_owned(),
        None => format!("a random input (--seed {seed})"),
    };
    format!("Found with {input}{}.\n", if is_simplified { ", then simplified" } else { "" })
}

/// Says that the runs may interfere, and that the first run was repeated, if so. The runs of a program that
/// differs only sometimes need not interfere.
pub(crate) fn notes(trials: &Trials, differs_sometimes: bool) -> String {
    let alone = if trials.interferes && !differs_sometimes { ALONE } else { "" };
    let forgiven = if trials.first_run_is_forgiven { FORGIVEN } else { "" };
    alone.to_owned() + forgiven
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

/// Says how often the program differs, if that is not always.
fn sometimes(example: &Counterexample) -> String {
    let Counterexample { differing, runs, .. } = example;
    if differing == runs {
        return String::new();
    }
    format!("It differs only sometimes: in {differing} of {runs} runs on this input.\n")
}

/// Says that only the layout of the input is the matter, if so.
fn layout(example: &Counterexample) -> String {
    let right = "It is right if each number of this input is on a line of its own.\n";
    if example.is_right_on_lines { right } else { "" }.to_owned()
}

/// Names the files that were saved, and says why others were not.
fn files(saved: &Saved, arguments: &Arguments, difference: &Difference) -> String {
    let mut text = "\n".to_owned();
    let files: Vec<_> = saved.files.iter().map(|(name, what)| format!("{name}{what}")).collect();
    if !files.is_empty() {
        text += &format!("Saved {}.\n", files.join(", "));
    }
    text += &saved.errors;
    if saved.files.iter().any(|(name, _)| *name == INPUT) {
        text += &again(arguments, difference);
    }
    text
}

/// Returns the task and the command.
fn task_and_command(arguments: &Arguments) -> String {
    format!("{}: {}", arguments.task.name(), quoted_command(arguments, PLACEHOLDER))
}
