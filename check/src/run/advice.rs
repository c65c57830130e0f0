//! What may help if a program cannot be started.

use super::refuse::{endings, is_source, is_there, refuse, INTERPRETED};
use crate::quote::quoted;
use std::ffi::{OsStr, OsString};
use std::fs::File;
use std::io::{BufRead, BufReader};
use std::iter::once;
use std::path::Path;

const FIRST_LINE: &str = "its first line ends in \\r: save it with Unix line ends";
const NOT_EXECUTABLE: &str = "is it compiled, and executable, and its first line right?";

/// Says what to do, if we know. (A message cannot have a name that is not UTF-8.)
pub(super) fn advice(program: &OsStr) -> Option<String> {
    let program = program.to_str()?;
    let path = Path::new(program);
    let how_to_run = source_beside(program).and_then(|source| how_to_run(&source));
    Some(if has_windows_line_end(path) {
        FIRST_LINE.into()
    } else if let Some(how) = how_to_run {
        how
    } else if path.is_file() && path.components().count() == 1 {
        format!("try {}", quoted(Path::new(".").join(program)))
    } else if path.is_file() {
        NOT_EXECUTABLE.into()
    } else if path.is_dir() {
        "it is a folder".into()
    } else if program == "python" && is_there("python3") {
        "try python3".into()
    } else {
        return without_quotes(program);
    })
}

/// Returns whether a file begins with `#!` and a line that ends in `\r\n`: the system then looks
/// for an interpreter whose name ends in `\r`.
fn has_windows_line_end(path: &Path) -> bool {
    // Opening a pipe would wait until somebody writes to it.
    if !path.is_file() {
        return false;
    }
    let mut line = Vec::new();
    let read = File::open(path).and_then(|file| BufReader::new(file).read_until(b'\n', &mut line));
    read.is_ok() && line.starts_with(b"#!") && line.ends_with(b"\r\n")
}

/// Returns a program itself or, if it is not there, the source beside it. We prefer one that is
/// compiled: if `game` is missing, but `game.c` and `game.py` are there, it is more likely what the
/// first one is compiled to.
fn source_beside(program: &str) -> Option<String> {
    let name = program.trim_end_matches(".exe");
    let beside = endings().map(|ending| format!("{name}{ending}"));
    once(program.to_owned()).chain(beside).find(|source| Path::new(source).is_file())
}

/// Says how to run a source, or what to do first.
fn how_to_run(source: &str) -> Option<String> {
    let known = INTERPRETED.iter().find(|(ending, _)| source.ends_with(ending));
    let shown = quoted(source);
    match known {
        Some((_, interpreter)) => Some(format!("try {interpreter} {shown}")),
        None => is_source(source).then(|| format!("compile {shown} first")),
    }
}

/// Says what to do about a command that stands in quotes as one word: `'./mine {}'`. We say nothing
/// if it would not work without them, either.
fn without_quotes(program: &str) -> Option<String> {
    let words: Vec<_> = shlex::split(program)?.into_iter().map(OsString::from).collect();
    let first = words.first()?.to_str()?;
    // A shell itself has `cd`.
    if words.len() < 2 || !(is_there(first) || first == "cd") || refuse(&words).is_err() {
        return None;
    }
    let needs_shell = program.contains(['<', '>', '|', '&', ';', '$', '*']);
    Some(if needs_shell {
        format!("try sh -c {}", quoted(program))
    } else {
        "leave out the quotes around the command".into()
    })
}
