//! What the messages of a failed run tell, in a sentence that says what to do.

use super::again::{program, quoted_command};
use crate::arguments::Arguments;
use crate::quote::quoted;
use crate::run::{is_source, Exit, Run, PLACEHOLDER};
use crate::show::printable;
use std::path::Path;

/// What messages say, and what we say of them. Where a message has `…`, there may be anything.
const KNOWN: [(&[&str], &str); 6] = [
    (
        &["EOFError", "end of file", "UnexpectedEof", "EndOfStreamException", "panic: EOF"],
        "The input has ended, and your program reads on. Handle the end, or read with a loop that \
        ends there: in Python, for line in sys.stdin.",
    ),
    (
        &["NoSuchElementException…Scanner", "NoSuchElementException: No line found"],
        "The input has ended, and your program reads on. Ask hasNext() before each next().",
    ),
    (
        &["readLine()\" is null", "Cannot parse null string", "readline was closed"],
        "The input has ended, and your program reads on. Test whether there was a line.",
    ),
    (
        &["with base 10: ''", "For input string: \"\"", "ParseIntError { kind: Empty }"],
        "It takes a blank line, or the end of the input, for a number.",
    ),
    (
        &["java.lang.ClassNotFound", "java.lang.NoClassDefFoundError"],
        "Java did not find a class. Say where the classes are, and give the full name, with its \
        package: java -cp FOLDER PACKAGE.CLASS",
    ),
    (
        &[
            "ModuleNotFoundError",
            "ImportError",
            "Cannot find module",
            "Cannot find package",
            "error while loading shared libraries",
            "Library not loaded",
            "Can't locate",
            "cannot load such file",
        ],
        "A module or a library is missing: its name is in the message. Install it, or do without it.",
    ),
];

/// How messages say that a file is missing, in lower case.
const NO_FILE: [&str; 5] = [
    "no such file",
    "filenotfoundexception",
    "nosuchfileexception",
    "cannot find the file",
    "cannot find module '/",
];

const REPEATS: &str = "It prints the same again and again. Perhaps it does not notice that the \
    input has ended, and reads on.";
const HANGS: &str = "If it is not just slow, it may not notice that the input has ended, and read \
    on.";
/// An output repeats if so many bytes at its end, and those before them, consist of the same text.
const LONGEST_PERIOD: usize = 1_000;

/// Says what happened in a run, if its messages or its output tell.
pub(super) fn told(run: &Run, arguments: &Arguments) -> Option<String> {
    match run.exit {
        Exit::TimedOut(_) => run.has_read_all.then(|| HANGS.to_owned()),
        Exit::WroteTooMuch => {
            (run.has_read_all && repeats(&run.stdout)).then(|| REPEATS.to_owned())
        }
        // It went on after its message.
        Exit::Status(status) if status.success() && !run.stdout.is_empty() => None,
        Exit::Status(_) => by_message(&String::from_utf8_lossy(&run.stderr), arguments),
    }
}

fn by_message(stderr: &str, arguments: &Arguments) -> Option<String> {
    let line = stderr.lines().rev().find(|line| says_no_file(line));
    let name = line.and_then(file_name);
    if let Some(source) = name.filter(|name| is_source(name)) {
        return Some(format!("There is no file '{}'.", printable(source)));
    }
    let says = |text: &&str| text.split('…').all(|part| stderr.contains(part));
    let known = KNOWN.iter().find(|(texts, _)| texts.iter().any(|text| says(text)));
    known
        .map(|(_, sentence)| (*sentence).to_owned())
        .or_else(|| line.map(|_| no_file(name, arguments)))
}

fn says_no_file(line: &str) -> bool {
    let line = line.to_lowercase();
    NO_FILE.iter().any(|text| line.contains(text))
}

/// Returns the missing file that a message names: its last word that looks like a file and is none,
/// or else what it quotes at its end.
fn file_name(line: &str) -> Option<&str> {
    let is_between = |char: char| char.is_whitespace() || "'\"`(),;[]".contains(char);
    let looks_like_a_file = |word: &&str| {
        let is_class = word.contains("Exception") || word.contains("Error");
        word.trim_start_matches('.').contains('.') && !is_class && !Path::new(word).exists()
    };
    let words = line.split(is_between).map(|word| word.trim_end_matches([':', '.']));
    words.filter(looks_like_a_file).last().or_else(|| line.strip_suffix('\'')?.rsplit('\'').next())
}

/// Says how to give a program its input under a fixed name.
fn no_file(name: Option<&str>, arguments: &Arguments) -> String {
    let what = name.map_or("a file".to_owned(), |name| format!("'{}'", printable(name)));
    let sentence = format!("It opens {what}, which is not there.");
    let name = name.unwrap_or("NAME");
    if Path::new(name).parent().is_some_and(|folder| folder != Path::new("") && !folder.is_dir()) {
        return sentence;
    }
    let command = arguments.command.iter();
    let words = command.filter(|word| !word.to_string_lossy().contains(PLACEHOLDER));
    let script = quoted(format!("cat > {}; {}", quoted(name), quoted_command(words)));
    let call = format!("{} {} sh -c {script}", program(), arguments.task.name());
    format!("{sentence} If that is to be the input: {call}")
}

/// Returns whether a text ends with repetitions of one text.
fn repeats(text: &[u8]) -> bool {
    let end = &text[text.len().saturating_sub(2 * LONGEST_PERIOD)..];
    (1..=end.len() / 2).any(|period| end[period..] == end[..end.len() - period])
}
