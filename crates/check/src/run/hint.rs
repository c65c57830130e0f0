//! What the user may have meant by a program that cannot be started.

use crate::quote::quoted;
use std::iter::once;
use std::path::{Path, PathBuf, MAIN_SEPARATOR};
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

const NOT_RUN: &str = "is it executable, with a first line such as #!/bin/sh that ends as on Unix?";

/// Returns the end of an error message; empty if there is nothing to suggest.
pub(crate) fn hint(program: &str) -> String {
    let path = Path::new(program);
    let extension = path.extension().and_then(|end| end.to_str()).unwrap_or_default();
    let interpreter = INTERPRETERS.iter().find(|(end, _)| *end == extension);
    let source = SOURCES.iter().map(|end| path.with_extension(end)).find(|file| file.is_file());
    let mut here = ENDINGS.iter().map(|end| format!(".{MAIN_SEPARATOR}{program}{end}"));
    let here = here.find(|name| path.components().count() == 1 && Path::new(name).is_file());
    let hint = match (interpreter, here, source) {
        _ if path.is_dir() => "it is a folder".to_owned(),
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

/// Returns whether a script has lines that end as on Windows, which `sh` does not read.
fn has_windows_ends(path: &Path) -> bool {
    fs::read(path).is_ok_and(|text| text.windows(2).any(|bytes| bytes == b"\r\n"))
}

/// Returns whether there is a first word that is a program: a file, here or in `PATH`.
fn begins_with_program(command: &str) -> bool {
    let folders = env::var_os("PATH").unwrap_or_default();
    let mut folders = once(PathBuf::new()).chain(env::split_paths(&folders));
    let is_in = |folder: PathBuf, first: &str| {
        ENDINGS.iter().any(|end| folder.join(format!("{first}{end}")).is_file())
    };
    let first = command.split_once(' ');
    first.is_some_and(|(first, _)| folders.any(|folder| is_in(folder, first)))
}
