//! An input on which a program differs. We simplify it, and count in how many runs the program
//! differs on it.
//!
//! A program that uses random numbers, or keeps a state, differs only in some runs. So we try the
//! input a few more times, alone, unless a known mistake explains what the program prints for it.

use crate::arguments::Arguments;
use crate::compare::Verdict;
use crate::deadline::Deadline;
use crate::diagnosis::{diagnose, Diagnosed, Diagnosis};
use crate::ended::{in_time, Unfinished};
use crate::passes::{leave_out, shorten, Pass};
use crate::runner::{Found, Runner};
use crate::simplify::simplify;
use std::time::{Duration, Instant};

/// How many times we try an input in all.
const RUNS: usize = 10;
/// After this time, we do not try it again.
const TIME_TO_REPEAT: Duration = Duration::from_secs(1);
/// Simplifying ends when nothing has become simpler for a fifth of its time.
const PATIENCE: u32 = 5;
/// If we only look for a shorter input, it ends after a twentieth.
const HASTE: u32 = 20;
/// The time limit for a hanging program while its input is simplified.
const SHORT_LIMIT: Duration = Duration::from_secs(1);

/// An input on which a program differs.
pub(crate) struct Counterexample {
    /// The input and the verdict as they were found.
    pub(crate) found: Found,
    /// The input, as far as it is simplified.
    pub(crate) input: String,
    /// What the program does on it.
    pub(crate) verdict: Verdict,
    /// How many runs we made on this input, and in how many of them the program differs.
    pub(crate) runs: usize,
    pub(crate) differing: usize,
    /// Why simplifying ended early, if it did.
    pub(crate) unfinished: Option<Unfinished>,
    pub(crate) diagnosed: Diagnosed,
}

impl Counterexample {
    /// Returns an input as it was found.
    pub(crate) fn new(found: Found) -> Self {
        Counterexample {
            input: found.input.text.clone(),
            verdict: found.verdict.clone(),
            found,
            runs: 1,
            differing: 1,
            unfinished: None,
            diagnosed: Diagnosed::NotTried,
        }
    }

    /// Returns an input as it was found, with the mistake that the program makes, if we know it,
    /// and if there is time to find out.
    pub(crate) fn diagnosed(found: Found, runner: &mut Runner) -> Self {
        let arguments = runner.arguments;
        if arguments.time.is_zero() {
            return Counterexample::new(found);
        }
        runner.show("found a difference; {msg} (Ctrl-C shows it as it is)");
        runner.progress.set_message("looking for the likely mistake");
        let diagnosed = diagnose(arguments.task.catalogue(), &found, runner);
        Counterexample { diagnosed, ..Counterexample::new(found) }
    }

    /// Simplifies the input. Once the mistake is known we simplify against its simulation, which
    /// costs no runs, and confirm the result with one run. If only a few fixtures exposed it, the
    /// diagnosis is weak, so we also try shorter inputs with real runs.
    ///
    /// A report is of one failure. So an input on which the program fails in another way (it
    /// crashes, and does not print something wrong) never replaces the one that was found.
    pub(crate) fn simplified(mut self, runner: &mut Runner) -> Self {
        let Some(input) = self.simplest() else { return self.simplified_by_runs(runner) };
        if let Ok(verdict) = runner.outcome(&input) {
            self.diagnosed.take_back_refuted(&input, &verdict);
            if verdict.is_wrong_as(&self.verdict) {
                self.input.clone_from(&input);
                self.verdict = verdict;
            }
        }
        let is_simple = self.input == input;
        if self.diagnosis().is_some_and(|diagnosis| diagnosis.is_weak) {
            // However this ends, the input is simple all the same. But a run may refute the name.
            let Arguments { time, .. } = *runner.arguments;
            let _ = self.try_passes(&[leave_out], time / HASTE, Instant::now() + time, runner);
        }
        if is_simple && self.is_explained() {
            self
        } else {
            self.simplified_by_runs(runner)
        }
    }

    /// Returns the simplest input on which the mistakes show, if we know them. If they do not
    /// explain what was found, we begin with the shortest input on which they explain something.
    fn simplest(&self) -> Option<String> {
        let diagnosis = self.diagnosis()?;
        let start = if self.is_explained() { &self.input } else { &diagnosis.example };
        diagnosis.simplest(start)
    }

