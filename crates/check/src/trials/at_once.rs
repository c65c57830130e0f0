//! Several runs at once, each in a thread of its own.

use super::{Input, TryInput};
use crate::compare::Difference;
use crate::error::prefixed;
use crate::stop::Stop;
use std::thread;
use std::time::Duration;

/// Runs a program on some inputs at once. Returns the outcomes in the order of the inputs.
///
/// # Errors
///
/// After Ctrl-C, or if a run cannot be made.
pub(super) fn at_once(
    try_input: &TryInput,
    inputs: &[Input],
    limit: Duration,
) -> Result<Vec<Option<Difference>>, Stop> {
    thread::scope(|scope| {
        // All start before the first one is awaited.
        let start =
            |text| thread::Builder::new().spawn_scoped(scope, move || try_input(text, limit));
        let threads: Vec<_> = inputs.iter().map(|input| start(&input.text)).collect();
        let ended = threads.into_iter().map(|thread| {
            thread.map_err(prefixed("cannot start a thread"))?.join().expect("no thread panics")
        });
        ended.collect()
    })
}
