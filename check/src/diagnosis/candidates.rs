//! The mistakes that a program may make: those that fit all runs so far.
//!
//! They come from the catalogue of the task, and from the wrong outputs themselves: what a program writes in place of another text
//! is read there. Where the catalogue has a name, that is better.

use crate::case::Case;
use crate::compare::Verdict;
use crate::inferred;
use crate::mistake::Mistake;
use crate::observations::{Observation, Observations};
use crate::task::Task;
use std::collections::BTreeSet;
use std::mem;
use std::time::{Duration, Instant};

/// The time to work out the candidates that are left in the end.
const TIME_TO_CONFIRM: Duration = Duration::from_secs(5);

/// The most mistakes that are named together, and the least number of wrong outputs that each must explain.
const MOST_SEVERAL: usize = 3;
const LEAST_EXPLAINED: usize = 10;
/// After this many wrong outputs, most of which nothing explains, no more runs are made.
const ENOUGH: usize = 30;

/// The mistakes that fit all runs so far.
pub(super) struct Candidates {
    task: &'static dyn Task,
    known: Vec<Mistake>,
    inferred: Vec<Mistake>,
    /// Mistakes that no right output rules out, though they do not explain all wrong ones. Each has the numbers of the wrong
    /// outputs that it explains.
    partial: Vec<(Mistake, Vec<usize>)>,
    /// The number of runs, and of those with a wrong output, so far.
    seen: usize,
    wrong: usize,
}

impl Candidates {
    /// Takes the mistakes of a catalogue that fit some runs. The first of these should be the shortest that was wrong: from it,
    /// others are inferred.
    pub(super) fn new(task: &'static dyn Task, known: Vec<Mistake>, runs: &[Observation]) -> Self {
        let mut candidates = Candidates {
            task,
            known,
            inferred: Vec::new(),
            partial: Vec::new(),
            seen: 0,
            wrong: 0,
        };
        candidates.rule_out(runs);
        candidates.infer(runs.first(), runs);
        candidates
    }

    /// Returns those of the catalogue, or else the plainest one that was inferred.
    fn left(&self) -> &[Mistake] {
        match &self.known[..] {
            [] => &self.inferred[..self.inferred.len().min(1)],
            known => known,
        }
    }

    /// Leaves out what does not fit the last of some runs. If nothing is left, that run may tell more than earlier ones.
    pub(super) fn rule_out_by_last(&mut self, runs: &[Observation]) {
        self.rule_out(runs);
        if self.left().is_empty() {
            self.infer(runs.last(), runs);
        }
    }

    /// Leaves out what does not fit further runs, as far as that takes few steps to tell.
    fn rule_out(&mut self, runs: &[Observation]) {
        for run in &runs[self.seen.min(runs.len())..] {
            if let Some(case) = self.task.quick_case(&run.input) {
                self.rule_out_by(run, &case);
            }
        }
        self.seen = runs.len();
    }

    /// Leaves out what does not fit a run. A right output rules out what would show there; a wrong one only makes partial what
    /// does not explain it.
    fn rule_out_by(&mut self, run: &Observation, case: &Case) {
        let Some(output) = &run.wrong else {
            let fits = |mistake: &Mistake| mistake.may_print(case, &case.expected);
            self.known.retain(fits);
            self.partial.retain(|(mistake, _)| fits(mistake));
            self.inferred.retain(fits);
            return;
        };
        let said = case.normalized(output);
        for (mistake, explained) in &mut self.partial {
            if mistake.normalized(case).is_some_and(|says| says == said) {
                explained.push(self.wrong);
            }
        }
        let all: Vec<usize> = (0..self.wrong).collect();
        let (known, partial): (Vec<_>, Vec<_>) = mem::take(&mut self.known)
            .into_iter()
            .partition(|mistake| mistake.may_print(case, &said));
        self.known = known;
        self.partial.extend(partial.into_iter().map(|mistake| (mistake, all.clone())));
        self.wrong += 1;
        self.inferred.retain(|mistake| is_all(mistake, case, output));
    }

