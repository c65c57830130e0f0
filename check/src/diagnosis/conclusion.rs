//! What we conclude from all runs: which mistakes are named.

use super::candidates::Candidates;
use super::evidence::{Evidence, Seen};
use super::experiments::LEAST_EXPOSED;
use super::several::{Share, LEAST_NEEDED};
use super::{Diagnosis, Named};
use crate::mistake::{Mistake, Origin};
use crate::mutant::Mutant;
use std::cmp::Reverse;
use std::collections::BTreeSet;
use std::time::{Duration, Instant};

/// If more names than this are left, and no input distinguishes them, we name none.
const MOST_NAMES: usize = 3;
/// The time to simulate the last candidates in full.
const TIME_TO_CONFIRM: Duration = Duration::from_secs(5);
/// An output is strong evidence for a mistake if at most this many others, its rivals, explain it
/// in its place. We allow one, because a mistake often has a close relative that prints the same.
/// (Of 1,520 programs with one mistake that the catalogue lacked, 190 were given another name,
/// nearly always that of a relative or of a part.) More would be too weak: dozens of mutants find
/// no solutions.
const MOST_RIVALS: usize = 1;

impl Candidates {
    /// Returns the mistakes to name, if there is enough evidence for some. It is weak if few
    /// fixtures exposed them.
    pub(super) fn concluded(mut self, is_weak: bool) -> Option<Diagnosis> {
        if self.fitting.is_empty() {
            return self.in_part(is_weak);
        }
        self.simulate_in_full();
        plainest(&mut self.fitting);
        let names: BTreeSet<_> = self.fitting.iter().map(Mutant::name).collect();
        let is_clear = (1..=MOST_NAMES).contains(&names.len())
            && self.fitting.iter().all(|mutant| self.evidence.is_enough(mutant));
        let explained = self.evidence.wrong_count();
        is_clear.then(|| self.diagnosis(self.fitting.clone(), explained, is_weak))
    }

    /// Returns the mistakes that explain most, if each has strong evidence.
    fn in_part(&self, is_weak: bool) -> Option<Diagnosis> {
        let most = self.best.iter().take_while(|share| self.is_most(share));
        let share = most.into_iter().find(|share| self.is_strong(&share.mutant))?;
        let is_explained = |run: &&Seen| run.is_explained(&share.mutant) == Some(true);
        let explained = self.evidence.wrong().filter(is_explained).count();
        let is_most = 3 * explained >= 2 * self.evidence.wrong_count();
        is_most.then(|| self.diagnosis(vec![share.mutant.clone()], explained, is_weak))
    }

    fn diagnosis(&self, mutants: Vec<Mutant>, explained: usize, is_weak: bool) -> Diagnosis {
        let Evidence { task, runs, slow } = &self.evidence;
        let wrong = self.evidence.wrong_count();
        let explains = |run: &&Seen| run.is_explained(&mutants[0]) == Some(true);
        let shortest =
            self.evidence.wrong().filter(explains).min_by_key(|run| run.case.input.len());
        let example = shortest.map_or(String::new(), |run| run.case.input.clone());
        let named = mutants.into_iter().map(|mutant| self.named(mutant)).collect();
        let inputs = runs.len() + slow.len();
        Diagnosis { task: *task, named, inputs, wrong, explained, is_weak, example }
    }

    /// Simulates the candidates also on those runs for which that takes long, as far as there is
    /// time, and keeps those that still explain everything.
    fn simulate_in_full(&mut self) {
        let end = Instant::now() + TIME_TO_CONFIRM;
        let Candidates { evidence, fitting, .. } = self;
        let takes_long = |run: &&Seen| fitting.iter().any(|one| run.is_explained(one).is_none());
        let runs = evidence.runs.iter().filter(takes_long).map(Seen::observation);
        let runs: Vec<_> = runs.chain(evidence.slow.iter().cloned()).collect();
        for run in runs.iter().take_while(|_| Instant::now() < end) {
            if let Some(case) = evidence.task.thorough_case(&run.input) {
                let run = Seen::new(case, run);
                fitting.retain(|mutant| run.is_explained(mutant) != Some(false));
            }
        }
        fitting.retain(|mutant| evidence.is_explained(mutant));
    }

