//! What we conclude from all runs: which mistakes are named.

use super::candidates::Candidates;
use super::evidence::{Evidence, Seen};
use super::experiments::LEAST_EXPOSED;
use super::partial::Partial;
use super::several::LEAST_NEEDED;
use super::{Diagnosis, Named};
use crate::mutant::Mutant;
use mistakes::{Mistake, Origin};
use std::cmp::Reverse;
use std::collections::BTreeSet;
use std::slice;
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
    /// Returns the mistakes to name, if there is enough evidence for some.
    pub(super) fn concluded(mut self) -> Option<Diagnosis> {
        if self.fitting.is_empty() {
            return self.in_part();
        }
        self.simulate_in_full();
        plainest(&mut self.fitting);
        let names: BTreeSet<_> = self.fitting.iter().map(Mutant::name).collect();
        let is_clear = (1..=MOST_NAMES).contains(&names.len())
            && self.fitting.iter().all(|mutant| self.evidence.is_enough(mutant));
        is_clear.then(|| self.diagnosis(&self.fitting, self.evidence.wrong_count()))
    }

    /// Returns the mistakes that explain most, if each has strong evidence. A number that was found
    /// in an output has not: among many there is one that explains most of what other mistakes did.
    fn in_part(&self) -> Option<Diagnosis> {
        let most = self.best.iter().take_while(|best| self.is_most(best.explained.len()));
        let mut most = most.map(|best| &best.mutant);
        let has_number = |mutant: &Mutant| {
            mutant.mistakes.iter().any(|mistake| mistake.origin == Origin::Numbered)
        };
        let mutant = most.find(|mutant| !has_number(mutant) && self.is_strong(mutant))?;
        let is_explained = |run: &&Seen| run.is_explained(mutant) == Some(true);
        // Long runs count, too, though we have not compared it with them.
        let explained = self.evidence.wrong().filter(is_explained).count();
        self.is_most(explained).then(|| self.diagnosis(slice::from_ref(mutant), explained))
    }

    fn diagnosis(&self, mutants: &[Mutant], explained: usize) -> Diagnosis {
        let Candidates { evidence: Evidence { task, runs, slow }, are_weak, .. } = self;
        let explains = |run: &&Seen| run.is_explained(&mutants[0]) == Some(true);
        let shortest =
            self.evidence.wrong().filter(explains).min_by_key(|run| run.case.input.len());
        Diagnosis {
            task: *task,
            named: mutants.iter().map(|mutant| self.named(mutant.clone())).collect(),
            inputs: runs.len() + slow.len(),
            wrong: self.evidence.wrong_count(),
            explained,
            is_weak: *are_weak,
            example: shortest.map_or(String::new(), |run| run.case.input.clone()),
        }
    }

    /// Keeps the candidates that explain everything: on long inputs, too, and on those for which it
    /// takes many steps to simulate them, as far as there is time.
    fn simulate_in_full(&mut self) {
        let end = Instant::now() + TIME_TO_CONFIRM;
        let Candidates { evidence, fitting, .. } = self;
        let mut take_long = BTreeSet::new();
        fitting.retain(|mutant| {
            evidence.runs.iter().enumerate().all(|(place, run)| {
                let is_explained = run.is_explained(mutant);
                take_long.extend(is_explained.is_none().then_some(place));
                is_explained != Some(false)
            })
        });
        let runs = take_long.into_iter().map(|place| evidence.runs[place].observation());
        let runs = runs.chain(evidence.slow.iter().cloned());
        for run in runs.take_while(|_| Instant::now() < end) {
            if let Some(case) = evidence.task.thorough_case(&run.input) {
                let run = Seen::new(case, &run);
                fitting.retain(|mutant| !run.refutes(mutant));
            }
        }
    }

    /// Returns whether each mistake explains enough outputs that few others would explain in its
    /// place.
    fn is_strong(&self, mutant: &Mutant) -> bool {
        (0..mutant.mistakes.len()).all(|index| {
            let (without, rivals) = (mutant.without(index), self.rivals(mutant, index));
            let needing = self.evidence.needing(mutant, index);
            let strong = needing.filter(|run| explaining(&rivals, &without, run) <= MOST_RIVALS);
            strong.take(LEAST_EXPOSED).count() == LEAST_EXPOSED
        })
    }

    /// Returns what may be made in place of a mistake. A mistake that explains only a part of the
    /// same outputs is no rival: a program that sees no falling lines does not see those of red,
    /// either.
    fn rivals(&self, mutant: &Mutant, index: usize) -> Vec<&Mutant> {
        let mistake = Mutant::from(mutant.mistakes[index].clone());
        let possible = self.several.possible.iter();
        let same = possible.clone().filter(|other| other.mutant.name() == mistake.name());
        let own: BTreeSet<usize> = same.flat_map(|one| one.explained.clone()).collect();
        let is_part =
            |other: &&Partial| other.explained.is_subset(&own) && other.explained.len() < own.len();
        let rivals = possible.filter(|other| !other.mutant.shares_with(mutant));
        rivals.filter(|other| !is_part(other)).map(|other| &other.mutant).collect()
    }

    /// Names the mistakes of a mutant.
    fn named(&self, mutant: Mutant) -> Named {
        let mut clauses: Vec<_> = mutant.name().into_iter().map(str::to_owned).collect();
        clauses.sort_by_key(|clause| Reverse(self.explained_alone(clause)));
        Named { mutant, clauses }
    }

    /// Returns how many wrong outputs a mistake explains alone.
    fn explained_alone(&self, clause: &str) -> usize {
        let possible = self.several.possible.iter();
        let own = possible.filter(|one| one.mutant.name().into_iter().eq([clause]));
        own.map(|one| one.explained.len()).max().unwrap_or(0)
    }
}

/// Returns how many of some rivals would explain a wrong output if a program made one of them, too.
/// Several ways to make a mistake count once.
fn explaining(rivals: &[&Mutant], without: &Mutant, run: &Seen) -> usize {
    let explains = |rival: &&&Mutant| {
        without.in_any_order(rival).any(|both| run.is_explained(&both) == Some(true))
    };
    let names = rivals.iter().filter(explains).map(|rival| rival.name());
    names.collect::<BTreeSet<_>>().len()
}

/// Leaves out candidates that say less than another one, though no input distinguishes them:
/// inferred mistakes where one of the catalogue explains the same, and higher numbers. Of inferred
/// ones, the plainest comes first.
fn plainest(fitting: &mut Vec<Mutant>) {
    let Some(best) = fitting.iter().map(Mutant::origin).min() else { return };
    fitting.retain(|mutant| mutant.origin() == best);
    let mut seen = BTreeSet::new();
    fitting.retain(|mutant| best == Origin::Catalogue || seen.insert(same_for_all(mutant)));
}

/// Returns what the name of a mutant says for each number, and without what is inferred. So all
/// mutants of which everything is inferred are the same.
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
