//! Commands that cannot work, which we refuse before the first run.
//!
//! If we find no source in the command of an interpreter, we let it say what is wrong.

use super::interpreter::{without_version, Interpreter, INTERPRETERS, JAR, JAVA};
use super::PLACEHOLDER;
use crate::error::Error;
use crate::quote::quoted;
use crate::show::printable;
use crate::tasks::ALL;
use std::env::{self, consts::EXE_SUFFIX};
use std::ffi::OsString;
use std::path::{Component, Path, PathBuf};

/// The endings of sources that are compiled.
const COMPILED: [&str; 7] = [".pas", ".hs", ".rs", ".cxx", ".cpp", ".cc", ".c"];
/// The ending of what `javac` makes.
const CLASS_FILE: &str = ".class";
const NOTEBOOK: &str = ".ipynb";

const COMPILERS: [&str; 10] =
    ["cc", "gcc", "clang", "c++", "g++", "clang++", "javac", "rustc", "ghc", "fpc"];
const COMPILES: &str =
    "compiles your program, but does not run it; compile first, then check the result";

/// Refuses a command that cannot work, whatever the input is.
///
/// # Errors
///
/// If it is one of our programs or a compiler, or an interpreter whose source is not there.
pub(crate) fn refuse(command: &[OsString]) -> Result<(), Error> {
    // A word that is not UTF-8 cannot be in a message, so we stop at it.
    let words: Vec<_> = command.iter().map_while(|word| word.to_str()).collect();
    let program = Path::new(&command[0]).file_name().unwrap_or_default().to_string_lossy();
    let why = ours(&words)
        .or_else(|| compiler(&program, &words))
        .or_else(|| no_source(without_version(&program), &words));
    why.map_or(Ok(()), |why| Err(Error::Command(why)))
}

/// Says that a command without a path is one of our own programs, perhaps by a link.
fn ours(words: &[&str]) -> Option<String> {
    let name = *words.first()?;
    let program = in_path(name)?.canonicalize().ok()?;
    let stem = program.file_stem()?;
    let is_ours = stem == "check" || ALL.iter().any(|task| stem == task.name());
    let own = Path::new(".").join(name);
    let call = if own.is_file() { quoted(own) } else { "the path of yours".to_owned() };
    let why = || format!("'{name}' without a path is not your program, but ours; write {call}");
    is_ours.then(why)
}

/// Says that a command compiles a program.
fn compiler(program: &str, words: &[&str]) -> Option<String> {
    let is_one = COMPILERS.contains(&without_version(program));
    let compiles = is_one && words.iter().copied().any(is_source);
    compiles.then(|| format!("'{}' {COMPILES}", printable(program)))
}

/// Says why an interpreter cannot run its source.
fn no_source(program: &str, words: &[&str]) -> Option<String> {
    let source = Interpreter::named(program)?.source(words)?;
    let shown = printable(source);
    let is_java = JAVA.names.contains(&program);
    if is_java && source.ends_with(CLASS_FILE) {
        return Some(format!("java takes the name of a class, not '{shown}'; leave out .class"));
    }
    if is_java && source.ends_with(JAR.ending) {
        let call = format!("java -jar {}", quoted(source));
        return Some(format!("java takes the name of a class, not '{shown}'; write {call}"));
    }
    // What else comes after `java` may be the name of a class. Node looks for `mine.js`, too, if it
    // is given `mine`.
    let is_found = is_there(source)
        || source.contains(PLACEHOLDER)
        || is_java && !source.ends_with(JAVA.ending)
        || program == "node" && is_there(&format!("{source}.js"));
    if !is_found {
        return Some(format!("there is no file '{shown}'"));
    }
    notebook(source)
}

/// Says what to do with a notebook.
pub(super) fn notebook(source: &str) -> Option<String> {
    source.ends_with(NOTEBOOK).then(|| {
        let source = quoted(source);
        format!("a notebook is no program; export it: jupyter nbconvert --to script {source}")
    })
}

/// Returns the endings of sources.
pub(super) fn endings() -> impl Iterator<Item = &'static str> {
    COMPILED.into_iter().chain(INTERPRETERS.map(|interpreter| interpreter.ending))
}

/// Returns whether a name is that of a source.
pub(crate) fn is_source(name: &str) -> bool {
    endings().any(|ending| name.ends_with(ending))
}

/// Returns whether there is a file or a folder of this name, or a program of this name in `PATH`,
/// where a shell looks for a script, too.
pub(super) fn is_there(name: &str) -> bool {
    Path::new(name).exists() || in_path(name).is_some()
}

/// Returns the file in `PATH` that a name without a path stands for.
pub(crate) fn in_path(name: &str) -> Option<PathBuf> {
    let is_name = Path::new(name).components().eq([Component::Normal(name.as_ref())]);
    let path = env::var_os("PATH").filter(|_| is_name)?;
    let names = [name, &format!("{name}{EXE_SUFFIX}")];
    let files = env::split_paths(&path).flat_map(|folder| names.map(|name| folder.join(name)));
    files.into_iter().find(|file| file.is_file())
}
