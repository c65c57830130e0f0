//! Commands that cannot work, which we refuse before the first run.
//!
//! We do not know all options of all interpreters, and need not. If the first word after
//! `python3` is no option, it is the source. If it is one, the source is the first word that ends
//! in `.py`, unless `-c` or the like comes before. If we find none, we let the interpreter say what
//! is wrong.

use super::PLACEHOLDER;
use crate::error::Error;
use crate::show::printable;
use std::env;
use std::ffi::OsString;
use std::path::{Path, PathBuf};

/// The endings of sources that are compiled.
const COMPILED: [&str; 7] = [".pas", ".hs", ".rs", ".cxx", ".cpp", ".cc", ".c"];
/// The endings of sources that are interpreted, each with the interpreter.
pub(super) const INTERPRETED: [(&str, &str); 4] =
    [(JAVA_FILE, "java"), (".js", "node"), (".sh", "sh"), (".py", PYTHON)];
const PYTHON: &str = if cfg!(windows) { "python" } else { "python3" };
const JAVA_FILE: &str = ".java";
/// The ending of what `javac` makes.
const CLASS_FILE: &str = ".class";

/// After an option that ends in one of these letters comes no source: `python3 -c CODE`, or
/// `node -r MODULE`.
const NO_SOURCE: [char; 6] = ['c', 'e', 'm', 'p', 'r', 's'];

const COMPILERS: [&str; 10] =
    ["cc", "gcc", "clang", "c++", "g++", "clang++", "javac", "rustc", "ghc", "fpc"];
const COMPILES: &str =
    "compiles your program, but does not run it; compile first, then check the result";

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
    let known = INTERPRETED.iter().find(|(_, known)| without_version(known) == program);
    let Some(source) = known.and_then(|(ending, _)| source(&words, ending)) else {
        return Ok(());
    };
    let shown = printable(source);
    if program == "java" && source.ends_with(CLASS_FILE) {
        let text = format!("java takes the name of a class, not '{shown}'; leave out .class");
        return Err(Error::Command(text));
    }
    // Node looks for `mine.js`, too, if it is given `mine`.
    let is_found = is_there(source) || program == "node" && is_there(&format!("{source}.js"));
    if source.contains(PLACEHOLDER) || is_found {
        return Ok(());
    }
    Err(Error::Command(format!("there is no file '{shown}'")))
}

/// Returns the word of a command that should be the source of its interpreter.
fn source<'a>(words: &[&'a str], ending: &str) -> Option<&'a str> {
    let mut words = words.iter().copied();
    let is_source = |word: &&str| word.ends_with(ending) || word.ends_with(CLASS_FILE);
    // The next word is no source then: `python3 -um MODULE`, `sh -c CODE`. Java has no such option.
    let leads_elsewhere = |word: &&str| {
        let is_short = word.starts_with('-') && word.len() < 4 && ending != JAVA_FILE;
        is_short && word.ends_with(NO_SOURCE)
    };
    match words.nth(1)? {
        option if leads_elsewhere(&option) => None,
        option if option.starts_with('-') => {
            words.take_while(|word| !leads_elsewhere(word)).find(is_source)
        }
        // The first word of Java may be the name of a class.
        word => Some(word).filter(|word| ending != JAVA_FILE || is_source(word)),
    }
}

/// Returns the name of a program as one says it: `g++` for `g++-13`, `python` for `python3.12`.
fn without_version(name: &str) -> &str {
    name.trim_end_matches(".exe").trim_end_matches(|char| "-.0123456789".contains(char))
}

/// Returns the endings of sources.
pub(super) fn endings() -> impl Iterator<Item = &'static str> {
    COMPILED.into_iter().chain(INTERPRETED.map(|(ending, _)| ending))
}

/// Returns whether a name is that of a source.
pub(crate) fn is_source(name: &str) -> bool {
    endings().any(|ending| name.ends_with(ending))
}

/// Returns whether there is a file or a folder of this name, or a program of this name in `PATH`,
/// where a shell looks for a script, too.
pub(super) fn is_there(name: &str) -> bool {
    let has_it = |folder: PathBuf| folder.join(name).is_file();
    let is_in_path = || env::split_paths(&env::var_os("PATH").unwrap_or_default()).any(has_it);
    Path::new(name).exists() || is_in_path()
}
