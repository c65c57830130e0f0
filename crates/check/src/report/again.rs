//! A command that shows a difference again when it is pasted, quoted for the shell.

use crate::arguments::Arguments;
use crate::compare::Difference;
use crate::quote::quoted;
use crate::run::End;
use crate::save::INPUT;
use std::env;

/// Returns the command of the program, quoted.
pub(super) fn call(arguments: &Arguments) -> String {
    let words: Vec<_> =
        arguments.command.iter().map(|word| quoted(&word.to_string_lossy())).collect();
    words.join(" ")
}

/// Returns a line with a command that runs the program on the saved input, and shows the difference: the
/// start of an endless output, the exit status if only that is wrong, or how the output differs.
pub(super) fn again(arguments: &Arguments, difference: &Difference) -> String {
    let run = format!("{} < {INPUT}", call(arguments));
    let limit = match difference.end {
        End::TimedOut(limit) => limit,
        _ => arguments.limit,
    };
    // Other systems may not have this command, and the program may not end.
    let timeout = if cfg!(target_os = "linux") {
        format!("timeout {} ", limit.as_secs_f64())
    } else {
        String::new()
    };
    let judge = format!("| {} --judge {INPUT} {}", check(), arguments.task.name());
    let command = match difference.end {
        End::WroteTooMuch if cfg!(unix) => format!("{timeout}{run} 2>&1 | head -c 2000"),
        End::TimedOut(_) if difference.has_output && !difference.rows.is_empty() => {
            format!("{timeout}{run} {judge}")
        }
        End::TimedOut(_) if cfg!(unix) => format!("{timeout}{run}; echo $?"),
        _ if !difference.rows.is_empty() => format!("{run} {judge}"),
        _ if cfg!(unix) => format!("{run}; echo $?"),
        _ => format!("{run} || echo It failed"),
    };
    let shells =
        if cfg!(windows) { " (in cmd or Git Bash, since PowerShell has no '<')" } else { "" };
    format!("Run it again{shells}: {command}\n")
}

/// Returns this program as it was called.
fn check() -> String {
    env::args_os().next().map_or("check".to_owned(), |program| quoted(&program.to_string_lossy()))
}
