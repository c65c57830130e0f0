//! What the user may have meant by a program that cannot be started, or that only compiles a source.

use crate::quote::quoted;
use crate::show::printable;
use std::ffi::{OsStr, OsString};
use std::iter;
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

/// Returns an error message if a command only compiles a source.
pub(crate) fn compiling(command: &[OsString]) -> Option<String> {
    let program = Path::new(&command[0]).file_name()?.to_string_lossy();
    let is_version = |char: char| "-.0123456789".contains(char);
    let compiler = program.trim_end_matches(".exe").trim_end_matches(is_version);
    let is_source =
        |word: &OsString| SOURCES.iter().any(|end| word.to_string_lossy().ends_with(end));
    let is_compiled = COMPILERS.contains(&compiler) && command.iter().any(is_source);
    let advice = "compiles your program, but does not run it; compile first, then check the result";
    is_compiled.then(|| format!("'{}' {advice}", printable(&program)))
}

/// Returns an error message if the source that an interpreter is given is not there.
pub(crate) fn missing_source(command: &[OsString]) -> Option<String> {
    let program = Path::new(&command[0]).file_name()?.to_string_lossy();
    let (end, _) =
        INTERPRETERS.iter().find(|(_, name)| program.starts_with(name.trim_end_matches('3')))?;
    let mut words = command[1..].iter().map(|word| word.to_string_lossy());
    let source = words.find(|word| word.ends_with(end))?;
    (!Path::new(&*source).exists()).then(|| format!("there is no file '{}'", printable(&source)))
}

/// Returns the end of an error message; empty if there is nothing to suggest.
pub(crate) fn hint(program: &str) -> String {
    let (path, is_there) = (Path::new(program), Path::new(program).is_file());
    match source(program).and_then(|source| making(&source)) {
        Some(advice) => format!("; {advice}"),
        None if is_there && path.components().count() == 1 => {
            format!("; try {}", quoted(Path::new(".").join(program)))
        }
        None if is_there => {
            "; is it compiled, and executable, and its first line right?".to_owned()
        }
        None if path.is_dir() => "; it is a folder".to_owned(),
        None if program == "python" => "; try python3".to_owned(),
        None if is_command(path) => "; leave out the quotes around the command".to_owned(),
        None => String::new(),
    }
}

/// Returns a program itself or, if it is not there, the source beside it.
fn source(program: &str) -> Option<String> {
    let name = program.trim_end_matches(".exe");
    let ends = SOURCES.into_iter().chain(INTERPRETERS.map(|(end, _)| end));
    let beside = ends.map(|end| format!("{name}{end}"));
    iter::once(program.to_owned()).chain(beside).find(|source| Path::new(source).is_file())
}

/// Says how to run a source, or what to do first.
fn making(source: &str) -> Option<String> {
    let interpreter = INTERPRETERS.iter().find(|(end, _)| source.ends_with(end));
    let run = interpreter.map(|(_, interpreter)| format!("try {interpreter} {}", quoted(source)));
    let is_compiled = SOURCES.iter().any(|end| source.ends_with(end));
    run.or_else(|| is_compiled.then(|| format!("compile {} first", quoted(source))))
}

/// Returns whether a name has a space, and not only in that of its folder.
fn is_command(path: &Path) -> bool {
    let has_space = |part: &OsStr| part.to_string_lossy().contains(' ');
    let is_in_folder = path.parent().is_some_and(Path::is_dir);
    let name = if is_in_folder { path.file_name() } else { Some(path.as_os_str()) };
    name.is_some_and(has_space)
}
