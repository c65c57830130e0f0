//! A mutant that explains some of the wrong outputs, and which.
//!
//! A wrong output that a mutant does not print does not rule its mistakes out: another mistake may
//! strike there, too. A right output does, if its input exposes them.

use super::evidence::Seen;
use crate::mutant::Mutant;
use std::cmp::Reverse;
use std::collections::{BTreeMap, BTreeSet};

/// A mistake can be made in several ways, or with many numbers. We keep so many of each at most.
const MOST_WAYS: usize = 4;
/// How much the evidence of one output weighs. All that explain the output share it.
const OUTPUT: usize = 1_000_000;

/// A run, and its place in the evidence.
pub(super) type Placed<'a> = (usize, &'a Seen);

/// A mutant, and the runs with which we have compared it, by their places in the evidence.
#[derive(Clone)]
pub(super) struct Partial {
    pub(super) mutant: Mutant,
    /// Those whose wrong outputs it explains.
    pub(super) explained: BTreeSet<usize>,
    /// On how many wrong outputs it takes too many steps to know.
    pub(super) unknown: usize,
    compared: BTreeSet<usize>,
}

impl From<Mutant> for Partial {
    /// Returns a mutant that we have compared with no run yet.
    fn from(mutant: Mutant) -> Self {
        Partial { mutant, explained: BTreeSet::new(), unknown: 0, compared: BTreeSet::new() }
    }
}

impl Partial {
    /// Compares the mutant with right outputs that are new to it. Returns whether one rules it out.
    pub(super) fn compare_right(&mut self, right: &[Placed]) -> bool {
        let mut new = right.iter().filter(|(place, _)| self.compared.insert(*place));
        new.any(|(_, run)| run.refutes(&self.mutant))
    }

    /// Compares the mutant with wrong outputs.
    pub(super) fn compare(&mut self, wrong: &[Placed]) {
        for (place, run) in wrong {
            if self.compared.insert(*place) {
                self.note(*place, run.is_explained(&self.mutant));
            }
        }
    }

    /// Notes whether the mutant explains a wrong output.
    pub(super) fn note(&mut self, place: usize, is_explained: Option<bool>) {
        match is_explained {
            Some(true) => _ = self.explained.insert(place),
            Some(false) => {}
            None => self.unknown += 1,
        }
    }

    /// Returns how many wrong outputs the mutant may explain.
    pub(super) fn possible(&self) -> usize {
        self.explained.len() + self.unknown
    }
}

/// Keeps those with the strongest evidence, so many at most. An output that few others
/// explain is stronger evidence than one that dozens do, such as that there are no solutions.
pub(super) fn keep_strongest(all: &mut Vec<Partial>, most: usize) {
    let mut explaining = BTreeMap::new();
    for place in all.iter().flat_map(|partial| &partial.explained) {
        *explaining.entry(*place).or_insert(0) += 1;
    }
    let weight = |place: &usize| OUTPUT / explaining[place];
    all.sort_by_cached_key(|one| Reverse(one.explained.iter().map(weight).sum::<usize>()));
    let mut ways = BTreeMap::new();
    all.retain(|partial| {
        let ways = ways.entry(partial.mutant.name_for_any_number()).or_insert(0);
        *ways += 1;
        *ways <= MOST_WAYS
    });
    all.truncate(most);
}
