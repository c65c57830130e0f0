//! The files that `check` leaves behind: the input, the expected output, and a picture of the input.
//!
//! Each may fail to be saved. The report names only those that were.

use crate::arguments::{quoted, Arguments};
use crate::task::Task;
use std::{env, fs};

const INPUT: &str = "counterexample.in";
const OUTPUT: &str = "counterexample.out";
const PICTURE: &str = "counterexample.svg";

/// Saves the files for a promised input. Returns what was saved, and a command that compares again.
pub(crate) fn save(input: &str, arguments: &Arguments) -> String {
    let task = arguments.task;
    let files = [
        (INPUT, "the input", input.as_bytes().to_vec()),
        (OUTPUT, "the expected output", task.expected(input)),
        (PICTURE, "a picture of the input", task.picture(input)),
    ];
    let (mut saved, mut failed) = (Vec::new(), String::new());
    for (file, what, contents) in files {
        match fs::write(file, contents) {
            Ok(()) => saved.push((file, what)),
            Err(error) => failed += &format!("Cannot save {file}: {error}.\n"),
        }
    }
    let files: Vec<_> = saved.iter().map(|(file, _)| *file).collect();
    named(&saved) + &failed + &again(arguments, &files).unwrap_or_default()
}

fn named(saved: &[(&str, &str)]) -> String {
    let files: Vec<_> = saved.iter().map(|(file, what)| format!("{file} ({what})")).collect();
    if files.is_empty() {
        String::new()
    } else {
        format!("Saved {}.\n", files.join(", "))
    }
}

/// Returns a command that runs the program on the saved input and compares its output.
fn again(arguments: &Arguments, saved: &[&str]) -> Option<String> {
    let (task, call) = (arguments.task, arguments.call());
    // On Windows, every line might differ by its end.
    let can_diff = cfg!(unix) && saved.contains(&OUTPUT);
    let compare = match task {
        Task::SetSim | Task::Connect4 if can_diff => format!("diff - {OUTPUT}"),
        _ => format!("{} --judge {INPUT} {}", check(), task.name()),
    };
    let line = || format!("Run it again: {call} < {INPUT} | {compare}\n");
    saved.contains(&INPUT).then(line)
}

/// Returns this program as it was called.
fn check() -> String {
    env::args_os().next().map_or("check".to_owned(), |program| quoted(&program))
}
