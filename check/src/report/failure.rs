//! What a report says of one run: how it failed, how its output differs, and what it printed.

use super::line;
use super::message::{hint, same_name};
use crate::arguments::Arguments;
use crate::compare::{counted_output, Verdict};
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
    let found = counted_output(run);
    // A program that failed before it printed anything needs no other reason.
    let has_failed_first = run.stdout.is_empty() && run.exit.failure().is_some();
    let has_reason = difference.is_some() && !has_failed_first;
    let reason = has_reason.then(|| task.reason(input, &expected, found)).flatten();
    let lines = difference.as_ref().map_or(String::new(), Difference::text);
    let stdout = if run.exit.is_timeout() { ends("stdout", &run.stdout) } else { String::new() };
    let stderr = ends("stderr", &run.stderr);
    let output = [lines, line(reason), line(*not_judged), stdout, stderr].concat();
    // If we stopped a program, `compare` forgives what is missing at the end. But half of an output
    // is not right. So we compare it as if it were whole.
    let is_right = task.compare(&expected, found, true).difference.is_none();
    let remark = match run.exit {
        _ if is_right => right(run, &arguments.command),
        Exit::Status(status) if status.code().is_none() => MAY_BE_LOST.to_owned(),
        _ => String::new(),
    };
    let failure = run.exit.failure().map(|(_, failure)| failure + &remark);
    let hint =
        hint(run, has_agreed, arguments, input).map_or(String::new(), |hint| format!("\n{hint}\n"));
    [line(failure), output.clone(), explanations(&output), hint].concat()
}

/// Says that what a program wrote is right, although it failed.
fn right(run: &Run, command: &[OsString]) -> String {
    if !has_code(run.exit) || has_message(run) {
        return RIGHT.to_owned();
    }
    // An interpreter is found in `PATH`, and the source of a script has an ending.
    let is_compiled = |program: &OsString| {
        Path::new(program).components().count() > 1 && !is_source(&program.to_string_lossy())
    };
    let how = if command.first().is_some_and(is_compiled) { IN_C } else { "" };
    format!("{RIGHT_STATUS}{how}.")
}

/// Returns whether a program ended by itself, with a status. A signal has none.
fn has_code(exit: Exit) -> bool {
    matches!(exit, Exit::Status(status) if status.code().is_some())
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

/// Says what may be wrong with the call of a program that is wrong on the first input. If it
/// printed a message, that says more than we could.
pub(super) fn advice(run: &Run, input: &str, runner: &Runner) -> String {
    let arguments = runner.arguments;
    let has_said_more = has_message(run) || same_name(&arguments.command).is_some();
    // A program that was right on another input has read that.
    if has_said_more || runner.observations.has_right() {
        return String::new();
    }
    let has_printed = !run.stdout.is_empty();
    let has_file = arguments.has_file();
    // A program that was ended by a signal had started.
    let may_not_start = !has_printed && has_code(run.exit) && run.exit.failure().is_some();
    let start = if may_not_start { NOT_STARTED } else { "" };
    let sentences = match run.has_read {
        _ if has_file && (!has_code(run.exit) || prints_input(run, input)) => return String::new(),
        _ if has_file => [start, READS_STDIN],
        HasRead::Nothing if has_printed || !has_code(run.exit) => [NOT_READ, READS_A_FILE],
        HasRead::Nothing => [start, READS_A_FILE],
        HasRead::Part | HasRead::All if has_printed || !has_code(run.exit) => return String::new(),
        HasRead::Part | HasRead::All => [LOST, ""],
    };
    format!("\n{}", sentences.concat())
}

/// Returns whether a program printed something that stands in the input. So it has read that.
fn prints_input(run: &Run, input: &str) -> bool {
    let stdout = String::from_utf8_lossy(&run.stdout);
    let pieces = input.lines().chain(input.split_whitespace()).map(str::trim);
    pieces.filter(|piece| piece.len() >= LONG).any(|piece| stdout.contains(piece))
}
