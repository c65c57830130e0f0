//! How a run ended, and the words for it.

use std::process::ExitStatus;
use std::time::Duration;

const TOO_MUCH: &str =
    "It was stopped, since it wrote 1 MiB more than is due to stdout and stderr together.";

/// How a run ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum End {
    Exited(ExitStatus),
    /// The program was killed, since it took longer than this limit.
    TimedOut(Duration),
    /// The program was killed, since it wrote much more than is due.
    WroteTooMuch,
}

impl End {
    /// Returns whether the program exceeded the time limit.
    pub(crate) fn is_timeout(&self) -> bool {
        matches!(self, End::TimedOut(_))
    }

    /// Returns a few words and a sentence on how the program failed, if it did.
    pub(crate) fn failure(&self) -> Option<(String, String)> {
        let failure = |words: &str, sentence| Some((words.to_owned(), sentence));
        match self {
            End::TimedOut(limit) => {
                failure("timeout", format!("It did not finish within {limit:?}."))
            }
            End::WroteTooMuch => failure("too much output", TOO_MUCH.to_owned()),
            End::Exited(status) => match status.code() {
                Some(0) => None,
                Some(code @ 1..) => {
                    failure(&format!("status {code}"), format!("It exited with status {code}."))
                }
                // A crash on Windows.
                Some(code) => failure("crash", format!("It exited with status {code:#x}.")),
                None => {
                    // On Unix, a status is shown as "signal: 11 (SIGSEGV)".
                    let signal = status.to_string().replacen(": ", " ", 1);
                    failure("crash", format!("It was ended by {signal}."))
                }
            },
        }
    }
}
