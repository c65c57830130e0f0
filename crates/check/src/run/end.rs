//! How a run ended, and the words for it.

use std::process::ExitStatus;
use std::time::Duration;

const TOO_MUCH: &str =
    "It was stopped, since it wrote more than 1 MiB to stdout and stderr together.";

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

    /// Returns whether the program was killed, but not for its output: what it had not flushed is lost.
    pub(crate) fn may_lose_output(&self) -> bool {
        self.is_timeout() || matches!(self, End::Exited(status) if status.code().is_none())
    }

    /// Returns a space and some words in parentheses about how the program failed; empty if it did not.
    pub(crate) fn in_parentheses(&self) -> String {
        match self {
            End::TimedOut(_) => " (timeout)".to_owned(),
            End::WroteTooMuch => " (too much output)".to_owned(),
            End::Exited(status) => match status.code() {
                Some(0) => String::new(),
                Some(code @ 1..) => format!(" (status {code})"),
                _ => " (crash)".to_owned(),
            },
        }
    }

    /// Returns a sentence about how the program failed, if it did.
    pub(crate) fn failure(&self) -> Option<String> {
        Some(match self {
            End::TimedOut(limit) => format!("It did not finish within {limit:?}."),
            End::WroteTooMuch => TOO_MUCH.to_owned(),
            End::Exited(status) => match status.code() {
                Some(0) => return None,
                Some(code @ 1..) => format!("It exited with status {code}."),
                // A crash on Windows.
                Some(code) => format!("It exited with status {code:#x}."),
                // On Unix, a status is shown as "signal: 11 (SIGSEGV)".
                None => format!("It was ended by {}.", status.to_string().replacen(": ", " ", 1)),
            },
        })
    }
}
