//! A command that shows a difference again when it is pasted, quoted for the shell.

use super::save::{INPUT, OUTPUT};
use crate::arguments::Arguments;
use crate::task::Task;
use std::borrow::Cow;
use std::env;

/// Returns the command of the program, quoted.
pub(crate) fn call(arguments: &Arguments) -> String {
    let words: Vec<_> =
        arguments.command.iter().map(|word| quoted(&word.to_string_lossy())).collect();
    words.join(" ")
}

/// Returns a line with a command that runs the program on the saved input. If its output is right, the
/// command shows the exit status, otherwise how the output differs.
pub(super) fn again(arguments: &Arguments, is_output_right: bool, can_diff: bool) -> String {
    let (run, task) = (format!("{} < {INPUT}", call(arguments)), arguments.task);
    let compare = match task {
        // On Windows, every line might differ by its end.
        Task::SetSim | Task::Connect4 if can_diff && cfg!(unix) => format!("diff - {OUTPUT}"),
        _ => format!("{} --judge {INPUT} {}", check(), task.name()),
    };
    let command = match is_output_right {
        true if cfg!(windows) => format!("{run} || echo It failed"),
        true => format!("{run}; echo $?"),
        false => format!("{run} | {compare}"),
    };
    let shells =
        if cfg!(windows) { " (in cmd or Git Bash, since PowerShell has no '<')" } else { "" };
    format!("Run it again{shells}: {command}\n")
}

/// Returns this program as it was called.
fn check() -> String {
    env::args_os().next().map_or("check".to_owned(), |program| quoted(&program.to_string_lossy()))
}

/// Quotes a word for `sh`, or on Windows for `cmd` and for Git Bash.
fn quoted(word: &str) -> String {
    match shlex::try_quote(word).expect("a word has no NUL byte") {
        Cow::Borrowed(plain) => plain.to_owned(),
        Cow::Owned(_) if cfg!(windows) => quoted_for_windows(word),
        Cow::Owned(quoted) => quoted,
    }
}

/// Quotes a word. A backslash escapes a quotation mark, also the one that ends the word.
fn quoted_for_windows(word: &str) -> String {
    let end = &word[word.trim_end_matches('\\').len()..];
    format!("\"{}{end}\"", word.replace('"', "\\\""))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn cmd_and_git_bash_read_the_same_word() {
        for (word, quoted) in [
            (r"..\c4.exe", r#""..\c4.exe""#),
            ("two words", r#""two words""#),
            (r"folder\", r#""folder\\""#),
            (r#"a "b""#, r#""a \"b\"""#),
            ("", r#""""#),
        ] {
            assert_eq!(quoted_for_windows(word), quoted);
        }
    }
}
