//! Calls of `check`: pages of commands.

#[cfg(unix)]
mod calls;
#[cfg(unix)]
mod report;