    /// Returns whether each mistake explains enough outputs that few others would explain in its
    /// place.
    fn is_strong(&self, mutant: &Mutant) -> bool {
        (0..mutant.mistakes.len()).all(|index| {
            let without = mutant.without(index);
            let rivals = self.rivals(mutant, index);
            let is_strong = |run: &&Seen| {
                let explains = |rival: &&&Mutant| {
                    without.in_any_order(rival).any(|both| run.is_explained(&both) == Some(true))
                };
                let names = rivals.iter().filter(explains).map(|rival| rival.name());
                names.collect::<BTreeSet<_>>().len() <= MOST_RIVALS
            };
            let strong = self.evidence.needing(mutant, index).filter(is_strong);
            strong.take(LEAST_EXPOSED).count() == LEAST_EXPOSED
        })
    }

    /// Returns what may be made in place of a mistake. A mistake that explains only a part of the
    /// same outputs is no rival: a program that sees no falling lines does not see those of red,
    /// either.
    fn rivals(&self, mutant: &Mutant, index: usize) -> Vec<&Mutant> {
        let own = Mutant::from(mutant.mistakes[index].clone());
        let shares = &self.several.shares;
        let is_own = |share: &&Share| share.mutant.name() == own.name();
        let all: BTreeSet<usize> =
            shares.iter().filter(is_own).flat_map(|share| share.explained.clone()).collect();
        let is_part =
            |share: &&Share| share.explained.is_subset(&all) && share.explained.len() < all.len();
        let rivals = shares.iter().filter(|share| !share.mutant.shares_with(mutant));
        rivals.filter(|share| !is_part(share)).map(|share| &share.mutant).collect()
    }

    /// Names the mistakes of a mutant.
    fn named(&self, mutant: Mutant) -> Named {
        let mut clauses: Vec<_> = mutant.name().into_iter().map(str::to_owned).collect();
        clauses.sort_by_key(|clause| Reverse(self.explained_alone(clause)));
        Named { mutant, clauses }
    }

    /// Returns how many wrong outputs a mistake explains alone.
    fn explained_alone(&self, clause: &str) -> usize {
        let shares = self.several.shares.iter();
        let own = shares.filter(|share| share.mutant.name().into_iter().eq([clause]));
        own.map(|share| share.explained.len()).max().unwrap_or(0)
    }
}

/// Leaves out candidates that say less than another one, though no input distinguishes them:
/// inferred mistakes where one of the catalogue explains the same, and higher numbers. Of inferred
/// ones, the plainest comes first.
fn plainest(fitting: &mut Vec<Mutant>) {
    let best = fitting.iter().map(Mutant::origin).min();
    fitting.retain(|mutant| Some(mutant.origin()) == best);
    let mut seen = BTreeSet::new();
    fitting.retain(|mutant| {
        mutant.origin() == Some(Origin::Catalogue) || seen.insert(same_for_all(mutant))
    });
}

/// Returns what the name of a mutant says for each number, and without what is inferred.
fn same_for_all(mutant: &Mutant) -> BTreeSet<String> {
    let known = mutant.mistakes.iter().filter(|mistake| mistake.origin != Origin::Inferred);
    known.map(Mistake::clause_for_any_number).collect()
}

impl Evidence {
    /// Returns whether enough inputs have exposed the mistakes of a mutant, and each of several. If
    /// a program is wrong on inputs without numbers alone, there are too few of these.
    fn is_enough(&self, mutant: &Mutant) -> bool {
        let is_single = mutant.mistakes.len() == 1;
        let is_exposed = self.wrong_count() >= LEAST_EXPOSED
            || is_single && self.wrong().all(|run| run.case.input.trim().is_empty());
        is_exposed && (is_single || self.needs_each(mutant, LEAST_NEEDED))
    }
}
