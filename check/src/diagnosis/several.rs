//! Several mistakes at once: which of them together explain what the program printed.
//!
//! A wrong output that a mutant does not print does not rule its mistake out: another mistake may
//! strike there, too. A right output does, if its input exposes the mistake. With those that are
//! left, we make mutants of two mistakes and of three. Those that explain most alone are combined
//! with all others, and tried on the shortest outputs that they do not explain.

use super::evidence::{Evidence, Seen};
use super::memo::Memo;
use crate::inferred;
use crate::mistake::{Mistake, Origin};
use crate::mutant::Mutant;
use crate::numbered::Numbered;
use std::cmp::Reverse;
use std::collections::{BTreeMap, BTreeSet};
use std::thread;

/// We name at most this many mistakes of the catalogue.
pub(super) const MOST_MISTAKES: usize = 3;
/// How many mutants we combine with all others, those that explain most first.
const MOST_BASES: usize = 10;
/// A mistake can be made in several ways. We combine so many of each on the average.
const MOST_WAYS: usize = 2;
/// By how many of the shortest wrong outputs we judge which mutants explain most.
const SAMPLE: usize = 16;
/// How many outputs that a mutant does not explain we look at when we combine it with others. If
/// none of the first `MOST_TRIED` is explained then, we do not look at the others.
const MOST_OPEN: usize = 8;
const MOST_TRIED: usize = 2;
/// From how many of these we infer mistakes.
const MOST_INFERRED: usize = 2;
/// Each mistake must be needed for this many wrong outputs.
pub(super) const LEAST_NEEDED: usize = 2;
/// The evidence that an output is, which those that explain it share.
const OUTPUT: usize = 1_000_000;
/// How many threads share the work. (With one for each core, which of two mutants comes first could
/// depend on the machine.)
const THREADS: usize = 4;

/// The mistakes that no right output rules out, and that do not explain everything.
#[derive(Default)]
pub(super) struct Several {
    pub(super) shares: Vec<Share>,
    /// Those that a right output rules out. Still, a program may make such a mistake, if another
    /// one makes up for it there.
    ruled_out: Vec<Share>,
}

/// A mutant, and the runs whose wrong outputs it explains, by their places in the evidence: of
/// those that are combined all, of others those among the shortest.
#[derive(Clone)]
pub(super) struct Share {
    pub(super) mutant: Mutant,
    pub(super) explained: BTreeSet<usize>,
    /// The runs that we have compared it with.
    compared: BTreeSet<usize>,
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
            let is_catalogued = mutant.origin() <= Some(Origin::Catalogue);
            if is_catalogued || !self.shares.iter().any(is_same) {
                self.shares.push(Share::new(mutant));
            }
        }
    }

    /// As [`Several::combined`], with two mistakes, which may be ruled out.
    pub(super) fn combined_with_ruled_out(
        &self,
        evidence: &Evidence,
        numbered: &[Numbered],
    ) -> Vec<Mutant> {
        let shares = [&self.shares[..], &self.ruled_out].concat();
        let ruled_out = Vec::new();
        let mut all = Several { shares, ruled_out };
        let right_is_known = |share: &mut Share| share.compared = evidence.right().collect();
        all.shares.iter_mut().for_each(right_is_known);
        all.combined(evidence, numbered, 2).fitting
    }

    /// Returns the mutants that make up to some mistakes and explain everything, or else those that
    /// explain most.
    pub(super) fn combined(
        &mut self,
        evidence: &Evidence,
        numbered: &[Numbered],
        most: usize,
    ) -> Combined {
        let mut runs: Vec<_> = evidence.runs.iter().enumerate().collect();
        runs.retain(|(_, run)| !run.is_long());
        // Short wrong outputs rule out most mutants soon.
        runs.sort_by_key(|(_, run)| (!run.is_wrong(), run.size()));
        self.compare(&runs);
        Search { several: self, numbered, evidence, runs }.combined(most)
    }

    /// Compares the mutants with some runs. Right outputs come first: they rule out most mutants,
    /// which we then need not simulate on the others.
    fn compare(&mut self, runs: &[Placed]) {
        let (wrong, right): (Vec<Placed>, Vec<Placed>) =
            runs.iter().copied().partition(|(_, run)| run.is_wrong());
        let sample: Vec<_> = wrong.into_iter().take(SAMPLE).collect();
        let compared = in_parallel(&self.shares, |share| {
            let mut share = share.clone();
            let is_left = share.explains_all(&right);
            if is_left {
                share.compare(&sample);
            }
            (share, is_left)
        });
        let (left, ruled_out): (Vec<_>, Vec<_>) =
            compared.into_iter().partition(|(_, is_left)| *is_left);
        self.shares = left.into_iter().map(|(share, _)| share).collect();
        self.ruled_out.extend(ruled_out.into_iter().map(|(share, _)| share));
    }
}

