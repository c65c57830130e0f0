//! What the user may have meant by a program that cannot be started.

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

/// What a shell appends to the name of a program.
const ENDINGS: &[&str] = if cfg!(windows) { &["", ".exe", ".bat", ".cmd"] } else { &[""] };

/// Returns the end of an error message; empty if there is nothing to suggest.
pub(crate) fn hint(program: &str) -> String {
    let path = Path::new(program);
    let extension = path.extension().and_then(|extension| extension.to_str());
    let interpreter = INTERPRETERS.iter().find(|(end, _)| Some(*end) == extension);
    let mut here = ENDINGS.iter().map(|end| format!(".{MAIN_SEPARATOR}{program}{end}"));
    let here = here.find(|path| Path::new(path).is_file());
    match (interpreter, here) {
        (Some((_, interpreter)), _) if path.is_file() => format!("; try {interpreter} {program}"),
        (_, Some(here)) if path.components().count() == 1 => format!("; try {here}"),
        _ if path.is_file() => "; is it executable?".to_owned(),
        _ if program.contains(' ') => "; leave out the quotes around the command".to_owned(),
        _ => String::new(),
    }
}
