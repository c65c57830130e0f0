//! The files that `check` leaves behind: the input, the expected output, and a picture of the input.
//!
//! Each may fail to be saved. The report names only those that were.

use super::again::{again, INPUT, OUTPUT};
use crate::arguments::Arguments;
use crate::counterexample::Counterexample;
use std::fs;

const PICTURE: &str = "counterexample.svg";

/// Saves the files for a counterexample. Returns what was saved, and a command that shows it again.
pub(super) fn save(example: &Counterexample, arguments: &Arguments) -> String {
    let (task, input) = (arguments.task, &example.input);
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
    let is_saved = |name| saved.iter().any(|(file, _)| *file == name);
    let again = || again(arguments, &example.difference, is_saved(OUTPUT));
    let again = is_saved(INPUT).then(again).unwrap_or_default();
    let named: Vec<_> = saved.iter().map(|(file, what)| format!("{file} ({what})")).collect();
    let saved =
        if named.is_empty() { String::new() } else { format!("Saved {}.\n", named.join(", ")) };
    saved + &failed + &again
}
