//! Commands that cannot work: we refuse them before the first run, or say what may help.
//!
//! We do not know all options of all interpreters, and need not. If the first word after
//! `python3` is no option, it is the source. If it is one, the source is the first word that ends
//! in `.py`, unless `-c` or the like comes before. If we find none, we let the interpreter say what
//! is wrong.

use crate::error::Error;
use crate::quote::quoted;
use crate::show::printable;
use std::ffi::{OsStr, OsString};
use std::fs::File;
use std::io::{BufRead, BufReader};
use std::path::{Path, PathBuf};
use std::{env, iter};

/// The endings of sources. The first ones are run by these interpreters, the others are compiled:
/// if both are there, a missing `game` is more likely what `game.c` is compiled to.
const ENDINGS: [&str; 11] =
    [".py", ".sh", ".js", ".java", ".c", ".cc", ".cpp", ".cxx", ".rs", ".hs", ".pas"];
const INTERPRETERS: [&str; 4] = [PYTHON, "sh", "node", "java"];
const PYTHON: &str = if cfg!(windows) { "python" } else { "python3" };

/// The last letters of short options after which comes something else than a source.
const NO_SOURCE: [char; 6] = ['c', 'e', 'm', 'p', 'r', 's'];
/// The ending of what `javac` makes.
const CLASS_FILE: &str = ".class";

const COMPILERS: [&str; 10] =
    ["cc", "gcc", "clang", "c++", "g++", "clang++", "javac", "rustc", "ghc", "fpc"];
const COMPILES: &str =
    "compiles your program, but does not run it; compile first, then check the result";
const FIRST_LINE: &str = "its first line ends in \\r: save it with Unix line ends";
const NOT_EXECUTABLE: &str = "is it compiled, and executable, and its first line right?";

/// Refuses a command that cannot work, whatever the input is.
///
/// # Errors
///
/// If it is a compiler, or an interpreter whose source is not there.
pub(crate) fn refuse(command: &[OsString]) -> Result<(), Error> {
    // A word that is not UTF-8 cannot be in a message, so we stop at it.
    let words: Vec<_> = command.iter().map_while(|word| word.to_str()).collect();
    let name = Path::new(&command[0]).file_name().unwrap_or_default().to_string_lossy();
    let program = without_version(&name);
    if COMPILERS.contains(&program) && words.iter().copied().any(is_source) {
        return Err(Error::Command(format!("'{}' {COMPILES}", printable(&name))));
    }
    let known = INTERPRETERS.iter().position(|known| without_version(known) == program);
    let Some(source) = known.and_then(|known| source(&words, ENDINGS[known])) else {
        return Ok(());
    };
    let shown = printable(source);
    // Node looks for `mine.js`, too, if it is given `mine`.
    let is_found = || is_there(source) || program == "node" && is_there(&format!("{source}.js"));
    Err(Error::Command(match () {
        () if program == "java" && source.ends_with(CLASS_FILE) => {
            format!("java takes the name of a class, not '{shown}'; leave out .class")
        }
        () if source.contains(super::PLACEHOLDER) || is_found() => return Ok(()),
        () => format!("there is no file '{shown}'"),
    }))
}

/// Returns the word of a command that should be the source of its interpreter.
fn source<'a>(words: &[&'a str], ending: &str) -> Option<&'a str> {
    let mut words = words.iter().copied();
    let is_source = |word: &&str| word.ends_with(ending) || word.ends_with(CLASS_FILE);
    // The next word is no source then: `python3 -um MODULE`, `sh -c CODE`. Java has no such option.
    let leads_elsewhere = |word: &&str| {
        let is_short = word.starts_with('-') && word.len() < 4 && ending != ".java";
        is_short && word.ends_with(NO_SOURCE)
    };
    match words.nth(1)? {
        option if leads_elsewhere(&option) => None,
        option if option.starts_with('-') => {
            words.take_while(|word| !leads_elsewhere(word)).find(is_source)
        }
        // The first word of Java may be the name of a class.
        word => Some(word).filter(|word| ending != ".java" || is_source(word)),
    }
}

