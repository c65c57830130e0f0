//! What may help if a program cannot be started.

use super::interpreter::INTERPRETERS;
use super::refuse::{endings, is_source, is_there, notebook, refuse};
use crate::quote::quoted;
use std::ffi::{OsStr, OsString};
use std::fs::File;
use std::io::{self, BufRead, BufReader};
use std::iter::once;
use std::path::Path;

const FIRST_LINE: &str = "its first line ends in \\r: save it with Unix line ends";
const OTHER_SYSTEM: &str = "it is a program for another system: compile it on this one";
const NOT_EXECUTABLE: &str = "is it compiled, and executable, and its first line right?";

/// The numbers of the error that a file is no program for this system: of Unix, and of Windows.
const WRONG_FORMAT: [i32; 3] = [8, 193, 216];
/// With these bytes, programs for Windows, Linux and macOS begin.
const PROGRAMS: [&[u8]; 4] = [b"MZ", b"\x7fELF", b"\xcf\xfa\xed\xfe", b"\xca\xfe\xba\xbe"];

/// Says what to do if a program cannot be started, if we know. (A message cannot have a name that
/// is not UTF-8.)
pub(super) fn advice(program: &OsStr, error: &io::Error) -> Option<String> {
    let program = program.to_str()?;
    let path = Path::new(program);
    let how_to_run = source_beside(program).and_then(|source| how_to_run(&source));
    let first_line = first_line(path);
    let is_program = PROGRAMS.iter().any(|start| first_line.starts_with(start));
    Some(if first_line.starts_with(b"#!") && first_line.ends_with(b"\r\n") {
        FIRST_LINE.into()
    } else if is_program && error.raw_os_error().is_some_and(|error| WRONG_FORMAT.contains(&error))
    {
        OTHER_SYSTEM.into()
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

/// Returns the first line of a file, with its end; nothing if it cannot be read. (If a line that
/// begins with `#!` ends in `\r\n`, the system looks for an interpreter whose name ends in `\r`.)
fn first_line(path: &Path) -> Vec<u8> {
    let mut line = Vec::new();
    // Opening a pipe would wait until somebody writes to it.
    if let Some(file) = path.is_file().then(|| File::open(path).ok()).flatten() {
        let _ = BufReader::new(file).read_until(b'\n', &mut line);
    }
    line
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
    let known = INTERPRETERS.iter().find(|known| source.ends_with(known.ending));
    let shown = quoted(source);
    match known {
        Some(known) => Some(format!("try {} {shown}", known.names[0])),
        None if is_source(source) => Some(format!("compile {shown} first")),
        None => notebook(source),
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
