//! What the messages of a failed run tell, in a sentence that says what to do.

use super::again::{program, quoted_command};
use crate::arguments::Arguments;
use crate::quote::quoted;
use crate::run::{Exit, Run, PLACEHOLDER};
use crate::show::printable;
use std::path::Path;

/// Sentences of ours and, below each, the messages after which we say it. `…` stands for any
/// text.
const KNOWN: &str = include_str!("messages.txt");

/// How messages say that a file is missing, in lower case.
const NO_FILE: [&str; 4] =
    ["no such file", "filenotfoundexception", "nosuchfileexception", "cannot find the file"];

const REPEATS: &str = "It prints the same again and again. It may not notice that the input has \
    ended, and read on.";
const HANGS: &str = "If it is not just slow, it may not notice that the input has ended, and read \
    on.";
/// We look for repetitions of a text of at most this many bytes.
const LONGEST_PERIOD: usize = 1_000;

/// Returns a sentence on what went wrong in a run, if we recognize its messages or its output. A
/// program that has agreed on another input has noticed the end of that.
pub(super) fn hint(run: &Run, has_agreed: bool, arguments: &Arguments) -> Option<String> {
    let may_read_on = run.has_read_all && !has_agreed;
    match run.exit {
        Exit::TimedOut(_) => may_read_on.then(|| HANGS.to_owned()),
        Exit::WroteTooMuch => (may_read_on && repeats(&run.stdout)).then(|| REPEATS.to_owned()),
        // The program printed something after its message, so it may have expected the error.
        Exit::Status(status) if status.success() && !run.stdout.is_empty() => None,
        Exit::Status(_) => {
            let stderr = String::from_utf8_lossy(&run.stderr);
            // A missing library is a missing file, too, so we look for known messages first.
            known(&printable(&stderr)).or_else(|| no_file(&stderr, arguments))
        }
    }
}

/// Returns the sentence above the first message that occurs.
fn known(stderr: &str) -> Option<String> {
    let occurs = |message: &str| message.split('…').all(|part| stderr.contains(part));
    let mut sentence = "";
    for line in KNOWN.lines() {
        match line.strip_prefix("    ") {
            Some(message) if occurs(message) => return Some(sentence.to_owned()),
            Some(_) => {}
            None => sentence = line,
        }
    }
    None
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

/// Says which file is missing, and how to give a program its input under this name.
fn no_file(stderr: &str, arguments: &Arguments) -> Option<String> {
    let says_so = |line: &&str| NO_FILE.iter().any(|text| line.to_lowercase().contains(text));
    let name = file_name(stderr.lines().rev().find(says_so)?);
    let what = name.map_or("a file".to_owned(), |name| format!("'{}'", printable(name)));
    let sentence = format!("It opens {what}, which is not there.");
    let name = name.unwrap_or("NAME");
    if Path::new(name).parent().is_some_and(|folder| folder != Path::new("") && !folder.is_dir()) {
        return Some(sentence);
    }
    let command = arguments.command.iter();
    let words = command.filter(|word| !word.to_string_lossy().contains(PLACEHOLDER));
    let script = quoted(format!("cat > {}; {}", quoted(name), quoted_command(words)));
    let call = format!("{} {} sh -c {script}", program(), arguments.task.name());
    Some(format!("{sentence} If that is to be the input: {call}"))
}

/// Returns whether a text ends with repetitions of one text.
fn repeats(text: &[u8]) -> bool {
    let end = &text[text.len().saturating_sub(2 * LONGEST_PERIOD)..];
    (1..=end.len() / 2).any(|period| end[period..] == end[..end.len() - period])
}
