//! What the user may have meant by a program that cannot be started, or that only compiles his.

use crate::quote::quoted;
use crate::show::printable;
use std::ffi::{OsStr, OsString};
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

/// Returns the end of an error message; empty if there is nothing to suggest.
pub(crate) fn hint(program: &str) -> String {
    let (path, here) = (Path::new(program), Path::new(".").join(program));
    let interpreter = INTERPRETERS.iter().find(|(end, _)| program.ends_with(end));
    match interpreter {
        Some((_, interpreter)) if path.is_file() => {
            format!("; try {interpreter} {}", quoted(path))
        }
        _ if SOURCES.iter().any(|end| program.ends_with(end)) => "; compile it first".to_owned(),
        _ if path.components().count() == 1 && here.is_file() => {
            format!("; try {}", quoted(here))
        }
        _ if path.is_file() => {
            "; is it compiled, and executable, and its first line right?".to_owned()
        }
        _ if is_command(path) => "; leave out the quotes around the command".to_owned(),
        _ => for_source(path).unwrap_or_default(),
    }
}

/// Returns what to do with the source beside a program that is not there.
fn for_source(program: &Path) -> Option<String> {
    let beside = |end: &str| Some(program.with_extension(&end[1..])).filter(|path| path.is_file());
    let source = SOURCES.iter().find_map(|end| beside(end));
    let compile = source.map(|source| format!("; compile {} first", quoted(source)));
    compile.or_else(|| {
        let mut scripts = INTERPRETERS.iter().map(|(end, interpreter)| (beside(end), interpreter));
        scripts.find_map(|(path, with)| Some(format!("; try {with} {}", quoted(path?))))
    })
}

/// Returns whether a name has a space, and not only in that of its folder.
fn is_command(path: &Path) -> bool {
    let has_space = |part: &OsStr| part.to_string_lossy().contains(' ');
    let is_in_folder = path.parent().is_some_and(Path::is_dir);
    let name = if is_in_folder { path.file_name() } else { Some(path.as_os_str()) };
    name.is_some_and(has_space)
}
