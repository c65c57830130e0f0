//! What the user may have meant by a program that cannot be started.

use crate::quote::quoted;
use std::io::{self, ErrorKind};
use std::path::{Path, MAIN_SEPARATOR};

/// Interpreters by the extension of a program's name.
const INTERPRETERS: [(&str, &str); 6] = [
    ("py", if cfg!(windows) { "python" } else { "python3" }),
    ("sh", "sh"),
    ("pl", "perl"),
    ("awk", "awk -f"),
    ("rb", "ruby"),
    ("js", "node"),
];

/// Extensions of source files that have to be compiled.
const SOURCES: [&str; 8] = ["c", "cc", "cpp", "cxx", "rs", "go", "java", "pas"];

/// The error of a file that the system cannot execute: `ENOEXEC`, `ERROR_BAD_EXE_FORMAT`.
const EXEC_FORMAT: i32 = if cfg!(windows) { 193 } else { 8 };

/// What a shell appends to the name of a program.
const ENDINGS: &[&str] = if cfg!(windows) { &["", ".exe", ".bat", ".cmd"] } else { &[""] };

/// Returns the end of an error message; empty if there is nothing to suggest.
pub(crate) fn hint(program: &str, error: &io::Error) -> String {
    let path = Path::new(program);
    let extension = path.extension().unwrap_or_default().to_string_lossy();
    let interpreter = INTERPRETERS.iter().find(|(end, _)| *end == extension);
    let (_, interpreter) = interpreter.copied().unwrap_or_default();
    let mut here = ENDINGS.iter().map(|end| format!(".{MAIN_SEPARATOR}{program}{end}"));
    let here = here.find(|here| Path::new(here).is_file() && path.components().count() == 1);
    let mut sources = SOURCES.iter().map(|end| path.with_extension(end));
    let source = sources.find(|source| source.is_file());
    let source = source.map(|source| quoted(&source.to_string_lossy()));
    let is_file = |holds: bool| holds && path.is_file();
    let compile = format!("compile {} first", source.as_deref().unwrap_or_default());
    let hints = [
        (is_file(!interpreter.is_empty()), format!("try {interpreter} {}", quoted(program))),
        (is_file(SOURCES.contains(&&*extension)), "compile it, and run the result".to_owned()),
        (here.is_some(), format!("try {}", quoted(&here.unwrap_or_default()))),
        (is_file(error.kind() == ErrorKind::PermissionDenied), "is it executable?".to_owned()),
        (
            is_file(error.kind() == ErrorKind::NotFound),
            "does the interpreter in its first line exist?".to_owned(),
        ),
        (
            error.raw_os_error() == Some(EXEC_FORMAT),
            "a script needs a first line such as #!/bin/sh".to_owned(),
        ),
        (source.is_some(), compile),
        (program.contains(' '), "leave out the quotes around the command".to_owned()),
    ];
    let hint = hints.into_iter().find(|(is_so, _)| *is_so);
    hint.map_or(String::new(), |(_, hint)| format!("; {hint}"))
}
