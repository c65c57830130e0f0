//! The mutants that explain everything so far: those of single mistakes, or else of several.
//!
//! Each run is compared with them, by one rule: they must print what the program printed. First
//! these are all mistakes of the catalogue. In the first wrong output we look for numbers, too,
//! such as the size of a buffer. Once no candidate is left, we look in further ones, and for what
//! is written in place of another text: `Quit` for `QUIT`. If none of these explains everything
//! either, the program may make several at once.

use super::evidence::{Evidence, Seen};
use super::partial::Partial;
use super::several::{Combined, Several, MOST_MISTAKES};
use crate::compare::Verdict;
use crate::inferred;
use crate::mutant::Mutant;
use crate::numbered;
use crate::observations::{Observation, Observations};
use crate::task::Task;
use mistakes::{Catalogue, Numbered, Origin};
use std::mem;

/// In how many wrong outputs we look for mistakes that depend on the program.
const MOST_INSPECTED: usize = 40;
/// We look for several mistakes when the program was wrong this often, and again each time when it
/// was wrong twice as often.
const ENOUGH: usize = 10;

/// What explains everything so far.
pub(super) struct Candidates {
    pub(super) evidence: Evidence,
    /// Those that explain everything.
    pub(super) fitting: Vec<Mutant>,
    /// If there are none, those that explain most, in order.
    pub(super) best: Vec<Partial>,
    /// Whether few fixtures exposed them, so that they may be others.
    pub(super) are_weak: bool,
    numbered: Vec<Numbered>,
    pub(super) several: Several,
    /// In how many wrong outputs we have looked for mistakes.
    inspected: usize,
    /// How often the program was wrong when we last looked for several mistakes.
    searched: usize,
}

impl Candidates {
    /// Returns the mistakes of a catalogue that explain some runs. The shortest one with a wrong
    /// output comes first: it says most about the program.
    pub(super) fn after(
        observations: &Observations,
        task: &'static dyn Task,
        Catalogue { mistakes, numbered }: Catalogue,
    ) -> Self {
        let mut candidates = Candidates {
            evidence: Evidence::new(task),
            fitting: mistakes.into_iter().map(Mutant::from).collect(),
            best: Vec::new(),
            are_weak: true,
            numbered,
            several: Several::default(),
            inspected: 0,
            searched: 0,
        };
        let mut runs: Vec<_> = observations.runs.iter().collect();
        runs.sort_by_key(|run| (run.wrong_output.is_none(), run.input.len()));
        for run in runs {
            candidates.update(run);
        }
        candidates
    }

    /// Compares the candidates with a run. If none is left then, looks for others.
    pub(super) fn update(&mut self, run: &Observation) {
        self.compare(run);
        while self.inspected < self.evidence.wrong().count().min(self.most_inspected()) {
            self.inspect();
        }
        let is_due = self.evidence.wrong_count() >= ENOUGH.max(2 * self.searched);
        if self.fitting.is_empty() && is_due {
            self.combine(2);
        }
    }

    /// Returns in how many wrong outputs we look for mistakes now. The first one may show a number,
    /// and so a candidate beside those of the catalogue.
    fn most_inspected(&self) -> usize {
        if self.fitting.is_empty() {
            MOST_INSPECTED
        } else {
            1
        }
    }

    /// Keeps the candidates that explain a run. Others may be one of several mistakes.
    fn compare(&mut self, run: &Observation) {
        let Some(run) = self.evidence.add(run) else { return };
        let (mut refuted, fitting): (Vec<_>, Vec<_>) =
            mem::take(&mut self.fitting).into_iter().partition(|mutant| run.refutes(mutant));
        self.fitting = fitting;
        refuted.retain(|mutant| mutant.mistakes.len() == 1);
        self.several.add(refuted);
    }

    /// Looks in the next wrong output for mistakes that depend on the program. Those of the
    /// catalogue say more than inferred ones; of these, the plainest comes first.
    fn inspect(&mut self) {
        let Some(run) = self.evidence.wrong().nth(self.inspected) else { return };
        self.inspected += 1;
        let output = run.wrong_output.as_deref().unwrap_or_default();
        let right = &Mutant::default();
        let numbered = numbered::explaining(&self.numbered, right, &run.case, output);
        let (refuted, fitting): (Vec<_>, Vec<_>) =
            numbered.into_iter().partition(|mutant| self.evidence.refutes(mutant));
        let has_none = self.fitting.is_empty();
        self.fitting.extend(fitting);
        self.several.add(refuted);
        if has_none {
            let mut inferred = inferred::explaining(right, &run.case, output);
            inferred.retain(|mutant| run.needs_each(mutant));
            if self.fitting.is_empty() {
                let plainest = inferred.iter().find(|mutant| !self.evidence.refutes(mutant));
                self.fitting.extend(plainest.cloned());
            }
            self.several.add(inferred);
        }
    }

