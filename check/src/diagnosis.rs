//! Diagnosis: which known mistakes explain what a program prints.
//!
//! We simulate each mistake of the catalogue and compare its output with the program's. A mistake
//! that explains everything on all fixtures, and on enough random inputs that expose it, behaves
//! like the program on everything we tried. If none does, the program may have several mistakes: we
//! name those that together explain most wrong outputs, and that no right output rules out.
//!
//! A program may have a mistake that the catalogue lacks, and look like a candidate for a while. We
//! cannot foresee which input would show the difference, so every run counts, even the longest. If
//! time runs out first, we give no diagnosis: silence is better than a wrong one.

mod candidates;
mod experiments;
mod several;

use crate::arguments::Arguments;
use crate::compare::Verdict;
use crate::mistake::Mistake;
use crate::observations::Observations;
use crate::runner::{Found, Runner};
use crate::simplify::simplify;
use crate::stop::Stop;
use crate::task::Task;
use candidates::Candidates;
use experiments::{Experiments, LEAST_EXPOSED};
use several::{explained, Share};
use std::collections::BTreeSet;
use std::time::Instant;

/// If more names than this are left, and no input distinguishes them, we name none.
const MOST_NAMES: usize = 3;
/// If fewer fixtures than this exposed a mistake, the diagnosis is weak: another may look alike.
const WEAK: usize = 4;
/// A diagnosis may take this many times as long as the search.
const TIMES_AS_LONG: u32 = 6;

/// What a program probably does wrong.
pub(crate) struct Diagnosis {
    task: &'static dyn Task,
    pub(crate) cause: Cause,
    /// The number of inputs tried, and of those on which the program was wrong.
    inputs: usize,
    wrong: usize,
}

/// Which mistakes explain the wrong outputs.
pub(crate) enum Cause {
    /// Each of these explains all of them, and no input that we tried distinguishes two; usually
    /// one. It is weak if few fixtures exposed it.
    Single { mistakes: Vec<Mistake>, is_weak: bool },
    /// Each of these explains some of them, the first one most.
    Several(Vec<Share>),
}

/// Diagnoses a program that was wrong on `found`. Returns `None` if no known mistakes explain it,
/// or if it did not print something wrong but failed (a crash, a timeout).
///
/// # Errors
///
/// After Ctrl-C, if time runs out before all inputs were tried, or if a run cannot be made.
pub(crate) fn diagnose(
    known: Vec<Mistake>,
    found: &Found,
    runner: &mut Runner,
) -> Result<Option<Diagnosis>, Stop> {
    if found.verdict.run.exit.failure().is_some() {
        return Ok(None);
    }
    let Arguments { task, all, time, .. } = *runner.arguments;
    let deadline = (!all).then(|| Instant::now() + TIMES_AS_LONG * time);

    // The shortest input with a wrong output comes first: from that output we infer mistakes.
    runner.observations.runs.sort_by_key(|run| (run.wrong_output.is_none(), run.input.len()));
    let candidates = Candidates::new(task, known, &runner.observations.runs);

    let mut experiments = Experiments { candidates, runner, deadline };
    experiments.try_fixtures()?;
    let is_weak = experiments.observations().wrong_runs().count() < WEAK;
    experiments.try_random_inputs()?;

    let Experiments { candidates, runner, .. } = experiments;
    let observations = &runner.observations;
    if observations.failed_too_often() {
        return Ok(None);
    }
    let inputs = observations.runs.len();
    let wrong = observations.wrong_runs().count();
    let cause = cause(candidates, observations, is_weak);
    Ok(cause.map(|cause| Diagnosis { task, cause, inputs, wrong }))
}

/// Returns the cause that the candidates that are left give, if there is enough evidence for it.
fn cause(candidates: Candidates, observations: &Observations, is_weak: bool) -> Option<Cause> {
    if !candidates.has_single() {
        let shares = candidates.several.named(&observations.runs, candidates.task);
        return (!shares.is_empty()).then_some(Cause::Several(shares));
    }
    let is_exposed = observations.wrong_runs().count() >= LEAST_EXPOSED
        || observations.is_wrong_only_without_numbers();
    let mistakes = candidates.simulated_in_full(&observations.runs);
    let names = names(&mistakes).len();
    let is_clear = is_exposed && (1..=MOST_NAMES).contains(&names);
    is_clear.then_some(Cause::Single { mistakes, is_weak })
}

/// Returns the clauses of mistakes, each once: a mistake can be made in several ways.
fn names(mistakes: &[Mistake]) -> BTreeSet<&str> {
    mistakes.iter().map(|mistake| &*mistake.clause).collect()
}

