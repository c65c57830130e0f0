//! The text printed after a search, and the files written.

use crate::arguments::Arguments;
use crate::compare::{start, visible};
use crate::shrink::Counterexample;
use std::{fs, io};

const FILES: [&str; 2] = ["counterexample.in", "counterexample.out"];

/// Reports that no difference was found.
pub(crate) fn same(agreed: u64, arguments: &Arguments) -> String {
    let (task, seed, call) = (arguments.task.name(), arguments.seed, call(arguments));
    format!("{task}: {call} agrees with the reference on {agreed} inputs (--seed {seed})\n")
}

/// Saves an input and the expected output, and reports the difference.
pub(crate) fn difference(found: &Counterexample, arguments: &Arguments) -> io::Result<String> {
    let Counterexample { origin, input, difference } = found;
    for (file, text) in FILES.into_iter().zip([input, &arguments.task.expected(input)]) {
        fs::write(file, text).map_err(|error| io::Error::other(format!("{file}: {error}")))?;
    }
    let (task, call, [file, output]) = (arguments.task.name(), call(arguments), FILES);
    let end =
        if matches!(input.bytes().last(), None | Some(b'\n')) { "" } else { ", no final newline" };
    let lines = start(&visible(input));
    let lines: String = lines.lines().flat_map(|line| ["    ", line, "\n"]).collect();
    Ok(format!(
        "{task}: {call} differs from the reference\n\
         Found by {origin}.\n\n\
         Input, {} byte(s){end}:\n{lines}{}\
         Saved as {file}, expected output as {output}.\nRun it again: {call} < {file}\n",
        input.len(),
        difference.text,
    ))
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
