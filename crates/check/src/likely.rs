//! Which mistake a program makes: experiments tell.
//!
//! `rules` has programs that make one known mistake each. Those that print what the program has printed so far are put to
//! the test by further runs. What is left in the end is what the program does, or what nothing tells apart
//! from it. Two mistakes at once are tried if no single one fits.

mod experiments;

use crate::arguments::Arguments;
use crate::simplify::simplify;
use crate::tasks::Task;
use crate::trials::{Found, Input, Trials, LONG};
use experiments::{has_failed, Experiments};
use rules::case::Case;
use rules::program::{pairs, Program};
use rules::wording;

/// Two mistakes at once are looked for in inputs up to this length.
const SHORT: usize = 300;
/// How many mistakes that nothing tells apart are named.
const MOST_NAMED: usize = 3;
/// `--time`, divided by this, is the longest time for experiments.
const EXPERIMENTS: u32 = 5;
/// The seed of `--all`, so that grading twice gives the same.
const SEED: u64 = 1;

/// The mistakes that a program is likely to make.
pub(crate) struct Likely {
    /// Programs that print what it has printed. Nothing tells them apart.
    pub(crate) programs: Vec<Program>,
    /// The number of inputs, and of those that it printed something wrong for.
    inputs: usize,
    wrong: usize,
}

/// Returns the mistakes that a program is likely to make, if it has been wrong on an input, but has not failed. All that is
/// known of it counts. `known` are programs with one mistake each.
pub(crate) fn likely(
    known: Vec<Program>,
    found: &Found,
    arguments: &Arguments,
    trials: &mut Trials,
) -> Option<Likely> {
    let (task, text) = (arguments.task, &found.input.text);
    if found.difference.attempt.end.failure().is_some() || has_failed(trials) {
        return None;
    }
    // A teacher's first input may be long, or one that the statement does not allow.
    let noted = trials.runs.iter().find_map(|run| Some((run.case.input(), run.wrong.as_ref()?)));
    let is_known = text.len() <= LONG && task.promises(text);
    let found = || is_known.then_some((&**text, &found.difference.attempt));
    let (input, attempt) = noted.or_else(found)?;
    let (input, output) = (input.to_owned(), attempt.stdout.clone());
    let case = Case::new(task.inputs(), &*input);
    let wordings =
        wording::mistakes(case.answers()?, &String::from_utf8_lossy(&output)).into_iter();
    let timed = (Some(arguments.time / EXPERIMENTS), arguments.seed);
    let (time, seed) = if arguments.all { (None, SEED) } else { timed };
    let mut experiments = Experiments::new((task, seed), known.clone(), time, trials);
    // What an output itself tells is not needed where the catalogue has a name for it.
    let mut left = experiments.left_of(known.clone())?;
    let single = [known, wordings.map(Program::new).collect()].concat();
    if left.is_empty() {
        left = experiments.left_of(single.clone())?;
    }
    if left.is_empty() && input.len() <= SHORT && experiments.can_name() {
        let is_same = |printed: &str| task.are_same(&case, printed, &output) == Some(true);
        left = experiments.left_of(pairs(&single, &case, is_same))?;
    }
    // What is always the same says little: perhaps nothing is read.
    let is_explained =
        |first: &Program| first.clauses().count() == 1 || experiments.has_printed_other_things();
    let is_named = (1..=MOST_NAMED).contains(&left.len()) && left.first().is_some_and(is_explained);
    is_named.then(|| experiments.likely(left))
}

impl Likely {
    /// Makes an input on which such a program is wrong as simple as it can be.
    pub(crate) fn simplest(&self, input: &str, task: &dyn Task) -> String {
        let is_wrong = |input: &Input| {
            let case = Case::new(task.inputs(), &*input.text);
            task.is_right(&self.programs[0], &case) == Some(false)
        };
        let mut input = input.to_owned();
        let first_wrong = |inputs: &[Input]| Ok(inputs.iter().position(is_wrong));
        simplify(&mut input, task, first_wrong).expect("nothing is run");
        input
    }

    /// Names the mistakes.
    pub(crate) fn sentence(&self) -> String {
        let all = |program: &Program| {
            let clauses: Vec<_> = program.clauses().map(|clause| format!("it {clause}")).collect();
            clauses.join(", and ")
        };
        let mut names: Vec<_> = self.programs.iter().map(all).collect();
        // A mistake can be made in several ways.
        names.dedup();
        let s = if self.programs[0].clauses().count() > 1 { "s" } else { "" };
        let Likely { inputs, wrong, .. } = self;
        format!(
            "Likely mistake{s}: {}. On all of {inputs} inputs, {wrong} with a wrong output, it printed what such a \
            program prints.\n",
            names.join(", or ")
        )
    }
}
