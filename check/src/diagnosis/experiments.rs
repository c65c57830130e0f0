//! Experiments: runs on further inputs, which rule out candidates.
//!
//! First come the fixtures, since each is there for some mistake. Then come random inputs that we
//! pick because they expose or distinguish candidates, and at last some that we do not pick: on
//! these the program may be wrong where no candidate is.

use super::candidates::Candidates;
use crate::compare::Verdict;
use crate::deadline::Deadline;
use crate::ended::{in_time, Unfinished};
use crate::fixtures::{fixtures, sorted};
use crate::mutant::Mutant;
use crate::observations::Observations;
use crate::runner::{Input, Runner};

/// Mistakes are named only if this many inputs exposed them. (With three, a program that misses
/// lines in one column was said to miss them in all columns.)
pub(super) const LEAST_EXPOSED: usize = 10;
/// Of several mistakes, we look for this many inputs on which each one matters.
const EACH_EXPOSED: usize = 5;
/// If fewer fixtures than this exposed a mistake, it is weak: another may look alike.
const WEAK: usize = 4;
/// How many random inputs we draw to find some that expose or distinguish candidates. The seed is
/// fixed, so that grading a program twice gives the same result.
const MOST_RANDOM: usize = 3_000;
const SEED: u64 = 1;
/// How many inputs we try whether they expose a candidate or not: only these can show that the
/// program is also wrong where the candidate is right. On at least half of them it is right.
const UNPICKED: usize = 20;
/// How many if the candidate makes several mistakes. (With 20, of 300 programs with two mistakes
/// five got a name that further inputs refuted.)
const UNPICKED_OF_SEVERAL: usize = 60;
/// Among how many we look for those.
const MOST_UNPICKED: usize = 300;
/// If a short input exposes the mistake, we need no long ones, on which a run takes long. So we
/// skip a random input if it is longer than this many bytes plus twice the shortest input on which
/// the program was wrong.
const MUCH_LONGER: usize = 1_000;
/// How often we look for other candidates if runs on random inputs rule out all of them.
const MOST_ROUNDS: usize = 3;

/// The candidates, and the program that we try.
pub(super) struct Experiments<'a, 'b> {
    pub(super) candidates: Candidates,
    pub(super) runner: &'a mut Runner<'b>,
    pub(super) deadline: Deadline,
}

impl Experiments<'_, '_> {
    /// Tries all inputs that tell us something.
    pub(super) fn try_all(&mut self) -> Result<(), Unfinished> {
        self.try_fixtures()?;
        self.candidates.are_weak = self.candidates.evidence.wrong_count() < WEAK;
        self.try_random_inputs()
    }

    /// Tries the fixtures that we have not tried: the search ended with the first difference, and
    /// we stop if nothing can be named any more.
    fn try_fixtures(&mut self) -> Result<(), Unfinished> {
        let task = self.candidates.evidence.task;
        let mut untried = fixtures(task);
        untried.retain(|input| self.observations().is_new(&input.text));
        // To sort inputs takes their outputs, so those that were tried are left out before.
        self.try_inputs(sorted(untried, task))
    }

    /// Tries random inputs. If they rule out all candidates, looks for others, which must explain
    /// each fixture, too.
    fn try_random_inputs(&mut self) -> Result<(), Unfinished> {
        let task = self.candidates.evidence.task;
        let valid =
            |seed| task.inputs().random(seed).filter(|text| task.is_valid(text)).take(MOST_RANDOM);
        let [mut random, mut unpicked] = [SEED, SEED + 1].map(valid);
        for _ in 0..MOST_ROUNDS {
            let before = self.observations().runs.len();
            if self.candidates.fitting.is_empty() {
                self.candidates.combine_all();
                self.try_fixtures()?;
            }
            self.try_picked(&mut random)?;
            self.try_inputs(self.unpicked(&mut unpicked))?;
            if !self.candidates.fitting.is_empty() || self.observations().runs.len() == before {
                break;
            }
        }
        Ok(())
    }

    /// Tries inputs that we pick, as long as there are some that are worth a run.
    fn try_picked(&mut self, random: &mut impl Iterator<Item = String>) -> Result<(), Unfinished> {
        loop {
            let inputs = self.picked(random);
            if inputs.is_empty() || self.is_over() {
                return Ok(());
            }
            self.try_inputs(inputs)?;
        }
    }

