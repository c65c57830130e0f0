//! A command that shows a difference again when it is pasted, quoted for the shell.

use crate::arguments::Arguments;
use crate::compare::Difference;
use crate::quote::quoted;
use crate::run::{takes_file, End, PLACEHOLDER};
use crate::save::INPUT;
use std::env;

/// Returns the command of the program, quoted. `file` stands in place of `{}`.
pub(super) fn quoted_command(arguments: &Arguments, file: &str) -> String {
    let words = arguments.command.iter();
    let quoted = words.map(|word| if word == PLACEHOLDER { file.to_owned() } else { quoted(word) });
    quoted.collect::<Vec<_>>().join(" ")
}

/// Returns a line with a command that runs the program on the saved input, and shows the difference: the
/// start of an endless output, the exit status if only that is wrong, or how the output differs.
pub(super) fn again(arguments: &Arguments, difference: &Difference) -> String {
    let limit = match difference.attempt.end {
        End::Exited(_) => None,
        End::TimedOut(limit) => Some(limit),
        End::WroteTooMuch => Some(arguments.limit),
    };
    let mut run = quoted_command(arguments, INPUT);
    if !takes_file(&arguments.command) {
        run += &format!(" < {INPUT}");
    }
    // Other systems may not have this command.
    if let (Some(limit), true) = (limit, cfg!(target_os = "linux")) {
        run = format!("timeout {} {run}", limit.as_secs_f64());
    }
    let check = env::args_os().next().map_or("check".to_owned(), quoted);
    let command = match difference.attempt.end {
        End::WroteTooMuch if cfg!(unix) => format!("{run} 2>&1 | head -c 2000"),
        _ if !difference.rows.is_empty() => {
            format!("{run} | {check} --judge {INPUT} {}", arguments.task.name())
        }
        _ if cfg!(unix) => format!("{run}; echo $?"),
        _ => format!("{run} || echo It failed"),
    };
    let shells =
        if cfg!(windows) { " (in cmd or Git Bash, since PowerShell has no '<')" } else { "" };
    format!("Run it again{shells}: {command}\n")
}

#[cfg(all(test, target_os = "linux"))]
mod tests {
    use super::*;
    use crate::tests::{arguments, difference};
    use std::time::Duration;

    #[test]
    fn a_time_limit_is_the_one_that_the_report_names() {
        let arguments = arguments(&["--limit", "2", "connect4"]);
        for (end, run) in [
            (
                End::TimedOut(Duration::from_secs(20)),
                "timeout 20 ./mine < counterexample.in; echo $?",
            ),
            (End::WroteTooMuch, "timeout 2 ./mine < counterexample.in 2>&1 | head -c 2000"),
        ] {
            assert_eq!(again(&arguments, &difference(end, b"|")), format!("Run it again: {run}\n"));
        }
    }
}
