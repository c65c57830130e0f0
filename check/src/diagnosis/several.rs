//! Several mistakes at once: which of them together explain what the program printed.
//!
//! We search in levels. The first one has the mistakes that no right output rules out. Those that
//! explain most are its beam: we make each of them at once with every other mistake, and try that
//! on the shortest outputs that the former does not explain. These mutants are the next level.

use super::evidence::{Evidence, Seen};
use super::memo::Memo;
use super::parallel::{in_chunks, in_parallel};
use super::partial::{keep_strongest, Partial, Placed};
use crate::inferred;
use crate::mutant::Mutant;
use crate::numbered;
use mistakes::{Numbered, Origin};
use std::cmp::Reverse;

/// We name at most this many mistakes of the catalogue.
pub(super) const MOST_MISTAKES: usize = 3;
/// Each mistake must be needed for this many wrong outputs.
pub(super) const LEAST_NEEDED: usize = 2;
/// How many mutants are in the beam, and how many of them we compare with all wrong outputs.
const BEAM: usize = 20;
const COMPARED: usize = 3 * BEAM;
/// By how many of the shortest wrong outputs we judge which mistakes explain most.
const SAMPLE: usize = 16;
/// How many outputs that a mutant does not explain we look at when we add another mistake.
const MOST_OPEN: usize = 8;
/// If the mutant with both prints something else in place of so many of these, we look no further.
const MOST_REFUTED: usize = 2;
/// From how many of these we infer mistakes.
const MOST_INFERRED: usize = 2;

/// The mistakes that do not explain everything alone.
#[derive(Default)]
pub(super) struct Several {
    /// Those that no right output rules out.
    pub(super) possible: Vec<Partial>,
    /// Those that one does. Still, a program may make such a mistake, if another one makes up for
    /// it there.
    ruled_out: Vec<Partial>,
}

/// What a search for several mistakes finds.
#[derive(Default)]
pub(super) struct Combined {
    /// Those that explain everything.
    pub(super) fitting: Vec<Mutant>,
    /// If there are none, those that explain most, in order.
    pub(super) best: Vec<Partial>,
}

impl Several {
    /// Adds mutants that do not explain everything. What is inferred from one output is often
    /// inferred from another one, too.
    pub(super) fn add(&mut self, mutants: Vec<Mutant>) {
        for mutant in mutants {
            let is_same = |partial: &Partial| partial.mutant.name() == mutant.name();
            if mutant.origin() == Origin::Catalogue || !self.possible.iter().any(is_same) {
                self.possible.push(mutant.into());
            }
        }
    }

    /// Returns the mutants that make up to some mistakes and explain everything, or else those that
    /// explain most.
    pub(super) fn combined(
        &mut self,
        evidence: &Evidence,
        numbered: &[Numbered],
        most: usize,
    ) -> Combined {
        let (wrong, right) = short_runs(evidence);
        let possible = sampled(&self.possible, &wrong, &right);
        let (ruled_out, left): (Vec<_>, Vec<_>) =
            possible.into_iter().partition(|(_, is_ruled_out)| *is_ruled_out);
        self.ruled_out.extend(ruled_out.into_iter().map(|(partial, _)| partial));
        self.possible = left.into_iter().map(|(partial, _)| partial).collect();
        Search { possible: &self.possible, numbered, evidence, wrong, right }.combined(most)
    }

    /// Returns the mutants that make two mistakes and explain everything, though a right output
    /// rules one of them out alone.
    pub(super) fn combined_with_ruled_out(
        &self,
        evidence: &Evidence,
        numbered: &[Numbered],
    ) -> Vec<Mutant> {
        let (wrong, right) = short_runs(evidence);
        let ruled_out = sampled(&self.ruled_out, &wrong, &[]).into_iter().map(|(one, _)| one);
        let possible: Vec<_> = self.possible.iter().cloned().chain(ruled_out).collect();
        Search { possible: &possible, numbered, evidence, wrong, right }.combined(2).fitting
    }
}

/// Returns the runs that are not long, those with a wrong output and the others. The shortest come
/// first: they rule out most mutants soon.
fn short_runs(evidence: &Evidence) -> (Vec<Placed<'_>>, Vec<Placed<'_>>) {
    let mut runs: Vec<_> = evidence.runs.iter().enumerate().collect();
    runs.retain(|(_, run)| !run.is_long());
    runs.sort_by_key(|(_, run)| run.size());
    runs.into_iter().partition(|(_, run)| run.is_wrong())
}

/// Compares mutants with right outputs, and with a sample of wrong ones. Returns of each whether a
/// right one rules it out. Most are: these we need not simulate on the others.
fn sampled(all: &[Partial], wrong: &[Placed], right: &[Placed]) -> Vec<(Partial, bool)> {
    let sample = &wrong[..wrong.len().min(SAMPLE)];
    in_parallel(all, |partial| {
        let mut partial = partial.clone();
        let is_ruled_out = partial.compare_right(right);
        if !is_ruled_out {
            partial.compare(sample);
        }
        (partial, is_ruled_out)
    })
}

/// A search for mistakes that are made at once.
struct Search<'a> {
    possible: &'a [Partial],
    numbered: &'a [Numbered],
    evidence: &'a Evidence,
    /// The runs that are not long, the shortest first.
    wrong: Vec<Placed<'a>>,
    right: Vec<Placed<'a>>,
}

