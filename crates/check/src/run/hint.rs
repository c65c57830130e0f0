//! What the user may have meant by a program that cannot be started.

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
    let (path, shown) = (Path::new(program), program.escape_debug());
    let extension = path.extension().and_then(|extension| extension.to_str());
    let interpreter = INTERPRETERS.iter().find(|(end, _)| Some(*end) == extension);
    let is_source = extension.is_some_and(|extension| SOURCES.contains(&extension));
    let is_unknown = error.raw_os_error() == Some(EXEC_FORMAT);
    let mut here = ENDINGS.iter().map(|end| format!(".{MAIN_SEPARATOR}{program}{end}"));
    let here = here.find(|path| Path::new(path).is_file());
    match (interpreter, here, error.kind()) {
        (Some((_, with)), ..) if path.is_file() => format!("; try {with} {shown}"),
        _ if is_source && path.is_file() => "; compile it, and run the result".to_owned(),
        (_, Some(here), _) if path.components().count() == 1 => format!("; try {here}"),
        (.., ErrorKind::PermissionDenied) if path.is_file() => "; is it executable?".to_owned(),
        (.., ErrorKind::NotFound) if path.is_file() => {
            "; does the interpreter in its first line exist?".to_owned()
        }
        _ if is_unknown => "; a script needs a first line such as #!/bin/sh".to_owned(),
        _ if program.contains(' ') => "; leave out the quotes around the command".to_owned(),
        _ => String::new(),
    }
}
