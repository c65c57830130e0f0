//! What a program printed for the inputs so far. With that we rule out mistakes.

use crate::compare::Verdict;

/// After more failed runs than this we give no diagnosis.
const FORGIVEN: usize = 3;

/// The runs of a program. We compare no output of a run that failed, so we keep only its input.
#[derive(Default)]
pub(crate) struct Observations {
    pub(crate) runs: Vec<Observation>,
    failed: Vec<String>,
}

/// What a program printed for an input, unless that was right.
#[derive(Clone)]
pub(crate) struct Observation {
    pub(crate) input: String,
    pub(crate) wrong_output: Option<Vec<u8>>,
}

impl Observation {
    pub(crate) fn new(input: String, verdict: &Verdict) -> Self {
        let wrong_output = verdict.is_wrong().then(|| verdict.run.stdout.clone());
        Observation { input, wrong_output }
    }
}

impl Observations {
    /// Keeps a run. Returns what it printed, unless it failed.
    pub(crate) fn keep(&mut self, input: String, verdict: &Verdict) -> Option<&Observation> {
        if verdict.run.exit.failure().is_some() {
            self.failed.push(input);
            return None;
        }
        self.runs.push(Observation::new(input, verdict));
        self.runs.last()
    }

    /// Returns whether we have not tried an input yet.
    pub(crate) fn is_new(&self, input: &str) -> bool {
        let mut tried = self.runs.iter().map(|run| &run.input).chain(&self.failed);
        tried.all(|tried| tried != input)
    }

    /// Returns whether more runs failed than we forgive. A few may time out because the program is
    /// slow, or crash because it expects some input.
    pub(crate) fn failed_too_often(&self) -> bool {
        self.failed.len() > FORGIVEN
    }

    /// Returns whether the program has never printed anything.
    pub(crate) fn have_no_output(&self) -> bool {
        let is_empty = |run: &Observation| run.wrong_output.as_ref().is_some_and(Vec::is_empty);
        !self.runs.is_empty() && self.runs.iter().all(is_empty)
    }

    /// Returns whether the program was right at least once.
    pub(crate) fn has_right(&self) -> bool {
        self.runs.iter().any(|run| run.wrong_output.is_none())
    }

    /// Returns the runs with a wrong output.
    pub(crate) fn wrong_runs(&self) -> impl Iterator<Item = &Observation> {
        self.runs.iter().filter(|run| run.wrong_output.is_some())
    }
}
