//! The files that show a difference, and the command that shows it again.

use crate::arguments::Arguments;
use crate::quote::quoted;
use crate::save::{Saved, INPUT};
use std::env;
use std::time::Duration;

/// The default of `--limit`.
const USUAL_LIMIT: Duration = Duration::from_secs(5);

/// Names the files that were saved, says why others were not, and how to run the program on the input again.
pub(super) fn files(saved: &Saved, arguments: &Arguments) -> String {
    let mut text = "\n".to_owned();
    if !saved.files.is_empty() {
        text += &format!("Saved {}.\n", saved.files.join(", "));
    }
    text += &saved.errors;
    if saved.files.iter().any(|file| file == INPUT) {
        let check = env::args_os().next().map_or("check".to_owned(), quoted);
        let task = arguments.task.name();
        let limit = match arguments.limit {
            USUAL_LIMIT => String::new(),
            limit => format!(" --limit {}", limit.as_secs_f64()),
        };
        let command = quoted_command(arguments);
        text += &format!("Run it again: {check}{limit} --judge {INPUT} {task} {command}\n");
    }
    text
}

/// Returns the task and the command.
pub(super) fn task_and_command(arguments: &Arguments) -> String {
    format!("{}: {}", arguments.task.name(), quoted_command(arguments))
}

/// Returns the command of the program, quoted.
fn quoted_command(arguments: &Arguments) -> String {
    arguments.command.iter().map(quoted).collect::<Vec<_>>().join(" ")
}