    /// Runs the program on inputs and rules out candidates. Stops once no mistake can be named any
    /// more.
    fn try_inputs(&mut self, inputs: Vec<Input>) -> Result<(), Unfinished> {
        if self.is_over() {
            return Ok(());
        }
        let Experiments { candidates, runner, deadline } = self;
        let ended = runner.each(inputs.into_iter(), *deadline, |runner, input, verdict| {
            let is_expected =
                |verdict: &Verdict| candidates.need_no_repetition(&input.text, verdict);
            let verdict = runner.confirmed(&input.text, verdict, is_expected)?;
            if let Some(run) = runner.observations.keep(input.text, &verdict) {
                candidates.update(run);
            }
            let is_over = candidates.are_hopeless() || runner.observations.failed_too_often();
            Ok(is_over.then_some(()))
        });
        in_time(ended).map(drop)
    }

    /// Returns whether no mistake can be named any more.
    fn is_over(&self) -> bool {
        self.candidates.are_hopeless() || self.observations().failed_too_often()
    }

    /// Returns random inputs that are worth a run: as many as are missing on which each mistake of
    /// the first candidate matters, or else one that distinguishes that candidate from another.
    fn picked(&self, random: &mut impl Iterator<Item = String>) -> Vec<Input> {
        let Some(first) = self.candidates.leading() else { return Vec::new() };
        let lacking = self.lacking(first);
        if let Some(missing) = lacking.iter().map(|(_, missing)| *missing).max() {
            let others: Vec<_> = lacking.into_iter().map(|(without, _)| without).collect();
            return self.distinguishing(first, &others, random, missing);
        }
        // If a thousand inputs do not distinguish two mistakes, hardly any input does.
        self.distinguishing(first, &self.candidates.others(), &mut random.take(MOST_RANDOM / 3), 1)
    }

    /// Returns the first inputs on which a mutant prints something else than one of some others.
    fn distinguishing(
        &self,
        first: &Mutant,
        others: &[Mutant],
        random: &mut impl Iterator<Item = String>,
        count: usize,
    ) -> Vec<Input> {
        if others.is_empty() {
            return Vec::new();
        }
        let is_worth_a_run =
            |text: &String| self.is_useful(text) && self.distinguishes(text, first, others);
        random.filter(is_worth_a_run).take(count).map(Input::from).collect()
    }

    /// Returns the mistakes of a mutant that have mattered on too few inputs: for each, the mutant
    /// without it, and how many inputs are missing.
    fn lacking(&self, mutant: &Mutant) -> Vec<(Mutant, usize)> {
        let Candidates { evidence, fitting, .. } = &self.candidates;
        let is_in_part = fitting.is_empty();
        let least =
            if mutant.mistakes.len() == 1 || is_in_part { LEAST_EXPOSED } else { EACH_EXPOSED };
        let missing = |index| {
            let count = evidence.needing(mutant, index).take(least).count();
            (count < least).then(|| (mutant.without(index), least - count))
        };
        (0..mutant.mistakes.len()).filter_map(missing).collect()
    }

    /// Returns whether on an input a mutant prints something else than one of some others.
    fn distinguishes(&self, text: &str, mutant: &Mutant, others: &[Mutant]) -> bool {
        let Some(case) = self.candidates.evidence.task.quick_case(text) else { return false };
        let Some(printed) = mutant.normalized(&case) else { return false };
        others.iter().any(|other| other.explains(&case, &printed) == Some(false))
    }

    /// Returns random inputs that we do not pick for what they expose; on half of them the first
    /// candidate is right. Where it takes too many steps, no output could refute it.
    fn unpicked(&self, random: &mut impl Iterator<Item = String>) -> Vec<Input> {
        let Some(first) = self.candidates.fitting.first() else { return Vec::new() };
        let most = if first.mistakes.len() == 1 { UNPICKED } else { UNPICKED_OF_SEVERAL };
        let task = self.candidates.evidence.task;
        let mut quick = random.filter(|text| self.is_useful(text)).filter_map(|text| {
            let case = task.quick_case(&text)?;
            Some((text, !first.is_exposed(&case)?))
        });
        let mut inputs: Vec<_> = quick.by_ref().take(most / 2).map(|(text, _)| text).collect();
        let right = quick.take(MOST_UNPICKED).filter(|(_, is_right)| *is_right);
        inputs.extend(right.map(|(text, _)| text).take(most / 2));
        inputs.into_iter().map(Input::from).collect()
    }

    /// Returns whether an input is new, and not much longer than the shortest with a wrong output.
    fn is_useful(&self, text: &str) -> bool {
        let lengths = self.observations().wrong_runs().map(|run| run.input.len());
        let longest = lengths.min().map_or(0, |shortest| 2 * shortest + MUCH_LONGER);
        text.len() < longest && self.observations().is_new(text)
    }

    fn observations(&self) -> &Observations {
        &self.runner.observations
    }
}
