//! `check --promised TASK < INPUT`: whether the statement of a task allows an input, with any comment line.

use crate::error::prefixed;
use crate::tasks::Task;
use common::cli::stdin;
use common::{Error, Position, Quote};
use std::io::{self, Read};

/// Returns a line on what the statement does not allow in the input on stdin, and the exit status.
///
/// # Errors
///
/// If stdin cannot be read.
pub(crate) fn promised(task: &dyn Task) -> io::Result<(String, u8)> {
    let mut input = Vec::new();
    let read = stdin().and_then(|mut stdin| stdin.read_to_end(&mut input));
    read.map_err(prefixed("<stdin>: cannot read"))?;
    let error = unpromised(task, &input);
    Ok(error.map_or_else(Default::default, |error| (format!("{error}\n"), 1)))
}

/// Returns what the statement does not allow in an input, and where: its layout, or what the reference rejects. `rules`
/// finds the layout wrong at a part of the text, which lies in the memory of the text: so its place is known.
pub(crate) fn unpromised(task: &dyn Task, input: &[u8]) -> Option<Error> {
    // A character for each byte, so that columns are counted in bytes whatever their encoding.
    let text: String = input.iter().copied().map(char::from).collect();
    let Some((part, expected)) = (task.inputs().unpromised)(&text) else {
        return task.run(input, &mut io::sink()).err();
    };
    let before = text[..part.as_ptr().addr() - text.as_ptr().addr()].chars().count();
    let (before, after) = input.split_at(before);
    let lines: Vec<_> = before.split(|&byte| byte == b'\n').collect();
    let column = lines.last().map_or(0, |line| line.len()) as u64 + 1;
    let position = Position { line: lines.len() as u64, column };
    let found = match after {
        _ if !part.is_empty() => Quote(&after[..part.chars().count()]).to_string(),
        [] => "the end of the input".to_owned(),
        [b'\n', ..] => "a line end".to_owned(),
        _ => "a space".to_owned(),
    };
    Some(Error::Unexpected { position, expected, found })
}
