//! What the user may have meant by a program that cannot be started.

use crate::quote::quoted;
use std::fs;
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
    let without_quotes =
        || program.contains(' ').then(|| "leave out the quotes around the command".into());
    let hint = windows_line_end(path).or_else(|| by_extension(path)).or_else(|| here(path));
    let hint =
        hint.or_else(|| by_error(path, error)).or_else(|| compile(path)).or_else(without_quotes);
    hint.map_or(String::new(), |hint| format!("; {hint}"))
}

/// Says why the interpreter of a script that was written on Windows is not found.
fn windows_line_end(path: &Path) -> Option<String> {
    let text = path.is_file().then(|| fs::read(path).ok())??;
    let line = text.split(|&byte| byte == b'\n').next()?;
    let is_cause = line.starts_with(b"#!") && line.ends_with(b"\r");
    is_cause.then(|| "its lines end as on Windows, with a carriage return".to_owned())
}

/// Suggests what to do with a script or a source file.
fn by_extension(path: &Path) -> Option<String> {
    let extension = path.extension()?.to_str().filter(|_| path.is_file())?;
    if SOURCES.contains(&extension) {
        return Some("compile it, and run the result".to_owned());
    }
    Some(format!("try {} {}", interpreter(path)?, quoted(path)))
}

/// Returns the interpreter of a script.
fn interpreter(path: &Path) -> Option<&'static str> {
    let extension = path.extension()?;
    let (_, interpreter) = INTERPRETERS.iter().find(|(end, _)| extension == *end)?;
    Some(interpreter)
}

/// Suggests the program in the current folder, where shells do not look for it.
fn here(path: &Path) -> Option<String> {
    let mut names = ENDINGS.iter().map(|end| format!(".{MAIN_SEPARATOR}{}{end}", path.display()));
    let name = names.find(|name| path.components().count() == 1 && Path::new(name).is_file())?;
    Some(format!("try {}", quoted(name)))
}

/// Says why the system may not run a file.
fn by_error(path: &Path, error: &io::Error) -> Option<String> {
    let hint = match error.kind() {
        _ if path.is_dir() => "it is a folder",
        ErrorKind::PermissionDenied if path.is_file() => "is it executable?",
        ErrorKind::NotFound if path.is_file() => "does the interpreter in its first line exist?",
        _ if error.raw_os_error() == Some(EXEC_FORMAT) => {
            "a script needs a first line such as #!/bin/sh"
        }
        _ => return None,
    };
    Some(hint.to_owned())
}

/// Suggests to compile the program if only its source exists.
fn compile(path: &Path) -> Option<String> {
    if interpreter(path).is_some() {
        return None;
    }
    let mut sources = SOURCES.iter().map(|end| path.with_extension(end));
    let source = sources.find(|source| source.is_file())?;
    Some(format!("compile {} first", quoted(source)))
}
