//! The text that is printed after a search.

mod again;
mod save;

use crate::arguments::Arguments;
use crate::compare::explained;
use crate::compare::visible::{excerpt, visible};
use crate::counterexample::Counterexample;
use crate::search::Found;
use crate::stop::Stop;
use crate::trials::Trials;
use again::call;

/// How many lines and bytes of an input are shown, at least: a line of 81 cards is whole.
const INPUT_LINES: usize = 12;
const INPUT_BYTES: usize = 500;
/// How many lines of stderr are shown.
const STDERR_LINES: usize = 8;

const ALONE: &str = "Your program was run on one input at a time, because parallel runs showed a difference that a single run did not.\n";
const FORGIVEN: &str = "Its very first run failed or was wrong, but not when it was repeated. A grader that starts it in a fresh folder may see that failure.\n";

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

/// Reports a difference, and saves the files that help to look into it.
pub(crate) fn difference(
    found: &Found,
    example: &Counterexample,
    arguments: &Arguments,
    trials: &Trials,
) -> String {
    let difference =
        explained(&(input(&example.input) + &sometimes(example) + &example.difference.text));
    [
        format!("{} differs from the reference\n", called(arguments)),
        origin(found, example, arguments.seed),
        notes(trials, example.differing == example.runs),
        unfinished(example, arguments),
        format!("\n{difference}{}\n", last_lines(&example.difference.stderr)),
        save::save(example, arguments),
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

/// Shows the input. All lines of a short one are there, to be copied.
fn input(input: &str) -> String {
    let lines = visible(input.as_bytes());
    let is_short = lines.len() <= INPUT_LINES && input.len() <= INPUT_BYTES;
    let lines = indented(&if is_short { lines } else { excerpt(&lines, INPUT_LINES) });
    format!("Input ({}):\n{lines}\n", counted(input.len(), "byte"))
}

/// Says how often the program differs, if that is not always.
fn sometimes(example: &Counterexample) -> String {
    let Counterexample { differing, runs, .. } = example;
    let text =
        || format!("It differs only sometimes: in {differing} of {runs} runs on this input.\n");
    (differing != runs).then(text).unwrap_or_default()
}

/// Shows the last lines of stderr, if any. Characters that cannot be seen are escaped.
fn last_lines(stderr: &[u8]) -> String {
    let escape = |char: char| match char {
        '\'' | '"' | '\\' => char.to_string(),
        _ => char.escape_debug().to_string(),
    };
    let text = String::from_utf8_lossy(stderr);
    let lines: Vec<String> = text.lines().map(|line| line.chars().map(escape).collect()).collect();
    let last = &lines[lines.len().saturating_sub(STDERR_LINES)..];
    let title = if last.is_empty() { "" } else { "\nLast lines of stderr:\n" };
    title.to_owned() + &indented(&excerpt(last, STDERR_LINES))
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_short_input_is_whole_and_a_long_one_is_cut() {
        assert_eq!(input("1\n1\n"), "Input (4 bytes):\n    1\n    1\n\n");
        assert_eq!(input(&"1\n".repeat(20)), "Input (40 bytes):\n    1  (20 times)\n\n");
        let line = |words: usize| "1111 ".repeat(words - 1) + "1111\n";
        assert!(input(&line(81)).ends_with(" 1111\n\n") && input(&line(81)).len() > 405);
        assert!(input(&line(101)).ends_with("...\n\n"));
    }
}
