//! The text that is printed after a search.

mod again;
pub(crate) mod difference;
mod end;
mod input;
mod visible;

use crate::arguments::Arguments;
use crate::counterexample::Counterexample;
use crate::save::Saved;
use crate::search::Found;
use crate::stop::Stop;
use crate::trials::Trials;
use again::{again, call};
use difference::lines;
use end::{failure, last_lines, not_started};
use visible::explanations;

const ALONE: &str =
    "Parallel runs of your program interfere, so it was run on one input at a time.\n";
const FORGIVEN: &str = "The very first run failed, but passed when repeated. A grader that starts from a fresh folder may see the failure.\n";

/// Reports that the program agrees with the reference. `so_far` is empty unless Ctrl-C ended the search.
pub(crate) fn agreement(arguments: &Arguments, trials: &Trials, so_far: &str) -> String {
    let called = called(arguments);
    if trials.agreed == 0 {
        return format!("{called} was interrupted on the first input\n");
    }
    let inputs = counted(trials.agreed, "input");
    let random = match trials.agreed_at_random {
        0 => String::new(),
        random => format!(", {random} of them random (--seed {})", arguments.seed),
    };
    let notes = notes(trials, true);
    format!("{called} agrees with the reference on {inputs}{so_far}{random}\n{notes}")
}

/// Reports a difference. `saved` are the files that show it.
pub(crate) fn difference(
    found: &Found,
    example: &Counterexample,
    saved: &[Saved],
    arguments: &Arguments,
    trials: &Trials,
) -> String {
    let Counterexample { input, difference, .. } = example;
    let rows = input::rows(input);
    [
        format!("{} differs from the reference\n", called(arguments)),
        origin(found, example, arguments.seed),
        notes(trials, example.differing == example.runs),
        unfinished(example, arguments),
        format!("\nInput ({}):\n", counted(input.len(), "byte")),
        input::text(arguments.task, &rows, input.len()),
        format!("\n{}{}", sometimes(example), failure(difference)),
        difference::text(&difference.rows),
        explanations(lines(&rows).chain(lines(&difference.rows))),
        last_lines(&difference.stderr),
        not_started(found.agreed, difference).to_owned(),
        format!("\n{}", files(saved)),
        again(saved, arguments, difference),
    ]
    .concat()
}

/// Says where the input came from. A simplified one no longer goes by the name of its fixture.
fn origin(found: &Found, example: &Counterexample, seed: u64) -> String {
    let is_simplified = example.input != found.input.text;
    let (with, then) = match &found.input.fixture {
        Some(_) if is_simplified => (String::new(), ", then simplified".to_owned()),
        Some(name) => (format!(" with the fixture {name},"), String::new()),
        None if is_simplified => (String::new(), format!(", then simplified (--seed {seed})")),
        None => (format!(" with a random input (--seed {seed}),"), String::new()),
    };
    let after = match found.agreed {
        0 => "on the first input".to_owned(),
        agreed => format!("after {} on which it agreed", counted(agreed, "input")),
    };
    format!("Found{with} {after}{then}.\n")
}

/// Says that the runs disturb each other, and that the first run was repeated, if so. Runs of a program
/// that differs only sometimes need not disturb each other.
fn notes(trials: &Trials, differs_always: bool) -> String {
    let notes = [(trials.interferes && differs_always, ALONE), (trials.is_forgiven, FORGIVEN)];
    notes.into_iter().filter_map(|(is_so, note)| is_so.then_some(note)).collect()
}

/// Says why the input was not simplified to the end, if so.
fn unfinished(example: &Counterexample, arguments: &Arguments) -> String {
    match &example.simplified {
        Ok(()) => String::new(),
        Err(Stop::OutOfTime) if arguments.time.is_zero() => String::new(),
        Err(stop) => format!("There may be a simpler input: simplifying stopped because {stop}.\n"),
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

/// Names the files that were saved, and says why others were not.
fn files(saved: &[Saved]) -> String {
    let mut names = Vec::new();
    let mut failures = String::new();
    for Saved { name, contents, result } in saved {
        match result {
            Ok(()) => names.push(format!("{name} ({contents})")),
            Err(error) => failures += &format!("Cannot save {name}: {error}.\n"),
        }
    }
    if names.is_empty() {
        return failures;
    }
    format!("Saved {}.\n{failures}", names.join(", "))
}

fn indented(lines: &[String]) -> String {
    lines.iter().flat_map(|line| ["    ", line, "\n"]).collect()
}

/// Returns the task and the command.
fn called(arguments: &Arguments) -> String {
    format!("{}: {}", arguments.task.name(), call(arguments))
}

fn counted(count: usize, noun: &str) -> String {
    format!("{count} {noun}{}", if count == 1 { "" } else { "s" })
}
