//! The mistakes that a program may make: those that fit all runs so far.
//!
//! They come from the catalogue of the task, and from the wrong outputs themselves: what a program writes in place of another text
//! is read there. Where the catalogue has a name, that is better.

use crate::case::Case;
use crate::compare::Verdict;
use crate::evidence::{Evidence, Run};
use crate::mistake::Mistake;
use crate::task::Task;
use crate::wording;
use std::time::{Duration, Instant};

/// The time to work out the candidates that are left in the end.
const TIME_TO_CONFIRM: Duration = Duration::from_secs(5);

/// The mistakes that fit all runs so far.
pub(super) struct Candidates {
    task: &'static dyn Task,
    known: Vec<Mistake>,
    learned: Vec<Mistake>,
}

impl Candidates {
    /// Takes the mistakes of a catalogue that fit some runs. The first of these should be the shortest that was wrong: from it,
    /// others are learned.
    pub(super) fn new(task: &'static dyn Task, known: Vec<Mistake>, runs: &[Run]) -> Self {
        let mut candidates = Candidates { task, known, learned: Vec::new() };
        candidates.rule_out(runs);
        candidates.learn(runs.first(), runs);
        candidates
    }

    /// Returns those of the catalogue, or else the plainest one that was learned.
    fn left(&self) -> &[Mistake] {
        match &self.known[..] {
            [] => &self.learned[..self.learned.len().min(1)],
            known => known,
        }
    }

    /// Leaves out what does not fit the last of some runs. If nothing is left, that run may tell more than earlier ones.
    pub(super) fn rule_out_by_last(&mut self, runs: &[Run]) {
        self.rule_out(runs.last());
        if self.left().is_empty() {
            self.learn(runs.last(), runs);
        }
    }

    /// Leaves out what does not fit some runs, as far as that takes few steps to tell.
    fn rule_out<'a>(&mut self, runs: impl IntoIterator<Item = &'a Run>) {
        for run in runs {
            if !self.left().is_empty() {
                self.rule_out_by(run, self.task.quick_case(&run.input));
            }
        }
    }

    /// Leaves out what does not fit a run, if there is a case to tell by.
    fn rule_out_by(&mut self, run: &Run, case: Option<Case>) {
        if let Some(case) = case {
            let due = || case.right.clone();
            let said = run.wrong.as_ref().map_or_else(due, |output| case.says(output));
            let fits = |mistake: &Mistake| mistake.may_say(&case, &said);
            self.known.retain(fits);
            // What is learned must be all that is wrong, also in what does not count.
            let printed = |mistake: &Mistake| (mistake.output)(&case).map(String::into_bytes);
            let is_all = |mistake: &Mistake| run.wrong.is_none() || printed(mistake) == run.wrong;
            self.learned.retain(|mistake| fits(mistake) && is_all(mistake));
        }
    }

    /// Learns from a wrong output what may be wrong in all runs.
    fn learn(&mut self, run: Option<&Run>, runs: &[Run]) {
        let output = run.and_then(|run| run.wrong.as_ref().zip(self.task.quick_case(&run.input)));
        if let Some((output, case)) = output {
            self.learned = wording::mistakes(&case.answers, &String::from_utf8_lossy(output));
            self.rule_out(runs);
        }
    }

    /// Returns whether a candidate prints what the program has printed, or takes too many steps to tell.
    pub(super) fn may_explain(&self, input: &str, verdict: &Verdict) -> bool {
        self.task.quick_case(input).is_none_or(|case| {
            let said = case.says(&verdict.attempt.stdout);
            self.left().iter().any(|mistake| mistake.may_say(&case, &said))
        })
    }

    /// Returns those with another name than the first one.
    fn others(&self) -> impl Iterator<Item = &Mistake> {
        let left = self.left();
        left.iter().filter(|other| other.clause != left[0].clause)
    }

    /// Returns whether nothing needs to be told apart.
    pub(super) fn have_one_name(&self) -> bool {
        self.others().next().is_none()
    }

    /// Returns whether an input shows the first candidate, if that is asked for, or tells it from one with another name.
    pub(super) fn are_split_by(&self, input: &str, or_shown: bool) -> bool {
        let Some(case) = self.task.quick_case(input) else { return false };
        let Some(says) = self.left().first().and_then(|first| first.says(&case)) else {
            return false;
        };
        let differs = |other: &Mistake| other.says(&case).is_some_and(|other| other != says);
        or_shown && says != case.right || self.others().any(differs)
    }

    /// Returns whether no more runs are of use: nothing is left, or the program fails.
    pub(super) fn is_over(&self, evidence: &Evidence) -> bool {
        self.left().is_empty() || evidence.has_failed()
    }

    /// Works out the candidates on those runs for which that takes long, too, as long as there is time. Returns those that fit.
    pub(super) fn worked_out(mut self, runs: &[Run]) -> Vec<Mistake> {
        let end = Instant::now() + TIME_TO_CONFIRM;
        for run in runs.iter().filter(|run| self.is_unsure(run)).collect::<Vec<_>>() {
            if Instant::now() < end {
                self.rule_out_by(run, self.task.thorough_case(&run.input));
            }
        }
        self.learned.truncate(1);
        [self.known, self.learned].into_iter().find(|left| !left.is_empty()).unwrap_or_default()
    }

    /// Returns whether it takes many steps to tell what is due for the input of a run, or what a candidate prints.
    fn is_unsure(&self, run: &Run) -> bool {
        let case = self.task.quick_case(&run.input);
        case.is_none_or(|case| self.left().iter().any(|mistake| mistake.says(&case).is_none()))
    }
}
