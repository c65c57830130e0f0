//! Diagnosis: which known mistakes explain what a program prints.
//!
//! We simulate each mistake of the catalogue and compare its output with the program's. A mistake
//! that explains everything on all fixtures, and on enough random inputs that expose it, behaves
//! like the program on everything we tried. If none does, the program may make several at once; so
//! we simulate programs that make two or three, and ask the same of them. If these do not explain
//! everything either, we name those that explain most.
//!
//! A program may make a mistake that the catalogue lacks, and look like a candidate for a while. We
//! cannot foresee which input would show the difference, so every run counts, even the longest. If
//! time runs out first, we name none, but say what it looks like so far.

mod candidates;
mod conclusion;
mod evidence;
mod experiments;
mod memo;
mod never;
pub(crate) mod parallel;
mod partial;
mod several;

use crate::arguments::Arguments;
use crate::compare::Verdict;
use crate::deadline::Deadline;
use crate::ended::Unfinished;
use crate::mutant::Mutant;
use crate::observations::Observation;
use crate::runner::{Found, Runner};
use crate::simplify::simplify;
use crate::stop::Stop;
use crate::task::Task;
use candidates::Candidates;
use evidence::Seen;
use experiments::Experiments;
use mistakes::Catalogue;
use never::never_printed;
use std::collections::BTreeSet;
use std::convert::Infallible;

/// A diagnosis may take this many times as long as the search.
const TIMES_AS_LONG: u32 = 6;

/// What we found out about the mistakes of a program.
pub(crate) enum Diagnosed {
    /// It probably makes these.
    Named(Diagnosis),
    /// Time ran out; until then it looked as if it made these, if any.
    OutOfTime(Option<Diagnosis>),
    /// We know none. A sentence says what the program never prints, if there is such a thing.
    Unnamed(Option<String>),
    /// It failed, printed nothing, or differs only sometimes, or there was no time to look.
    NotTried,
    /// We were stopped before we had tried all inputs.
    Stopped(Stop),
}

/// What a program probably does wrong.
pub(crate) struct Diagnosis {
    task: &'static dyn Task,
    /// Programs that make these mistakes. No input that we tried distinguishes two; usually one.
    named: Vec<Named>,
    /// The number of inputs tried, of those on which the program was wrong, and of those on which
    /// the mistakes explain that.
    inputs: usize,
    wrong: usize,
    explained: usize,
    /// Whether few fixtures exposed the mistakes, so that they may be others.
    pub(crate) is_weak: bool,
    /// The shortest input for which they explain a wrong output.
    pub(crate) example: String,
}

/// A program that makes some mistakes, and how they are named: the one that explains most alone
/// comes first. In which order they are made is another question.
struct Named {
    mutant: Mutant,
    clauses: Vec<String>,
}

/// Diagnoses a program that was wrong on `found`.
pub(crate) fn diagnose(known: Catalogue, found: &Found, runner: &mut Runner) -> Diagnosed {
    if found.verdict.run.exit.failure().is_some() {
        return Diagnosed::NotTried;
    }
    let Arguments { task, all, time, .. } = *runner.arguments;
    let deadline = if all { Deadline::Never } else { Deadline::after(TIMES_AS_LONG * time) };
    let candidates = Candidates::after(&runner.observations, task, known);
    let mut experiments = Experiments { candidates, runner, deadline };
    let ended = experiments.try_all();
    let Experiments { candidates, runner, .. } = experiments;
    // A program that prints nothing may not have started, or its output is lost.
    if runner.observations.failed_too_often() || runner.observations.have_no_output() {
        return Diagnosed::NotTried;
    }
    match (ended, candidates.concluded()) {
        (Ok(()), Some(diagnosis)) => Diagnosed::Named(diagnosis),
        (Ok(()), None) => Diagnosed::Unnamed(never_printed(task, &runner.observations)),
        (Err(Unfinished::OutOfTime), so_far) => Diagnosed::OutOfTime(so_far),
        (Err(Unfinished::Stopped(stop)), _) => Diagnosed::Stopped(stop),
    }
}

impl Diagnosed {
    /// Returns which mistakes the program makes, if we know.
    pub(crate) fn diagnosis(&self) -> Option<&Diagnosis> {
        match self {
            Diagnosed::Named(diagnosis) => Some(diagnosis),
            _ => None,
        }
    }

    /// Takes names back that a further run refutes.
    pub(crate) fn take_back_refuted(&mut self, input: &str, verdict: &Verdict) {
        if let Diagnosed::Named(diagnosis) = self {
            diagnosis.take_back_refuted(input, verdict);
            if diagnosis.named.is_empty() {
                *self = Diagnosed::Unnamed(None);
            }
        }
    }
}

impl Diagnosis {
    /// Returns whether the mistakes explain everything.
    pub(crate) fn is_in_full(&self) -> bool {
        self.explained == self.wrong
    }

    /// Returns the programs that make the mistakes.
    #[cfg(test)]
    pub(crate) fn mutants(&self) -> impl Iterator<Item = &Mutant> {
        self.named.iter().map(|named| &named.mutant)
    }

