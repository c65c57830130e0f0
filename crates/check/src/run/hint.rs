//! What the user may have meant by a program that cannot be started, or that only compiles his.

use crate::quote::quoted;
use std::borrow::Cow;
use std::ffi::OsString;
use std::path::Path;

/// Interpreters by the ending of a program's name.
const INTERPRETERS: [(&str, &str); 4] = [
    (".py", if cfg!(windows) { "python" } else { "python3" }),
    (".sh", "sh"),
    (".js", "node"),
    (".java", "java"),
];

/// Compilers, without a version such as `-13`, and the endings of sources.
const COMPILERS: [&str; 10] =
    ["cc", "gcc", "clang", "c++", "g++", "clang++", "javac", "rustc", "ghc", "fpc"];
const SOURCES: [&str; 8] = [".c", ".cc", ".cpp", ".cxx", ".java", ".rs", ".hs", ".pas"];

/// Returns an error message if a command compiles a source: nothing of it would run.
pub(crate) fn compiling(command: &[OsString]) -> Option<String> {
    let program = Path::new(&command[0]).file_name()?.to_string_lossy();
    let is_version = |char: char| "-.0123456789".contains(char);
    let compiler = program.trim_end_matches(".exe").trim_end_matches(is_version);
    let words: Vec<_> = command.iter().map(|word| word.to_string_lossy()).collect();
    let is_source = |word: &&Cow<str>| SOURCES.iter().any(|end| word.ends_with(end));
    let source = words.iter().find(is_source).filter(|_| COMPILERS.contains(&compiler))?;
    let name = Path::new(&**source).file_stem()?.to_string_lossy();
    let output = words.iter().skip_while(|word| *word != "-o").nth(1);
    let result = match (compiler, output) {
        ("javac", _) => format!("java {name}"),
        (_, Some(output)) if output.contains('/') => quoted(&**output),
        (_, Some(output)) => quoted(format!("./{output}")),
        ("rustc" | "ghc" | "fpc", None) => format!("./{name}"),
        _ => "./a.out".to_owned(),
    };
    Some(format!(
        "'{program}' compiles, but runs nothing; compile first, then check the result: {result}"
    ))
}

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
