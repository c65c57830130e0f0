//! Which mistake a program makes: experiments tell.
//!
//! `rules` has programs that make one known mistake each. Those that print what the program has printed so far are put to
//! the test by runs on the other fixtures. What is left in the end is what the program does, or what nothing tells apart
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
const LEAST_SHOWN: usize = 2;

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
    if !mistakes.is_empty() {
        let cases = untried(arguments.task, trials).into_iter();
        let deadline = (!arguments.all).then(|| Instant::now() + arguments.time);
        trials.each(cases, Case::input, deadline, |trials, case, difference| {
            trials.keep(case, difference.as_ref());
            mistakes.retain(|mistake| trials.runs.last().is_none_or(|run| fits(mistake, run)));
            mistakes.is_empty() || trials.has_failed()
        })?;
    }
    let wrong = trials.runs.iter().filter(|run| run.wrong.is_some()).count();
    let likely = Likely { mistakes, inputs: trials.runs.len(), wrong };
    let is_known = !trials.has_failed() && wrong >= LEAST_SHOWN;
    let is_named = is_known && (1..=MOST_NAMED).contains(&likely.names().len());
    Ok(is_named.then_some(likely))
}

/// Returns the fixtures that have not been tried, but for long ones, and those for which it takes too many steps to find out
/// what is due.
fn untried(task: &dyn Task, trials: &Trials) -> Vec<Case> {
    let mut inputs = sorted(fixtures(task), task);
    inputs.retain(|input| {
        let is_new = trials.runs.iter().all(|run| run.case.input() != input.text);
        is_new && input.text.len() <= LONG
    });
    let cases = inputs.into_iter().map(|input| Case::new(task.inputs(), input.text));
    cases.filter(|case| case.output().is_some()).collect()
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
