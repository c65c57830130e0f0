//! Experiments: runs that tell programs with a known mistake apart.
//!
//! One that is right where the program is wrong is out, and so is one that is wrong where the program is right. So
//! inputs are tried on which those that are left differ from each other, then such on which they are wrong, then such on
//! which programs with other mistakes are wrong, since a mistake that is not known may look like part of it, then any.

use super::Likely;
use crate::fixtures::fixtures;
use crate::tasks::Task;
use crate::trials::{Input, Run, Trials, LONG};
use rules::mistake::{Due, Program};
use std::mem;
use std::time::{Duration, Instant};
use Goal::{Any, Others, TellApart, Wrong};

/// The least inputs, and those of them with a wrong output, that a mistake is named after.
const LEAST: usize = 10;
const LEAST_WRONG: usize = 3;
/// As many are tried if these take no longer than a second.
const ENOUGH: usize = 40;
const ENOUGH_WRONG: usize = 6;
const SECOND: Duration = Duration::from_secs(1);

/// What an input is tried for.
#[derive(Clone, Copy)]
enum Goal {
    /// The programs that are left print different things.
    TellApart,
    /// They print something wrong.
    Wrong,
    /// A program with another mistake, which has not been wrong on any input so far, prints something wrong.
    Others,
    Any,
}

impl Goal {
    /// Returns how many inputs are looked at, fixtures included. Some goals are often out of reach.
    fn most_inputs(self) -> usize {
        match self {
            TellApart => 300,
            Others => 150,
            Wrong | Any => 1_000,
        }
    }
}

/// The runs of a program, and what further ones may be made.
pub(super) struct Experiments<'a, 'b> {
    task: &'static dyn Task,
    trials: &'a mut Trials<'b>,
    /// Inputs that may be tried: those that have been drawn, and random ones.
    inputs: Vec<Input>,
    random: Box<dyn Iterator<Item = String>>,
    /// Programs with a known mistake that have not been wrong on any input.
    others: Vec<Program>,
    start: Instant,
    time: Option<Duration>,
}