/// Returns the name of a program as one says it: `g++` for `g++-13`, `python` for `python3.12`.
fn without_version(name: &str) -> &str {
    name.trim_end_matches(".exe").trim_end_matches(|char| "-.0123456789".contains(char))
}

/// Returns the end of an error message, for a program that cannot be started; empty if we have no
/// advice. (A message cannot have a name that is not UTF-8.)
pub(crate) fn hint(program: &OsStr) -> String {
    let advice = program.to_str().and_then(advice);
    advice.map_or(String::new(), |advice| format!("; {advice}"))
}

fn advice(program: &str) -> Option<String> {
    let path = Path::new(program);
    if has_windows_line_end(path) {
        return Some(FIRST_LINE.into());
    }
    source_beside(program).and_then(|source| making(&source)).or_else(|| match () {
        () if path.is_file() && path.components().count() == 1 => {
            Some(format!("try {}", quoted(Path::new(".").join(program))))
        }
        () if path.is_file() => Some(NOT_EXECUTABLE.into()),
        () if path.is_dir() => Some("it is a folder".into()),
        () if program == "python" && is_there("python3") => Some("try python3".into()),
        () => without_quotes(program),
    })
}

/// Returns whether a file begins with `#!` and a line that ends in `\r\n`: the system then looks
/// for an interpreter whose name ends in `\r`.
fn has_windows_line_end(path: &Path) -> bool {
    // To open a pipe would wait for who writes to it.
    if !path.is_file() {
        return false;
    }
    let mut line = Vec::new();
    let read = File::open(path).and_then(|file| BufReader::new(file).read_until(b'\n', &mut line));
    read.is_ok() && line.starts_with(b"#!") && line.ends_with(b"\r\n")
}

/// Returns a program itself or, if it is not there, the source beside it.
fn source_beside(program: &str) -> Option<String> {
    let name = program.trim_end_matches(".exe");
    let beside = ENDINGS.into_iter().rev().map(|ending| format!("{name}{ending}"));
    iter::once(program.to_owned()).chain(beside).find(|source| Path::new(source).is_file())
}

/// Returns whether a name is that of a source.
pub(crate) fn is_source(name: &str) -> bool {
    ENDINGS.iter().any(|ending| name.ends_with(ending))
}

/// Says how to run a source, or what to do first.
fn making(source: &str) -> Option<String> {
    let ending = ENDINGS.iter().position(|ending| source.ends_with(ending))?;
    let source = quoted(source);
    Some(match INTERPRETERS.get(ending) {
        Some(interpreter) => format!("try {interpreter} {source}"),
        None => format!("compile {source} first"),
    })
}

/// Says what to do about a command that stands in quotes as one word: `'./mine {}'`. We say nothing
/// if it would not work without them, either.
fn without_quotes(program: &str) -> Option<String> {
    let words: Vec<_> = shlex::split(program)?.into_iter().map(OsString::from).collect();
    let first = words.first()?.to_str()?;
    // A shell itself has `cd`.
    if words.len() < 2 || !(is_there(first) || first == "cd") || refuse(&words).is_err() {
        return None;
    }
    let needs_shell = program.contains(['<', '>', '|', '&', ';', '$', '*']);
    Some(if needs_shell {
        format!("try sh -c {}", quoted(program))
    } else {
        "leave out the quotes around the command".into()
    })
}

/// Returns whether there is a file or a folder of this name, or a program of this name in `PATH`,
/// where a shell looks for a script, too.
fn is_there(name: &str) -> bool {
    let has_it = |folder: PathBuf| folder.join(name).is_file();
    let is_in_path = || env::split_paths(&env::var_os("PATH").unwrap_or_default()).any(has_it);
    Path::new(name).exists() || is_in_path()
}
