//! What is reported of a difference: a small input, and how often the program differs on it.
//!
//! A program that uses random numbers, or keeps a state, differs only in some runs. So the input is tried
//! a few more times, alone and with the full time limit.

use crate::arguments::Arguments;
use crate::compare::Difference;
use crate::search::Finding;
use crate::simplify::passes::passes;
use crate::simplify::simplify;
use crate::stop::Stop;
use crate::trials::{Input, Trials};
use indicatif::ProgressStyle;
use std::time::{Duration, Instant};

/// How many times an input is tried in all.
const RUNS: usize = 10;
/// After this time, it is not tried again.
const TIME: Duration = Duration::from_secs(1);
/// An output longer than this must not become longer: a simpler card set may have many more solutions.
const SHORT_OUTPUT: usize = 4_000;
/// The time limit for a hanging program while its input is simplified.
const SOONER: Duration = Duration::from_secs(1);

/// What is reported: an input as simplified, and what the program does on it.
pub(crate) struct Counterexample {
    pub(crate) input: String,
    pub(crate) difference: Difference,
    /// The number of runs on this input.
    pub(crate) runs: usize,
    /// The number of those in which the program differs.
    pub(crate) differing: usize,
    /// Why simplifying stopped before its end, if it did.
    pub(crate) stopped: Option<Stop>,
}

/// What simplifying made of an input.
struct Simplified {
    input: String,
    /// How the program differs on it, if that is known.
    difference: Option<Difference>,
    stopped: Option<Stop>,
}

/// Simplifies the input that the search found, and tries the result again.
///
/// A hanging program gets less time while its input becomes simpler. If one that is only slow was taken
/// for hanging, the input is simplified once more, with the full time limit.
pub(crate) fn counterexample(
    finding: &Finding,
    arguments: &Arguments,
    trials: &mut Trials,
) -> Counterexample {
    let message = "found a difference; simplifying for about";
    show(&format!("{message} {:?} (Ctrl-C shows it as it is)", arguments.time), trials);
    if finding.difference.end.is_timeout() && SOONER < finding.limit {
        let mut sooner = simplified(finding, SOONER, arguments, trials);
        // This timeout proves nothing: there was less time.
        sooner.difference.take_if(|difference| difference.end.is_timeout());
        if let Some(example) = tried_again(sooner, finding.limit, trials) {
            return example;
        }
    }
    let simplified = simplified(finding, finding.limit, arguments, trials);
    tried_again(simplified, finding.limit, trials).expect("a difference is known")
}

/// Replaces the number of inputs in the display by a message.
fn show(message: &str, trials: &Trials) {
    let style = ProgressStyle::with_template("{spinner} {elapsed} {msg}");
    trials.progress.set_style(style.expect("the template is valid"));
    trials.progress.set_message(message.to_owned());
}

/// Simplifies the input that the search found, within the time for that.
fn simplified(
    finding: &Finding,
    limit: Duration,
    arguments: &Arguments,
    trials: &mut Trials,
) -> Simplified {
    let Arguments { task, time, .. } = *arguments;
    let mut input = finding.input.text.clone();
    let mut difference = finding.difference.clone();
    let longest = task.output_size(&input).max(SHORT_OUTPUT);
    let is_fine = |input: &str| {
        task.promises(input) && !task.is_empty(input) && task.output_size(input) <= longest
    };
    let deadline = Instant::now() + time;
    let first_differing =
        |inputs: &[Input]| match trials.first_difference(inputs, limit, Some(deadline))? {
            Some((index, new)) => {
                difference = new;
                Ok(Some(index))
            }
            None if Instant::now() >= deadline => Err(Stop::OutOfTime),
            None => Ok(None),
        };
    let stopped = simplify(&mut input, &passes(task), is_fine, first_differing).err();
    Simplified { input, difference: Some(difference), stopped }
}

/// Tries an input again, alone and with the full time limit. A known difference counts as one run.
/// Returns `None` if there is no difference.
fn tried_again(simplified: Simplified, limit: Duration, trials: &Trials) -> Option<Counterexample> {
    let Simplified { input, mut difference, stopped } = simplified;
    let start = Instant::now();
    let mut runs = usize::from(difference.is_some());
    let mut differing = runs;
    // After Ctrl-C, or if no run can be made, what is known must do.
    while let Ok(outcome) = trials.try_once(&input, limit) {
        runs += 1;
        if outcome.is_some() {
            differing += 1;
            difference = outcome;
        }
        if runs >= RUNS || start.elapsed() >= TIME {
            break;
        }
    }
    Some(Counterexample { input, difference: difference?, runs, differing, stopped })
}
