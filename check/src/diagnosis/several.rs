//! Several mistakes at once: which of them together explain most wrong outputs.
//!
//! A program with two mistakes prints on some inputs what the first mutant prints, on others what
//! the second one prints. So a wrong output that a mutant does not print does not rule it out:
//! another mistake may strike there. A right output does, if its input exposes the mistake.

use crate::mistake::Mistake;
use crate::observations::Observation;
use crate::task::Task;
use std::collections::BTreeSet;

/// We name at most this many mistakes.
const MOST_MISTAKES: usize = 3;
/// We name a mistake only if this many wrong outputs are strong evidence for it.
const LEAST_EXPLAINED: usize = 10;
/// An output is strong evidence for a mistake if at most this many others, its rivals, explain it,
/// too. We allow one, because a mistake often has a close relative that prints the same. (Of 1,520
/// programs with one mistake that the catalogue lacked, 190 were given another name, nearly always
/// that of a relative or of a part.) More would be too weak: dozens of mutants find no solutions.
const MOST_RIVALS: usize = 1;
/// If a program was wrong this often, and what we could name explains less than half of that, we
/// give up: further runs will hardly change it.
const ENOUGH: usize = 10;
/// An input with more bytes than this is long: to simulate hundreds of mutants on it would take
/// many seconds. So we wait until few mutants are left that may be named, and simulate only those.
const LONG_INPUT: usize = 1_000;

/// The mistakes that no right output rules out.
#[derive(Default)]
pub(super) struct Several {
    shares: Vec<Share>,
    /// The number of runs that we have compared with the mutants.
    seen: usize,
    /// The numbers of those with a wrong output. Long ones are added only in the end.
    wrong_runs: BTreeSet<usize>,
}

/// A mistake, and the numbers of the runs whose wrong outputs it explains.
#[derive(Clone)]
pub(crate) struct Share {
    pub(crate) mistake: Mistake,
    pub(crate) explained: BTreeSet<usize>,
}

impl Several {
    /// Adds mistakes that do not explain everything.
    pub(super) fn add(&mut self, mistakes: Vec<Mistake>) {
        let share = |mistake| Share { mistake, explained: BTreeSet::new() };
        self.shares.extend(mistakes.into_iter().map(share));
    }

    /// Compares the mutants with the runs that are new, unless they are long. Right outputs come
    /// first: they rule out most mutants, which we then need not simulate on the others.
    pub(super) fn compare(&mut self, runs: &[Observation], task: &dyn Task) {
        let new = runs.iter().enumerate().skip(self.seen);
        let (wrong, right): (Vec<_>, Vec<_>) = new
            .filter(|(_, run)| run.input.len() <= LONG_INPUT)
            .partition(|(_, run)| run.wrong_output.is_some());
        for (number, run) in right.into_iter().chain(wrong) {
            self.compare_with(number, run, task);
        }
        self.seen = runs.len();
    }

    fn compare_with(&mut self, number: usize, run: &Observation, task: &dyn Task) {
        if run.wrong_output.is_some() {
            self.wrong_runs.insert(number);
        }
        // An output that we cannot compare counts as one that nothing explains.
        let Some(case) = task.quick_case(&run.input) else { return };
        let Some(output) = &run.wrong_output else {
            self.shares.retain(|share| !share.mistake.is_wrong(&case));
            return;
        };
        let printed = case.normalized(output);
        for share in &mut self.shares {
            if share.mistake.prints(&case, &printed) {
                share.explained.insert(number);
            }
        }
    }

    /// Returns whether we may stop although some inputs are left.
    pub(super) fn is_hopeless(&self, left: usize) -> bool {
        let most = self.shares.iter().map(|share| share.explained.len()).max();
        let explained = explained(&self.best());
        // No mistake reaches ten, even if it explains all that is still to come.
        most.is_none_or(|most| most + left < LEAST_EXPLAINED)
            || self.wrong_runs.len() >= ENOUGH && 2 * explained < self.wrong_runs.len()
    }

    /// Returns the mistakes to name, the one that explains most first; none if together they
    /// explain less than two thirds of the wrong outputs.
    pub(super) fn named(mut self, runs: &[Observation], task: &dyn Task) -> Vec<Share> {
        self.shares = self.strong().cloned().collect();
        for (number, run) in runs.iter().enumerate() {
            if run.input.len() > LONG_INPUT {
                self.compare_with(number, run, task);
            }
        }
        let mut best = self.best();
        best.retain(|share| share.explained.len() >= LEAST_EXPLAINED);
        if 3 * explained(&best) < 2 * self.wrong_runs.len() {
            best.clear();
        }
        best
    }

