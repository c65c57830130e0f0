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
    let first_line = first_line(path);
    let is_bare = path.components().count() == 1;
    let all = [
        has_windows_line(&first_line).then(|| FIRST_LINE.to_owned()),
        is_for_other_system(&first_line, error).then(|| OTHER_SYSTEM.to_owned()),
        source_beside(program).and_then(|source| how_to_run(&source)),
        // A shell looks for a bare name in `PATH` only, and so do we.
        (path.is_file() && is_bare).then(|| format!("try {}", quoted(Path::new(".").join(path)))),
        path.is_file().then(|| NOT_EXECUTABLE.to_owned()),
        path.is_dir().then(|| "it is a folder".to_owned()),
        (program == "python" && is_there("python3")).then(|| "try python3".to_owned()),
        without_quotes(program),
    ];
    all.into_iter().flatten().next()
}

/// Returns whether the name of an interpreter ends in `\r`, for which the system looks then.
fn has_windows_line(first_line: &[u8]) -> bool {
    first_line.starts_with(b"#!") && first_line.ends_with(b"\r\n")
}

/// Returns whether a file is a program, but for another system.
fn is_for_other_system(first_line: &[u8], error: &io::Error) -> bool {
    let is_program = PROGRAMS.iter().any(|start| first_line.starts_with(start));
    is_program && error.raw_os_error().is_some_and(|error| WRONG_FORMAT.contains(&error))
}

/// Returns the first line of a file, with its end; nothing if it cannot be read.
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