impl<'a, 'b> Experiments<'a, 'b> {
    /// Prepares experiments with fixtures and with random inputs. Without a limit of time, their number does not depend on
    /// it.
    pub(super) fn new(
        (task, seed): (&'static dyn Task, u64),
        others: Vec<Program>,
        time: Option<Duration>,
        trials: &'a mut Trials<'b>,
    ) -> Self {
        let (inputs, random) = (fixtures(task), (task.inputs().random)(seed));
        let mut all =
            Experiments { task, trials, inputs, random, others, start: Instant::now(), time };
        all.inputs.retain(|input| all.trials.runs.iter().all(|run| run.input != input.text));
        all
    }

    /// Returns those of some programs that print the same as the program, as far as experiments tell. `None` if these can
    /// not be made, or too few of them.
    pub(super) fn left_of(&mut self, mut programs: Vec<Program>) -> Option<Vec<Program>> {
        for run in &self.trials.runs {
            let due = Due::new(self.task.inputs(), &run.input);
            programs.retain(|program| fits(program, &due, run, self.task));
        }
        for goal in [TellApart, Wrong, Others, Any] {
            if matches!(goal, Others) && !programs.is_empty() {
                let others = mem::take(&mut self.others);
                self.others = self
                    .trials
                    .runs
                    .iter()
                    .fold(others, |others, run| self.never_wrong(others, &run.input));
            }
            let mut next = 0;
            while !programs.is_empty() && !self.is_reached(goal, programs.len()) {
                let Some(input) = self.next_input(goal, &mut next, &programs) else { break };
                let run = self.trials.experiment(&input).ok()?;
                let due = Due::new(self.task.inputs(), &run.input);
                programs.retain(|program| fits(program, &due, &run, self.task));
                let others = mem::take(&mut self.others);
                self.others = self.never_wrong(others, &run.input);
                self.trials.runs.push(run);
            }
        }
        let is_named = programs.is_empty()
            || self.trials.runs.len() >= LEAST && self.wrong() >= self.least_wrong(&programs);
        is_named.then_some(programs)
    }
    /// Describes what is left.
    pub(super) fn likely(self, programs: Vec<Program>) -> Likely {
        Likely { programs, inputs: self.trials.runs.len(), wrong: self.wrong() }
    }

    /// Returns the number of inputs with a wrong output.
    fn wrong(&self) -> usize {
        self.trials.runs.iter().filter(|run| run.wrong.is_some()).count()
    }

    /// Returns how many wrong outputs are needed: all there are, if only empty inputs have one.
    fn least_wrong(&self, programs: &[Program]) -> usize {
        let is_left = self.inputs.iter().any(|input| self.serves(Wrong, &input.text, programs));
        let is_empty = |run: &Run| self.task.is_empty(&run.input);
        let mut wrong = self.trials.runs.iter().filter(|run| run.wrong.is_some());
        if !is_left && wrong.all(is_empty) {
            1
        } else {
            LEAST_WRONG
        }
    }

    /// Returns whether no more runs are needed for a goal, or there is no time for them.
    fn is_reached(&self, goal: Goal, left: usize) -> bool {
        let (elapsed, inputs) = (self.start.elapsed(), self.trials.runs.len());
        let is_slow = self.time.is_some() && elapsed > SECOND && inputs >= LEAST;
        let is_over = self.time.is_some_and(|time| elapsed > time);
        is_over
            || match goal {
                TellApart => left == 1,
                Wrong => self.wrong() >= if is_slow { LEAST_WRONG } else { ENOUGH_WRONG },
                Others => is_slow || self.others.is_empty(),
                Any => inputs >= if is_slow { LEAST } else { ENOUGH },
            }
    }

    /// Takes the next input that is worth a run. One that is not is not looked at again for this goal.
    fn next_input(&mut self, goal: Goal, next: &mut usize, programs: &[Program]) -> Option<Input> {
        while *next < goal.most_inputs() {
            if *next == self.inputs.len() {
                self.inputs.push(Input::from(self.random.next()?));
            }
            let text = &self.inputs[*next].text;
            let is_new = || self.trials.runs.iter().all(|run| run.input != *text);
            if text.len() <= LONG && self.serves(goal, text, programs) && is_new() {
                return Some(self.inputs.remove(*next));
            }
            *next += 1;
        }
        None
    }

    /// Returns whether an input is worth a run. One for which a program gives up is not.
    fn serves(&self, goal: Goal, input: &str, programs: &[Program]) -> bool {
        let due = Due::new(self.task.inputs(), input);
        let is_same = |one: &str, other: &str| self.task.is_same(one.as_bytes(), other.as_bytes());
        let (Some(right), Some(first)) = (due.output(), programs[0].output(&due)) else {
            return false;
        };
        match goal {
            TellApart => programs[1..]
                .iter()
                .any(|program| program.output(&due).is_some_and(|other| !is_same(&first, &other))),
            Wrong => !is_same(right, &first),
            Others => self.others.iter().any(|other| other.is_wrong(&due)),
            Any => true,
        }
    }

    /// Returns those of some programs that are not wrong on an input.
    fn never_wrong(&self, mut programs: Vec<Program>, input: &str) -> Vec<Program> {
        let due = Due::new(self.task.inputs(), input);
        programs.retain(|program| !program.is_wrong(&due));
        programs
    }
}

/// Returns whether a program prints the same as in a run. If it gives up, that may be.
fn fits(program: &Program, due: &Due, run: &Run, task: &dyn Task) -> bool {
    let Some((output, right)) = program.output(due).zip(due.output()) else { return true };
    let is_right = task.is_same(output.as_bytes(), right.as_bytes());
    match &run.wrong {
        None => is_right,
        Some(attempt) => !is_right && task.is_same(output.as_bytes(), &attempt.stdout),
    }
}
