//! Which mistake a program makes: further runs tell.
//!
//! A known mistake is a candidate as long as a program that makes it prints what the program has printed. What is left after all
//! fixtures, and after random inputs on which it shows, is what the program does, or what nothing tells apart from it.
//!
//! A program whose mistake nobody had thought of may look like one with a known mistake, and so may one that makes two. Which
//! input tells them apart cannot be foreseen. So each run counts, that on the longest input, too, and if time is over before
//! that, nothing is named.

mod candidates;

use crate::compare::Verdict;
use crate::fixtures::{fixtures, sorted};
use crate::mistake::Mistake;
use crate::observations::Observations;
use crate::runner::{Found, Input, Runner};
use crate::simplify::simplify;
use crate::stop::Stop;
use crate::task::Task;
use candidates::Candidates;
use std::collections::BTreeSet;
use std::time::Instant;

/// If nothing tells more mistakes than this apart, none is named.
const MOST_NAMED: usize = 3;
/// A mistake is named only if it shows on this many inputs. With three, one in a single column had the name of one in all columns.
const LEAST_SHOWN: usize = 10;
/// If it shows on fewer fixtures, another mistake may look like it.
const RARE: usize = 4;
/// How many random inputs are looked at to find such inputs, and their seed: grading twice gives the same.
const MOST_RANDOM: usize = 3_000;
const SEED: u64 = 1;
/// A program that was wrong on fewer inputs than this may be wrong where the mistake does not show: for each that is lacking, two
/// random inputs are tried that nothing has chosen.
const SURE: usize = 20;
/// A random input is left out if it is this many bytes longer than two times the shortest input that shows the mistake.
const LONG: usize = 1_000;
/// Diagnosed may take this many times the time for random inputs.
const TIMES_AS_LONG: u32 = 6;

/// The mistake that a program is likely to make.
pub(crate) struct Diagnosis {
    task: &'static dyn Task,
    /// Programs that print what it has printed. Nothing tells them apart.
    pub(crate) mistakes: Vec<Mistake>,
    /// The number of inputs, and of those that it printed something wrong for.
    inputs: usize,
    wrong: usize,
    /// Whether it showed on few fixtures.
    pub(crate) is_rare: bool,
    /// If no single mistake explains all wrong outputs: those that explain most, with how many each explains.
    several: Vec<(String, usize)>,
}

/// Names the mistake that a program is likely to make, if it was wrong on some inputs and did not fail on the one that was found.
///
/// # Errors
///
/// After Ctrl-C, if time is over before everything was tried, or if no run can be made.
pub(crate) fn diagnose(
    known: Vec<Mistake>,
    found: &Found,
    runner: &mut Runner,
) -> Result<Option<Diagnosis>, Stop> {
    let arguments = runner.arguments;
    if found.verdict.run.exit.failure().is_some() {
        return Ok(None);
    }
    let task = arguments.task;
    let deadline = (!arguments.all).then(|| Instant::now() + TIMES_AS_LONG * arguments.time);
    runner.observations.runs.sort_by_key(|run| (run.wrong.is_none(), run.input.len()));
    let mut candidates = Candidates::new(task, known, &runner.observations.runs);
    let fixtures = sorted(fixtures(task), task).into_iter();
    let untried = fixtures.filter(|input| runner.observations.is_new(&input.text)).collect();
    narrow_down(untried, &mut candidates, deadline, runner)?;
    let is_rare = runner.observations.wrong().count() < RARE;
    let mut random =
        (task.inputs().random)(SEED).filter(|text| task.is_valid(text)).take(MOST_RANDOM);
    if candidates.is_none_left() {
        let observations = &runner.observations;
        let (inputs, wrong) = (observations.runs.len(), observations.wrong().count());
        let several = if observations.has_failed() { Vec::new() } else { candidates.several() };
        let diagnosis =
            Diagnosis { task, mistakes: Vec::new(), inputs, wrong, is_rare: false, several };
        return Ok((!diagnosis.several.is_empty()).then_some(diagnosis));
    }
    while !candidates.is_over(&runner.observations) && !candidates.is_none_left() {
        let inputs = distinguishing(&candidates, &mut random, &runner.observations);
        if inputs.is_empty() {
            break;
        }
        narrow_down(inputs, &mut candidates, deadline, runner)?;
    }
    narrow_down(unbiased(task, random, &runner.observations), &mut candidates, deadline, runner)?;
    let observations = &runner.observations;
    let (inputs, wrong) = (observations.runs.len(), observations.wrong().count());
    let is_shown = wrong >= LEAST_SHOWN || observations.is_wrong_only_if_empty(task);
    if candidates.is_over(observations) || candidates.is_none_left() || !is_shown {
        return Ok(None);
    }
    let mistakes = candidates.worked_out(&observations.runs);
    let diagnosis = Diagnosis { task, mistakes, inputs, wrong, is_rare, several: Vec::new() };
    Ok((1..=MOST_NAMED).contains(&diagnosis.names().len()).then_some(diagnosis))
}

