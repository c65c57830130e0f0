//! What the program printed so far, as cases with which we compare mutants.

use crate::case::Case;
use crate::mutant::Mutant;
use crate::observations::Observation;
use crate::task::Task;

/// An input with more bytes than this is long: to simulate hundreds of mutants on it would take
/// many seconds. So we do not look for several mistakes on it; those that we find must explain it.
const LONG_INPUT: usize = 1_000;

/// The runs of the program.
pub(super) struct Evidence {
    pub(super) task: &'static dyn Task,
    pub(super) runs: Vec<Seen>,
    /// The runs on inputs for which it takes long to find what is expected.
    pub(super) slow: Vec<Observation>,
}

/// A run of the program.
pub(super) struct Seen {
    pub(super) case: Case,
    /// What the program printed, unless that was right.
    pub(super) wrong_output: Option<String>,
    /// What it printed, normalized.
    printed: Vec<u8>,
}

impl Evidence {
    pub(super) fn new(task: &'static dyn Task) -> Self {
        Evidence { task, runs: Vec::new(), slow: Vec::new() }
    }

    /// Adds a run. Returns it, unless it is slow.
    pub(super) fn add(&mut self, run: &Observation) -> Option<&Seen> {
        let Some(case) = self.task.quick_case(&run.input) else {
            self.slow.push(run.clone());
            return None;
        };
        self.runs.push(Seen::new(case, run));
        self.runs.last()
    }

    /// Returns the runs with a wrong output.
    pub(super) fn wrong(&self) -> impl Iterator<Item = &Seen> {
        self.runs.iter().filter(|run| run.is_wrong())
    }

    /// Returns how many runs have a wrong output, slow ones included.
    pub(super) fn wrong_count(&self) -> usize {
        self.wrong().count() + self.slow.iter().filter(|run| run.wrong_output.is_some()).count()
    }

    /// Returns the wrong outputs that a mutant explains only because it makes one of its mistakes:
    /// without it, the output differs in more than what is free.
    pub(super) fn needing<'a>(
        &'a self,
        mutant: &'a Mutant,
        index: usize,
    ) -> impl Iterator<Item = &'a Seen> {
        let without = mutant.without(index);
        self.wrong().filter(move |run| {
            !run.is_long()
                && run.is_explained(mutant) == Some(true)
                && run.needs_more_than(&without)
        })
    }

    /// Returns whether some wrong outputs need each of the mistakes of a mutant.
    pub(super) fn needs_each(&self, mutant: &Mutant, count: usize) -> bool {
        (0..mutant.mistakes.len()).all(|index| self.needing(mutant, index).nth(count - 1).is_some())
    }

    /// Returns whether a mutant prints something else on some run.
    pub(super) fn refutes(&self, mutant: &Mutant) -> bool {
        self.runs.iter().any(|run| run.refutes(mutant))
    }
}

impl Seen {
    pub(super) fn new(case: Case, Observation { wrong_output, .. }: &Observation) -> Self {
        let printed = wrong_output.as_ref().map(|output| case.normalized(output));
        let printed = printed.unwrap_or_else(|| case.expected.clone());
        let wrong_output = wrong_output.as_deref().map(String::from_utf8_lossy);
        Seen { case, wrong_output: wrong_output.map(Into::into), printed }
    }

    pub(super) fn observation(&self) -> Observation {
        let wrong_output = self.wrong_output.clone().map(String::into_bytes);
        Observation { input: self.case.input.clone(), wrong_output }
    }

    pub(super) fn is_wrong(&self) -> bool {
        self.wrong_output.is_some()
    }

    pub(super) fn is_long(&self) -> bool {
        self.case.input.len() > LONG_INPUT
    }

    /// Returns about how much work it is to compare a mutant with the run.
    pub(super) fn size(&self) -> usize {
        let expected: usize = self.case.answers.iter().map(|answer| answer.text.len()).sum();
        self.case.input.len() + self.printed.len() + expected
    }

    /// Returns whether a mutant prints something else than the program printed. If it takes too
    /// many steps to know, it does not.
    pub(super) fn refutes(&self, mutant: &Mutant) -> bool {
        self.is_explained(mutant) == Some(false)
    }

    /// Returns whether the program printed something else than a mutant, and not only in what is
    /// free.
    fn needs_more_than(&self, mutant: &Mutant) -> bool {
        mutant.explains(&self.case, &self.printed) == Some(false)
    }

    /// Returns whether a mutant needs each of its mistakes to print what the program printed.
    pub(super) fn needs_each(&self, mutant: &Mutant) -> bool {
        (0..mutant.mistakes.len()).all(|index| self.needs_more_than(&mutant.without(index)))
    }

    /// Returns whether a mutant prints what the program printed; `None` if it takes too many steps.
    pub(super) fn is_explained(&self, mutant: &Mutant) -> Option<bool> {
        Some(self.is_explained_by(mutant, &mutant.output(&self.case)?))
    }

    /// Returns whether the output of a mutant is that of the program, but for what is free, such as
    /// spaces that no judge looks at. If all its mistakes were inferred from outputs, nothing is
    /// free: the whole output must be the same.
    pub(super) fn is_explained_by(&self, mutant: &Mutant, output: &str) -> bool {
        match &self.wrong_output {
            Some(wrong) if mutant.is_all_inferred() => wrong == output,
            _ => self.case.normalized(output.as_bytes()) == self.printed,
        }
    }
}
