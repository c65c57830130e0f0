//! The files that show a difference, and the command that shows it again: the same `check`, wherever it is, on one input.

use crate::arguments::Arguments;
use crate::quote::quoted;
use crate::save::{Saved, INPUT};
use std::env;
use std::time::Duration;

/// The default of `--limit`.
const USUAL_LIMIT: Duration = Duration::from_secs(5);
/// How many times as much time is proposed, and of what at least.
const MORE: f64 = 6.0;
const LEAST_TIME: Duration = Duration::from_secs(10);

/// Names the files that were saved, says why others were not, and how to run the program on the input again.
pub(super) fn files(saved: &[Saved], arguments: &Arguments) -> String {
    let names: Vec<_> = saved.iter().flatten().map(String::as_str).collect();
    let errors = saved.iter().filter_map(|saved| saved.as_ref().err());
    let errors: String = errors.map(String::as_str).collect();
    let saved = match &names[..] {
        [] => String::new(),
        names => format!("Saved {}.\n", names.join(", ")),
    };
    let again = if names.contains(&INPUT) {
        format!("Run it again: {}\n", call(&format!("--judge {INPUT}"), arguments))
    } else {
        String::new()
    };
    ["\n", &saved, &errors, &again].concat()
}

/// Says that time was too short to find out which mistake a program makes, and how to give it more.
pub(super) fn with_more_time(is_random: bool, arguments: &Arguments) -> String {
    let time = MORE * arguments.time.max(LEAST_TIME).as_secs_f64();
    let random = if arguments.random { "--random " } else { "" };
    let seed = if is_random { format!("--seed {} ", arguments.seed) } else { String::new() };
    let call = call(&format!("{random}{seed}--time {time}"), arguments);
    format!("There was no time to find out which mistake it makes. More may name it: {call}\n")
}

/// Returns the command that was called, with other options.
fn call(options: &str, arguments: &Arguments) -> String {
    let check = env::args_os().next().map_or("check".to_owned(), quoted);
    let limit = match arguments.limit {
        USUAL_LIMIT => String::new(),
        limit => format!(" --limit {}", limit.as_secs_f64()),
    };
    let (task, command) = (arguments.task.name(), quoted_command(arguments));
    format!("{check}{limit} {options} {task} {command}")
}

/// Returns the task and the command.
pub(super) fn task_and_command(arguments: &Arguments) -> String {
    format!("{}: {}", arguments.task.name(), quoted_command(arguments))
}

/// Returns the command of the program, quoted.
fn quoted_command(arguments: &Arguments) -> String {
    arguments.command.iter().map(quoted).collect::<Vec<_>>().join(" ")
}
