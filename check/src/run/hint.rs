//! Commands that cannot work: we refuse them before the first run, or say what may help.

use crate::error::Error;
use crate::quote::quoted;
use crate::show::printable;
use std::ffi::{OsStr, OsString};
use std::path::{Path, PathBuf};
use std::{env, iter};

/// An interpreter, and how to find the source in its command line.
struct Interpreter {
    name: &'static str,
    ending: &'static str,
    /// Short options after which comes no source: `python3 -c CODE`, `python3 -m MODULE`.
    others: &'static str,
    /// Options whose value is the next word.
    with_value: &'static str,
}

const INTERPRETERS: [Interpreter; 4] = [
    Interpreter { name: PYTHON, ending: ".py", others: "cm", with_value: "-W -X" },
    Interpreter { name: "sh", ending: ".sh", others: "cs", with_value: "-o" },
    Interpreter { name: "node", ending: ".js", others: "ep", with_value: VALUES_OF_NODE },
    Interpreter { name: "java", ending: ".java", others: "", with_value: VALUES_OF_JAVA },
];
const PYTHON: &str = if cfg!(windows) { "python" } else { "python3" };
const VALUES_OF_NODE: &str = "-r --require --import --loader --experimental-loader";
const VALUES_OF_JAVA: &str = "-cp -classpath --class-path -p --module-path";

/// The ending of what `javac` makes.
const CLASS_FILE: &str = ".class";

/// Compilers, and the endings of their sources.
const COMPILERS: [&str; 10] =
    ["cc", "gcc", "clang", "c++", "g++", "clang++", "javac", "rustc", "ghc", "fpc"];
const SOURCES: [&str; 8] = [".c", ".cc", ".cpp", ".cxx", ".java", ".rs", ".hs", ".pas"];

/// Refuses a command that cannot work, whatever the input is.
///
/// # Errors
///
/// If it is a compiler, or an interpreter whose source is not there.
pub(crate) fn refuse(command: &[OsString]) -> Result<(), Error> {
    let program = without_version(&command[0]);
    let is_compiled =
        |word: &OsString| SOURCES.iter().any(|ending| word.to_string_lossy().ends_with(ending));
    if COMPILERS.contains(&&*program) && command.iter().any(is_compiled) {
        let name = Path::new(&command[0]).file_name().unwrap_or_default();
        return Err(Error::Compiler(printable(&name.to_string_lossy())));
    }
    let mut interpreters = INTERPRETERS.iter();
    let interpreter = interpreters.find(|known| known.name.trim_end_matches('3') == program);
    interpreter.map_or(Ok(()), |interpreter| interpreter.refuse(command))
}

impl Interpreter {
    fn refuse(&self, command: &[OsString]) -> Result<(), Error> {
        let Some(source) = self.source(command) else { return Ok(()) };
        if self.name == "java" && source.ends_with(CLASS_FILE) {
            return Err(Error::ClassFile(printable(source)));
        }
        // A shell looks for its script in `PATH`, too.
        let is_there = Path::new(source).exists() || is_in_path(source);
        if source.ends_with(self.ending) && !is_there && !source.contains(super::PLACEHOLDER) {
            return Err(Error::NoSource(printable(source)));
        }
        Ok(())
    }

    /// Returns the word of a command that should be the source: the first one that is neither an
    /// option nor the value of one.
    fn source<'a>(&self, command: &'a [OsString]) -> Option<&'a str> {
        let mut words = command[1..].iter().map_while(|word| word.to_str());
        while let Some(word) = words.next() {
            let Some(option) = word.strip_prefix('-') else { return Some(word) };
            if self.with_value.split(' ').any(|known| known == word) {
                words.next();
            } else if !option.starts_with('-') && option.contains(|char| self.others.contains(char))
            {
                return None;
            }
        }
        None
    }
}

/// Returns the name of a program as one says it: `g++` for `/usr/bin/g++-13`, `python` for
/// `python3.12`.
fn without_version(program: &OsStr) -> String {
    let name = Path::new(program).file_name().unwrap_or_default().to_string_lossy();
    let is_version = |char: char| "-.0123456789".contains(char);
    name.trim_end_matches(".exe").trim_end_matches(is_version).to_owned()
}

/// Returns the end of an error message, for a program that cannot be started; empty if we have no
/// advice.
pub(crate) fn hint(program: &OsStr) -> String {
    // We cannot write a name that is not UTF-8 in a message.
    let advice = program.to_str().and_then(advice);
    advice.map_or(String::new(), |advice| format!("; {advice}"))
}

fn advice(program: &str) -> Option<String> {
    let path = Path::new(program);
    let is_there = path.is_file();
    if let Some(advice) = source(program).and_then(|source| making(&source)) {
        return Some(advice);
    }
    match () {
        () if is_there && path.components().count() == 1 => {
            Some(format!("try {}", quoted(Path::new(".").join(program))))
        }
        () if is_there => Some("is it compiled, and executable, and its first line right?".into()),
        () if path.is_dir() => Some("it is a folder".into()),
        () if program == "python" && is_in_path("python3") => Some("try python3".into()),
        () => without_quotes(program),
    }
}

/// Returns a program itself or, if it is not there, the source beside it.
fn source(program: &str) -> Option<String> {
    let name = program.trim_end_matches(".exe");
    let beside = endings().map(|ending| format!("{name}{ending}"));
    iter::once(program.to_owned()).chain(beside).find(|source| Path::new(source).is_file())
}

/// Returns the endings of all sources that we know.
fn endings() -> impl Iterator<Item = &'static str> {
    SOURCES.into_iter().chain(INTERPRETERS.iter().map(|known| known.ending))
}

/// Returns whether a name is that of a source.
pub(crate) fn is_source(name: &str) -> bool {
    endings().any(|ending| name.ends_with(ending))
}

/// Says how to run a source, or what to do first.
fn making(source: &str) -> Option<String> {
    let known = INTERPRETERS.iter().find(|known| source.ends_with(known.ending));
    let run = known.map(|known| format!("try {} {}", known.name, quoted(source)));
    run.or_else(|| is_source(source).then(|| format!("compile {} first", quoted(source))))
}

/// Says what to do about a command that stands in quotes as one word: `'./mine {}'`. We say nothing
/// if it would not work without them, either.
fn without_quotes(program: &str) -> Option<String> {
    let words: Vec<_> = shlex::split(program)?.into_iter().map(OsString::from).collect();
    let first = words.first()?.to_str()?;
    let is_there = Path::new(first).is_file() || is_in_path(first);
    if words.len() < 2 || !is_there || refuse(&words).is_err() {
        return None;
    }
    let needs_shell = program.contains(['<', '>', '|', '&', ';', '$', '*']);
    Some(if needs_shell {
        format!("try sh -c {}", quoted(program))
    } else {
        "leave out the quotes around the command".into()
    })
}

fn is_in_path(name: &str) -> bool {
    let has_it = |folder: PathBuf| folder.join(name).is_file();
    env::var_os("PATH").is_some_and(|path| env::split_paths(&path).any(has_it))
}
