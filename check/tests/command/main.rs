//! Calls of `check`: pages of commands.

#[allow(dead_code, reason = "the other tests use the rest")]
mod calls;
#[cfg(unix)]
mod report;
