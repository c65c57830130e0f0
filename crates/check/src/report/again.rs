//! The files that show a difference, and the command that shows it again: the same `check`, wherever it is, on one input.

use crate::arguments::Arguments;
use crate::quote::quoted;
use crate::save::INPUT;
use std::time::Duration;
use std::{env, io};

const SAVED: &str =
    "Saved counterexample.in, counterexample.out (expected), counterexample.svg (picture).";
/// The default of `--limit`.
const USUAL_LIMIT: Duration = Duration::from_secs(5);

/// Names the files that were saved, and how to run the program on the input again, or says why there are none.
pub(super) fn files(saved: &io::Result<()>, arguments: &Arguments) -> String {
    match saved {
        Ok(()) => format!("\n{SAVED}\nRun it again: {}\n", call(arguments)),
        Err(error) => format!("\nCannot save {INPUT}, or its output or picture: {error}.\n"),
    }
}

/// Returns the command that was called, for one input.
fn call(arguments: &Arguments) -> String {
    let check = env::args_os().next().map_or("check".to_owned(), quoted);
    let limit = match arguments.limit {
        USUAL_LIMIT => String::new(),
        limit => format!(" --limit {}", limit.as_secs_f64()),
    };
    let (task, command) = (arguments.task.name(), quoted_command(arguments));
    format!("{check}{limit} --judge {INPUT} {task} {command}")
}

/// Returns the task and the command.
pub(super) fn task_and_command(arguments: &Arguments) -> String {
    format!("{}: {}", arguments.task.name(), quoted_command(arguments))
}

/// Returns the command of the program, quoted.
fn quoted_command(arguments: &Arguments) -> String {
    arguments.command.iter().map(quoted).collect::<Vec<_>>().join(" ")
}