    /// Returns whether a known mistake explains what the program does on the input.
    fn is_explained(&self) -> bool {
        self.diagnosis().is_some_and(|known| known.explains(&self.input, &self.verdict))
    }

    /// Returns which mistakes the program makes, if we know.
    pub(crate) fn diagnosis(&self) -> Option<&Diagnosis> {
        self.diagnosed.diagnosis()
    }

    pub(crate) fn differs_always(&self) -> bool {
        self.differing == self.runs
    }

    /// Simplifies the input by runs, and tries the result again unless a mistake explains it. A
    /// program that hangs gets less time meanwhile.
    fn simplified_by_runs(mut self, runner: &mut Runner) -> Self {
        runner.short_limit = self.verdict.run.exit.is_timeout().then_some(SHORT_LIMIT);
        self.unfinished = self.try_all_passes(runner).err();
        let had_short_limit = runner.short_limit.take().is_some();
        if self.is_explained() {
            return self;
        }
        let known = (!had_short_limit).then(|| self.verdict.clone());
        let verdicts = self.repeated(known, runner);
        self.with_all(verdicts)
    }

    /// Takes the input through the passes of its task. Then we try whether fewer equal pieces are
    /// enough, such as 64 of 300 blank lines. That seldom helps. So the report does not say if it
    /// ended early, for whatever reason.
    fn try_all_passes(&mut self, runner: &mut Runner) -> Result<(), Unfinished> {
        let Arguments { task, time, .. } = *runner.arguments;
        let (passes, patience, end) = (task.passes(), time / PATIENCE, Instant::now() + time);
        self.try_passes(&passes, patience, end, runner)?;
        let bytes = self.input.len();
        let _ = self.try_passes(&[shorten], patience, end, runner);
        if self.input.len() < bytes {
            self.try_passes(&passes, patience, end, runner)?;
        }
        Ok(())
    }

    /// Takes the input through some passes by runs, until nothing helps any more, or nothing has
    /// helped for as long as our patience lasts.
    fn try_passes(
        &mut self,
        passes: &[Pass],
        patience: Duration,
        end: Instant,
        runner: &mut Runner,
    ) -> Result<(), Unfinished> {
        let task = runner.arguments.task;
        let bytes = self.input.len();
        let mut deadline = end.min(Instant::now() + patience);
        simplify(&mut self.input, passes, task, |proposals| {
            let ended = runner.each(proposals, Deadline::At(deadline), |runner, proposal, run| {
                let verdict = runner.confirmed(&proposal.text, run, |_| false)?;
                self.diagnosed.take_back_refuted(&proposal.text, &verdict);
                if !verdict.is_wrong_as(&self.verdict) {
                    return Ok(None);
                }
                let now = proposal.text.len();
                runner.progress.set_message(format!("{bytes} bytes, now {now}"));
                self.verdict = verdict;
                deadline = end.min(Instant::now() + patience);
                Ok(Some(proposal))
            });
            in_time(ended)
        })
    }

    /// Tries the input again, alone and with the full time limit. Returns up to ten verdicts. If
    /// one is known already, it is the first.
    fn repeated(&self, known: Option<Verdict>, runner: &Runner) -> Vec<Verdict> {
        let start = Instant::now();
        let mut verdicts = Vec::from_iter(known);
        // After Ctrl-C, or if no run can be made, what we know must do.
        while let Ok(verdict) = runner.outcome(&self.input) {
            verdicts.push(verdict);
            if verdicts.len() >= RUNS || start.elapsed() >= TIME_TO_REPEAT {
                break;
            }
        }
        verdicts
    }

    /// Returns the input with what all runs on it show. If none fails in the same way, the program
    /// was only slow when its time limit was short, and the input stays as it was found.
    fn with_all(mut self, verdicts: Vec<Verdict>) -> Self {
        self.runs = verdicts.len();
        self.differing = verdicts.iter().filter(|verdict| verdict.is_wrong()).count();
        // A program that differs only sometimes may seem to make several mistakes.
        if !self.differs_always() {
            self.diagnosed = Diagnosed::NotTried;
        }
        match verdicts.into_iter().rfind(|verdict| verdict.is_wrong_as(&self.verdict)) {
            Some(verdict) => Counterexample { verdict, ..self },
            None => Counterexample { unfinished: self.unfinished, ..Self::new(self.found) },
        }
    }
}
