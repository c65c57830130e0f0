//! Which mistake a program makes: experiments tell.
//!
//! `rules` has programs that make one known mistake each. Those that print what the program has printed so far are put to
//! the test by further runs. What is left in the end is what the program does, or what nothing tells apart
//! from it. Two mistakes at once are tried if no single one fits.

mod experiments;

use crate::arguments::Arguments;
use crate::simplify::simplify;
use crate::stop::Stop;
use crate::tasks::Task;
use crate::trials::{Found, Input, Trials, LONG};
use experiments::Experiments;
use rules::case::Case;
use rules::program::{pairs, Program};
use rules::wording;
use std::collections::BTreeSet;

/// Two mistakes at once are looked for in inputs up to this length.
const SHORT: usize = 300;
/// If nothing tells more mistakes than this apart, none is named.
const MOST_NAMED: usize = 3;

/// The mistakes that a program is likely to make.
pub(crate) struct Likely {
    /// Programs that print what it has printed. Nothing tells them apart.
    pub(crate) programs: Vec<Program>,
    /// The number of inputs, and of those that it printed something wrong for.
    inputs: usize,
    wrong: usize,
}

/// Returns the mistakes that a program is likely to make, if it has been wrong on an input, but has not failed. `known` are
/// programs with one mistake each.
///
/// # Errors
///
/// If time is over before everything was tried, or no run can be made.
pub(crate) fn likely(
    known: Vec<Program>,
    found: &Found,
    arguments: &Arguments,
    trials: &mut Trials,
) -> Result<Option<Likely>, Stop> {
    if found.difference.attempt.end.failure().is_some() || trials.has_failed() {
        return Ok(None);
    }
    let Some((case, output)) = first_wrong(found, arguments.task, trials) else { return Ok(None) };
    let Some((answers, hash)) = case.answers().zip(case.hash(&output)) else { return Ok(None) };
    let mut experiments = Experiments::new(arguments, trials);
    let mut left = experiments.fitting(known.clone())?;
    // What an output itself tells is not needed where the catalogue has a name for it.
    let wordings = wording::mistakes(answers, &String::from_utf8_lossy(&output));
    let single: Vec<_> = known.into_iter().chain(wordings.into_iter().map(Program::new)).collect();
    if left.is_empty() {
        left = experiments.fitting(single.clone())?;
    }
    if left.is_empty() && case.input().len() <= SHORT {
        left = experiments.fitting(pairs(&single, &case, hash))?;
    }
    Ok(named(left, trials))
}

/// Returns the first noted input on which the program was wrong, and its output; or else the input that was found, unless it is
/// long or not promised, as those of a teacher may be.
fn first_wrong(found: &Found, task: &dyn Task, trials: &Trials) -> Option<(Case, Vec<u8>)> {
    let text = &found.input.text;
    let noted = trials.runs.iter().find_map(|run| Some((run.case.input(), run.wrong.as_ref()?)));
    let is_known = text.len() <= LONG && task.promises(text);
    let found = || is_known.then_some((&**text, &found.difference.attempt));
    let (input, attempt) = noted.or_else(found)?;
    Some((Case::new(task.inputs(), input), attempt.stdout.clone()))
}

/// Describes the mistakes of programs that nothing tells apart, unless there are too many.
fn named(programs: Vec<Program>, trials: &Trials) -> Option<Likely> {
    let mut wrong = trials.runs.iter().filter_map(|run| run.wrong.as_ref());
    let first = wrong.next().map(|attempt| &attempt.stdout);
    // What is always the same says little of two mistakes: perhaps nothing is read.
    let is_explained = programs.first()?.clauses().count() == 1
        || wrong.any(|attempt| Some(&attempt.stdout) != first);
    let inputs = trials.runs.len();
    let wrong = trials.runs.iter().filter(|run| run.wrong.is_some()).count();
    let likely = Likely { programs, inputs, wrong };
    (is_explained && likely.names().len() <= MOST_NAMED).then_some(likely)
}

impl Likely {
    /// Makes an input on which such a program is wrong as simple as it can be; `None` if it gives up on it.
    pub(crate) fn simplest(&self, input: &str, task: &dyn Task) -> Option<String> {
        let is_wrong = |input: &str| self.programs[0].is_wrong(&Case::new(task.inputs(), input));
        let mut simplest = is_wrong(input).then(|| input.to_owned())?;
        let first_wrong =
            |inputs: &[Input]| Ok(inputs.iter().position(|input| is_wrong(&input.text)));
        simplify(&mut simplest, task, first_wrong).expect("nothing is run");
        Some(simplest)
    }

    /// Returns what each of the programs does, once: a mistake can be made in several ways.
    fn names(&self) -> Vec<String> {
        let all = |program: &Program| {
            let clauses: Vec<_> = program.clauses().map(|clause| format!("it {clause}")).collect();
            clauses.join(", and ")
        };
        let names: BTreeSet<_> = self.programs.iter().map(all).collect();
        names.into_iter().collect()
    }

    /// Names the mistakes.
    pub(crate) fn sentence(&self) -> String {
        let s = if self.programs[0].clauses().count() > 1 { "s" } else { "" };
        let Likely { inputs, wrong, .. } = self;
        format!(
            "Likely mistake{s}: {}. On all of {inputs} inputs, {wrong} with a wrong output, it printed what such a \
            program prints.\n",
            self.names().join(", or ")
        )
    }
}
