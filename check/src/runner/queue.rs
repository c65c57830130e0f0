//! The inputs whose runs are under way or have ended. They leave in the order in which they came,
//! however long each run takes, so several runs at once give the same results as one at a time.

use super::Outcome;
use std::collections::VecDeque;

/// For each run that there may be at once, this many may wait for a slow one before them.
const MOST_WAITING: usize = 4;

/// Runs, the next one to leave first.
pub(super) struct Queue<T> {
    runs: VecDeque<Run<T>>,
    /// How many have left.
    left: usize,
    /// How many are under way.
    pub(super) running: usize,
}

pub(super) struct Run<T> {
    pub(super) input: T,
    /// `None` while it is under way.
    pub(super) outcome: Option<Outcome>,
    /// Whether another run was under way at the same time.
    pub(super) had_others: bool,
}

impl<T> Queue<T> {
    pub(super) fn new() -> Self {
        Queue { runs: VecDeque::new(), left: 0, running: 0 }
    }

    /// Returns whether one more run may start. While the first one waits to be repeated alone, none
    /// may.
    pub(super) fn has_room(&self, most_at_once: usize) -> bool {
        self.running < most_at_once
            && self.runs.len() < MOST_WAITING * most_at_once
            && self.runs.front().is_none_or(|first| first.outcome.is_none())
    }

    /// Adds a run that starts now. Returns its number.
    pub(super) fn start(&mut self, input: T) -> usize {
        let had_others = self.running > 0;
        for other in self.runs.iter_mut().filter(|other| other.outcome.is_none()) {
            other.had_others = true;
        }
        self.running += 1;
        self.runs.push_back(Run { input, outcome: None, had_others });
        self.left + self.runs.len() - 1
    }

    /// Notes that a run has ended.
    pub(super) fn end(&mut self, number: usize, outcome: Outcome) {
        self.running -= 1;
        self.runs[number - self.left].outcome = Some(outcome);
    }

    /// Takes the first run, if it has ended. A wrong one leaves only when no other is under way,
    /// since it may have to be repeated alone.
    pub(super) fn next_ended(&mut self) -> Option<Run<T>> {
        let outcome = self.runs.front()?.outcome.as_ref()?;
        let is_right = outcome.as_ref().is_ok_and(|verdict| !verdict.is_wrong());
        if self.running > 0 && !is_right {
            return None;
        }
        self.left += 1;
        self.runs.pop_front()
    }
}
