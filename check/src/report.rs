//! The text that is printed at the end of a search, or of `--all`.
//!
//! Somebody who wants to mend a program reads a report from the top. So it goes from what happened
//! (where the input came from, the input, the difference) to why, and to what can be done next.
//! Each part is empty if it has nothing to say.

mod again;
mod failure;
mod input;
mod message;
mod messages;
mod number;

pub(crate) use failure::details;

use crate::counterexample::Counterexample;
use crate::diagnosis::Diagnosed;
use crate::ended::Unfinished;
use crate::runner::{Found, Runner};
use crate::save::save;
use crate::score::{NotPassed, Score, MOST_TIMEOUTS};
use crate::show::explanations;
use crate::stop::{Stop, INTERRUPTED};
use again::{saved_and_again, task_and_command};
use failure::advice;
use input::input_text;
use mistakes::counted;

const SOMETIMES: &str =
    "Your program differed in parallel runs, but not alone: they interfere, or it differs only \
    sometimes.";
const BUSY: &str =
    "Your program timed out in parallel runs, but not alone: they interfere, or this machine is \
    busy.";

const NOT_KNOWN: &str =
    "\nWhich mistake it makes is not known: it may make several at once, or one \
    that check does not know.\n";
const NO_TIME: &str =
    "\nThere was no time to find out which mistake it makes. A longer --time may name it.\n";

const CTRL_C: &str = "\nCtrl-C ended the search for the likely mistake.\n";

/// What is printed at the end, and the exit status.
pub(crate) struct Report {
    pub(crate) text: String,
    pub(crate) status: u8,
}

/// Reports that the program agreed until Ctrl-C ended the search.
pub(crate) fn agreement_so_far(runner: &Runner) -> String {
    match runner.agreed {
        0 => format!("{} was interrupted on the first input\n", task_and_command(runner.arguments)),
        _ => agreement(runner, " so far"),
    }
}

/// Reports that the program agrees with the reference. `so_far` stands after the number of inputs.
pub(crate) fn agreement(runner: &Runner, so_far: &str) -> String {
    let called = task_and_command(runner.arguments);
    let inputs = counted(runner.agreed, "input");
    let random = match runner.agreed_at_random {
        0 => String::new(),
        random => format!(", {random} of them random (--seed {})", runner.arguments.seed),
    };
    let alone = interference(runner);
    let note = runner.not_judged.map_or(String::new(), |note| format!(". {note}"));
    format!("{called} agrees with the reference on {inputs}{so_far}{random}{note}\n{alone}")
}

/// Reports the first difference, lists the fixtures that a program does not pass, and counts the
/// others.
pub(crate) fn score(score: &Score, first: Option<&Counterexample>, runner: &Runner) -> Report {
    let first = match first {
        Some(example) => difference(example, runner) + "\n",
        None => interference(runner),
    };
    let Score { count, not_passed, is_interrupted, .. } = score;
    let mut list = if not_passed.is_empty() { "" } else { "Not passed:\n" }.to_owned();
    for NotPassed { name, exit, .. } in not_passed {
        let failure = exit.failure().map_or(String::new(), |(words, _)| format!(" ({words})"));
        list += &format!("{name}{failure}\n");
    }
    let passed = runner.agreed;
    let not_tried = count - passed - not_passed.len();
    let end = match not_tried {
        _ if *is_interrupted => " so far".to_owned(),
        0 => String::new(),
        _ => format!(", stopped after {MOST_TIMEOUTS} runs that timed out ({not_tried} not tried)"),
    };
    let status = if *is_interrupted { INTERRUPTED } else { u8::from(passed < *count) };
    let called = task_and_command(runner.arguments);
    let note = line(runner.not_judged);
    let text = format!("{first}{list}{note}{called} passes {passed} of {count} fixtures{end}\n");
    Report { text, status }
}

