//! Programs that are right but for one mistake.
//!
//! A program reads, follows rules, and prints. A mistake exchanges one of these three parts of the model.

use crate::answer::{text, Answer};
use crate::case::Case;
use std::fmt::{Debug, Formatter, Result};

/// What may be a part of a program, which threads share.
pub(crate) trait Shared: Send + Sync + 'static {}
impl<Part: Send + Sync + 'static> Shared for Part {}

/// A mistake that programs make.
pub struct Mistake {
    /// What a program does that makes it: a clause after "it".
    pub clause: String,
    /// Returns what such a program prints for an input; `None` if it takes too many steps.
    output: Box<dyn Fn(&Case) -> Option<String> + Send + Sync>,
}

/// Describes a program that reads something else.
pub(crate) fn reads(clause: impl Into<String>, edit: impl Fn(&str) -> String + Shared) -> Mistake {
    mistake(clause, move |case| Some(text(&(case.inputs.answers)(&edit(case.input()))?)))
}

/// Describes a program that follows other rules.
pub(crate) fn follows(
    clause: impl Into<String>,
    answers: impl Fn(&str) -> Option<Vec<Answer>> + Shared,
) -> Mistake {
    mistake(clause, move |case| Some(text(&answers(case.input())?)))
}

/// Describes a program that prints something else.
pub(crate) fn prints(
    clause: impl Into<String>,
    edit: impl Fn(Vec<Answer>) -> Vec<Answer> + Shared,
) -> Mistake {
    mistake(clause, move |case| Some(text(&edit(case.answers()?.to_vec()))))
}

fn mistake(
    clause: impl Into<String>,
    output: impl Fn(&Case) -> Option<String> + Shared,
) -> Mistake {
    Mistake { clause: clause.into(), output: Box::new(output) }
}

impl Debug for Mistake {
    fn fmt(&self, formatter: &mut Formatter) -> Result {
        formatter.write_str(&self.clause)
    }
}

impl Mistake {
    /// Returns what the program prints for an input; `None` if it gives up.
    pub fn output(&self, case: &Case) -> Option<String> {
        (self.output)(case)
    }

    /// Returns a hash of all that counts of what the program prints; `None` if it gives up.
    pub fn hash(&self, case: &Case) -> Option<u64> {
        case.hash(self.output(case)?.as_bytes())
    }

    /// Returns whether the program prints something else than another one. If one gives up, that is not known.
    pub fn differs_from(&self, other: &Mistake, case: &Case) -> bool {
        self.hash(case).zip(other.hash(case)).is_some_and(|(one, other)| one != other)
    }

    /// Returns whether the program prints something wrong for an input. If it gives up, that is not known.
    pub fn is_wrong(&self, case: &Case) -> bool {
        self.hash(case).zip(case.right()).is_some_and(|(one, right)| one != right)
    }
}
