//! What a report says of one run: how it failed, how its output differs, and what it printed.

use super::line;
use super::message::hint;
use crate::arguments::Arguments;
use crate::compare::{counted_output, Verdict};
use crate::difference::Difference;
use crate::run::{is_source, Exit, Run, PLACEHOLDER};
use crate::runner::Runner;
use crate::show::{explanations, lines, Mark, WIDTH};
use crate::task::Compared;
use std::ffi::OsString;
use std::path::Path;

const RIGHT: &str = " What it wrote until then is right.";
const RIGHT_STATUS: &str = " What it wrote is right. End it with status 0";
const IN_C: &str = ": in C and C++, end main with return 0";

const NOT_STARTED: &str =
    "Did it start at all? It failed on the first input, and printed nothing.\n";
const READS_A_FILE: &str = "If it reads a file, write {} in place of its name.\n";
const READS_STDIN: &str = "If it reads standard input, leave out {}.\n";

/// How many lines of a stream are shown. A message stands first in some languages, last in others.
const FIRST_LINES: usize = 6;
const LAST_LINES: usize = 6;

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
    let right = if is_right { right(run, &arguments.command) } else { String::new() };
    let failure = run.exit.failure().map(|(_, failure)| failure + &right);
    let hint = hint(run, has_agreed, arguments).map_or(String::new(), |hint| format!("\n{hint}\n"));
    [line(failure), output.clone(), explanations(&output), hint].concat()
}

/// Says that what a program wrote is right, although it failed.
fn right(run: &Run, command: &[OsString]) -> String {
    if !has_code(run.exit) || !run.stderr.is_empty() {
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

/// Says what may be wrong with the call of a program that is wrong on the first input. If it
/// printed a message, that says more than we could.
pub(super) fn advice(run: &Run, runner: &Runner) -> String {
    let mut command = runner.arguments.command.iter();
    let has_file = command.any(|word| word.to_string_lossy().contains(PLACEHOLDER));
    let has_printed = !run.stdout.is_empty();
    // A program that printed something, or was right on another input, has its input.
    let has_input = !has_file && (has_printed || runner.observations.has_right());
    // A program that was ended by a signal had started, and read something.
    if !has_code(run.exit) || !run.stderr.is_empty() || has_input {
        return String::new();
    }
    let has_started = has_printed || run.exit.failure().is_none();
    let start = if has_started { "" } else { NOT_STARTED };
    format!("\n{start}{}", if has_file { READS_STDIN } else { READS_A_FILE })
}
