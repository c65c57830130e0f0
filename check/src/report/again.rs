//! The files that show a difference, and the command that shows it again: the same `check`,
//! wherever it is, on one input.

use crate::arguments::{Arguments, USUAL_LIMIT};
use crate::quote::quoted;
use crate::save::INPUT;
use std::env;
use std::ffi::OsString;
use std::path::PathBuf;

/// Names the files that were saved, says why others were not, and how to run the program on the
/// input again.
pub(super) fn saved_and_again(saved: &[Result<&str, String>], arguments: &Arguments) -> String {
    let names: Vec<_> = saved.iter().flatten().copied().collect();
    let errors: String = saved.iter().filter_map(|saved| saved.as_ref().err().cloned()).collect();
    let files =
        if names.is_empty() { String::new() } else { format!("Saved {}.\n", names.join(", ")) };
    let again = || format!("Run it again: {}\n", call(arguments));
    // The first one is the input.
    let again = saved[0].is_ok().then(again).unwrap_or_default();
    ["\n", &*files, &*errors, &*again].concat()
}

/// Returns the command that was called, for one input.
fn call(arguments: &Arguments) -> String {
    let check = check_command();
    let limit = match arguments.limit.as_secs_f64().to_string() {
        limit if limit == USUAL_LIMIT => String::new(),
        limit => format!(" --limit {limit}"),
    };
    let (task, input) = (arguments.task.name(), quoted(arguments.saved.join(INPUT)));
    format!("{check}{limit} --judge {input} {task} {}", quoted_command(&arguments.command))
}

/// Returns `check`, as it was called; if this is `grade`, the `check` beside it.
pub(super) fn check_command() -> String {
    let called = env::args_os().next().map_or("check".into(), PathBuf::from);
    let is_grade = called.file_stem().is_some_and(|name| name == "grade");
    quoted(if is_grade { called.with_file_name("check") } else { called })
}

/// Returns the task and the command.
pub(super) fn task_and_command(arguments: &Arguments) -> String {
    format!("{}: {}", arguments.task.name(), quoted_command(&arguments.command))
}

/// Returns the words of a command, quoted.
pub(super) fn quoted_command<'a>(words: impl IntoIterator<Item = &'a OsString>) -> String {
    words.into_iter().map(quoted).collect::<Vec<_>>().join(" ")
}
