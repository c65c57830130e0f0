//! The text printed after a search, and the files written.

use crate::arguments::Arguments;
use crate::compare::{start, visible};
use crate::shrink::Counterexample;
use std::fs;

/// Reports that no difference was found.
pub(crate) fn same(agreed: u64, arguments: &Arguments) -> String {
    let (task, seed, call) = (arguments.task.name(), arguments.seed, call(arguments));
    format!("{task}: {call} agrees with the reference on {agreed} inputs (--seed {seed})\n")
}

/// Reports a difference, and saves the input and the expected output.
pub(crate) fn difference(found: &Counterexample, arguments: &Arguments) -> String {
    let Counterexample { origin, input, difference } = found;
    let (task, call) = (arguments.task.name(), call(arguments));
    let [file, output] = ["counterexample.in", "counterexample.out"];
    let expected = arguments.task.expected(input);
    let saved = match fs::write(file, input).and_then(|()| fs::write(output, expected)) {
        Ok(()) => format!("Saved as {file}, expected output as {output}.\n"),
        Err(error) => format!("Cannot save {file} and {output}: {error}.\n"),
    };
    let end =
        if matches!(input.bytes().last(), None | Some(b'\n')) { "" } else { ", no final newline" };
    let lines = start(&visible(input));
    let lines: String = lines.lines().flat_map(|line| ["    ", line, "\n"]).collect();
    format!(
        "{task}: {call} differs from the reference\n\
         Found by {origin}.\n\n\
         Input, {} byte(s){end}:\n{lines}{}{saved}Run it again: {call} < {file}\n",
        input.len(),
        difference.text,
    )
}

/// Returns the command, quoted for a shell.
fn call(arguments: &Arguments) -> String {
    let is_plain = |char: char| char.is_alphanumeric() || "-_./=+:,@%".contains(char);
    let quote = |word: &str| match word {
        _ if !word.is_empty() && word.chars().all(is_plain) => word.to_owned(),
        _ => format!("'{}'", word.replace('\'', "'\\''")),
    };
    let words = arguments.command.iter().map(|word| quote(&word.to_string_lossy()));
    words.collect::<Vec<_>>().join(" ")
}
