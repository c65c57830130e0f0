//! Pages with commands, which the tests run. The commands of a page run in a folder of their own,
//! which they may change, except the folders that are linked in it. There are commands of two
//! kinds:
//!
//! ````text
//!     $ seq 3 |            A command starts with `$ `, and its other lines start with `> `.
//!     > tail -n 1
//!     3                    Its output follows, up to the next command or the end of the block.
//!
//!     ```sh                A block to paste runs as it stands.
//!     seq 3 > three.in     Each of its commands must succeed. Their output is not compared.
//!     cat three.in
//!     ```
//!
//!     ```sh ignore         No test runs this block.
//! ````

use std::iter::once;
use std::ops::Range;

/// A command on a page.
#[derive(Debug)]
pub(crate) struct Command {
    pub(crate) text: String,
    /// Whether it is a block to paste.
    pub(crate) is_block: bool,
    /// The indices of the lines of its output on the page. A block has none: this is where it
    /// starts.
    pub(crate) output: Range<usize>,
    /// How far its output is indented.
    pub(crate) indentation: usize,
}

/// Returns the commands on a page.
pub(crate) fn commands(page: &str) -> Vec<Command> {
    let lines: Vec<_> = page.lines().collect();
    let command = |line| block(line, &lines).or_else(|| command(line, &lines));
    (0..lines.len()).filter_map(command).collect()
}

/// Returns the block to paste that starts on a line, if any.
fn block(line: usize, lines: &[&str]) -> Option<Command> {
    let pasted = lines[line..].strip_prefix(&["```sh"])?.iter().take_while(|line| **line != "```");
    let text = pasted.flat_map(|line| [line, "\n"]).collect();
    Some(Command { text, is_block: true, output: line..line, indentation: 0 })
}

/// Returns the command with an output that starts on a line, if any.
fn command(line: usize, lines: &[&str]) -> Option<Command> {
    let start = lines[line].trim_start();
    let indentation = lines[line].len() - start.len();
    let more = lines[line + 1..].iter().map_while(|line| line.strip_prefix("> "));
    let text: Vec<_> = once(start.strip_prefix("$ ")?).chain(more).collect();
    let first = line + text.len();
    let is_end = |line: &&str| line.starts_with("```") || line.trim_start().starts_with("$ ");
    let length = lines[first..].iter().position(is_end).unwrap_or(lines.len() - first);
    let output = first..first + length;
    Some(Command { text: text.join("\n"), is_block: false, output, indentation })
}
