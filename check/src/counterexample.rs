//! An input on which a program differs. We simplify it, and count in how many runs the program
//! differs on it.
//!
//! A program that uses random numbers, or keeps a state, differs only in some runs. So we try the
//! input a few more times, alone, unless a known mistake explains what the program prints for it.

use crate::compare::Verdict;
use crate::deadline::Deadline;
use crate::diagnosis::{diagnose, Diagnosed, Diagnosis};
use crate::ended::Unfinished;
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
            // However this ends, the input is simple all the same.
            let end = Instant::now() + runner.arguments.time;
            let _ = self.try_passes(&[leave_out], HASTE, end, runner);
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
        let explains = |diagnosis: &Diagnosis| diagnosis.explains(&self.input, &self.verdict);
        self.diagnosis().is_some_and(explains)
    }

    /// Returns which mistakes the program makes, if we know.
    pub(crate) fn diagnosis(&self) -> Option<&Diagnosis> {
        self.diagnosed.diagnosis()
    }

    pub(crate) fn differs_always(&self) -> bool {
        self.differing == self.runs
    }

    /// Simplifies the input by runs, and tries the result again unless a mistake explains it. A
    /// program that hangs gets less time meanwhile. If it turns out to be only slow, the input
    /// stays as it was found.
    fn simplified_by_runs(mut self, runner: &mut Runner) -> Self {
        runner.short_limit = self.verdict.run.exit.is_timeout().then_some(SHORT_LIMIT);
        self.unfinished = self.try_all_passes(runner).err();
        // We try the result ten times in all. The run that we have of it counts as the first one,
        // unless its time limit was short.
        let had_short_limit = runner.short_limit.take().is_some();
        self.runs = usize::from(!had_short_limit);
        self.differing = self.runs;
        let mut alike = self.runs;
        if !self.is_explained() {
            alike += self.try_again(runner);
            // A program that differs only sometimes may seem to make several mistakes.
            if !self.differs_always() {
                self.diagnosed = Diagnosed::NotTried;
            }
        }
        match alike {
            0 => Counterexample { unfinished: self.unfinished, ..Counterexample::new(self.found) },
            _ => self,
        }
    }

    /// Takes the input through the passes of its task. Then we try whether fewer equal pieces are
    /// enough, such as 64 of 300 blank lines. That seldom helps. So the report does not say if it
    /// ended early, for whatever reason.
    fn try_all_passes(&mut self, runner: &mut Runner) -> Result<(), Unfinished> {
        let passes = runner.arguments.task.passes();
        let end = Instant::now() + runner.arguments.time;
        self.try_passes(&passes, PATIENCE, end, runner)?;
        let bytes = self.input.len();
        let _ = self.try_passes(&[shorten], PATIENCE, end, runner);
        if self.input.len() < bytes {
            self.try_passes(&passes, PATIENCE, end, runner)?;
        }
        Ok(())
    }

    /// Takes the input through some passes by runs, until nothing helps any more, or nothing has
    /// helped for a part of the time: a fifth if `part` is 5.
    fn try_passes(
        &mut self,
        passes: &[Pass],
        part: u32,
        end: Instant,
        runner: &mut Runner,
    ) -> Result<(), Unfinished> {
        let arguments = runner.arguments;
        let bytes = self.input.len();
        let patience = arguments.time / part;
        let mut deadline = end.min(Instant::now() + patience);
        simplify(&mut self.input, passes, arguments.task, |proposals| {
            let ended =
                runner.each(proposals, Deadline::At(deadline), |runner, proposal, run| {
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
                })?;
            ended.in_time()
        })
    }

    /// Tries the input again, alone and with the full time limit. Returns in how many of these runs
    /// the program fails in the same way.
    fn try_again(&mut self, runner: &Runner) -> usize {
        let start = Instant::now();
        let mut alike = 0;
        // After Ctrl-C, or if no run can be made, what we know must do.
        while let Ok(verdict) = runner.outcome(&self.input) {
            self.runs += 1;
            self.differing += usize::from(verdict.is_wrong());
            if verdict.is_wrong_as(&self.verdict) {
                alike += 1;
                self.verdict = verdict;
            }
            if self.runs >= RUNS || start.elapsed() >= TIME_TO_REPEAT {
                break;
            }
        }
        alike
    }
}
