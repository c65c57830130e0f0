//! Several mistakes at once: which of them together explain most wrong outputs.
//!
//! A program with two mistakes prints on some inputs what the first mutant prints, on others what
//! the second one prints. So a wrong output that a mutant does not print does not rule it out:
//! another mistake may strike there. A right output does, if its input exposes the mistake.

use crate::mistake::Mistake;
use crate::observations::Observation;
use crate::task::Task;
use std::cmp::Reverse;
use std::collections::BTreeSet;

/// We name at most this many mistakes.
const MOST_NAMED: usize = 3;
/// Each must explain this many wrong outputs that few mistakes explain, and that none named before
/// it does.
const LEAST_EXPLAINED: usize = 10;
/// Few are this many names: a mistake often has a close relative that prints the same. (Of mistakes
/// that the catalogue lacked, 77 of 711 for Connect 4 were given the name of another one; with
/// five, 116 were.)
const FEW: usize = 2;
/// We stop early if a program was wrong this often, and nothing explains most of that.
const ENOUGH: usize = 30;
/// To simulate hundreds of mutants on an input with more bytes would take many seconds. So we do
/// that in the end, with the few mutants that may be named.
const LONG: usize = 1_000;

/// Mistakes that no right output rules out.
pub(super) struct Several {
    task: &'static dyn Task,
    pub(super) parts: Vec<Part>,
    /// The number of runs that we have compared with the mutants.
    seen: usize,
    /// The numbers of those with a wrong output; of long ones only in the end.
    pub(super) wrong: BTreeSet<usize>,
}

/// A mistake, and the numbers of the runs whose wrong outputs it explains.
pub(crate) struct Part {
    pub(crate) mistake: Mistake,
    pub(crate) explained: BTreeSet<usize>,
}

impl Several {
    pub(super) fn new(task: &'static dyn Task) -> Self {
        Several { task, parts: Vec::new(), seen: 0, wrong: BTreeSet::new() }
    }

    /// Adds mistakes that do not explain everything.
    pub(super) fn add(&mut self, mistakes: impl IntoIterator<Item = Mistake>) {
        let part = |mistake| Part { mistake, explained: BTreeSet::new() };
        self.parts.extend(mistakes.into_iter().map(part));
    }

    /// Compares the mutants with the runs that are new, unless they are long. Right outputs come
    /// first: they rule out most mutants, which we then need not simulate on the others.
    pub(super) fn compare(&mut self, runs: &[Observation]) {
        let new = runs.iter().enumerate().skip(self.seen);
        let (wrong, right): (Vec<_>, _) = new
            .filter(|(_, run)| run.input.len() <= LONG)
            .partition(|(_, run)| run.wrong.is_some());
        for (number, run) in right.into_iter().chain(wrong) {
            self.compare_with(number, run);
        }
        self.seen = runs.len();
    }

    fn compare_with(&mut self, number: usize, run: &Observation) {
        // An output that we cannot compare counts as one that nothing explains.
        self.wrong.extend(run.wrong.as_ref().map(|_| number));
        let Some(case) = self.task.quick_case(&run.input) else { return };
        let Some(output) = &run.wrong else {
            self.parts.retain(|part| !part.mistake.is_wrong(&case));
            return;
        };
        let printed = case.normalized(output);
        for part in &mut self.parts {
            if part.mistake.normalized(&case).is_some_and(|output| output == printed) {
                part.explained.insert(number);
            }
        }
        if self.wrong.len() >= ENOUGH {
            self.parts.retain(|part| !part.explained.is_empty());
        }
    }

    /// Returns the mistakes that explain an output.
    pub(super) fn explaining(&self) -> impl Iterator<Item = &Mistake> {
        self.parts.iter().filter(|part| !part.explained.is_empty()).map(|part| &part.mistake)
    }

    /// Returns whether no mistakes can be named any more, whatever the outputs for a number of
    /// further inputs are, or whether that is unlikely.
    pub(super) fn is_hopeless(&self, further: usize) -> bool {
        let wrong = self.wrong.len();
        let mut unexplained = self.wrong.clone();
        for part in &self.parts {
            unexplained.retain(|number| !part.explained.contains(number));
        }
        let most = self.parts.iter().map(|part| part.explained.len()).max();
        most.is_none_or(|most| most + further < LEAST_EXPLAINED)
            || 3 * unexplained.len() > wrong + further
            || wrong >= ENOUGH && 3 * unexplained.len() > wrong
    }

