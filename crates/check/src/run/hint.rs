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
    if let Some(hint) = hint_for_file(path, error) {
        return hint;
    }
    let mut sources = SOURCES.iter().map(|extension| path.with_extension(extension));
    if let Some(source) = sources.find(|source| source.is_file()) {
        return format!("; compile {} first", quoted(&source.to_string_lossy()));
    }
    if program.contains(' ') {
        return "; leave out the quotes around the command".to_owned();
    }
    String::new()
}

/// Returns a hint for a program that is there, but cannot be started as it is called.
fn hint_for_file(path: &Path, error: &io::Error) -> Option<String> {
    let program = path.to_str()?;
    let extension = path.extension().and_then(|extension| extension.to_str());
    let interpreter = INTERPRETERS.iter().find(|(end, _)| Some(*end) == extension);
    let mut here = ENDINGS.iter().map(|end| format!(".{MAIN_SEPARATOR}{program}{end}"));
    let here = here.find(|path| Path::new(path).is_file());
    Some(match (interpreter, here, error.kind()) {
        (Some((_, with)), ..) if path.is_file() => format!("; try {with} {}", quoted(program)),
        _ if extension.is_some_and(|extension| SOURCES.contains(&extension)) && path.is_file() => {
            "; compile it, and run the result".to_owned()
        }
        (_, Some(here), _) if path.components().count() == 1 => format!("; try {}", quoted(&here)),
        (.., ErrorKind::PermissionDenied) if path.is_file() => "; is it executable?".to_owned(),
        (.., ErrorKind::NotFound) if path.is_file() => {
            "; does the interpreter in its first line exist?".to_owned()
        }
        _ if error.raw_os_error() == Some(EXEC_FORMAT) => {
            "; a script needs a first line such as #!/bin/sh".to_owned()
        }
        _ => return None,
    })
}