    /// Learns from a wrong output what may be wrong in all runs.
    fn infer(&mut self, run: Option<&Observation>, runs: &[Observation]) {
        let output = run.and_then(|run| run.wrong.as_ref().zip(self.task.quick_case(&run.input)));
        if let Some((output, case)) = output {
            self.inferred = inferred::mistakes(&case.answers, &String::from_utf8_lossy(output));
            for run in runs {
                if self.inferred.is_empty() {
                    break;
                }
                if let Some(case) = self.task.quick_case(&run.input) {
                    self.inferred.retain(|mistake| match &run.wrong {
                        Some(output) => is_all(mistake, &case, output),
                        None => mistake.may_print(&case, &case.expected),
                    });
                }
            }
        }
    }

    /// Returns whether a candidate prints what the program has printed, or takes too many steps to tell.
    pub(super) fn may_explain(&self, input: &str, verdict: &Verdict) -> bool {
        self.task.quick_case(input).is_none_or(|case| {
            let said = case.normalized(&verdict.run.stdout);
            self.left().iter().any(|mistake| mistake.may_print(&case, &said))
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
    pub(super) fn are_distinguished_by(&self, input: &str, or_shown: bool) -> bool {
        let Some(case) = self.task.quick_case(input) else { return false };
        let Some(says) = self.left().first().and_then(|first| first.normalized(&case)) else {
            return false;
        };
        let differs = |other: &Mistake| other.normalized(&case).is_some_and(|other| other != says);
        or_shown && says != case.expected || self.others().any(differs)
    }

    /// Returns whether no more runs are of use: nothing is left, or the program fails.
    pub(super) fn is_over(&self, observations: &Observations) -> bool {
        observations.has_failed()
            || self.left().is_empty() && self.wrong >= ENOUGH && self.several().is_empty()
    }

    /// Returns whether no single mistake explains everything.
    pub(super) fn is_none_left(&self) -> bool {
        self.left().is_empty()
    }

    /// Returns the mistakes that together explain most wrong outputs, the one that explains most first, with how many each explains
    /// that those before it do not; none if they explain less than two thirds.
    pub(super) fn several(&self) -> Vec<(String, usize)> {
        let mut left: BTreeSet<usize> = (0..self.wrong).collect();
        let mut all = Vec::new();
        while all.len() < MOST_SEVERAL {
            let gain = |explained: &[usize]| {
                explained.iter().filter(|number| left.contains(number)).count()
            };
            let Some((mistake, explained)) =
                self.partial.iter().rev().max_by_key(|(_, explained)| gain(explained))
            else {
                break;
            };
            let count = gain(explained);
            if count < LEAST_EXPLAINED.min(left.len().max(3)) {
                break;
            }
            all.push((mistake.clause.clone(), count));
            left.retain(|number| !explained.contains(number));
        }
        if 3 * left.len() <= self.wrong && self.wrong >= LEAST_EXPLAINED {
            all
        } else {
            Vec::new()
        }
    }

    /// Works out the candidates on those runs for which that takes long, too, as long as there is time. Returns those that fit.
    pub(super) fn worked_out(mut self, runs: &[Observation]) -> Vec<Mistake> {
        let end = Instant::now() + TIME_TO_CONFIRM;
        for run in runs.iter().filter(|run| self.is_unsure(run)).collect::<Vec<_>>() {
            if let Some(case) = self.task.thorough_case(&run.input).filter(|_| Instant::now() < end)
            {
                self.rule_out_by(run, &case);
            }
        }
        self.inferred.truncate(1);
        [self.known, self.inferred].into_iter().find(|left| !left.is_empty()).unwrap_or_default()
    }

    /// Returns whether it takes many steps to tell what is due for the input of a run, or what a candidate prints.
    fn is_unsure(&self, run: &Observation) -> bool {
        let case = self.task.quick_case(&run.input);
        case.is_none_or(|case| {
            self.left().iter().any(|mistake| mistake.normalized(&case).is_none())
        })
    }
}

/// Returns whether a mistake is all that is wrong with an output, also in what does not count.
fn is_all(mistake: &Mistake, case: &Case, output: &[u8]) -> bool {
    (mistake.output)(case).is_some_and(|text| text.as_bytes() == output)
}
