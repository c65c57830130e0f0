//! The runs that are under way, and those that have ended but wait for an earlier one.
//!
//! They leave in the order in which they started, however long each takes. So several runs at once
//! give the same results as one at a time.

use super::Outcome;
use crate::error::{prefixed, Error};
use std::collections::VecDeque;
use std::sync::mpsc::{channel, Receiver, Sender};
use std::thread::{self, Scope};

/// For each run that there may be at once, this many may wait for a slow one before them.
const MOST_WAITING: usize = 4;

/// Runs, the next one to leave first.
pub(super) struct Queue<T> {
    runs: VecDeque<Run<T>>,
    /// How many were taken.
    taken: usize,
    /// How many are under way.
    running: usize,
    /// A run that ends sends its number and its outcome.
    sender: Sender<(usize, Outcome)>,
    ended: Receiver<(usize, Outcome)>,
}

pub(super) struct Run<T> {
    pub(super) input: T,
    /// `None` while it is under way.
    pub(super) outcome: Option<Outcome>,
    /// Whether another run was under way at the same time.
    pub(super) had_others: bool,
}

impl<T: AsRef<str>> Queue<T> {
    pub(super) fn new() -> Self {
        let (sender, ended) = channel();
        Queue { runs: VecDeque::new(), taken: 0, running: 0, sender, ended }
    }

    /// Returns whether one more run may start.
    pub(super) fn has_room(&self, most_at_once: usize) -> bool {
        self.running < most_at_once && self.runs.len() < MOST_WAITING * most_at_once
    }

    /// Starts a run in a thread of its own.
    ///
    /// # Errors
    ///
    /// If the system gives us no thread.
    pub(super) fn start<'scope>(
        &mut self,
        input: T,
        outcome: impl Fn(&str) -> Outcome + Send + 'scope,
        scope: &'scope Scope<'scope, '_>,
    ) -> Result<(), Error> {
        let text = input.as_ref().to_owned();
        let number = self.taken + self.runs.len();
        for other in self.runs.iter_mut().filter(|other| other.outcome.is_none()) {
            other.had_others = true;
        }
        self.runs.push_back(Run { input, outcome: None, had_others: self.running > 0 });
        self.running += 1;
        let sender = self.sender.clone();
        let run = move || {
            // Nobody waits for it if an earlier run was enough.
            let _ = sender.send((number, outcome(&text)));
        };
        let thread = thread::Builder::new().spawn_scoped(scope, run);
        thread.map(drop).map_err(prefixed("cannot start a thread"))
    }

    /// Returns whether no run is under way.
    pub(super) fn is_idle(&self) -> bool {
        self.running == 0
    }

    /// Waits until one of the runs that are under way ends.
    pub(super) fn wait(&mut self) {
        let (number, outcome) = self.ended.recv().expect("we hold a sender, too");
        self.running -= 1;
        self.runs[number - self.taken].outcome = Some(outcome);
    }

    /// Takes the first run, if it has ended. If it is not right, this waits for all that are under
    /// way, since it may have to be repeated alone.
    pub(super) fn take_first_ended(&mut self) -> Option<Run<T>> {
        let outcome = self.runs.front()?.outcome.as_ref()?;
        let is_right = outcome.as_ref().is_ok_and(|verdict| !verdict.is_wrong());
        while !is_right && !self.is_idle() {
            self.wait();
        }
        self.taken += 1;
        self.runs.pop_front()
    }
}