    /// Simplifies an input as far as the mutant is still wrong. Returns `None` if it is not wrong
    /// on this input, or takes too many steps there.
    pub(crate) fn simplest(&self, input: &str) -> Option<String> {
        let is_wrong = |input: &str| {
            let case = self.task.quick_case(input);
            case.is_some_and(|case| self.named[0].mutant.is_exposed(&case) == Some(true))
        };
        let mut simplest = is_wrong(input).then(|| input.to_owned())?;
        let passes = self.task.passes();
        let Ok(()) = simplify::<Infallible>(&mut simplest, &passes, self.task, |mut all| {
            Ok(Iterator::find(&mut all, |proposal| is_wrong(&proposal.text)))
        });
        Some(simplest)
    }

    /// Returns whether the mistakes explain what the program printed for an input.
    pub(crate) fn explains(&self, input: &str, verdict: &Verdict) -> bool {
        self.seen(input, verdict)
            .is_none_or(|run| self.named.iter().any(|named| !run.refutes(&named.mutant)))
    }

    /// Takes back the programs that do not print what this one printed. If the mistakes explain
    /// only a part, a wrong output may be the other part; a right one must be explained.
    fn take_back_refuted(&mut self, input: &str, verdict: &Verdict) {
        let failed = verdict.run.exit.failure().is_some();
        if failed || !self.is_in_full() && verdict.is_wrong() {
            return;
        }
        if let Some(run) = self.seen(input, verdict) {
            self.named.retain(|named| !run.refutes(&named.mutant));
        }
    }

    /// Returns a run, unless it takes too many steps to find what is expected.
    fn seen(&self, input: &str, verdict: &Verdict) -> Option<Seen> {
        let case = self.task.thorough_case(input)?;
        Some(Seen::new(case, &Observation::new(input.to_owned(), verdict)))
    }

    /// Returns what the program probably does wrong, after "it".
    pub(crate) fn clauses(&self) -> String {
        let names = self.named.iter().map(|named| named.clauses.iter().map(|one| &**one));
        alternatives(&names.map(Iterator::collect).collect())
    }

    /// Names the mistakes, and says on how many inputs they were seen.
    pub(crate) fn sentence(&self) -> String {
        let Diagnosis { inputs, wrong, explained, .. } = self;
        let s = if self.named.iter().any(|named| named.clauses.len() > 1) { "s" } else { "" };
        let clauses = self.clauses();
        let evidence = match wrong - explained {
            0 => format!(
                ". On all of {inputs} inputs, {wrong} with a wrong output, it printed what such a \
                program prints."
            ),
            1 => format!(
                " ({explained} of {wrong} wrong outputs). On the other one it may make another \
                mistake."
            ),
            left => format!(
                " ({explained} of {wrong} wrong outputs). On the other {left} it may make another \
                one."
            ),
        };
        format!("Likely mistake{s}: it {clauses}{evidence}\n")
    }

    /// Says what it looked like when time ran out.
    pub(crate) fn so_far(&self) -> String {
        let Diagnosis { explained, wrong, .. } = self;
        let clauses = self.clauses();
        format!("So far it looks like it {clauses} ({explained} of {wrong} wrong outputs).\n")
    }
}

/// Joins the names of a program. What they have in common is said once, if each has more than that:
/// "prints no boards, and either it …, or it …".
fn alternatives(names: &BTreeSet<Vec<&str>>) -> String {
    let is_common = |clause: &&str| names.iter().all(|name| name.contains(clause));
    let mut common = names.first().cloned().unwrap_or_default();
    common.retain(is_common);
    if names.iter().any(|name| name.len() == common.len()) {
        common.clear();
    }
    let own = |name: &Vec<&str>| {
        let own = name.iter().copied().filter(|clause| !common.contains(clause));
        joined(&own.collect::<Vec<_>>())
    };
    let own = names.iter().map(own).collect::<Vec<_>>().join(", or it ");
    if common.is_empty() {
        own
    } else {
        format!("{}, and either it {own}", common.join(", it "))
    }
}

/// Joins clauses: "prints no boards, it … , and it …".
fn joined(clauses: &[&str]) -> String {
    match clauses {
        [one] => (*one).to_owned(),
        [before @ .., last] => format!("{}, and it {last}", before.join(", it ")),
        [] => String::new(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_names_have_in_common_is_said_once() {
        for (names, sentence) in [
            (&[&["a"][..]][..], "a"),
            (&[&["a", "b", "c"]], "a, it b, and it c"),
            (&[&["a"], &["b"]], "a, or it b"),
            (&[&["a", "b"], &["a", "c"]], "a, and either it b, or it c"),
            (&[&["b", "a", "d"], &["a", "c", "d"]], "a, it d, and either it c, or it b"),
            (&[&["a", "b"], &["c", "d"]], "a, and it b, or it c, and it d"),
            (&[&["a"], &["a", "b"]], "a, or it a, and it b"),
        ] {
            assert_eq!(alternatives(&names.iter().map(|name| name.to_vec()).collect()), sentence);
        }
    }
}
