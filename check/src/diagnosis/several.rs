//! Several mistakes at once: which of them together explain what the program printed.
//!
//! A wrong output that a mutant does not print does not rule its mistake out: another mistake may
//! strike there, too. A right output does, if its input exposes the mistake. With those that are
//! left, we make mutants of two mistakes and of three. Those that explain most alone are combined
//! with all others, and tried on the shortest outputs that they do not explain.

use super::evidence::{Evidence, Seen};
use super::memo::Memo;
use crate::inferred;
use crate::mutant::Mutant;
use crate::numbered::Numbered;
use std::cmp::Reverse;
use std::collections::BTreeSet;

/// We name at most this many mistakes of the catalogue.
const MOST_MISTAKES: usize = 3;
/// How many mutants we combine with all others, those that explain most first.
const MOST_BASES: usize = 12;
/// How many outputs that a mutant does not explain we look at when we combine it with others. If
/// none of the first `MOST_TRIED` is explained then, we do not look at the others.
const MOST_OPEN: usize = 8;
const MOST_TRIED: usize = 4;
/// From how many of these we infer mistakes.
const MOST_INFERRED: usize = 2;
/// Each mistake must be needed for this many wrong outputs.
pub(super) const LEAST_NEEDED: usize = 2;

/// The mistakes that no right output rules out, and that do not explain everything.
#[derive(Default)]
pub(super) struct Several {
    pub(super) shares: Vec<Share>,
}

/// A mutant, and the runs whose wrong outputs it explains, by their places in the evidence.
#[derive(Clone)]
pub(super) struct Share {
    pub(super) mutant: Mutant,
    pub(super) explained: BTreeSet<usize>,
    /// The number of runs that we have compared it with.
    seen: usize,
}

/// What a search for several mistakes finds.
#[derive(Default)]
pub(super) struct Combined {
    /// Those that explain everything.
    pub(super) fitting: Vec<Mutant>,
    /// Those that explain most, in order.
    pub(super) best: Vec<Share>,
}

/// A run, and its place in the evidence.
type Placed<'a> = (usize, &'a Seen);

impl Several {
    /// Adds mutants that do not explain everything. What is inferred from one output is often
    /// inferred from another one, too.
    pub(super) fn add(&mut self, mutants: Vec<Mutant>) {
        for mutant in mutants {
            let is_same = |share: &Share| share.mutant.name() == mutant.name();
            if !mutant.is_inferred() || !self.shares.iter().any(is_same) {
                self.shares.push(Share { mutant, explained: BTreeSet::new(), seen: 0 });
            }
        }
    }

    /// Compares the mutants with the runs that are new, unless these are long. Right outputs come
    /// first: they rule out most mutants, which we then need not simulate on the others.
    fn compare(&mut self, evidence: &Evidence) {
        self.shares.retain_mut(|share| {
            let new = evidence.runs.iter().enumerate().skip(share.seen);
            let (wrong, right): (Vec<_>, Vec<_>) =
                new.filter(|(_, run)| !run.is_long()).partition(|(_, run)| run.is_wrong());
            share.seen = evidence.runs.len();
            let is_ruled_out =
                right.iter().any(|(_, run)| run.is_explained(&share.mutant) == Some(false));
            if !is_ruled_out {
                share.explains(&wrong);
            }
            !is_ruled_out
        });
    }

    /// Returns the mutants that make several mistakes and explain everything, or else those that
    /// explain most.
    pub(super) fn combined(&mut self, evidence: &Evidence, numbered: &[Numbered]) -> Combined {
        self.compare(evidence);
        let mut runs: Vec<_> = evidence.runs.iter().enumerate().collect();
        runs.retain(|(_, run)| !run.is_long());
        // Short wrong outputs rule out most mutants soon.
        runs.sort_by_key(|(_, run)| (!run.is_wrong(), run.size()));
        Search { several: self, numbered, evidence, runs, memo: Memo::default() }.combined()
    }
}

impl Share {
    /// Notes which of some wrong outputs the mutant explains.
    fn explains(&mut self, wrong: &[Placed]) {
        let explained = wrong.iter().filter(|(_, run)| run.is_explained(&self.mutant) == Some(true));
        self.explained.extend(explained.map(|(place, _)| place));
    }
}

/// A search for mistakes that are made at once.
struct Search<'a> {
    several: &'a Several,
    numbered: &'a [Numbered],
    evidence: &'a Evidence,
    /// The runs that are not long, those with a wrong output first.
    runs: Vec<Placed<'a>>,
    memo: Memo,
}

