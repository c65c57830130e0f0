//! Experiments: runs that tell programs with a known mistake apart.
//!
//! One that is right where the program is wrong is out, and so is one that is wrong where the program is right, or wrong in
//! another way. So inputs are tried on which those that are left differ from each other, then such on which they are
//! wrong. A mistake that is not known may look like one that is. So programs with other mistakes tell which inputs come
//! next: such on which these print the same as what is left, since its mistake may have parts that the program does not
//! make, and then such on which only these are wrong. At last come all fixtures, and any inputs.

use super::Likely;
use crate::fixtures::fixtures;
use crate::tasks::Task;
use crate::trials::{Input, Run, Trials, LONG};
use rules::case::Case;
use rules::program::Program;
use std::slice;
use std::time::{Duration, Instant};
use Goal::{Any, Fixtures, Others, Parts, TellApart, Wrong};

/// The least inputs, and those of them on which it shows, that a mistake is named after.
const LEAST: usize = 10;
const LEAST_SHOWN: usize = 3;
/// As many are tried if these take no longer than a second.
const ENOUGH: usize = 40;
const ENOUGH_SHOWN: usize = 6;
const SECOND: Duration = Duration::from_secs(1);

/// After more timeouts, no mistake is named.
const MOST_TIMEOUTS: usize = 3;

/// What an input is tried for.
#[derive(Clone, Copy)]
enum Goal {
    /// The programs that are left print different things.
    TellApart,
    /// They print something wrong.
    Wrong,
    /// They print something wrong, and a program with another mistake, which has not done so on any input so far, prints the
    /// same.
    Parts,
    /// They are right, and a program with another mistake, which has not been wrong on any such input so far, is wrong.
    Others,
    /// It is a fixture.
    Fixtures,
    Any,
}

impl Goal {
    /// Returns how many inputs are looked at, fixtures included. Some goals are often out of reach.
    fn most_inputs(self, fixtures: usize) -> usize {
        match self {
            TellApart => 300,
            Parts | Others | Fixtures => fixtures,
            Wrong | Any => 1_000,
        }
    }

    /// Returns the length of the longest input that is worth its time: for some goals, all programs are tried on it.
    fn longest(self) -> usize {
        match self {
            Parts | Others => 1_000,
            TellApart | Wrong | Fixtures | Any => LONG,
        }
    }
}

/// The runs of a program, and what further ones may be made.
pub(super) struct Experiments<'a, 'b> {
    task: &'static dyn Task,
    trials: &'a mut Trials<'b>,
    /// Inputs that may be tried: those that have been drawn, and random ones.
    inputs: Vec<Case<'static>>,
    /// How many of them, the first ones, are fixtures.
    fixtures: usize,
    random: Box<dyn Iterator<Item = String>>,
    /// Programs with a known mistake, and those of them that are still needed for a goal.
    known: Vec<Program>,
    needed: Vec<Program>,
    start: Instant,
    time: Option<Duration>,
}

