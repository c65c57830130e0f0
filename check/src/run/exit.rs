//! How a run ended, and the words for it.

use std::process::ExitStatus;
use std::time::Duration;

const TOO_MUCH: &str =
    "It was stopped, since it wrote 1 MiB more to stdout and stderr than is expected.";

/// How a run ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Exit {
    Status(ExitStatus),
    /// We killed the program, because it took longer than this limit.
    TimedOut(Duration),
    /// We killed the program, because it wrote much more than is expected.
    WroteTooMuch,
}

impl Exit {
    /// Returns whether the program exceeded the time limit.
    pub(crate) fn is_timeout(&self) -> bool {
        matches!(self, Exit::TimedOut(_))
    }

    /// Returns whether the program ended by itself, with a status.
    pub(crate) fn has_status(&self) -> bool {
        matches!(self, Exit::Status(status) if status.code().is_some())
    }

    /// Returns a few words and a sentence on how the program failed, if it did.
    pub(crate) fn failure(&self) -> Option<(String, String)> {
        Some(match self {
            Exit::TimedOut(limit) => {
                ("timeout".to_owned(), format!("It did not finish within {limit:?}."))
            }
            Exit::WroteTooMuch => ("too much output".to_owned(), TOO_MUCH.to_owned()),
            Exit::Status(status) if status.success() => return None,
            Exit::Status(status) => match status.code() {
                Some(code) => (format!("status {code}"), format!("It exited with status {code}.")),
                // It is shown as "signal: 11 (SIGSEGV)".
                None => ("crash".to_owned(), format!("It was ended by a {status}.")),
            },
        })
    }
}
