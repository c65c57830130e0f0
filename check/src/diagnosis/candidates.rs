//! The mistakes that a program may make.
//!
//! Each run is compared with the mutants, by one rule: a right output rules out the mistakes that
//! its input exposes; a wrong output is explained by the mistakes whose mutants print just that. A
//! mistake that explains every wrong output so far is a candidate. If there is none, several
//! mistakes may strike in turn.
//!
//! The mistakes come from the catalogue of the task, and from a wrong output itself: what it has in
//! place of another text, we read there. If the catalogue has a name for it, that name is better.

use super::several::{Part, Several};
use crate::case::Case;
use crate::compare::Verdict;
use crate::inferred;
use crate::mistake::Mistake;
use crate::observations::{Observation, Observations};
use crate::task::Task;
use std::mem;
use std::time::{Duration, Instant};

/// The time to simulate the last candidates in full.
const TIME_TO_CONFIRM: Duration = Duration::from_secs(5);

/// The mistakes that no run rules out.
pub(super) struct Candidates {
    pub(super) task: &'static dyn Task,
    /// Mistakes of the catalogue that explain every wrong output.
    known: Vec<Mistake>,
    /// Mistakes that were inferred from an output and explain every other one, the plainest first.
    inferred: Vec<Mistake>,
    /// Mistakes that do not explain some wrong output. We look at them only if no single mistake
    /// explains everything.
    several: Several,
    /// The number of runs that we have compared with the mutants.
    seen: usize,
}

impl Candidates {
    /// Compares the mistakes of a catalogue with some runs. From the first run, which should be the
    /// shortest with a wrong output, we infer others.
    pub(super) fn new(task: &'static dyn Task, known: Vec<Mistake>, runs: &[Observation]) -> Self {
        let several = Several::new(task);
        let mut candidates = Candidates { task, known, inferred: Vec::new(), several, seen: 0 };
        candidates.compare_new(runs);
        candidates.infer(runs.first(), runs);
        candidates.compare_several(runs);
        candidates
    }

    /// Returns the mistakes that explain everything: those of the catalogue, or else the plainest
    /// inferred one.
    fn single(&self) -> &[Mistake] {
        match &self.known[..] {
            [] => &self.inferred[..self.inferred.len().min(1)],
            known => known,
        }
    }

    /// Returns whether no single mistake explains everything.
    pub(super) fn is_none_single(&self) -> bool {
        self.single().is_empty()
    }

    /// Compares the mistakes with the last run. If no single one explains everything, we infer some
    /// from its output: it may tell more than the first one did.
    pub(super) fn compare_last(&mut self, runs: &[Observation]) {
        self.compare_new(runs);
        if self.is_none_single() {
            self.infer(runs.last(), runs);
        }
        self.compare_several(runs);
    }

    /// Compares those that do not explain everything, once they matter.
    fn compare_several(&mut self, runs: &[Observation]) {
        if self.is_none_single() {
            self.several.compare(runs);
        }
    }

    /// Compares the single mistakes with new runs, unless it takes many steps to simulate them.
    fn compare_new(&mut self, runs: &[Observation]) {
        for run in &runs[self.seen.min(runs.len())..] {
            if let Some(case) = self.task.quick_case(&run.input) {
                self.compare(run, &case);
            }
        }
        self.seen = runs.len();
    }

    fn compare(&mut self, run: &Observation, case: &Case) {
        let printed = run.wrong.as_ref().map(|output| case.normalized(output));
        let printed = printed.as_ref().unwrap_or(&case.expected);
        let explains = |mistake: &Mistake| mistake.may_print(case, printed);
        let (known, others): (_, Vec<_>) =
            mem::take(&mut self.known).into_iter().partition(explains);
        self.known = known;
        if run.wrong.is_some() {
            self.several.add(others);
        }
        self.inferred.retain(|mistake| explains_all(mistake, case, run));
    }

