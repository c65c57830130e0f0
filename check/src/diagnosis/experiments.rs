//! Experiments: runs on further inputs, which rule out candidates.
//!
//! First come the fixtures, since each is there for some mistake. Then come random inputs that we
//! pick because they expose or distinguish candidates, and at last some that we do not pick: on
//! these the program may be wrong where no candidate is.

use super::candidates::Candidates;
use crate::compare::Verdict;
use crate::fixtures::{fixtures, sorted};
use crate::observations::Observations;
use crate::runner::{Input, Runner};
use crate::stop::Stop;
use std::time::Instant;

/// A single mistake is named only if this many inputs exposed it. (With three, a program that
/// misses lines in one column was said to miss them in all columns.)
pub(super) const LEAST_EXPOSED: usize = 10;
/// How many random inputs we draw to find some that expose or distinguish candidates. The seed is
/// fixed, so that grading a program twice gives the same result.
const MOST_RANDOM: usize = 3_000;
const SEED: u64 = 1;
/// An input that we picked because it exposes a candidate cannot show that the program is also
/// wrong where the mutant is right. So if the program was wrong on fewer inputs than this, we run
/// it on random ones, too: two for each that is missing. (After 15 wrong outputs these are ten.)
const SURE: usize = 20;
/// If a short input exposes the mistake, we need no long ones, on which a run takes long. So we
/// skip a random input if it is longer than this many bytes plus twice the shortest input on which
/// the program was wrong.
const MUCH_LONGER: usize = 1_000;

/// The candidates, and the program that we try.
pub(super) struct Experiments<'a, 'b> {
    pub(super) candidates: Candidates,
    pub(super) runner: &'a mut Runner<'b>,
    pub(super) deadline: Option<Instant>,
}

impl Experiments<'_, '_> {
    /// Tries the fixtures that the search has not tried.
    pub(super) fn try_fixtures(&mut self) -> Result<(), Stop> {
        let task = self.candidates.task;
        let mut untried = sorted(fixtures(task), task);
        untried.retain(|input| self.observations().is_new(&input.text));
        self.rule_out(untried)
    }

    /// Tries random inputs: first some that expose or distinguish candidates, then some that we do
    /// not pick.
    pub(super) fn try_random_inputs(&mut self) -> Result<(), Stop> {
        let task = self.candidates.task;
        let valid = task.inputs().random(SEED).filter(|text| task.is_valid(text));
        let mut random = valid.take(MOST_RANDOM);
        loop {
            let inputs = self.informative(&mut random);
            if inputs.is_empty() {
                break;
            }
            self.rule_out(inputs)?;
        }
        let unbiased = self.unbiased(random);
        self.rule_out(unbiased)
    }

    /// Runs the program on inputs and rules out mistakes. Stops once no mistake can be named any
    /// more.
    fn rule_out(&mut self, inputs: Vec<Input>) -> Result<(), Stop> {
        let Experiments { candidates, runner, deadline } = self;
        let mut left = inputs.len();
        if candidates.is_over(&runner.observations, left) {
            return Ok(());
        }
        runner.each(inputs.into_iter(), *deadline, |runner, input, verdict| {
            let is_expected = |verdict: &Verdict| candidates.is_expected(&input.text, verdict);
            let verdict = runner.confirmed(&input.text, verdict, is_expected)?;
            runner.observations.keep(input.text, &verdict);
            candidates.update(&runner.observations.runs);
            left -= 1;
            Ok(candidates.is_over(&runner.observations, left))
        })
    }

    /// Returns random inputs that are worth a run. If too few inputs have exposed the first
    /// candidate, these are as many as are missing. Otherwise it is one that distinguishes the
    /// first candidate from another.
    fn informative(&self, random: &mut impl Iterator<Item = String>) -> Vec<Input> {
        let Experiments { candidates, .. } = self;
        let missing = LEAST_EXPOSED.saturating_sub(self.observations().wrong_runs().count());
        let is_settled = missing == 0 && candidates.have_one_name();
        if self.observations().failed_too_often() || !candidates.has_single() || is_settled {
            return Vec::new();
        }
        let is_worth_a_run =
            |text: &String| self.is_useful(text) && candidates.is_worth_a_run(text, missing > 0);
        // If a thousand inputs do not distinguish two mistakes, hardly any input does.
        let most = if missing > 0 { MOST_RANDOM } else { MOST_RANDOM / 3 };
        random.take(most).filter(is_worth_a_run).take(missing.max(1)).map(Input::from).collect()
    }

    /// Returns random inputs that we do not pick for what they expose, if the program was wrong on
    /// few.
    fn unbiased(&self, random: impl Iterator<Item = String>) -> Vec<Input> {
        let count = 2 * SURE.saturating_sub(self.observations().wrong_runs().count());
        let is_quick =
            |text: &String| self.is_useful(text) && self.candidates.task.quick_case(text).is_some();
        random.filter(is_quick).take(count).map(Input::from).collect()
    }

    /// Returns whether an input is new, and not much longer than the shortest with a wrong output.
    fn is_useful(&self, text: &str) -> bool {
        let lengths = self.observations().wrong_runs().map(|run| run.input.len());
        let longest = lengths.min().map_or(0, |shortest| 2 * shortest + MUCH_LONGER);
        text.len() < longest && self.observations().is_new(text)
    }

    pub(super) fn observations(&self) -> &Observations {
        &self.runner.observations
    }
}