/// Saves the input of a difference, and reports it.
pub(crate) fn difference(example: &Counterexample, runner: &Runner) -> String {
    let arguments = runner.arguments;
    let Counterexample { input, verdict, found, .. } = example;
    let input_lines = input_text(input);
    let saved = save(arguments.task, input, &arguments.folder);
    [
        format!("{} differs from the reference {}\n", task_and_command(arguments), after(found)),
        origin(example, arguments.seed),
        // The runs of a program that differs only sometimes need not interfere.
        if example.differs_always() { interference(runner) } else { String::new() },
        unfinished(example, runner),
        format!("\nInput ({}):\n{input_lines}", counted(input.len(), "byte")),
        explanations(&input_lines) + "\n",
        sometimes(example),
        details(verdict, found.agreed > 0, arguments, input),
        advice(example, runner),
        likely_mistake(example),
        saved_and_again(&saved, arguments),
    ]
    .concat()
}

/// Says how many inputs there were before the one that was found.
fn after(found: &Found) -> String {
    match found.agreed {
        0 => "on the first input".to_owned(),
        agreed => format!("after {} on which it agreed", counted(agreed, "input")),
    }
}

/// Says that the program differs only in some runs on the input, if so.
fn sometimes(example: &Counterexample) -> String {
    let Counterexample { differing, runs, .. } = example;
    if example.differs_always() {
        return String::new();
    }
    format!("It differs only sometimes: in {differing} of {runs} runs on this input.\n")
}

/// Puts a sentence on a line, if there is one.
pub(crate) fn line(sentence: Option<&str>) -> String {
    sentence.map_or(String::new(), |sentence| sentence.to_owned() + "\n")
}

/// Says where the input came from. The name of a fixture often tells what is wrong, so we say it
/// unless the mistake is named below. But it is a claim on the fixture alone.
fn origin(example: &Counterexample, seed: u64) -> String {
    let found = &example.found.input;
    let is_simplified = example.input != found.text;
    let simplified = if is_simplified { ", then simplified" } else { "" };
    let claim = if is_simplified { ": its name need not be true of this input" } else { "" };
    match found.fixture {
        None => format!("Found with a random input (--seed {seed}){simplified}.\n"),
        Some(_) if is_simplified && example.diagnosis().is_some() => {
            format!("Found with a fixture{simplified}.\n")
        }
        Some(name) => format!("Found with the fixture {name}{simplified}{claim}.\n"),
    }
}

/// Says that runs at once have interfered, if so.
pub(crate) fn interference(runner: &Runner) -> String {
    let what = match runner.interferes {
        None => return String::new(),
        Some(exit) if exit.is_timeout() => BUSY,
        Some(_) => SOMETIMES,
    };
    format!("{what} From then on it was run on one input at a time.\n")
}

/// Says why simplifying ended early, if it did. Nobody expects more from `--time 0`.
fn unfinished(example: &Counterexample, runner: &Runner) -> String {
    let why = match &example.unfinished {
        Some(Unfinished::Stopped(Stop::Interrupted)) => "Ctrl-C ended simplifying",
        Some(Unfinished::Stopped(Stop::Failed(error))) => {
            &format!("an error ended simplifying ({error})")
        }
        Some(Unfinished::OutOfTime) if !runner.arguments.time.is_zero() => {
            "simplifying stopped early (a longer --time looks further)"
        }
        Some(Unfinished::OutOfTime) | None => return String::new(),
    };
    format!("There may be a simpler input: {why}.\n")
}

/// Names the mistake that the program makes, or says why we cannot.
fn likely_mistake(example: &Counterexample) -> String {
    match &example.diagnosed {
        Diagnosed::Named(diagnosis) => format!("\n{}", diagnosis.sentence()),
        Diagnosed::OutOfTime(None) => NO_TIME.to_owned(),
        Diagnosed::OutOfTime(Some(diagnosis)) => NO_TIME.to_owned() + &diagnosis.so_far(),
        Diagnosed::Stopped(Stop::Interrupted) => CTRL_C.to_owned(),
        Diagnosed::Unnamed(never) => NOT_KNOWN.to_owned() + never.as_deref().unwrap_or_default(),
        Diagnosed::Stopped(Stop::Failed(error)) => {
            format!("\nAn error ended the search for the likely mistake: {error}.\n")
        }
        // If it failed, printed nothing or differs only sometimes, other parts say more.
        Diagnosed::NotTried => String::new(),
    }
}