    /// Infers mistakes from the output of a run, and keeps those that explain all runs.
    fn infer(&mut self, run: Option<&Observation>, runs: &[Observation]) {
        let Some(run) = run else { return };
        let Some(output) = &run.wrong else { return };
        let Some(case) = self.task.quick_case(&run.input) else { return };
        self.inferred = inferred::mistakes(&case, &String::from_utf8_lossy(output));
        for run in runs {
            if self.inferred.is_empty() {
                break;
            }
            if let Some(case) = self.task.quick_case(&run.input) {
                self.inferred.retain(|mistake| explains_all(mistake, &case, run));
            }
        }
    }

    /// Returns whether a mistake explains an output, or takes too many steps to simulate. If no
    /// single one explains everything, those count that have explained an output before.
    pub(super) fn may_explain(&self, input: &str, verdict: &Verdict) -> bool {
        self.task.quick_case(input).is_none_or(|case| {
            let printed = case.normalized(&verdict.run.stdout);
            let explains = |mistake: &Mistake| mistake.may_print(&case, &printed);
            self.single().iter().any(explains)
                || self.is_none_single() && self.several.explaining().any(explains)
        })
    }

    /// Returns the mistakes with another name than the first one.
    fn others(&self) -> impl Iterator<Item = &Mistake> {
        let single = self.single();
        single.iter().filter(|other| other.clause != single[0].clause)
    }

    /// Returns whether all candidates have the same name, so that we need not distinguish them.
    pub(super) fn have_one_name(&self) -> bool {
        self.others().next().is_none()
    }

    /// Returns whether an input distinguishes the first candidate from one with another name, or,
    /// if that is asked for, exposes it.
    pub(super) fn are_distinguished_by(&self, input: &str, or_exposed: bool) -> bool {
        let Some(case) = self.task.quick_case(input) else { return false };
        let Some(first) = self.single().first() else { return false };
        let Some(printed) = first.normalized(&case) else { return false };
        let differs = |other: &Mistake| !other.may_print(&case, &printed);
        or_exposed && printed != case.expected || self.others().any(differs)
    }

    /// Returns whether no more runs are of use, of which a number are left: nothing can be named
    /// any more, or the program fails.
    pub(super) fn is_over(&self, observations: &Observations, further: usize) -> bool {
        observations.has_failed() || self.is_none_single() && self.several.is_hopeless(further)
    }

    /// Returns the mistakes that together explain most.
    pub(super) fn parts(self, runs: &[Observation]) -> Vec<Part> {
        self.several.named(runs)
    }

    /// Simulates the single mistakes also on those runs for which that takes long, as far as there
    /// is time. Returns those that still explain everything.
    pub(super) fn simulated_in_full(mut self, runs: &[Observation]) -> Vec<Mistake> {
        let end = Instant::now() + TIME_TO_CONFIRM;
        let unsure: Vec<_> = runs.iter().filter(|run| self.is_unsure(run)).collect();
        for run in unsure {
            if Instant::now() >= end {
                break;
            }
            if let Some(case) = self.task.thorough_case(&run.input) {
                self.compare(run, &case);
            }
        }
        if self.known.is_empty() {
            self.inferred.truncate(1);
            return self.inferred;
        }
        self.known
    }

    /// Returns whether it takes many steps to find what is expected for the input of a run, or what
    /// a single mistake prints.
    fn is_unsure(&self, run: &Observation) -> bool {
        let case = self.task.quick_case(&run.input);
        case.is_none_or(|case| self.single().iter().any(|row| row.normalized(&case).is_none()))
    }
}

/// Returns whether an inferred mistake is all that is wrong with an output, also in what does not
/// count. (Its mutant may print spaces that no judge looks at; the program must print the same.)
/// Where it takes too many steps to simulate, we cannot tell.
fn explains_all(mistake: &Mistake, case: &Case, run: &Observation) -> bool {
    match &run.wrong {
        Some(output) => mistake.output(case).is_none_or(|text| text.as_bytes() == output),
        None => mistake.may_print(case, &case.expected),
    }
}
