//! What the messages of a failed run tell, in a sentence that says what to do.

use super::again::{program, quoted_command};
use crate::arguments::Arguments;
use crate::quote::quoted;
use crate::run::{is_source, Exit, Run, PLACEHOLDER};
use crate::show::printable;
use std::path::Path;

/// Sentences of ours and, below each, the messages after which we say it. `…` stands for any text.
const KNOWN: &str = include_str!("messages.txt");

/// How messages say that a file is missing, in lower case.
const NO_FILE: [&str; 5] = [
    "no such file",
    "filenotfoundexception",
    "nosuchfileexception",
    "cannot find the file",
    "cannot find module '/",
];

const REPEATS: &str = "It prints the same again and again. It may not notice that the input has \
    ended, and read on.";
const HANGS: &str = "If it is not just slow, it may not notice that the input has ended, and read \
    on.";
/// We look for repetitions of a text of at most this many bytes.
const LONGEST_PERIOD: usize = 1_000;

/// Says what happened in a run, if its messages or its output tell.
pub(super) fn told(run: &Run, arguments: &Arguments) -> Option<String> {
    match run.exit {
        Exit::TimedOut(_) => run.has_read_all.then(|| HANGS.to_owned()),
        Exit::WroteTooMuch => {
            (run.has_read_all && repeats(&run.stdout)).then(|| REPEATS.to_owned())
        }
        // The program printed something after its message, so it may have expected the error.
        Exit::Status(status) if status.success() && !run.stdout.is_empty() => None,
        Exit::Status(_) => by_message(&String::from_utf8_lossy(&run.stderr), arguments),
    }
}

/// Says what happened by the messages of a run. A missing library is a missing file, too, so we look
/// for known messages before we speak of a file. A source comes first, because node calls it a module.
fn by_message(stderr: &str, arguments: &Arguments) -> Option<String> {
    let line = stderr.lines().rev().find(|line| says_no_file(line));
    let name = line.and_then(file_name);
    if let Some(source) = name.filter(|name| is_source(name)) {
        return Some(format!("There is no file '{}'.", printable(source)));
    }
    known(stderr).map(str::to_owned).or_else(|| line.map(|_| no_file(name, arguments)))
}

/// Returns the sentence above the first message that occurs.
fn known(stderr: &str) -> Option<&'static str> {
    let occurs = |message: &str| message.split('…').all(|part| stderr.contains(part));
    let mut sentence = "";
    for line in KNOWN.lines() {
        match line.strip_prefix("    ") {
            Some(message) if occurs(message) => return Some(sentence),
            Some(_) => {}
            None => sentence = line,
        }
    }
    None
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
    words.rev().find(looks_like_a_file).or_else(|| line.strip_suffix('\'')?.rsplit('\'').next())
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