    /// Looks for up to some mistakes that explain everything together, or most of it.
    pub(super) fn combine(&mut self, most: usize) {
        self.searched = self.evidence.wrong_count();
        let Combined { fitting, best } =
            self.several.combined(&self.evidence, &self.numbered, most);
        self.fitting = fitting;
        self.best = best;
    }

    /// Looks for all mistakes that explain everything together, also for some that a right output
    /// rules out alone.
    pub(super) fn combine_all(&mut self) {
        self.combine(MOST_MISTAKES);
        if self.fitting.is_empty() {
            self.fitting = self.several.combined_with_ruled_out(&self.evidence, &self.numbered);
        }
    }

    /// Returns the candidate that we name if nothing changes: one that explains everything, or else
    /// one that explains most of the wrong outputs.
    pub(super) fn leading(&self) -> Option<&Mutant> {
        let best = self.best.first().filter(|best| self.is_most(best.explained.len()));
        self.fitting.first().or(best.map(|best| &best.mutant))
    }

    /// Returns whether so many wrong outputs are enough to name what explains them: two thirds.
    pub(super) fn is_most(&self, explained: usize) -> bool {
        3 * explained >= 2 * self.evidence.wrong_count()
    }

    /// Returns the candidates with another name than the first one. Of those that differ only in a
    /// number, these are the first and the last: if no input distinguishes either, there is hardly
    /// one for those between them.
    pub(super) fn others(&self) -> Vec<Mutant> {
        let first = self.fitting.first().map(Mutant::name);
        let others: Vec<_> =
            self.fitting.iter().filter(|other| Some(other.name()) != first).collect();
        let differ_in_number = |one: &&Mutant, other: &&Mutant| {
            one.origin() == Origin::Numbered
                && one.name_for_any_number() == other.name_for_any_number()
        };
        let ends = others.chunk_by(differ_in_number).flat_map(|same| match same {
            [first, .., last] => vec![*first, *last],
            one => one.to_vec(),
        });
        ends.cloned().collect()
    }

    /// Returns whether we need not repeat a wrong run. If there are candidates, we want to be sure
    /// of a run that rules all of them out. If there are none, one output matters less.
    pub(super) fn need_no_repetition(&self, input: &str, verdict: &Verdict) -> bool {
        if self.fitting.is_empty() {
            return true;
        }
        let Some(case) = self.evidence.task.quick_case(input) else { return true };
        let run = Seen::new(case, &Observation::new(input.to_owned(), verdict));
        self.fitting.iter().any(|mutant| !run.refutes(mutant))
    }

    /// Returns whether no mistakes can be named any more: those that explain most explain less than
    /// half of the wrong outputs. (If none explains any, each output may show several at once.)
    pub(super) fn are_hopeless(&self) -> bool {
        let wrong = self.evidence.wrong_count();
        let most = self.best.iter().map(Partial::possible).max().unwrap_or(0);
        let is_late = most > 0 || wrong >= 3 * ENOUGH;
        self.fitting.is_empty() && self.searched > 0 && is_late && 2 * most < wrong
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::tasks::named;

    /// All mistakes of the catalogue are tried: those with a number, and those with several ways.
    #[test]
    fn of_numbers_that_were_found_the_first_and_the_last_are_tried() {
        let task = named("connect4");
        let Catalogue { mistakes, numbered } = task.catalogue();
        let with = |text: &'static str| {
            mistakes.iter().filter(move |mistake| mistake.clause.contains(text)).take(3).cloned()
        };
        let rows = with("row 3").chain(with("row 5")).chain(with("prints the winner"));
        let found = [7, 8, 9, 10].map(|number| numbered[0].found(number));
        let fitting = rows.chain(found).chain([numbered[1].found(3)]);
        let candidates = Candidates {
            fitting: fitting.map(Mutant::from).collect(),
            ..Candidates::after(&Observations::default(), task, Catalogue::default())
        };
        let others = candidates.others();
        let numbers: Vec<String> = others
            .iter()
            .map(|other| other.mistakes[0].clause.replace(|char: char| !char.is_ascii_digit(), ""))
            .collect();
        assert_eq!(numbers, ["5", "4", "4", "4", "7", "10", "3"]);
    }
}
