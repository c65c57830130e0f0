//! Finds a small input on which a program differs from the reference.
//!
//! We run the program ([`run`]) on inputs that the statement of the task allows, until a run
//! differs from the filter. Then we look for the mistake, make the input small, and report both.
//!
//! - [`command`] does what the command line asks for. [`arguments`] reads that, and [`error`] says
//!   why there is no result.
//! - [`mod@case`] is an input with what is expected for it. [`mod@difference`] shows how an output
//!   differs from that, and [`reason`] says why it is wrong.
//! - [`search`] and [`score`] choose the inputs: [`mod@fixtures`], then random ones. [`runner`]
//!   runs the program on them until a [`mod@deadline`], and [`compare`] says whether its output is
//!   right. [`mod@ended`] says how that ends, [`stop`] what stops it, and [`mod@folder`] is where
//!   its files are.
//! - [`mod@diagnosis`] names the mistake: it compares what the program printed ([`observations`])
//!   with what each known mistake would print ([`mistakes`], [`mutant`]), or reads it off an output
//!   ([`numbered`], [`inferred`]).
//! - [`mod@counterexample`] lets [`mod@simplify`] make the input small, by [`passes`].
//! - [`save`] writes the input to files, [`mod@report`] shows it, [`show`] makes every character
//!   visible, and [`quote`] writes commands so that they can be pasted.
//! - [`mod@judge`] compares an output without running a program.
//!
//! `grade` is another command, which uses this library: what it needs is in [`mod@grading`], or
//! public here.
//!
//! None of these names a [`task`]: what is special to one is in [`tasks`].

#![allow(rustdoc::private_intra_doc_links, reason = "this is read by those who change it")]

mod arguments;
mod case;
mod command;
mod compare;
mod counterexample;
mod deadline;
mod diagnosis;
mod difference;
mod ended;
mod error;
mod fixtures;
mod folder;
mod grading;
mod inferred;
mod judge;
mod mutant;
mod numbered;
mod observations;
mod passes;
mod quote;
mod reason;
mod report;
mod run;
mod runner;
mod save;
mod score;
mod search;
mod show;
mod simplify;
mod stop;
mod task;
mod tasks;

pub use arguments::{parse_limit, usage_message};
pub use command::main;
pub use error::Error;
pub use grading::{Assignment, Grade, Output, Saved};
pub use run::{Program, CANNOT_RUN, NOT_STARTED};
pub use stop::{stopped_by, Stop};
pub use tasks::task_names;

#[cfg(test)]
mod tests;
