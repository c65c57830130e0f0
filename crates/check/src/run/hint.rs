//! What the user may have meant by a program that cannot be started.

use crate::quote::quoted;
use std::path::Path;

/// Interpreters by the ending of a program's name.
const INTERPRETERS: [(&str, &str); 4] = [
    (".py", if cfg!(windows) { "python" } else { "python3" }),
    (".sh", "sh"),
    (".js", "node"),
    (".java", "java"),
];

/// Returns the end of an error message; empty if there is nothing to suggest.
pub(crate) fn hint(program: &str) -> String {
    let (path, here) = (Path::new(program), Path::new(".").join(program));
    let interpreter = INTERPRETERS.iter().find(|(end, _)| program.ends_with(end));
    match interpreter {
        Some((_, interpreter)) if path.is_file() => {
            format!("; try {interpreter} {}", quoted(path))
        }
        _ if path.components().count() == 1 && here.is_file() => {
            format!("; try {}", quoted(here))
        }
        _ if path.is_file() => {
            "; is it compiled, and executable, and its first line right?".to_owned()
        }
        _ if program.contains(' ') => "; leave out the quotes around the command".to_owned(),
        _ => String::new(),
    }
}
