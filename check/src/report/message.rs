//! What the messages of a failed run tell, in a sentence that says what to do.

use super::again::{check_command, quoted_command};
use super::messages::{Meaning, MESSAGES};
use super::number::no_number;
use crate::arguments::Arguments;
use crate::quote::quoted;
use crate::run::{in_path, Exit, HasRead, Run, PLACEHOLDER};
use crate::show::printable;
use std::ffi::OsString;
use std::path::Path;

/// How messages say that a file is missing, in lower case.
const NO_FILE: [&str; 4] =
    ["no such file", "filenotfoundexception", "nosuchfileexception", "cannot find the file"];

const READS_ON: &str = "The input has ended, and your program reads on.";
const EMPTY_INPUT: &str = "The input is empty, and your program reads on.";
const EMPTY_STDIN: &str = "It has read nothing: {} stands for a file with the input, and standard \
    input is empty. If it reads standard input, leave out {}.";
const LACKS_ARGUMENT: &str = "It was given no file. Write {} in place of its name.";
const NO_CLASS: &str = "Java did not find a class. Compile it: javac CLASS.java. Or say where the \
    classes are, and give the full name, with its package: java -cp FOLDER PACKAGE.CLASS";
const NO_CLASS_IN_JAR: &str = "The archive lacks a class, perhaps of a library. Put it in, or say \
    where it is: java -cp ARCHIVE.jar:LIBRARY.jar PACKAGE.CLASS";

const REPEATS: &str = "It prints the same again and again. It may not notice that the input has \
    ended, and read on.";
const HANGS: &str = "If it is not just slow, it may not notice that the input has ended, and read \
    on.";
/// We look for repetitions of a text of at most this many bytes.
const LONGEST_PERIOD: usize = 1_000;

/// Returns a sentence on what went wrong in a run, if we recognize its messages or its output. A
/// program that has agreed on another input has noticed the end of that.
pub(super) fn hint(
    run: &Run,
    has_agreed: bool,
    arguments: &Arguments,
    input: &str,
) -> Option<String> {
    let may_read_on = run.has_read == HasRead::All && !has_agreed;
    let about_run = match run.exit {
        Exit::TimedOut(_) => {
            let hangs = if may_read_on { HANGS } else { "" };
            let sentences = [hangs, arguments.task.quick_enough().unwrap_or_default()].join(" ");
            Some(sentences.trim().to_owned()).filter(|sentences| !sentences.is_empty())
        }
        Exit::WroteTooMuch => (may_read_on && repeats(&run.stdout)).then(|| REPEATS.to_owned()),
        // The program printed something after its message, so it may have expected the error.
        Exit::Status(status) if status.success() && !run.stdout.is_empty() => None,
        Exit::Status(_) => message(run, arguments, input),
    };
    same_name(&arguments.command).or(about_run)
}

/// Says that a program of the system was run, if one of the same name is in the current folder.
pub(super) fn same_name(command: &[OsString]) -> Option<String> {
    let name = command.first()?.to_str()?;
    let own = Path::new(".").join(name);
    let run = in_path(name)?;
    let is_other = own.is_file() && own.canonicalize().ok() != run.canonicalize().ok();
    let words = || format!("'{}' was run. Your program is {}.", run.display(), quoted(own));
    is_other.then(words)
}

/// Says what messages tell. A missing library is a missing file, too, so we look for known messages
/// first.
fn message(run: &Run, arguments: &Arguments, input: &str) -> Option<String> {
    let stderr = String::from_utf8_lossy(&run.stderr);
    let shown = printable(&stderr);
    let meant = no_number(&shown, input).or_else(|| known(&shown, run, arguments, input));
    meant.or_else(|| no_file(&stderr, arguments, input))
}

/// Returns the sentence for the first message that occurs.
fn known(stderr: &str, run: &Run, arguments: &Arguments, input: &str) -> Option<String> {
    let occurs = |message: &&str| message.split('…').all(|part| stderr.contains(part));
    let (meaning, _) = MESSAGES.iter().find(|(_, messages)| messages.iter().any(occurs))?;
    match meaning {
        Meaning::ReadsOn(_) if arguments.has_file() => Some(EMPTY_STDIN.to_owned()),
        Meaning::ReadsOn(advice) if input.is_empty() => Some(format!("{EMPTY_INPUT} {advice}")),
        Meaning::ReadsOn(advice) => Some(format!("{READS_ON} {advice}")),
        Meaning::LacksArgument if arguments.has_file() || run.has_read != HasRead::Nothing => None,
        Meaning::LacksArgument => Some(LACKS_ARGUMENT.to_owned()),
        Meaning::NoClass if arguments.command.iter().any(|word| word == "-jar") => {
            Some(NO_CLASS_IN_JAR.to_owned())
        }
        Meaning::NoClass => Some(NO_CLASS.to_owned()),
        Meaning::Other(sentence) => Some((*sentence).to_owned()),
    }
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

/// Says which file is missing, and how to give a program its input under this name, or this name.
fn no_file(stderr: &str, arguments: &Arguments, input: &str) -> Option<String> {
    let says_so = |line: &&str| NO_FILE.iter().any(|text| line.to_lowercase().contains(text));
    let line = stderr.lines().rev().find(says_so)?;
    if asks_for_name(line, input) {
        let call = call(arguments, |command| format!("echo {PLACEHOLDER} | {command}"));
        return Some(format!("It takes its input for the name of a file. Give it one: {call}"));
    }
    let name = file_name(line);
    let what = name.map_or("a file".to_owned(), |name| format!("'{}'", printable(name)));
    let sentence = format!("It opens {what}, which is not there.");
    let name = name.unwrap_or("NAME");
    if Path::new(name).parent().is_some_and(|folder| folder != Path::new("") && !folder.is_dir()) {
        return Some(sentence);
    }
    let call = call(arguments, |command| format!("cat > {}; {command}", quoted(name)));
    Some(format!("{sentence} If that is to be the input: {call}"))
}

/// Returns whether a message names the first line or word of the input as a missing file: the
/// program asks for a name.
fn asks_for_name(message: &str, input: &str) -> bool {
    let line = input.lines().next().unwrap_or_default();
    let first = [line, line.split_whitespace().next().unwrap_or_default()];
    let is_named = |name: &str| {
        let java = format!("FileNotFoundException: {name} (");
        message.ends_with(&format!(": '{name}'")) || message.contains(&java)
    };
    first.into_iter().any(is_named)
}

/// Returns a call of `check` with a script that calls the program.
fn call(arguments: &Arguments, script: impl Fn(&str) -> String) -> String {
    let command = arguments.command.iter();
    let words = command.filter(|word| !word.to_string_lossy().contains(PLACEHOLDER));
    let script = quoted(script(&quoted_command(words)));
    format!("{} {} sh -c {script}", check_command(), arguments.task.name())
}

/// Returns whether a text ends with repetitions of one text.
fn repeats(text: &[u8]) -> bool {
    let end = &text[text.len().saturating_sub(2 * LONGEST_PERIOD)..];
    (1..=end.len() / 2).any(|period| end[period..] == end[..end.len() - period])
}
