//! What the user may have meant by a program that cannot be started.
//!
//! The system says only that there is no such file, or that it may not be run. What is beside it tells more: a program of
//! that name without `./`, a source that nobody compiled, or a script that is not executable.

use crate::quote::quoted;
use std::ffi::OsStr;
use std::path::{Path, PathBuf};
use std::{env, fs};

/// Interpreters by the extension of a program's name.
const INTERPRETERS: [(&str, &str); 7] = [
    ("py", if cfg!(windows) { "python" } else { "python3" }),
    ("sh", "sh"),
    ("pl", "perl"),
    ("awk", "awk -f"),
    ("rb", "ruby"),
    ("js", "node"),
    ("java", "java"),
];

/// Extensions of source files that have to be compiled.
const SOURCES: [&str; 8] = ["c", "cc", "cpp", "cxx", "rs", "go", "java", "pas"];

/// What a shell appends to the name of a program.
const ENDINGS: &[&str] = if cfg!(windows) { &["", ".exe", ".bat", ".cmd"] } else { &[""] };

const NOT_RUN: &str = "is it executable, and is its first line such as #!/bin/sh, of a program that is there, and ends as on Unix?";

/// Returns the end of an error message; empty if there is nothing to suggest.
pub(crate) fn hint(program: &str) -> String {
    let path = Path::new(program);
    let extension = path.extension().and_then(OsStr::to_str).unwrap_or_default();
    let interpreter = INTERPRETERS.iter().find(|(end, _)| *end == extension);
    let source = SOURCES.iter().map(|end| path.with_extension(end)).find(|file| file.is_file());
    let here = program_in(Path::new("."), program).filter(|_| path.components().count() == 1);
    let hint = match (interpreter, here, source) {
        _ if path.is_dir() => "it is a folder".to_owned(),
        // The interpreter would not read the carriage returns, either.
        (Some((_, "sh")), ..) if has_windows_ends(path) => NOT_RUN.to_owned(),
        (Some((_, interpreter)), ..) if path.is_file() => {
            format!("try {interpreter} {}", quoted(path))
        }
        (_, Some(here), _) if !SOURCES.contains(&extension) => format!("try {}", quoted(here)),
        (None, _, Some(source)) => format!("compile {}, and run the result", quoted(source)),
        _ if path.is_file() => NOT_RUN.to_owned(),
        _ if begins_with_program(program) => "leave out the quotes around the command".to_owned(),
        _ => return String::new(),
    };
    format!("; {hint}")
}

/// Returns the file that a shell would run by a name in a folder.
fn program_in(folder: &Path, name: &str) -> Option<PathBuf> {
    ENDINGS.iter().map(|end| folder.join(format!("{name}{end}"))).find(|file| file.is_file())
}

/// Returns whether a script has lines that end as on Windows.
fn has_windows_ends(path: &Path) -> bool {
    fs::read(path).is_ok_and(|text| text.windows(2).any(|bytes| bytes == b"\r\n"))
}

/// Returns whether the first of several words is a program, here or in `PATH`.
fn begins_with_program(command: &str) -> bool {
    let folders = env::var_os("PATH").unwrap_or_default();
    let mut folders = env::split_paths(&folders).chain([PathBuf::new()]);
    let first = command.split_once(' ');
    first.is_some_and(|(first, _)| folders.any(|folder| program_in(&folder, first).is_some()))
}
