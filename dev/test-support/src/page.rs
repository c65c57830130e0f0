//! Pages with commands, which the tests run. The commands of a page run in a folder of their own, which
//! they may change, except `fixtures` and `crates` in it, which are links. There are commands of two kinds:
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

use crate::fixtures::root;
use std::fs;

/// A page.
#[derive(Debug)]
pub(crate) struct Page<'a> {
    /// The path from the root of the workspace.
    pub(crate) path: &'a str,
    /// The placeholders on the page, with their meanings.
    pub(crate) placeholders: &'a [(&'a str, &'a str)],
}

/// A command on a page.
#[derive(Debug)]
pub(crate) struct Command {
    pub(crate) text: String,
    /// Its expected output. A block to paste has none.
    pub(crate) output: Option<String>,
    /// The index of its first line.
    pub(crate) line: usize,
    indentation: usize,
}

impl Page<'_> {
    /// Returns the commands on the page.
    pub(crate) fn commands(&self) -> Vec<Command> {
        let filled = |text: String, (name, meaning): &(&str, &str)| text.replace(name, meaning);
        commands(&self.placeholders.iter().fold(self.text(), filled))
    }

    /// Replaces the expected output of some commands, which are in the order of the page.
    pub(crate) fn bless(&self, found: &[(String, Command)]) {
        if found.is_empty() {
            return;
        }
        let text = self.text();
        let mut lines: Vec<_> = text.lines().map(str::to_owned).collect();
        for (found, command) in found.iter().rev() {
            let named = |text: String, (name, meaning): &(&str, &str)| text.replace(meaning, name);
            let found = self.placeholders.iter().rev().fold(found.clone(), named);
            let indented = |line| format!("{:1$}{line}", "", command.indentation);
            let first = command.line + command.text.lines().count();
            let count = command.output.iter().flat_map(|output| output.lines()).count();
            lines.splice(first..first + count, found.lines().map(indented));
        }
        fs::write(root().join(self.path), lines.join("\n") + "\n").expect("a page can be written");
    }

    fn text(&self) -> String {
        fs::read_to_string(root().join(self.path)).expect("a page can be read")
    }
}

fn commands(page: &str) -> Vec<Command> {
    let (mut commands, mut open): (_, Option<Command>) = (Vec::new(), None);
    for (line, text) in page.lines().enumerate() {
        let is_pasted = open.as_ref().is_some_and(|command| command.output.is_none());
        let next = Command::at(line, text).filter(|_| !is_pasted);
        if next.is_some() || text.starts_with("```") {
            commands.extend(open);
            open = next;
        } else if let Some(command) = &mut open {
            command.extend(text);
        }
    }
    commands.extend(open);
    commands
}

impl Command {
    /// Returns the command that starts on a line, if any.
    fn at(line: usize, text: &str) -> Option<Self> {
        let start = text.trim_start();
        let indentation = text.len() - start.len();
        let (text, output) = match start.strip_prefix("$ ") {
            Some(text) => (text.to_owned(), Some(String::new())),
            None if text == "```sh" => (String::new(), None),
            None => return None,
        };
        Some(Command { text, output, line, indentation })
    }

    /// Adds a line to the command, or to its expected output.
    fn extend(&mut self, line: &str) {
        match (&mut self.output, line.strip_prefix("> ")) {
            (None, _) => self.text.extend([line, "\n"]),
            (Some(output), Some(more)) if output.is_empty() => self.text.extend(["\n", more]),
            (Some(output), _) => {
                output.extend([line.get(self.indentation..).unwrap_or_default(), "\n"]);
            }
        }
    }
}