impl Share {
    fn new(mutant: Mutant) -> Self {
        Share { mutant, explained: BTreeSet::new(), compared: BTreeSet::new() }
    }

    /// Compares the mutant with right outputs. Returns whether it explains all of them.
    fn explains_all(&mut self, right: &[Placed]) -> bool {
        let new = right.iter().filter(|(place, _)| self.compared.insert(*place));
        new.into_iter().all(|(_, run)| run.is_explained(&self.mutant) != Some(false))
    }

    /// Notes which of some wrong outputs the mutant explains.
    fn compare(&mut self, wrong: &[Placed]) {
        for (place, run) in wrong {
            if self.compared.insert(*place) && run.is_explained(&self.mutant) == Some(true) {
                self.explained.insert(*place);
            }
        }
    }
}

/// A search for mistakes that are made at once.
struct Search<'a> {
    several: &'a Several,
    numbered: &'a [Numbered],
    evidence: &'a Evidence,
    /// The runs that are not long, those with a wrong output first.
    runs: Vec<Placed<'a>>,
}

impl<'a> Search<'a> {
    /// Combines those that explain most with all others, and again those that explain most then.
    fn combined(self, most: usize) -> Combined {
        let mut best = Vec::new();
        let mut level = self.several.shares.clone();
        level.retain(|share| share.explained.len() >= least_explained(&share.mutant));
        for count in 1..=most {
            let fitting = self.fitting(&level);
            if !fitting.is_empty() {
                return Combined { fitting, best };
            }
            let bases = self.bases(level);
            level = if count < most { self.grown(&bases) } else { Vec::new() };
            best.extend(bases);
        }
        best.sort_by_key(|share| Reverse(share.explained.len()));
        Combined { fitting: Vec::new(), best }
    }

    /// Returns the mutants of several mistakes that explain every run, and need each of their
    /// mistakes for that.
    fn fitting(&self, shares: &[Share]) -> Vec<Mutant> {
        let mutants = shares.iter().map(|share| &share.mutant);
        let several: Vec<_> = mutants.filter(|mutant| mutant.mistakes.len() > 1).collect();
        let fits = |mutant: &&Mutant| {
            self.runs.iter().all(|(_, run)| run.is_explained(mutant) != Some(false))
                && self.evidence.needs_each(mutant, LEAST_NEEDED)
        };
        let fitting = in_parallel(&several, |mutant| fits(mutant).then(|| (*mutant).clone()));
        fitting.into_iter().flatten().collect()
    }

    /// Returns the shares that explain most. What a base explained, a mutant that makes one mistake
    /// more may not; so we compare the first ones with all wrong outputs again.
    fn bases(&self, mut shares: Vec<Share>) -> Vec<Share> {
        let wrong: Vec<_> = self.wrong().collect();
        first(&mut shares, 3 * MOST_BASES);
        let mut bases = in_parallel(&shares, |share| {
            let mut share = Share::new(share.mutant.clone());
            share.compare(&wrong);
            share
        });
        first(&mut bases, MOST_BASES);
        bases
    }

    fn wrong(&self) -> impl Iterator<Item = Placed<'a>> + '_ {
        self.runs.iter().copied().filter(|(_, run)| run.is_wrong())
    }

    /// Returns the mutants that make the mistakes of a base and those of another mutant, and
    /// explain some output that the base does not explain.
    fn grown(&self, bases: &[Share]) -> Vec<Share> {
        let bases: Vec<_> = bases.iter().map(|base| (base, self.open(base))).collect();
        let chunk = self.several.shares.len().div_ceil(THREADS).max(1);
        let chunks: Vec<_> = self.several.shares.chunks(chunk).collect();
        let mut grown = in_parallel(&chunks, |others| {
            let memo = &mut Memo::default();
            let grow = |(base, open): &(&Share, Vec<_>)| {
                let others = others.iter().map(|share| &share.mutant);
                others.flat_map(|other| grown(base, other, open, memo)).collect::<Vec<_>>()
            };
            bases.iter().flat_map(grow).collect::<Vec<_>>()
        });
        grown.push(in_parallel(&bases, |(base, open)| self.inferred(base, open)).concat());
        grown.concat()
    }

