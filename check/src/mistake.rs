//! A mistake, with its mutant: a wrong program that we can simulate.
//!
//! A program reads, follows rules, and prints. A mutant is the reference model with one of these
//! three parts exchanged.

use crate::case::Case;
use rules::answer::{text, Answer};
use std::sync::Arc;

/// What may be a part of a mutant. Threads of tests share mutants.
pub(crate) trait Shared: Send + Sync + 'static {}
impl<Part: Send + Sync + 'static> Shared for Part {}

/// A mistake that programs make.
#[derive(Clone)]
pub(crate) struct Mistake {
    /// What such a program does: a clause after "it", such as "does not see rising lines".
    pub(crate) clause: String,
    /// Returns the answers of the mutant; `None` if it takes too many steps.
    pub(crate) answers: Arc<dyn Fn(&Case) -> Option<Vec<Answer>> + Send + Sync>,
}

/// Describes a program that reads something else.
pub(crate) fn reads(clause: impl Into<String>, edit: impl Fn(&str) -> String + Shared) -> Mistake {
    mistake(clause, move |case| (case.answers_to)(&edit(&case.input), case.most_steps))
}

/// Describes a program that follows other rules.
pub(crate) fn follows(
    clause: impl Into<String>,
    answers: impl Fn(&str) -> Vec<Answer> + Shared,
) -> Mistake {
    mistake(clause, move |case| Some(answers(&case.input)))
}

/// Describes a program that searches in another way, and gives up after some steps.
pub(crate) fn searches(
    clause: impl Into<String>,
    answers: impl Fn(&str, usize) -> Option<Vec<Answer>> + Shared,
) -> Mistake {
    mistake(clause, move |case| answers(&case.input, case.most_steps))
}

/// Describes a program that prints something else.
pub(crate) fn prints(
    clause: impl Into<String>,
    edit: impl Fn(&mut Vec<Answer>) + Shared,
) -> Mistake {
    mistake(clause, |case| Some(case.answers.clone())).and_prints(edit)
}

/// Describes a program that gives these answers.
pub(crate) fn mistake(
    clause: impl Into<String>,
    answers: impl Fn(&Case) -> Option<Vec<Answer>> + Shared,
) -> Mistake {
    Mistake { clause: clause.into(), answers: Arc::new(answers) }
}

impl Mistake {
    /// Describes a program that makes this mistake, and prints something else, too.
    pub(crate) fn and_prints(self, edit: impl Fn(&mut Vec<Answer>) + Shared) -> Mistake {
        let Mistake { clause, answers } = self;
        mistake(clause, move |case| {
            let mut answers = answers(case)?;
            edit(&mut answers);
            Some(answers)
        })
    }

    /// Returns what the mutant prints; `None` if it takes too many steps.
    pub(crate) fn output(&self, case: &Case) -> Option<String> {
        Some(text(&(self.answers)(case)?))
    }

    /// Returns the normalized output of the mutant; `None` if it takes too many steps.
    pub(crate) fn normalized(&self, case: &Case) -> Option<Vec<u8>> {
        Some(case.normalized(self.output(case)?.as_bytes()))
    }

    /// Returns whether the mutant prints an output, which is normalized.
    pub(crate) fn prints(&self, case: &Case, printed: &[u8]) -> bool {
        self.normalized(case).is_some_and(|output| output == printed)
    }

    /// Returns whether the mutant may have printed an output, which is normalized. If it takes too
    /// many steps, we do not know, so it may.
    pub(crate) fn may_print(&self, case: &Case, printed: &[u8]) -> bool {
        self.normalized(case).is_none_or(|output| output == printed)
    }

    /// Returns whether an input exposes the mistake. If the mutant takes too many steps, we do not
    /// know.
    pub(crate) fn is_wrong(&self, case: &Case) -> bool {
        self.normalized(case).is_some_and(|output| output != case.expected)
    }
}