    /// Returns up to three mistakes, the one that explains most first, each with what those before
    /// it do not explain. A mistake can be made in several ways; a program makes it in one.
    fn best(&self) -> Vec<Share> {
        let mut left = self.wrong_runs.clone();
        let mut best: Vec<Share> = Vec::new();
        for _ in 0..MOST_MISTAKES {
            let is_named = |share: &Share| {
                best.iter().any(|other| other.mistake.clause == share.mistake.clause)
            };
            let others = self.shares.iter().filter(|share| !is_named(share));
            // Of two that explain as much, `max_by_key` returns the last. We want the first.
            let count = |share: &&Share| share.explained.intersection(&left).count();
            let Some(Share { mistake, explained }) = others.rev().max_by_key(count) else { break };
            let explained = explained & &left;
            left = &left - &explained;
            best.push(Share { mistake: mistake.clone(), explained });
        }
        best
    }

    /// Returns the mistakes for which enough outputs are strong evidence. A mistake that explains
    /// only a part of the same outputs is no rival: a program that sees no falling lines does not
    /// see those of red, either.
    fn strong(&self) -> impl Iterator<Item = &Share> {
        let enough = self.shares.iter().filter(|share| share.explained.len() >= LEAST_EXPLAINED);
        enough.filter(|share| {
            let is_rival = |other: &&Share| {
                let is_part = other.explained.is_subset(&share.explained)
                    && other.explained.len() < share.explained.len();
                other.mistake.clause != share.mistake.clause && !is_part
            };
            let rivals: Vec<_> = self.shares.iter().filter(is_rival).collect();
            let is_strong = |number: &&usize| {
                let explains = |rival: &&&Share| rival.explained.contains(number);
                let names = rivals.iter().filter(explains).map(|rival| &rival.mistake.clause);
                names.collect::<BTreeSet<_>>().len() <= MOST_RIVALS
            };
            share.explained.iter().filter(is_strong).count() >= LEAST_EXPLAINED
        })
    }
}

/// Returns how many wrong outputs some mistakes explain together. None has those of another one.
pub(super) fn explained(shares: &[Share]) -> usize {
    shares.iter().map(|share| share.explained.len()).sum()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::mistake::prints;
    use crate::tasks::named;
    use std::ops::Range;

    /// Returns mistakes, each with the wrong outputs that it explains.
    fn several(shares: &[(&str, Range<usize>)], wrong: usize) -> Several {
        let share = |(clause, explained): &(&str, Range<usize>)| Share {
            mistake: prints(*clause, |_| {}),
            explained: explained.clone().collect(),
        };
        let shares = shares.iter().map(share).collect();
        Several { shares, seen: 0, wrong_runs: (0..wrong).collect() }
    }

    #[track_caller]
    fn case(shares: &[(&str, Range<usize>)], wrong: usize, expected: &[(&str, usize)]) {
        let named = several(shares, wrong).named(&[], named("connect4"));
        let named = named.iter().map(|share| (&*share.mistake.clause, share.explained.len()));
        assert_eq!(named.collect::<Vec<_>>(), expected);
    }

    #[test]
    fn those_are_named_that_explain_ten_outputs_each_and_two_thirds_together() {
        case(&[("a", 12..22), ("b", 0..12)], 24, &[("b", 12), ("a", 10)]);
        case(&[("a", 5..22), ("b", 0..15)], 24, &[("a", 17)]);
        case(&[("a", 0..12), ("b", 12..21)], 24, &[]);
        case(&[("a", 0..16)], 24, &[("a", 16)]);
        case(&[("a", 0..16)], 25, &[]);
        case(&[("a", 0..20), ("a", 20..32)], 32, &[]);
        case(&[("a", 0..12), ("b", 0..12)], 12, &[("a", 12)]);
    }

    #[test]
    fn an_output_that_rivals_explain_is_weak_evidence_but_a_part_is_no_rival() {
        let two = [("a", 0..12), ("b", 0..12)];
        case(&two, 12, &[("a", 12)]);
        case(&[&two[..], &[("c", 0..11)]].concat(), 12, &[("a", 12)]);
        case(&[&two[..], &[("c", 0..12)]].concat(), 12, &[]);
        case(&[("a", 0..14), ("b", 2..15), ("c", 2..15)], 15, &[]);
    }

    #[test]
    fn nothing_can_be_named_any_more_if_too_few_inputs_are_left_or_little_is_explained() {
        let is_hopeless = |shares: &[_], wrong, left| several(shares, wrong).is_hopeless(left);
        assert!(is_hopeless(&[], 0, 99));
        assert!(is_hopeless(&[("a", 0..8)], 8, 1) && !is_hopeless(&[("a", 0..8)], 8, 2));
        assert!(is_hopeless(&[("a", 0..4)], 10, 99) && !is_hopeless(&[("a", 0..5)], 10, 99));
        assert!(!is_hopeless(&[("a", 0..2)], 9, 99));
    }
}
