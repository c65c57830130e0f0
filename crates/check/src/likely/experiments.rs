//! Experiments: runs on all fixtures, and on random inputs if these show the mistake too seldom or do not tell it from others.
//!
//! A program whose mistake nobody had thought of may look like one with a known mistake, and so may one that makes two. Which
//! fixture tells them apart cannot be foreseen. In a simulation, experiments with only those fixtures on which known mistakes
//! differ named one mistake for a quarter of some thousand programs with two; with all fixtures, for none. So all are tried but
//! long ones, and those for which the model gives up; if time is over before, nothing is named.

use crate::arguments::Arguments;
use crate::fixtures::fixtures;
use crate::stop::Stop;
use crate::tasks::Task;
use crate::trials::{Input, Run, Trials, LONG};
use rules::case::Case;
use rules::mistake::Mistake;
use std::time::Instant;

/// A mistake is named only if it shows on this many inputs.
const LEAST_SHOWN: usize = 3;
/// How many random inputs are looked at, to find more that show it.
const MOST_RANDOM: usize = 2_000;
/// The seed of `--all`, so that grading twice gives the same.
const SEED: u64 = 1;

/// The runs of a program, and what further ones may be made.
pub(super) struct Experiments<'a, 'b> {
    task: &'static dyn Task,
    trials: &'a mut Trials<'b>,
    /// The fixtures that have not been tried.
    fixtures: Vec<Case>,
    seed: u64,
    deadline: Option<Instant>,
}

impl<'a, 'b> Experiments<'a, 'b> {
    /// Prepares experiments with the fixtures that are not long, and for which it does not take too many steps to find out what
    /// is due: a slow program takes long for these.
    pub(super) fn new(arguments: &Arguments, trials: &'a mut Trials<'b>) -> Self {
        let task = arguments.task;
        let is_new = |input: &Input| trials.is_new(&input.text) && input.text.len() <= LONG;
        let inputs = fixtures(task).into_iter().filter(is_new);
        let cases = inputs.map(|input| Case::new(task.inputs(), input.text));
        let fixtures = cases.filter(|case| case.output().is_some()).collect();
        let timed = (arguments.seed, Some(Instant::now() + arguments.time));
        let (seed, deadline) = if arguments.all { (SEED, None) } else { timed };
        Experiments { task, trials, fixtures, seed, deadline }
    }

    /// Returns those of some programs that print the same as the program on all inputs. None is left if it fails, or if
    /// their mistake shows too seldom.
    ///
    /// # Errors
    ///
    /// If time is over before everything was tried, or no run can be made.
    pub(super) fn fitting(&mut self, mut programs: Vec<Mistake>) -> Result<Vec<Mistake>, Stop> {
        programs.retain(|program| self.trials.runs.iter().all(|run| fits(program, run)));
        self.try_fixtures(&mut programs)?;
        self.try_random_inputs(&mut programs)?;
        let is_named = self.shows_enough() && !self.trials.has_failed();
        Ok(if is_named { programs } else { Vec::new() })
    }

    fn try_fixtures(&mut self, left: &mut Vec<Mistake>) -> Result<(), Stop> {
        if let Some(first) = left.first() {
            // Those that show its mistake come first.
            self.fixtures.sort_by_cached_key(|case| !first.is_wrong(case));
        }
        while !left.is_empty() && !self.fixtures.is_empty() {
            let at_once = self.trials.most_at_once().min(self.fixtures.len());
            let cases = self.fixtures.drain(..at_once).collect();
            let message =
                format!("looking for the likely mistake: {} more fixtures", self.fixtures.len());
            self.trials.progress.set_message(message);
            self.run(cases, left)?;
        }
        Ok(())
    }

    /// Tries random inputs until the mistake of the first program has shown often enough, and no program with another mistake
    /// is left.
    fn try_random_inputs(&mut self, left: &mut Vec<Mistake>) -> Result<(), Stop> {
        for text in (self.task.inputs().random)(self.seed).take(MOST_RANDOM) {
            let Some(first) = left.first() else { break };
            let is_other = |other: &&Mistake| other.clause != first.clause;
            let others: Vec<_> = left.iter().filter(is_other).collect();
            let is_enough = self.wrong().count() >= LEAST_SHOWN;
            if is_enough && others.is_empty() {
                break;
            }
            let case = Case::new(self.task.inputs(), text);
            let differs = |other: &Mistake| first.differs_from(other, &case);
            let tells = others.into_iter().any(differs) || !is_enough && first.is_wrong(&case);
            if case.input().len() <= LONG && self.trials.is_new(case.input()) && tells {
                self.run(vec![case], left)?;
            }
        }
        Ok(())
    }

    /// Tries inputs at once, and leaves out the programs that print something else.
    fn run(&mut self, cases: Vec<Case>, left: &mut Vec<Mistake>) -> Result<(), Stop> {
        let before = self.trials.runs.len();
        let is_expected = |run: &Run| left.iter().any(|program| fits(program, run));
        self.trials.experiment(cases, self.deadline, is_expected)?;
        let runs = &self.trials.runs[before..];
        left.retain(|program| runs.iter().all(|run| fits(program, run)));
        if self.trials.has_failed() {
            left.clear();
        }
        Ok(())
    }

    /// Returns whether the mistake has shown often enough. If only empty inputs show it, once is enough.
    fn shows_enough(&self) -> bool {
        match self.wrong().count() {
            0 => false,
            LEAST_SHOWN.. => true,
            _ => self.wrong().all(|run| self.task.is_empty(run.case.input())),
        }
    }

    fn wrong(&self) -> impl Iterator<Item = &Run> {
        self.trials.runs.iter().filter(|run| run.wrong.is_some())
    }
}

/// Returns whether a program prints the same as in a run. If it gives up, that may be.
fn fits(program: &Mistake, run: &Run) -> bool {
    let Some(printed) = program.hash(&run.case) else { return true };
    let is_right = Some(printed) == run.case.right();
    match &run.wrong {
        None => is_right,
        Some(attempt) => !is_right && Some(printed) == run.case.hash(&attempt.stdout),
    }
}
