//! What the user may have meant by a program that cannot be started.

use std::env::consts::EXE_SUFFIX;
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

/// Returns the end of an error message; empty if there is nothing to suggest.
pub(crate) fn hint(program: &str) -> String {
    let path = Path::new(program);
    let local = format!(
        ".{MAIN_SEPARATOR}{}{EXE_SUFFIX}",
        program.strip_suffix(EXE_SUFFIX).unwrap_or(program)
    );
    let extension = path.extension().and_then(|extension| extension.to_str());
    let interpreter = INTERPRETERS.iter().find(|(end, _)| Some(*end) == extension);
    if let Some((_, interpreter)) = interpreter.filter(|_| path.is_file()) {
        format!("; try {interpreter} {program}")
    } else if path.is_file() && path.components().count() > 1 {
        "; is it executable?".to_owned()
    } else if path.components().count() == 1 && Path::new(&local).is_file() {
        format!("; try {local}")
    } else if program.contains(' ') {
        "; leave out the quotes around the command".to_owned()
    } else {
        String::new()
    }
}
