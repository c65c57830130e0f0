//! Grades a folder of programs: counts the inputs that each one passes, and names its mistakes.
//!
//! `check` is the library that tries a program; here is what happens before. [`arguments`] reads
//! the command line. [`submission`] says what is graded, and [`names`] how it is called. Then, for
//! each:
//!
//! - [`files`] lists what is in it and copies that, and [`language`] says what compiles or runs it.
//! - [`rank`] says which of several programs is run, in every language.
//! - [`c`], [`java`], [`python`] and [`executable`] make a program of it, with the [`tools`] that
//!   they need. [`work`] is what they share.
//! - [`boxed`] keeps the program, and the compiler, from all else; [`reach`] says what they may
//!   see.
//! - [`grading`] puts it together: a line in the table, and a report.
//!
//! [`lock`] keeps a second grading out of the same folder.

mod arguments;
#[cfg(target_os = "linux")]
mod boxed;
#[cfg(not(target_os = "linux"))]
#[path = "unboxed.rs"]
mod boxed;
mod c;
mod error;
mod executable;
mod files;
mod grading;
mod java;
mod language;
mod lock;
mod names;
mod python;
mod rank;
mod reach;
mod submission;
mod text;
mod tools;
mod work;

use arguments::Arguments;
use clap::Parser;
use std::io::{self, Write};
use std::process::ExitCode;

fn main() -> ExitCode {
    #[cfg(target_os = "linux")]
    if boxed::is_asked_for() {
        return boxed::enter();
    }
    let graded = match Arguments::try_parse() {
        Ok(arguments) => grading::grade_all(&arguments),
        Err(error) => arguments::help_or_error(&error),
    };
    ExitCode::from(match graded {
        Ok(()) => 0,
        Err(error) => {
            let _ = writeln!(io::stderr(), "grade: {error}");
            error.status()
        }
    })
}