impl<'a, 'b> Experiments<'a, 'b> {
    /// Prepares experiments with fixtures and with random inputs. Without a limit of time, their number does not depend on
    /// it.
    pub(super) fn new(
        (task, seed): (&'static dyn Task, u64),
        known: Vec<Program>,
        time: Option<Duration>,
        trials: &'a mut Trials<'b>,
    ) -> Self {
        let random = (task.inputs().random)(seed);
        let is_new = |input: &Input| trials.runs.iter().all(|run| run.case.input() != input.text);
        let inputs = fixtures(task).into_iter().filter(is_new);
        let inputs: Vec<_> = inputs.map(|input| Case::new(task.inputs(), input.text)).collect();
        let (fixtures, needed, start) = (inputs.len(), Vec::new(), Instant::now());
        Experiments { task, trials, inputs, fixtures, random, known, needed, start, time }
    }

    /// Returns those of some programs that print the same as the program, as far as experiments tell. `None` if these can
    /// not be made, or too few of them, or the program fails.
    pub(super) fn left_of(&mut self, mut programs: Vec<Program>) -> Option<Vec<Program>> {
        for run in &self.trials.runs {
            programs.retain(|program| self.fits(program, run));
        }
        for goal in [TellApart, Wrong, Parts, Others, Fixtures, Any] {
            self.needed = self.still_needed(goal, programs.first());
            let mut next = 0;
            while !programs.is_empty() && !self.is_reached(goal, &programs) {
                if has_failed(self.trials) {
                    return None;
                }
                let Some(case) = self.next_input(goal, &mut next, &programs) else { break };
                let Some(run) = self.trials.experiment(case).ok()? else { continue };
                leave_shown_out(&mut self.needed, goal, &programs[0], &run.case);
                programs.retain(|program| self.fits(program, &run));
                self.trials.runs.push(run);
            }
        }
        let is_named =
            |first| self.trials.runs.len() >= LEAST && self.shown(first) >= self.least_shown(first);
        (programs.first().is_none_or(is_named)).then_some(programs)
    }

    /// Returns the programs with other mistakes for which a goal has not been reached by any run so far.
    fn still_needed(&self, goal: Goal, first: Option<&Program>) -> Vec<Program> {
        let Some(first) = first.filter(|_| matches!(goal, Parts | Others)) else {
            return Vec::new();
        };
        let mut needed = self.known.clone();
        let runs = self.trials.runs.iter().map(|run| &run.case);
        for case in runs.filter(|case| case.input().len() <= goal.longest()) {
            leave_shown_out(&mut needed, goal, first, case);
        }
        needed
    }

    /// Returns whether there are enough runs to name a mistake, or there is time for more.
    pub(super) fn can_name(&self) -> bool {
        self.trials.runs.len() >= LEAST || !self.is_over()
    }

    fn is_over(&self) -> bool {
        self.time.is_some_and(|time| self.start.elapsed() > time)
    }

    /// Returns whether the wrong outputs of the program differ.
    pub(super) fn has_printed_other_things(&self) -> bool {
        let mut wrong = self.trials.runs.iter().filter_map(|run| run.wrong.as_ref());
        let first = wrong.next().map(|attempt| &attempt.stdout);
        wrong.any(|attempt| Some(&attempt.stdout) != first)
    }

    /// Describes what is left.
    pub(super) fn likely(self, programs: Vec<Program>) -> Likely {
        let wrong = self.trials.runs.iter().filter(|run| run.wrong.is_some()).count();
        Likely { programs, inputs: self.trials.runs.len(), wrong }
    }

    /// Returns on how many inputs a program would print something else without one of its mistakes: that of them which
    /// shows least often.
    fn shown(&self, program: &Program) -> usize {
        let counts = program.simpler().into_iter().map(|simpler| {
            let runs = self.trials.runs.iter().filter(|run| run.wrong.is_some());
            runs.filter(|run| self.differ(program, &simpler, &run.case)).count()
        });
        counts.min().unwrap_or(0)
    }

    /// Returns how often each mistake has to show: once, if only empty inputs show it.
    fn least_shown(&self, program: &Program) -> usize {
        let is_full = |case: &Case| !self.task.is_empty(case.input());
        let mut wrong = self.trials.runs.iter().filter(|run| run.wrong.is_some());
        let mut others = self.inputs.iter().filter(|case| is_full(case));
        let is_seen = wrong.any(|run| is_full(&run.case))
            || others.any(|case| self.serves(Wrong, case, slice::from_ref(program)));
        if is_seen {
            LEAST_SHOWN
        } else {
            1
        }
    }

    /// Returns whether two programs print different things. If one gives up, that is not known.
    fn differ(&self, one: &Program, other: &Program, case: &Case) -> bool {
        let outputs = one.output(case).zip(other.output(case));
        outputs.is_some_and(|(one, other)| {
            self.task.are_same(case, &one, other.as_bytes()) == Some(false)
        })
    }

    /// Returns whether no more runs are needed for a goal, or there is no time for them.
    fn is_reached(&self, goal: Goal, programs: &[Program]) -> bool {
        let (elapsed, inputs) = (self.start.elapsed(), self.trials.runs.len());
        let is_slow = self.time.is_some() && elapsed > SECOND && inputs >= LEAST;
        self.is_over()
            || match goal {
                TellApart => programs.len() == 1,
                Wrong => {
                    self.shown(&programs[0]) >= if is_slow { LEAST_SHOWN } else { ENOUGH_SHOWN }
                }
                Parts | Others => self.needed.is_empty(),
                Fixtures => is_slow,
                Any => inputs >= if is_slow { LEAST } else { ENOUGH },
            }
    }

    /// Takes the next input that is worth a run. One that is not is not looked at again for this goal.
    fn next_input(
        &mut self,
        goal: Goal,
        next: &mut usize,
        programs: &[Program],
    ) -> Option<Case<'static>> {
        while *next < goal.most_inputs(self.fixtures) {
            if *next == self.inputs.len() {
                self.inputs.push(Case::new(self.task.inputs(), self.random.next()?));
            }
            let case = &self.inputs[*next];
            let is_new = || self.trials.runs.iter().all(|run| run.case.input() != case.input());
            if case.input().len() <= goal.longest() && self.serves(goal, case, programs) && is_new()
            {
                self.fixtures -= usize::from(*next < self.fixtures);
                return Some(self.inputs.remove(*next));
            }
            *next += 1;
        }
        None
    }

    /// Returns whether an input is worth a run. One for which the first program gives up is not.
    fn serves(&self, goal: Goal, case: &Case, programs: &[Program]) -> bool {
        let (first, others) = programs.split_first().expect("a program is left");
        let differ = |other: &Program| self.differ(first, other, case);
        match goal {
            TellApart => others.iter().any(differ),
            Wrong => first.simpler().iter().all(differ),
            Parts | Others => self.needed.iter().any(shows(goal, first, case)),
            Fixtures | Any => first.output(case).is_some(),
        }
    }

    /// Returns whether a program prints the same as in a run. If it gives up, that may be.
    fn fits(&self, program: &Program, run: &Run) -> bool {
        match (self.task.is_right(program, &run.case), &run.wrong) {
            (Some(false), Some(attempt)) => program.output(&run.case).is_some_and(|output| {
                self.task.are_same(&run.case, &output, &attempt.stdout) == Some(true)
            }),
            (is_right, wrong) => is_right.is_none_or(|is_right| is_right && wrong.is_none()),
        }
    }
}

/// Returns whether a program has failed on an input, other than by a wrong output or a few timeouts: a mistake can make it slow.
pub(super) fn has_failed(trials: &Trials) -> bool {
    trials.timeouts > MOST_TIMEOUTS || trials.runs.iter().any(Run::has_failed)
}

/// Returns what tells whether an input reaches a goal for a program with another mistake than the first one.
fn shows<'a>(goal: Goal, first: &Program, case: &'a Case) -> impl Fn(&Program) -> bool + 'a {
    let printed = first.output_hash(case);
    let is_right = !first.is_wrong(case);
    move |other| match goal {
        _ if printed.is_none() => false,
        Parts => !is_right && other.output_hash(case) == printed,
        Others => is_right && other.is_wrong(case),
        _ => false,
    }
}

/// Leaves out the programs for which an input reaches a goal.
fn leave_shown_out(needed: &mut Vec<Program>, goal: Goal, first: &Program, case: &Case) {
    let is_shown = shows(goal, first, case);
    needed.retain(|other| !is_shown(other));
}
