//! The mistakes that a program may make.
//!
//! Each run is compared with the mutants, by one rule: a right output rules out the mistakes that
//! its input exposes; a wrong output is explained by the mistakes whose mutants print just that. A
//! mistake that explains every wrong output so far is a candidate. If there is none, several
//! mistakes may strike in turn.
//!
//! The mistakes come from the catalogue of the task, and from a wrong output itself: if it has
//! `Quit` in place of `QUIT`, we infer that the program writes 'Quit' for 'QUIT'. If a mistake of
//! the catalogue explains that, too, its name says more.

use super::several::Several;
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
    pub(super) several: Several,
    /// The number of runs that we have compared with the mutants.
    seen: usize,
}

impl Candidates {
    /// Compares the mistakes of a catalogue with some runs. From the first run, which should be the
    /// shortest with a wrong output, we infer others.
    pub(super) fn new(task: &'static dyn Task, known: Vec<Mistake>, runs: &[Observation]) -> Self {
        let several = Several::default();
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

    /// Returns whether a single mistake explains everything.
    pub(super) fn has_single(&self) -> bool {
        !self.single().is_empty()
    }

    /// Compares the mistakes with the last run. If no single one explains everything then, we infer
    /// others from its output: it may tell more than the first one did.
    pub(super) fn update(&mut self, runs: &[Observation]) {
        self.compare_new(runs);
        if !self.has_single() {
            self.infer(runs.last(), runs);
        }
        self.compare_several(runs);
    }

    /// Compares those that do not explain everything, once they matter.
    fn compare_several(&mut self, runs: &[Observation]) {
        if !self.has_single() {
            self.several.compare(runs, self.task);
        }
    }

    /// Compares the single mistakes with new runs, unless it takes many steps to simulate them.
    fn compare_new(&mut self, runs: &[Observation]) {
        for run in &runs[self.seen..] {
            if let Some(case) = self.task.quick_case(&run.input) {
                self.compare(run, &case);
            }
        }
        self.seen = runs.len();
    }

    fn compare(&mut self, run: &Observation, case: &Case) {
        let printed = run.wrong_output.as_ref().map(|output| case.normalized(output));
        let printed = printed.as_ref().unwrap_or(&case.expected);
        let explains = |mistake: &Mistake| mistake.may_print(case, printed);
        let (known, others): (_, Vec<_>) =
            mem::take(&mut self.known).into_iter().partition(explains);
        self.known = known;
        if run.wrong_output.is_some() {
            self.several.add(others);
        }
        self.inferred.retain(|mistake| explains_exactly(mistake, case, run));
    }

    /// Infers mistakes from the output of a run, and keeps those that explain all runs.
    fn infer(&mut self, run: Option<&Observation>, runs: &[Observation]) {
        let Some(Observation { input, wrong_output: Some(output) }) = run else { return };
        let Some(case) = self.task.quick_case(input) else { return };
        self.inferred = inferred::mistakes(&case, &String::from_utf8_lossy(output));
        for run in runs {
            if self.inferred.is_empty() {
                break;
            }
            if let Some(case) = self.task.quick_case(&run.input) {
                self.inferred.retain(|mistake| explains_exactly(mistake, &case, run));
            }
        }
    }

    /// Returns whether we need not repeat a wrong run. A single mistake must explain everything, so
    /// we want to be sure of a run that refutes it. If no single one is left, we look for several
    /// mistakes, and one output matters less.
    pub(super) fn is_expected(&self, input: &str, verdict: &Verdict) -> bool {
        if !self.has_single() {
            return true;
        }
        let Some(case) = self.task.quick_case(input) else { return true };
        let printed = case.normalized(&verdict.run.stdout);
        self.single().iter().any(|mistake| mistake.may_print(&case, &printed))
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

    /// Returns whether a run on an input would tell us something: the input distinguishes the first
    /// candidate from one with another name. While too few inputs have exposed the first candidate
    /// (`is_rarely_exposed`), one that exposes it is of use, too.
    pub(super) fn is_worth_a_run(&self, input: &str, is_rarely_exposed: bool) -> bool {
        let Some(case) = self.task.quick_case(input) else { return false };
        let Some(first) = self.single().first() else { return false };
        let Some(printed) = first.normalized(&case) else { return false };
        let differs = |other: &Mistake| !other.may_print(&case, &printed);
        is_rarely_exposed && printed != case.expected || self.others().any(differs)
    }

    /// Returns whether we may stop although some inputs are left: the program fails too often, or
    /// no mistake can be named any more, neither a single one nor several.
    pub(super) fn is_over(&self, observations: &Observations, left: usize) -> bool {
        observations.failed_too_often() || !self.has_single() && self.several.is_hopeless(left)
    }

    /// Simulates the single mistakes also on those runs for which that takes long, as far as there
    /// is time. Returns those that still explain everything.
    pub(super) fn simulated_in_full(mut self, runs: &[Observation]) -> Vec<Mistake> {
        let end = Instant::now() + TIME_TO_CONFIRM;
        let unsure: Vec<_> = runs.iter().filter(|run| self.is_unsure(run)).collect();
        for run in unsure.into_iter().take_while(|_| Instant::now() < end) {
            if let Some(case) = self.task.thorough_case(&run.input) {
                self.compare(run, &case);
            }
        }
        self.single().to_vec()
    }

    /// Returns whether it takes many steps to find what is expected for the input of a run, or what
    /// a single mistake prints.
    fn is_unsure(&self, run: &Observation) -> bool {
        let case = self.task.quick_case(&run.input);
        case.is_none_or(|case| {
            self.single().iter().any(|mistake| mistake.normalized(&case).is_none())
        })
    }
}

/// Returns whether a mutant prints just what the program printed. We compare even what does not
/// count, such as spaces that no judge looks at, because an inferred mistake must be all that is
/// wrong. If the mutant takes too many steps on an input, we cannot tell, and answer yes.
fn explains_exactly(mistake: &Mistake, case: &Case, run: &Observation) -> bool {
    match &run.wrong_output {
        Some(output) => mistake.output(case).is_none_or(|text| text.as_bytes() == output),
        None => mistake.may_print(case, &case.expected),
    }
}
