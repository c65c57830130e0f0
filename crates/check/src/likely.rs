//! Which mistake a program makes: experiments tell.
//!
//! `rules` has programs that make one known mistake each. Those that print what the program has printed so far are put to
//! the test by further runs. What is left in the end is what the program does, or what nothing tells apart
//! from it.

mod experiments;

use crate::arguments::Arguments;
use crate::simplify::simplify;
use crate::stop::Stop;
use crate::tasks::Task;
use crate::trials::{Found, Input, Trials};
use experiments::Experiments;
use rules::case::Case;
use rules::mistake::Mistake;
use std::collections::BTreeSet;

/// If nothing tells more mistakes than this apart, none is named.
const MOST_NAMED: usize = 3;

/// The mistake that a program is likely to make.
pub(crate) struct Likely {
    /// Programs that print what it has printed. Nothing tells them apart.
    pub(crate) mistakes: Vec<Mistake>,
    /// The number of inputs, and of those that it printed something wrong for.
    inputs: usize,
    wrong: usize,
}

/// Returns the mistake that a program is likely to make, if it has been wrong on an input, but has not failed.
///
/// # Errors
///
/// If time is over before everything was tried, or no run can be made.
pub(crate) fn likely(
    known: Vec<Mistake>,
    found: &Found,
    arguments: &Arguments,
    trials: &mut Trials,
) -> Result<Option<Likely>, Stop> {
    if found.difference.attempt.end.failure().is_some() || trials.has_failed() {
        return Ok(None);
    }
    let mistakes = Experiments::new(arguments, trials).fitting(known)?;
    let wrong = trials.runs.iter().filter(|run| run.wrong.is_some()).count();
    let likely = Likely { mistakes, inputs: trials.runs.len(), wrong };
    Ok((1..=MOST_NAMED).contains(&likely.names().len()).then_some(likely))
}

impl Likely {
    /// Makes an input on which such a program is wrong as simple as it can be; `None` if it gives up on it.
    pub(crate) fn simplest(&self, input: &str, task: &dyn Task) -> Option<String> {
        let is_wrong = |input: &str| self.mistakes[0].is_wrong(&Case::new(task.inputs(), input));
        let mut simplest = is_wrong(input).then(|| input.to_owned())?;
        let first_wrong =
            |inputs: &[Input]| Ok(inputs.iter().position(|input| is_wrong(&input.text)));
        simplify(&mut simplest, task, first_wrong).expect("nothing is run");
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
