//! Several runs at once, each in a thread of its own.

use super::{Input, Trials};
use crate::compare::Difference;
use crate::error::prefixed;
use crate::stop::Stop;
use std::thread;

/// Runs a program on some inputs at once. Returns the outcomes in the order of the inputs.
///
/// # Errors
///
/// After Ctrl-C, or if a run cannot be made.
pub(super) fn at_once(trials: &Trials, inputs: &[Input]) -> Result<Vec<Option<Difference>>, Stop> {
    thread::scope(|scope| {
        // All start before the first one is awaited.
        let start = |text| thread::Builder::new().spawn_scoped(scope, move || trials.tried(text));
        let threads: Vec<_> = inputs.iter().map(|input| start(&input.text)).collect();
        let ended = threads.into_iter().map(|thread| {
            thread.map_err(prefixed("cannot start a thread"))?.join().expect("no thread panics")
        });
        ended.collect()
    })
}
