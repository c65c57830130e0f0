//! Calls of `check`: pages of commands. The links on all pages are followed here, too.

#[cfg(unix)]
mod calls;
mod links;
#[cfg(unix)]
mod report;