impl Diagnosis {
    /// Returns whether one mistake explains everything.
    pub(crate) fn is_single(&self) -> bool {
        matches!(self.cause, Cause::Single { .. })
    }

    /// Returns whether few fixtures expose the mistake, so that it may be another one.
    pub(crate) fn is_weak(&self) -> bool {
        matches!(self.cause, Cause::Single { is_weak: true, .. })
    }

    /// Simplifies an input as far as the mutant is still wrong. Returns `None` if it is not wrong
    /// on this input, takes too many steps there, or explains only some wrong outputs.
    pub(crate) fn simplest(&self, input: &str) -> Option<String> {
        let Cause::Single { mistakes, .. } = &self.cause else { return None };
        let is_wrong = |input: &str| {
            let case = self.task.quick_case(input);
            case.is_some_and(|case| mistakes[0].is_wrong(&case))
        };
        let mut simplest = is_wrong(input).then(|| input.to_owned())?;
        simplify(&mut simplest, &self.task.passes(), self.task, |mut all| {
            Ok(Iterator::find(&mut all, |proposal| is_wrong(&proposal.text)))
        })
        .expect("nothing is run");
        Some(simplest)
    }

    /// Compares a further run, unless it failed. Returns whether the diagnosis stands: a single
    /// mistake must explain the run, and of several none may be ruled out.
    pub(crate) fn withstands(&mut self, input: &str, verdict: &Verdict) -> bool {
        if verdict.run.exit.failure().is_some() {
            return true;
        }
        match &mut self.cause {
            Cause::Single { mistakes, .. } => {
                let Some(case) = self.task.thorough_case(input) else { return true };
                let printed = case.normalized(&verdict.run.stdout);
                mistakes.retain(|mistake| mistake.may_print(&case, &printed));
                !mistakes.is_empty()
            }
            Cause::Several(shares) => {
                let Some(case) = self.task.quick_case(input) else { return true };
                verdict.is_wrong() || !shares.iter().any(|share| share.mistake.is_wrong(&case))
            }
        }
    }

    /// Names the mistakes. Of several, one that explains the output for an input that is shown is
    /// named for it.
    pub(crate) fn sentence(&self, input: &str, verdict: &Verdict) -> String {
        match &self.cause {
            Cause::Single { mistakes, .. } => self.of_single(mistakes),
            Cause::Several(shares) => self.of_several(shares) + &self.shown(shares, input, verdict),
        }
    }

    /// Says which of several mistakes an input exposes, if just one of them explains its output, or
    /// that none of them does.
    fn shown(&self, shares: &[Share], input: &str, verdict: &Verdict) -> String {
        let Some(case) = self.task.quick_case(input) else { return String::new() };
        let printed = case.normalized(&verdict.run.stdout);
        let explains = |share: &&Share| share.mistake.prints(&case, &printed);
        match shares.iter().filter(explains).collect::<Vec<_>>()[..] {
            [] => format!("Here it may make {}another one.\n", together(shares)),
            [shown] if shares.len() > 1 => format!("Here it {}.\n", shown.mistake.clause),
            _ => String::new(),
        }
    }

    fn of_single(&self, mistakes: &[Mistake]) -> String {
        let names = Vec::from_iter(names(mistakes)).join(", or it ");
        let Diagnosis { inputs, wrong, .. } = self;
        format!(
            "Likely mistake: it {names}. On all of {inputs} inputs, {wrong} with a wrong output, \
            it printed what such a program prints.\n"
        )
    }

    /// Names several mistakes: "it prints no boards (9 of 15 wrong outputs), it … (3), and it …
    /// (2)".
    fn of_several(&self, shares: &[Share]) -> String {
        let named = |share: &Share| {
            let Share { mistake, explained } = share;
            format!("it {} ({}", mistake.clause, explained.len())
        };
        let mut clauses: Vec<_> = shares.iter().map(named).collect();
        clauses[0] += &format!(" of {} wrong outputs", self.wrong);
        if let [_, .., last] = &mut clauses[..] {
            last.insert_str(0, "and ");
        }
        let s = if shares.len() > 1 { "s" } else { "" };
        let others = match self.wrong - explained(shares) {
            0 => String::new(),
            1 => format!(" On the other one it may make {}another mistake.", together(shares)),
            count => format!(" On the other {count} it may make {}another one.", together(shares)),
        };
        format!("Likely mistake{s}: {}).{others}\n", clauses.join("), "))
    }
}

/// Says how several mistakes may explain an output that none of them explains alone.
fn together(shares: &[Share]) -> &'static str {
    ["", "both at once, or ", "several at once, or "][shares.len() - 1]
}