/// Runs the program on inputs as long as that is of use. A wrong output that a candidate explains need not be confirmed.
fn narrow_down(
    inputs: Vec<Input>,
    candidates: &mut Candidates,
    deadline: Option<Instant>,
    runner: &mut Runner,
) -> Result<(), Stop> {
    if candidates.is_over(&runner.observations) {
        return Ok(());
    }
    runner.each(inputs.into_iter(), deadline, |runner, input, verdict| {
        let explains = |verdict: &Verdict| candidates.may_explain(&input.text, verdict);
        let verdict = runner.confirmed(&input.text, verdict, explains)?;
        runner.observations.keep(input.text, &verdict);
        candidates.rule_out_by_last(&runner.observations.runs);
        Ok(candidates.is_over(&runner.observations))
    })
}

/// Returns random inputs on which the first mistake that is left shows, as many as are lacking, or one that tells mistakes apart.
fn distinguishing(
    candidates: &Candidates,
    random: &mut impl Iterator<Item = String>,
    observations: &Observations,
) -> Vec<Input> {
    let lacking = LEAST_SHOWN.saturating_sub(observations.wrong().count());
    if lacking == 0 && candidates.have_one_name() {
        return Vec::new();
    }
    let tells = |text: &String| {
        is_useful(text, observations) && candidates.are_distinguished_by(text, lacking > 0)
    };
    // What a third of them does not tell apart, hardly any input does.
    let most = if lacking > 0 { MOST_RANDOM } else { MOST_RANDOM / 3 };
    random.take(most).filter(tells).take(lacking.max(1)).map(Input::from).collect()
}

/// Returns random inputs that nothing has chosen, but that it takes few steps to judge: none if the program was wrong often enough.
fn unbiased(
    task: &dyn Task,
    random: impl Iterator<Item = String>,
    observations: &Observations,
) -> Vec<Input> {
    let count = 2 * SURE.saturating_sub(observations.wrong().count());
    let is_quick = |text: &String| is_useful(text, observations) && task.quick_case(text).is_some();
    random.filter(is_quick).take(count).map(Input::from).collect()
}

/// Returns whether an input is new, and not long: what shows on a short one need not be looked for where a run takes long.
fn is_useful(text: &str, observations: &Observations) -> bool {
    let long = observations.wrong().map(|run| 2 * run.input.len() + LONG).min();
    text.len() < long.unwrap_or_default() && observations.is_new(text)
}

impl Diagnosis {
    /// Makes an input on which such a program is wrong as simple as it can be; `None` if it gives up on it.
    pub(crate) fn simplest(&self, input: &str) -> Option<String> {
        if self.mistakes.is_empty() {
            return None;
        }
        let is_wrong = |input: &str| {
            let case = self.task.quick_case(input);
            case.is_some_and(|case| self.mistakes[0].is_wrong(&case))
        };
        let mut simplest = is_wrong(input).then(|| input.to_owned())?;
        simplify(&mut simplest, &self.task.passes(), self.task, |mut all| {
            Ok(Iterator::find(&mut all, |proposal| is_wrong(&proposal.text)))
        })
        .expect("nothing is run");
        Some(simplest)
    }

    /// Leaves out the mistakes that a further run refutes, unless it failed. Returns whether one is left.
    pub(crate) fn withstands(&mut self, input: &str, Verdict { run, .. }: &Verdict) -> bool {
        let case = self.task.thorough_case(input).filter(|_| run.exit.failure().is_none());
        if let Some(case) = case {
            let said = case.normalized(&run.stdout);
            self.mistakes.retain(|mistake| mistake.may_print(&case, &said));
        }
        !self.mistakes.is_empty() || !self.several.is_empty()
    }

    /// Returns what each of the programs does, once: a mistake can be made in several ways.
    fn names(&self) -> BTreeSet<&str> {
        self.mistakes.iter().map(|mistake| &*mistake.clause).collect()
    }

    /// Names the mistake.
    pub(crate) fn sentence(&self) -> String {
        let names: Vec<_> = self.names().into_iter().collect();
        let Diagnosis { inputs, wrong, .. } = self;
        if let [(first, count), others @ ..] = &self.several[..] {
            let others: String = others
                .iter()
                .map(|(clause, count)| format!(", and it {clause} ({count})"))
                .collect();
            let left = wrong - self.several.iter().map(|(_, count)| count).sum::<usize>();
            let rest = match left {
                0 => String::new(),
                _ => format!(" On the other {left} it may make several at once, or another one."),
            };
            let s = if others.is_empty() { "" } else { "s" };
            return format!(
                "Likely mistake{s}: it {first} ({count} of {wrong} wrong outputs){others}.{rest}\n"
            );
        }
        format!(
            "Likely mistake: it {}. On all of {inputs} inputs, {wrong} with a wrong output, it printed what such a \
            program prints.\n",
            names.join(", or it ")
        )
    }
}
