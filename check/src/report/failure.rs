//! What a report says of one run: how it failed, how its output differs, and what it printed.

use super::line;
use super::message::{hint, same_name};
use crate::arguments::Arguments;
use crate::compare::{counted_output, Verdict};
use crate::counterexample::Counterexample;
use crate::difference::Difference;
use crate::run::{is_source, Exit, HasRead, Run};
use crate::runner::Runner;
use crate::show::{explanations, lines, Mark, WIDTH};
use crate::task::Compared;
use std::ffi::OsString;
use std::path::Path;

const RIGHT: &str = " What it wrote until then is right.";
const MAY_BE_LOST: &str = " Of what it printed, the end may be lost in a buffer.";
const RIGHT_STATUS: &str = " What it wrote is right. End it with status 0";
const IN_C: &str = ": in C and C++, end main with return 0";

const NOT_STARTED: &str =
    "Did it start at all? It failed on the first input, and printed nothing.\n";
const NOT_READ: &str = "It has not read its standard input.\n";
const READS_A_FILE: &str = "If it reads a file, write {} in place of its name.\n";
const LOST: &str =
    "It has read its input, and printed nothing. Or that is lost in a buffer: flush it at the end.\n";
const READS_STDIN: &str = "If it reads standard input, leave out {}.\n";

/// How many lines of a stream are shown. A message stands first in some languages, last in others.
const FIRST_LINES: usize = 6;
const LAST_LINES: usize = 6;

/// A line or a word of the input with so many bytes stands in no other output: a card, for example.
const LONG: usize = 4;

/// Says how a run failed, how its output differs and why that is wrong, shows the ends of what it
/// printed, and says what that tells.
pub(crate) fn details(
    verdict: &Verdict,
    has_agreed: bool,
    arguments: &Arguments,
    input: &str,
) -> String {
    let Verdict { run, compared: Compared { difference, not_judged } } = verdict;
    let task = arguments.task;
    let expected = task.output(input);
    // A program that failed before it printed anything needs no other reason.
    let has_failed_first = run.stdout.is_empty() && run.exit.failure().is_some();
    let has_reason = difference.is_some() && !has_failed_first;
    let reason = has_reason.then(|| task.reason(input, &expected, counted_output(run))).flatten();
    let lines = difference.as_ref().map_or(String::new(), Difference::text);
    let stdout = if run.exit.is_timeout() { ends("stdout", &run.stdout) } else { String::new() };
    let stderr = ends("stderr", &run.stderr);
    let output = [lines, line(reason.as_deref()), line(*not_judged), stdout, stderr].concat();
    let hint = hint(run, has_agreed, arguments, input);
    let hint = hint.map_or(String::new(), |hint| format!("\n{hint}\n"));
    let explanations = explanations(&output);
    [failure(run, &expected, arguments), output, explanations, hint].concat()
}

/// Says how a run failed, if it did, and how much of its output is right.
fn failure(run: &Run, expected: &[u8], arguments: &Arguments) -> String {
    let Some((_, failure)) = run.exit.failure() else { return String::new() };
    // If we stopped a program, some tasks forgive what is missing at the end. But half of an output
    // is not right. So we compare it as if it were whole.
    let compared = arguments.task.compare(expected, counted_output(run), true);
    let remark = match run.exit {
        _ if compared.difference.is_none() => right(run, &arguments.command),
        Exit::Status(status) if status.code().is_none() => MAY_BE_LOST.to_owned(),
        _ => String::new(),
    };
    format!("{failure}{remark}\n")
}

/// Says that what a program wrote is right, although it failed.
fn right(run: &Run, command: &[OsString]) -> String {
    if !run.exit.has_status() || has_message(run) {
        return RIGHT.to_owned();
    }
    // An interpreter is found in `PATH`, and the source of a script has an ending.
    let is_compiled = |program: &OsString| {
        Path::new(program).components().count() > 1 && !is_source(&program.to_string_lossy())
    };
    let how = if command.first().is_some_and(is_compiled) { IN_C } else { "" };
    format!("{RIGHT_STATUS}{how}.")
}

/// Shows the first and the last lines of a stream, if any.
fn ends(stream: &str, text: &[u8]) -> String {
    let lines = lines(text);
    if lines.is_empty() {
        return String::new();
    }
    format!("\nOn {stream}:\n{}", Mark::Alone.ends(&lines, FIRST_LINES, LAST_LINES, WIDTH))
}

/// Returns whether a program wrote a message to stderr. Java says so if a variable has options.
fn has_message(run: &Run) -> bool {
    let stderr = String::from_utf8_lossy(&run.stderr);
    let options = ["Picked up ", "NOTE: Picked up "];
    !stderr.lines().all(|line| options.iter().any(|start| line.starts_with(start)))
}

/// Says what may be wrong with the call of a program that is wrong on the first input.
pub(super) fn advice(example: &Counterexample, runner: &Runner) -> String {
    let Counterexample { input, verdict: Verdict { run, .. }, found, .. } = example;
    let arguments = runner.arguments;
    // A program that was right on another input, or whose mistake is known, has read its input.
    let has_read = found.agreed > 0 || runner.observations.has_right();
    // If it printed a message, that says more than we could.
    let has_said_more = has_message(run) || same_name(&arguments.command).is_some();
    if has_read || example.diagnosis().is_some() || has_said_more {
        return String::new();
    }
    // A program that was ended by a signal had started, and what it printed may be lost.
    let is_silent = run.stdout.is_empty() && run.exit.has_status();
    let start = if is_silent && run.exit.failure().is_some() { NOT_STARTED } else { "" };
    if arguments.has_file() {
        let has_read = !run.exit.has_status() || prints_input(run, input);
        return if has_read { String::new() } else { format!("\n{start}{READS_STDIN}") };
    }
    match (run.has_read, is_silent) {
        (HasRead::Nothing, true) => format!("\n{start}{READS_A_FILE}"),
        (HasRead::Nothing, false) => format!("\n{NOT_READ}{READS_A_FILE}"),
        (HasRead::Part | HasRead::All, true) => format!("\n{LOST}"),
        (HasRead::Part | HasRead::All, false) => String::new(),
    }
}

/// Returns whether a program printed something that stands in the input. So it has read that.
fn prints_input(run: &Run, input: &str) -> bool {
    let stdout = String::from_utf8_lossy(&run.stdout);
    let pieces = input.lines().chain(input.split_whitespace()).map(str::trim);
    pieces.filter(|piece| piece.len() >= LONG).any(|piece| stdout.contains(piece))
}
