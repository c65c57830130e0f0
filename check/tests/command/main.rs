//! Calls of `check`: pages of commands. Here are also tests of all pages and of all models.

#[cfg(unix)]
mod calls;
mod links;
mod models;
#[cfg(unix)]
mod report;