    /// Returns the shortest wrong outputs that a mutant does not explain.
    fn open(&self, base: &Share) -> Vec<Placed<'a>> {
        let is_open = |(place, _): &Placed| !base.explained.contains(place);
        self.wrong().filter(is_open).take(MOST_OPEN).collect()
    }

    /// Returns the mutants that make the mistakes of a base, and what we infer from outputs that it
    /// does not explain.
    fn inferred(&self, base: &Share, open: &[Placed]) -> Vec<Share> {
        let memo = &mut Memo::default();
        let mut all = Vec::new();
        for (_, run) in open.iter().take(MOST_INFERRED) {
            let output = run.wrong_output.as_deref().unwrap_or_default();
            let numbered = self
                .numbered
                .iter()
                .flat_map(|row| row.explaining(&base.mutant, &run.case, output));
            let inferred = inferred::explaining(&base.mutant, &run.case, output);
            let others = numbered.chain(inferred);
            all.extend(others.flat_map(|other| grown(base, &other, open, memo)));
        }
        all
    }
}

/// Returns the mutants that make the mistakes of a base and those of another mutant, if they
/// explain some output that the base does not explain.
fn grown(base: &Share, other: &Mutant, open: &[Placed], memo: &mut Memo) -> Vec<Share> {
    if base.mutant.shares_with(other) {
        return Vec::new();
    }
    let grow = |mutant: Mutant| {
        let (explained, compared) = explained(&mutant, open, memo)?;
        if explained.len() < least_explained(other).min(open.len()) {
            return None;
        }
        let explained = &base.explained | &explained;
        Some(Share { mutant, explained, compared })
    };
    base.mutant.in_any_order(other).filter_map(grow).collect()
}

/// Returns how many outputs a mutant must explain. What was found in an output always explains that
/// one.
fn least_explained(mutant: &Mutant) -> usize {
    match mutant.origin() {
        Some(Origin::Catalogue) => 1,
        _ => LEAST_NEEDED,
    }
}

/// Returns which of some runs a mutant explains, and with which we have compared it; `None` if it
/// explains none of the first ones.
fn explained(
    mutant: &Mutant,
    open: &[Placed],
    memo: &mut Memo,
) -> Option<(BTreeSet<usize>, BTreeSet<usize>)> {
    let mut explained = BTreeSet::new();
    for (number, (place, run)) in open.iter().enumerate() {
        if memo.explains(mutant, *place, run) == Some(true) {
            explained.insert(*place);
        } else if number + 1 >= MOST_TRIED && explained.is_empty() {
            return None;
        }
    }
    let compared = open.iter().map(|(place, _)| *place).collect();
    (!explained.is_empty()).then_some((explained, compared))
}

/// Keeps the shares with the strongest evidence. An output that few others explain is
/// stronger evidence than one that dozens do, such as that there are no solutions.
fn first(shares: &mut Vec<Share>, most: usize) {
    let mut explaining = BTreeMap::new();
    for place in shares.iter().flat_map(|share| &share.explained) {
        *explaining.entry(*place).or_insert(0) += 1;
    }
    let weight = |place: &usize| OUTPUT / explaining[place];
    shares.sort_by_cached_key(|share| Reverse(share.explained.iter().map(weight).sum::<usize>()));
    let mut names = BTreeSet::new();
    shares.retain(|share| {
        let mistakes = share.mutant.mistakes.iter();
        let name: BTreeSet<_> = mistakes.map(Mistake::clause_for_any_number).collect();
        names.len() < most && names.insert(name.clone()) || names.contains(&name)
    });
    shares.truncate(MOST_WAYS * most);
}

/// Returns a result for each of some values, in order.
fn in_parallel<T: Sync, R: Send>(values: &[T], result: impl Fn(&T) -> R + Sync) -> Vec<R> {
    let results = |chunk: &[T]| chunk.iter().map(&result).collect::<Vec<_>>();
    let chunk = values.len().div_ceil(THREADS).max(1);
    thread::scope(|scope| {
        let threads: Vec<_> =
            values.chunks(chunk).map(|chunk| scope.spawn(move || results(chunk))).collect();
        let ended = threads.into_iter().map(|thread| thread.join().expect("no mutant panics"));
        ended.flatten().collect()
    })
}