    /// Returns the mistakes to name, the one that explains most first, each with what those before
    /// it do not explain; none if together they explain less than two thirds of the wrong outputs.
    pub(super) fn named(mut self, runs: &[Observation]) -> Vec<Part> {
        let strong = self.strong();
        self.parts.retain(|part| part.explained.intersection(&strong).count() >= LEAST_EXPLAINED);
        for (number, run) in runs.iter().enumerate().filter(|(_, run)| run.input.len() > LONG) {
            self.compare_with(number, run);
        }
        let mut left = self.wrong.clone();
        let mut named = Vec::new();
        while named.len() < MOST_NAMED {
            for part in &mut self.parts {
                part.explained.retain(|number| left.contains(number));
            }
            // Of two that explain as much, the first one of the catalogue is named.
            let most = |(place, part): &(usize, &Part)| (part.explained.len(), Reverse(*place));
            let Some((best, _)) = self.parts.iter().enumerate().max_by_key(most) else { break };
            let best = self.parts.remove(best);
            if best.explained.intersection(&strong).count() < LEAST_EXPLAINED {
                break;
            }
            left.retain(|number| !best.explained.contains(number));
            // A mistake can be made in several ways; a program makes it in one.
            self.parts.retain(|part| part.mistake.clause != best.mistake.clause);
            named.push(best);
        }
        if 3 * left.len() > self.wrong.len() {
            named.clear();
        }
        named
    }

    /// Returns the numbers of those outputs that are strong evidence, since few mistakes explain
    /// them. That a turtle puzzle has no solutions, for example, dozens of mutants print.
    fn strong(&self) -> BTreeSet<usize> {
        let is_strong = |number: &&usize| {
            let explains = |part: &&Part| part.explained.contains(number);
            let names = self.parts.iter().filter(explains).map(|part| &part.mistake.clause);
            names.collect::<BTreeSet<_>>().len() <= FEW
        };
        self.wrong.iter().filter(is_strong).copied().collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::mistake::prints;
    use crate::tasks::named;
    use std::ops::Range;

    /// Returns mistakes, each with the wrong outputs that it explains.
    fn several(parts: &[(&str, Range<usize>)], wrong: usize) -> Several {
        let mut several = Several::new(named("connect4"));
        several.wrong = (0..wrong).collect();
        several.parts.extend(parts.iter().cloned().map(|(clause, explained)| Part {
            mistake: prints(clause, |answers| answers),
            explained: explained.collect(),
        }));
        several
    }

    #[track_caller]
    fn case(parts: &[(&str, Range<usize>)], wrong: usize, expected: &[(&str, usize)]) {
        let named = several(parts, wrong).named(&[]);
        let named = named.iter().map(|part| (&*part.mistake.clause, part.explained.len()));
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
    }

    #[test]
    fn an_output_that_many_mistakes_explain_is_weak_evidence() {
        let two = [("a", 0..12), ("b", 0..11)];
        case(&two, 12, &[("a", 12)]);
        case(&[&two[..], &[("c", 0..2)]].concat(), 12, &[("a", 12)]);
        case(&[&two[..], &[("c", 0..3)]].concat(), 12, &[]);
    }

    #[test]
    fn nothing_can_be_named_any_more_if_too_few_inputs_are_left() {
        let is_hopeless = |parts: &[_], wrong, further| several(parts, wrong).is_hopeless(further);
        assert!(is_hopeless(&[], 0, 99));
        assert!(is_hopeless(&[("a", 0..8)], 8, 1) && !is_hopeless(&[("a", 0..8)], 8, 2));
        assert!(is_hopeless(&[("a", 0..8)], 15, 5) && !is_hopeless(&[("a", 0..8)], 15, 6));
        assert!(is_hopeless(&[("a", 0..19)], 30, 99) && !is_hopeless(&[("a", 0..20)], 30, 99));
    }
}