impl<'a> Search<'a> {
    /// Searches in as many levels as there may be mistakes. (Mutants of the first level may make
    /// several already: those that are inferred step by step.)
    fn combined(self, most: usize) -> Combined {
        let mut best = Vec::new();
        let mut level = self.possible.to_vec();
        level.retain(|partial| partial.explained.len() >= least_explained(&partial.mutant));
        for count in 1..=most {
            let fitting = self.fitting(&level);
            if !fitting.is_empty() {
                return Combined { fitting, best: Vec::new() };
            }
            let beam = self.beam(level);
            level = if count < most { self.next_level(&beam) } else { Vec::new() };
            best.extend(beam);
        }
        best.sort_by_key(|partial| Reverse(partial.explained.len()));
        Combined { fitting: Vec::new(), best }
    }

    /// Returns the mutants of several mistakes that explain every run, and need each of their
    /// mistakes for that.
    fn fitting(&self, level: &[Partial]) -> Vec<Mutant> {
        let mutants = level.iter().map(|partial| &partial.mutant);
        let several: Vec<_> = mutants.filter(|mutant| mutant.mistakes.len() > 1).collect();
        let fits = |mutant: &&Mutant| {
            !self.wrong.iter().chain(&self.right).any(|(_, run)| run.refutes(mutant))
                && self.evidence.needs_each(mutant, LEAST_NEEDED)
        };
        let fitting = in_parallel(&several, |mutant| fits(mutant).then(|| (*mutant).clone()));
        fitting.into_iter().flatten().collect()
    }

    /// Returns those that explain most. What a mutant explained, it may not explain any more with
    /// another mistake; so we compare the first ones with all wrong outputs again.
    fn beam(&self, mut level: Vec<Partial>) -> Vec<Partial> {
        keep_strongest(&mut level, COMPARED);
        let mut beam = in_parallel(&level, |partial| {
            let mut partial = Partial::from(partial.mutant.clone());
            partial.compare(&self.wrong);
            partial
        });
        keep_strongest(&mut beam, BEAM);
        beam
    }

    /// Returns the mutants that make the mistakes of one in the beam and another one, and explain
    /// some output that the former does not explain.
    fn next_level(&self, beam: &[Partial]) -> Vec<Partial> {
        let beam: Vec<_> = beam.iter().map(|base| (base, self.open(base))).collect();
        let mut level = in_chunks(self.possible, |others| {
            let memo = &mut Memo::default();
            let add = |(base, open): &(&Partial, Vec<_>)| {
                let others = others.iter().map(|other| &other.mutant);
                others.flat_map(|other| with_other(base, other, open, memo)).collect::<Vec<_>>()
            };
            beam.iter().flat_map(add).collect()
        });
        level.extend(in_parallel(&beam, |(base, open)| self.with_inferred(base, open)).concat());
        level
    }

    /// Returns the shortest wrong outputs that a mutant does not explain.
    fn open(&self, base: &Partial) -> Vec<Placed<'a>> {
        let is_open = |(place, _): &&Placed| !base.explained.contains(place);
        self.wrong.iter().filter(is_open).take(MOST_OPEN).copied().collect()
    }

    /// Returns the mutants that make the mistakes of a base, and what we infer from outputs that it
    /// does not explain.
    fn with_inferred(&self, base: &Partial, open: &[Placed]) -> Vec<Partial> {
        let memo = &mut Memo::default();
        let inferred =
            open.iter().take(MOST_INFERRED).flat_map(|(_, run)| self.inferred(base, run));
        inferred.flat_map(|other| with_other(base, &other, open, memo)).collect()
    }

    /// Returns what we infer from an output if a program makes the mistakes of a base, too.
    fn inferred(&self, base: &Partial, Seen { case, wrong_output, .. }: &Seen) -> Vec<Mutant> {
        let output = wrong_output.as_deref().unwrap_or_default();
        let mut all = numbered::explaining(self.numbered, &base.mutant, case, output);
        all.extend(inferred::explaining(&base.mutant, case, output));
        all
    }
}

/// Returns the mutants that make the mistakes of a base and those of another mutant, if they
/// explain some output that the base does not explain.
fn with_other(base: &Partial, other: &Mutant, open: &[Placed], memo: &mut Memo) -> Vec<Partial> {
    if base.mutant.shares_with(other) {
        return Vec::new();
    }
    let least = least_explained(other).min(open.len());
    let both = base.mutant.in_any_order(other).filter_map(|both| newly_explained(both, open, memo));
    let mut level: Vec<_> = both.filter(|partial| partial.explained.len() >= least).collect();
    // For now, we suppose that both explain what the base did.
    for partial in &mut level {
        partial.explained.extend(&base.explained);
    }
    level
}

/// Returns how many outputs a mutant must explain. A mistake that was found in an output always
/// explains that one, so it must explain another one, too.
fn least_explained(mutant: &Mutant) -> usize {
    match mutant.origin() {
        Origin::Catalogue => 1,
        _ => LEAST_NEEDED,
    }
}

/// Returns a mutant with what it explains of some wrong outputs, if it does so before others refute
/// it.
fn newly_explained(mutant: Mutant, open: &[Placed], memo: &mut Memo) -> Option<Partial> {
    let mut partial = Partial::from(mutant);
    for (number, (place, run)) in (1..).zip(open) {
        partial.note(*place, memo.explains(&partial.mutant, *place, run));
        if partial.explained.is_empty() && number - partial.unknown >= MOST_REFUTED {
            return None;
        }
    }
    (!partial.explained.is_empty()).then_some(partial)
}