impl<'a> Search<'a> {
    /// Combines those that explain most with all others, and again those that explain most then.
    fn combined(mut self) -> Combined {
        let mut best = Vec::new();
        let mut level = self.several.shares.clone();
        level.retain(|share| !share.explained.is_empty());
        for count in 1..=MOST_MISTAKES {
            let fits = |share: &&Share| share.mutant.mistakes.len() > 1 && self.fits(&share.mutant);
            let fitting: Vec<_> = level.iter().filter(fits).map(|share| share.mutant.clone()).collect();
            if !fitting.is_empty() {
                return Combined { fitting: plainest(fitting), best };
            }
            self.keep_first(&mut level, count);
            best.extend(level.iter().cloned());
            if count < MOST_MISTAKES {
                level = level.iter().flat_map(|base| self.grown(base)).collect();
            }
        }
        best.sort_by_key(|share| Reverse(share.explained.len()));
        Combined { fitting: Vec::new(), best }
    }

    /// Keeps the shares that explain most, each once.
    fn keep_first(&self, shares: &mut Vec<Share>, count: usize) {
        first(shares, 2 * MOST_BASES);
        if count > 1 {
            let wrong: Vec<_> = self.wrong().collect();
            shares.iter_mut().for_each(|share| share.explains(&wrong));
        }
        first(shares, MOST_BASES);
    }

    fn wrong(&self) -> impl Iterator<Item = Placed<'a>> + '_ {
        self.runs.iter().copied().filter(|(_, run)| run.is_wrong())
    }

    /// Returns the mutants that make the mistakes of a base and those of another one, and explain
    /// some output that the base does not explain.
    fn grown(&mut self, base: &Share) -> Vec<Share> {
        let is_open = |(place, _): &Placed| !base.explained.contains(place);
        let open: Vec<_> = self.wrong().filter(is_open).take(MOST_OPEN).collect();
        let mut grown = Vec::new();
        for other in self.others(&base.mutant, &open) {
            for both in base.mutant.in_any_order(&other) {
                let explained = self.explained(&both, &open);
                if !explained.is_empty() {
                    let explained = &base.explained | &explained;
                    grown.push(Share { mutant: both, explained, seen: 0 });
                }
            }
        }
        grown
    }

    /// Returns what may be combined with a base: all that is not ruled out, and what we infer from
    /// outputs that the base does not explain.
    fn others(&self, base: &Mutant, open: &[Placed]) -> Vec<Mutant> {
        let known = self.several.shares.iter().map(|share| &share.mutant);
        let mut others: Vec<_> = known.filter(|other| !base.shares_with(other)).cloned().collect();
        for (_, run) in open.iter().take(MOST_INFERRED) {
            let output = run.wrong_output.as_deref().unwrap_or_default();
            let numbered = self.numbered.iter();
            others.extend(numbered.flat_map(|row| row.explaining(base, &run.case, output)));
            others.extend(inferred::explaining(base, &run.case, output));
        }
        others
    }

    /// Returns which of some runs a mutant explains.
    fn explained(&mut self, mutant: &Mutant, open: &[Placed]) -> BTreeSet<usize> {
        let mut explained = BTreeSet::new();
        for (number, (place, run)) in open.iter().enumerate() {
            if number == MOST_TRIED && explained.is_empty() {
                break;
            }
            if self.memo.explains(mutant, *place, run) == Some(true) {
                explained.insert(*place);
            }
        }
        explained
    }

    /// Returns whether a mutant explains every run, and needs each of its mistakes for that.
    fn fits(&self, mutant: &Mutant) -> bool {
        self.runs.iter().all(|(_, run)| run.is_explained(mutant) != Some(false))
            && self.evidence.needs_each(mutant, LEAST_NEEDED)
    }
}

/// Leaves out mutants that say less than another one. Mistakes of the catalogue say more than
/// inferred ones; of inferred ones, the plainest is the first.
fn plainest(mut fitting: Vec<Mutant>) -> Vec<Mutant> {
    if !fitting.iter().all(Mutant::is_inferred) {
        fitting.retain(|mutant| !mutant.is_inferred());
        return fitting;
    }
    let known = |mutant: &Mutant| -> BTreeSet<String> {
        let known = mutant.mistakes.iter().filter(|mistake| !mistake.is_inferred);
        known.map(|mistake| mistake.clause.clone()).collect()
    };
    let mut seen = BTreeSet::new();
    fitting.retain(|mutant| seen.insert(known(mutant)));
    fitting
}

/// Keeps the shares that explain most, each once.
fn first(shares: &mut Vec<Share>, most: usize) {
    shares.sort_by_key(|share| Reverse(share.explained.len()));
    let mut seen = BTreeSet::new();
    shares.retain(|Share { mutant, explained, .. }| {
        let name: Vec<_> = mutant.name().into_iter().map(str::to_owned).collect();
        seen.insert((name, explained.clone()))
    });
    shares.truncate(most);
}
