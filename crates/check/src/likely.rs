//! Which mistake a program makes: experiments tell.
//!
//! `rules` has programs that make one known mistake each. Those that print what the program has printed so far are put to
//! the test by runs on the other fixtures, and on random inputs if these show it too seldom. What is left in the end is what the program does, or what nothing tells apart
//! from it.
//!
//! A program whose mistake nobody had thought of may look like one with a known mistake, and so may one that makes two. Which
//! fixture tells them apart cannot be foreseen. In a simulation, experiments with only those fixtures on which known mistakes
//! differ named one mistake for a quarter of some thousand programs with two; with all fixtures, for none. So all are tried but
//! long ones, and those for which the model gives up; if time is over before, nothing is named.

use crate::arguments::Arguments;
use crate::fixtures::fixtures;
use crate::search::sorted;
use crate::simplify::simplify;
use crate::stop::Stop;
use crate::tasks::Task;
use crate::trials::{Found, Run, Trials, LONG};
use rules::case::Case;
use rules::mistake::Mistake;
use std::collections::BTreeSet;
use std::time::Instant;

/// If nothing tells more mistakes than this apart, none is named.
const MOST_NAMED: usize = 3;
/// A mistake is named only if it shows on this many inputs.
const LEAST_SHOWN: usize = 3;
/// How many random inputs are looked at to find such inputs, and their seed: grading twice gives the same.
const MOST_RANDOM: usize = 2_000;
const SEED: u64 = 1;

/// The mistake that a program is likely to make.
pub(crate) struct Likely {
    /// Programs that print what it has printed. Nothing tells them apart.
    pub(crate) mistakes: Vec<Mistake>,
    /// The number of inputs, and of those that it printed something wrong for.
    inputs: usize,
    wrong: usize,
}

/// Returns the mistake that a program is likely to make, if it has been wrong on some inputs, but has not failed.
///
/// # Errors
///
/// If time is over before everything was tried, or no run can be made.
pub(crate) fn likely(
    mut mistakes: Vec<Mistake>,
    found: &Found,
    arguments: &Arguments,
    trials: &mut Trials,
) -> Result<Option<Likely>, Stop> {
    if found.difference.attempt.end.failure().is_some() {
        return Ok(None);
    }
    mistakes.retain(|mistake| trials.runs.iter().all(|run| fits(mistake, run)));
    let deadline = (!arguments.all).then(|| Instant::now() + arguments.time);
    for cases in [untried, showing] {
        let cases = cases(&mistakes, arguments.task, trials).into_iter();
        trials.each(cases, Case::input, deadline, |trials, case, difference| {
            trials.keep(case, difference.as_ref());
            mistakes.retain(|mistake| trials.runs.last().is_none_or(|run| fits(mistake, run)));
            mistakes.is_empty() || trials.has_failed()
        })?;
    }
    let wrong = wrong(trials);
    let likely = Likely { mistakes, inputs: trials.runs.len(), wrong };
    let is_known = !trials.has_failed() && wrong >= LEAST_SHOWN;
    let is_named = is_known && (1..=MOST_NAMED).contains(&likely.names().len());
    Ok(is_named.then_some(likely))
}

/// Returns the fixtures that have not been tried, but for long ones, and those for which it takes too many steps to find out
/// what is due; none if no mistake is left.
fn untried(mistakes: &[Mistake], task: &dyn Task, trials: &Trials) -> Vec<Case> {
    let inputs = if mistakes.is_empty() { Vec::new() } else { sorted(fixtures(task), task) };
    let cases = inputs.into_iter().map(|input| Case::new(task.inputs(), input.text));
    cases.filter(|case| is_new(case, trials) && case.output().is_some()).collect()
}

/// Returns random inputs that show the first mistake, if too few of the others have shown it.
fn showing(mistakes: &[Mistake], task: &dyn Task, trials: &Trials) -> Vec<Case> {
    let lacking = LEAST_SHOWN.saturating_sub(wrong(trials));
    let shows = |case: &Case| {
        mistakes.first().is_some_and(|mistake| is_new(case, trials) && mistake.is_wrong(case))
    };
    let count = if mistakes.is_empty() || lacking == 0 { 0 } else { MOST_RANDOM };
    let texts = (task.inputs().random)(SEED).take(count);
    texts.map(|text| Case::new(task.inputs(), text)).filter(shows).take(lacking).collect()
}

fn is_new(case: &Case, trials: &Trials) -> bool {
    case.input().len() <= LONG && trials.runs.iter().all(|run| run.case.input() != case.input())
}

/// Returns on how many inputs the program was wrong.
fn wrong(trials: &Trials) -> usize {
    trials.runs.iter().filter(|run| run.wrong.is_some()).count()
}

/// Returns whether a program prints the same as in a run. If it gives up, that may be.
fn fits(program: &Mistake, run: &Run) -> bool {
    let Some(printed) = program.hash(&run.case) else { return true };
    let is_right = Some(printed) == run.case.right();
    match &run.wrong {
        None => is_right,
        Some(output) => !is_right && Some(printed) == run.case.hash(output),
    }
}

impl Likely {
    /// Makes an input on which such a program is wrong as simple as it can be; `None` if it gives up on it.
    pub(crate) fn simplest(&self, input: &str, task: &dyn Task) -> Option<String> {
        let is_wrong = |input: &str| self.mistakes[0].is_wrong(&Case::new(task.inputs(), input));
        let mut simplest = is_wrong(input).then(|| input.to_owned())?;
        simplify(&mut simplest, task, |mut all| {
            Ok(Iterator::find(&mut all, |(_, text)| is_wrong(text)))
        })
        .expect("nothing is run");
        Some(simplest)
    }

    /// Returns what each of the programs does, once: a mistake can be made in several ways.
    fn names(&self) -> BTreeSet<&str> {
        self.mistakes.iter().map(|mistake| &*mistake.clause).collect()
    }

    /// Names the mistake.
    pub(crate) fn sentence(&self) -> String {
        let names: Vec<_> = self.names().into_iter().collect();
        let Likely { inputs, wrong, .. } = self;
        format!(
            "Likely mistake: it {}. On all of {inputs} inputs, {wrong} with a wrong output, it printed what such a \
            program prints.\n",
            names.join(", or it ")
        )
    }
}
