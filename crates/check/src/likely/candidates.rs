//! The mistakes that a program may make: those that fit all runs so far.
//!
//! They come from the catalogue of the task, and from the wrong outputs themselves: what a program writes in place of another text
//! is read there. Where the catalogue has a name, that is better.

use crate::case::Case;
use crate::mistake::Mistake;
use crate::tasks::Task;
use crate::trials::{Run, Trials};
use crate::wording;

/// After this many runs, a program that has always printed the same is taken for one that does not read its input.
const SAME: usize = 5;

/// The mistakes that fit all runs so far.
pub(super) struct Candidates {
    task: &'static dyn Task,
    known: Vec<Mistake>,
    learned: Vec<Mistake>,
}

impl Candidates {
    /// Takes the mistakes of a catalogue that fit some runs, which are put in order: those that tell most come first.
    pub(super) fn new(task: &'static dyn Task, known: Vec<Mistake>, runs: &mut [Run]) -> Self {
        runs.sort_by_key(|run| (run.wrong.is_none(), run.input.len()));
        let mut candidates = Candidates { task, known, learned: Vec::new() };
        runs.iter().for_each(|run| candidates.keep_those_that_fit(run));
        if let Some(first) = runs.first() {
            candidates.learn(first, runs);
        }
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
    pub(super) fn keep_fitting(&mut self, runs: &[Run]) {
        let Some(last) = runs.last() else { return };
        self.keep_those_that_fit(last);
        if self.left().is_empty() {
            self.learn(last, runs);
        }
    }

    fn keep_those_that_fit(&mut self, run: &Run) {
        if self.known.is_empty() && self.learned.is_empty() {
            return;
        }
        if let Some(case) = Case::quick(self.task, &run.input) {
            let said = run.said(&case);
            for mistakes in [&mut self.known, &mut self.learned] {
                mistakes.retain(|mistake| mistake.says(&case).is_none_or(|says| says == said));
            }
        }
    }

    /// Learns from a wrong output what may be wrong in all runs.
    fn learn(&mut self, wrong: &Run, runs: &[Run]) {
        let case = Case::quick(self.task, &wrong.input);
        if let Some((output, case)) = wrong.wrong.as_ref().zip(case) {
            self.learned = wording::mistakes(&case.answers, &String::from_utf8_lossy(output));
            runs.iter().for_each(|run| self.keep_those_that_fit(run));
        }
    }

    /// Returns whether a candidate prints the same as in a run.
    pub(super) fn explain(&self, run: &Run) -> bool {
        Case::quick(self.task, &run.input).is_some_and(|case| {
            let said = Some(run.said(&case));
            self.left().iter().any(|mistake| mistake.says(&case) == said)
        })
    }

    /// Returns whether an input tells candidates apart whose clauses differ, or if asked for, shows the first one.
    pub(super) fn are_told_by(&self, input: &str, or_shows: bool) -> bool {
        let (Some(case), [first, others @ ..]) = (Case::quick(self.task, input), self.left())
        else {
            return false;
        };
        let says = first.says(&case);
        let is_other = |other: &Mistake| other.clause != first.clause && other.says(&case) != says;
        says.is_some()
            && (or_shows && says != Some(case.right.clone()) || others.iter().any(is_other))
    }

    /// Returns whether no more runs are of use: nothing is left, or the program fails, or it does not read its input.
    pub(super) fn is_over(&self, trials: &Trials) -> bool {
        self.left().is_empty() || trials.has_failed() || self.is_always_the_same(&trials.runs)
    }

    fn is_always_the_same(&self, runs: &[Run]) -> bool {
        let mut outputs = runs.iter().map(|run| run.output(self.task));
        let first = outputs.next();
        runs.len() >= SAME && outputs.all(|output| Some(output) == first)
    }

    /// Works out the candidates on all runs, in as many steps as that takes. Returns those that fit.
    pub(super) fn confirmed(self, runs: &[Run]) -> Vec<Mistake> {
        let Candidates { known, mut learned, .. } = self;
        learned.truncate(1);
        let mut left = if known.is_empty() { learned } else { known };
        for run in runs {
            if let Some(case) = Case::thorough(self.task, &run.input) {
                let said = run.said(&case);
                left.retain(|mistake| mistake.says(&case).is_none_or(|says| says == said));
            }
        }
        left
    }
}
