//! A command that shows a difference again when it is pasted, quoted for the shell.

use crate::arguments::Arguments;
use crate::compare::Difference;
use crate::run::End;
use crate::task::Task;
use std::borrow::Cow;
use std::env;

/// The saved input, and the expected output.
pub(super) const INPUT: &str = "counterexample.in";
pub(super) const OUTPUT: &str = "counterexample.out";

/// Returns the command of the program, quoted.
pub(crate) fn call(arguments: &Arguments) -> String {
    let words: Vec<_> =
        arguments.command.iter().map(|word| quoted(&word.to_string_lossy())).collect();
    words.join(" ")
}

/// Returns a line with a command that runs the program on the saved input, and shows the difference: the
/// start of an endless output, the exit status if only that is wrong, or how the output differs.
pub(super) fn again(arguments: &Arguments, difference: &Difference, can_diff: bool) -> String {
    let (run, task) = (format!("{} < {INPUT}", call(arguments)), arguments.task);
    let compare = match task {
        // On Windows, every line might differ by its end.
        Task::SetSim | Task::Connect4 if can_diff && cfg!(unix) => format!("diff - {OUTPUT}"),
        _ => format!("{} --judge {INPUT} {}", check(), task.name()),
    };
    // Other systems may not have this command, and the program may not end.
    let timeout = if cfg!(target_os = "linux") {
        format!("timeout {} ", arguments.limit.as_secs_f64())
    } else {
        String::new()
    };
    let command = match (difference.end, difference.is_output_right) {
        (End::WroteTooMuch, _) if cfg!(unix) => format!("{timeout}{run} 2>&1 | head -c 2000"),
        (End::TimedOut(_), _) if cfg!(unix) => format!("{timeout}{run}; echo $?"),
        (_, true) if cfg!(unix) => format!("{run}; echo $?"),
        (_, true) => format!("{run} || echo It failed"),
        (_, false) => format!("{run} | {compare}"),
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
