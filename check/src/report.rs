//! The text that is printed at the end of a search, or of `--all`.
//!
//! A report is read from the top by somebody who wants to mend a program. So it goes from what happened (where the input came
//! from, the input, the difference) to why, and to what can be done next; each part is empty if it has nothing to say.

mod again;
mod failure;
mod input;

use crate::compare::{judged, Verdict};
use crate::counterexample::Counterexample;
use crate::difference::Difference;
use crate::runner::Runner;
use crate::score::{Score, MOST_TIMEOUTS};
use crate::show::{counted, explanations};
use crate::stop::{Stop, INTERRUPTED};
use crate::task::Task;
use again::{files, task_and_command};
use failure::{advice, ends};

const SOMETIMES: &str =
    "Your program differed in parallel runs, but not alone: they interfere, or it differs only sometimes.";
const BUSY: &str =
    "Your program timed out in parallel runs, but not alone: they interfere, or this machine is busy.";

const NOT_NAMED: &str =
    "\nThere was no time to find out which mistake it makes. A longer --time may name it.\n";

/// Reports that the program agrees with the reference. `so_far` is empty unless Ctrl-C ended the search.
pub(crate) fn agreement(runner: &Runner, so_far: &str) -> String {
    let called = task_and_command(runner.arguments);
    if runner.agreed == 0 {
        return format!("{called} was interrupted on the first input\n");
    }
    let inputs = counted(runner.agreed, "input");
    let random = match runner.agreed_at_random {
        0 => String::new(),
        random => format!(", {random} of them random (--seed {})", runner.arguments.seed),
    };
    let alone = interference(runner);
    let note = runner.not_judged.map_or(String::new(), |note| format!(". {note}"));
    format!("{called} agrees with the reference on {inputs}{so_far}{random}{note}\n{alone}")
}

/// Lists the fixtures that a program does not pass, and counts the others. Returns the exit status, too.
pub(crate) fn score(score: &Score, runner: &Runner) -> (String, u8) {
    let (Score { count, not_passed, is_interrupted, .. }, passed) = (score, runner.agreed);
    let mut text = if not_passed.is_empty() { "" } else { "Not passed:\n" }.to_owned();
    for (name, end) in not_passed {
        let failure = end.failure().map_or(String::new(), |(words, _)| format!(" ({words})"));
        text += &format!("{name}{failure}\n");
    }
    let not_run = count - passed - not_passed.len();
    let given_up =
        format!(", stopped after {MOST_TIMEOUTS} runs that timed out ({not_run} not tried)");
    let (end, status) = match not_run {
        _ if *is_interrupted => (" so far", INTERRUPTED),
        0 => ("", u8::from(!not_passed.is_empty())),
        _ => (&*given_up, 1),
    };
    let called = task_and_command(runner.arguments);
    let note = line(runner.not_judged);
    (format!("{text}{note}{called} passes {passed} of {count} fixtures{end}\n"), status)
}

/// Reports a difference. `saved` are the files that show it.
pub(crate) fn difference(
    example: &Counterexample,
    saved: &[Result<&str, String>],
    runner: &Runner,
) -> String {
    let arguments = runner.arguments;
    let Counterexample { input, verdict, found, differing, runs, .. } = example;
    let input_lines = input::input_text(input);
    let after = match found.agreed {
        0 => "on the first input".to_owned(),
        agreed => format!("after {} on which it agreed", counted(agreed, "input")),
    };
    let differs_always = differing == runs;
    // A program whose mistake is known has read its input.
    let may_not_read = found.agreed == 0 && !matches!(example.diagnosed, Ok(Some(_)));
    let sometimes =
        format!("It differs only sometimes: in {differing} of {runs} runs on this input.\n");
    [
        format!("{} differs from the reference {after}\n", task_and_command(arguments)),
        origin(example, arguments.seed),
        // The runs of a program that differs only sometimes need not interfere.
        if differs_always { interference(runner) } else { String::new() },
        unfinished(example, runner).to_owned(),
        format!("\nInput ({}):\n{input_lines}", counted(input.len(), "byte")),
        explanations(&input_lines) + "\n",
        if differs_always { String::new() } else { sometimes },
        details(verdict, arguments.task, input),
        if may_not_read { advice(&verdict.run, &arguments.command) } else { String::new() },
        likely_mistake(example),
        files(saved, arguments),
    ]
    .concat()
}

/// Says how a run failed, how its output differs and why that is wrong, and shows the ends of what it printed.
pub(crate) fn details(verdict: &Verdict, task: &dyn Task, input: &str) -> String {
    let Verdict { run, difference, not_judged } = verdict;
    // A program that failed before it printed anything needs no other reason.
    let has_failed_first = run.stdout.is_empty() && run.exit.failure().is_some();
    let has_reason = difference.is_some() && !has_failed_first;
    let (expected, found) = (task.output(input), judged(run));
    let reason = line(has_reason.then(|| task.sentence(input, &expected, found)).flatten());
    let stdout = if run.exit.is_timeout() { &run.stdout[..] } else { b"" };
    let [stdout, stderr] = [ends("stdout", stdout), ends("stderr", &run.stderr)];
    let lines = difference.as_ref().map_or(String::new(), Difference::text);
    let output = [&*lines, &*reason, &line(*not_judged), &stdout, &stderr].concat();
    let is_right = difference.is_none()
        && !run.stdout.is_empty()
        && task.compare(&expected, found, true).difference.is_none();
    let right = if is_right { " What it wrote until then is right." } else { "" };
    let failure = run.exit.failure().map(|(_, failure)| failure + right);
    [line(failure), output.clone(), explanations(&output)].concat()
}

/// Puts a sentence on a line, if there is one.
pub(crate) fn line(sentence: Option<impl AsRef<str>>) -> String {
    sentence.map_or(String::new(), |sentence| sentence.as_ref().to_owned() + "\n")
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

/// Says that runs at once have interfered, if so.
pub(crate) fn interference(runner: &Runner) -> String {
    let what = match runner.interferes {
        None => return String::new(),
        Some(end) if end.is_timeout() => BUSY,
        Some(_) => SOMETIMES,
    };
    format!("{what} From then on it was run on one input at a time.\n")
}

/// Says that simplifying stopped early, if so. Nobody expects more from `--time 0`.
fn unfinished(example: &Counterexample, runner: &Runner) -> &'static str {
    match example.unfinished {
        Some(Stop::Interrupted) => "There may be a simpler input: Ctrl-C ended simplifying.\n",
        Some(_) if !runner.arguments.time.is_zero() => {
            "There may be a simpler input: simplifying stopped early (a longer --time looks further).\n"
        }
        _ => "",
    }
}

/// Names the mistake that the program makes, if that is known, or says what may tell it.
fn likely_mistake(example: &Counterexample) -> String {
    match &example.diagnosed {
        Ok(Some(diagnosis)) => format!("\n{}", diagnosis.sentence()),
        Err(Stop::OutOfTime) => NOT_NAMED.to_owned(),
        Err(Stop::Interrupted) => "\nCtrl-C ended the search for the likely mistake.\n".to_owned(),
        _ => String::new(),
    }
}
