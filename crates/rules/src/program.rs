//! Programs that are right but for one mistake, or two.
//!
//! A program reads, follows rules, and prints. A mistake exchanges one of these three parts of the model, so two mistakes
//! in different parts make a program, too. The model is the program without a mistake.

use crate::answer::{text, Answer};
use crate::case::Case;
use std::borrow::Cow;
use std::collections::HashMap;
use std::fmt::{Debug, Formatter, Result};
use std::iter::zip;
use std::sync::{Arc, Mutex, PoisonError};

/// What may be a part of a program, which threads share.
pub(crate) trait Shared: Send + Sync + 'static {}
impl<Part: Send + Sync + 'static> Shared for Part {}

/// Returns what is due for an input; `None` if it takes too many steps.
type Answering = dyn Fn(&str) -> Option<Vec<Answer>> + Send + Sync;

/// The number of the last part.
const PRINTING: usize = 2;

/// What a mistake exchanges.
enum Part {
    /// What is read of an input.
    Reading(Box<dyn Fn(&str) -> String + Send + Sync>),
    /// What is due for an input.
    Rules(Box<Answering>),
    /// What is printed in place of the answers that are due.
    Printing(Box<dyn Fn(Vec<Answer>) -> Vec<Answer> + Send + Sync>),
}

/// A mistake that programs make.
pub struct Mistake {
    /// What a program does that makes it: a clause after "it".
    pub clause: String,
    part: Part,
    /// Hashes of what a program that makes it prints, by hashes of inputs.
    hashes: Mutex<HashMap<u64, Option<u64>>>,
}

/// A program with one mistake, or with two in different parts.
#[derive(Clone, Debug)]
pub struct Program(Vec<Arc<Mistake>>);

/// Describes a program that reads something else.
pub(crate) fn reads(clause: impl Into<String>, edit: impl Fn(&str) -> String + Shared) -> Mistake {
    mistake(clause, Part::Reading(Box::new(edit)))
}

/// Describes a program that follows other rules.
pub(crate) fn follows(
    clause: impl Into<String>,
    answers: impl Fn(&str) -> Option<Vec<Answer>> + Shared,
) -> Mistake {
    mistake(clause, Part::Rules(Box::new(answers)))
}

/// Describes a program that prints something else.
pub(crate) fn prints(
    clause: impl Into<String>,
    edit: impl Fn(Vec<Answer>) -> Vec<Answer> + Shared,
) -> Mistake {
    mistake(clause, Part::Printing(Box::new(edit)))
}

fn mistake(clause: impl Into<String>, part: Part) -> Mistake {
    Mistake { clause: clause.into(), part, hashes: Mutex::default() }
}

impl Debug for Mistake {
    fn fmt(&self, formatter: &mut Formatter) -> Result {
        formatter.write_str(&self.clause)
    }
}

impl Program {
    /// Describes a program with one mistake.
    pub fn new(mistake: Mistake) -> Self {
        Program(vec![Arc::new(mistake)])
    }

    /// Returns what the program does that is wrong: for each mistake a clause after "it".
    pub fn clauses(&self) -> impl Iterator<Item = &str> {
        self.0.iter().map(|mistake| &*mistake.clause)
    }

    /// Returns the programs that lack one of its mistakes.
    pub fn simpler(&self) -> Vec<Program> {
        let without = |index| Program([&self.0[..index], &self.0[index + 1..]].concat());
        (0..self.0.len()).map(without).collect()
    }

    /// Returns a program with the mistakes of both, if those of the other one are in later parts.
    pub fn with(&self, other: &Program) -> Option<Program> {
        (self.rank() < other.rank()).then(|| Program([&self.0[..], &other.0].concat()))
    }

    /// Returns whether all its mistakes are in reading, and do not change an input.
    fn reads_rightly(&self, case: &Case) -> bool {
        self.0.iter().all(|mistake| match &mistake.part {
            Part::Reading(edit) => edit(case.input()) == case.input(),
            _ => false,
        })
    }

    /// Returns whether nothing is wrong but what is printed.
    pub(crate) fn is_printing(&self) -> bool {
        self.0.iter().all(|mistake| mistake.rank() == PRINTING)
    }

    /// Returns the number of the part of the last mistake.
    fn rank(&self) -> usize {
        self.0.last().map_or(0, |mistake| mistake.rank())
    }

    /// Returns what the program prints for an input; `None` if it gives up.
    pub fn output(&self, case: &Case) -> Option<String> {
        Some(text(&self.printed(self.answers(case)?)))
    }

    /// Returns a hash of all that counts of what the program prints, which is found out once for each input; `None` if it
    /// gives up. Hundreds of programs are compared on a hundred inputs, again and again.
    pub fn hash(&self, case: &Case) -> Option<u64> {
        let hash = || case.hash(self.output(case)?.as_bytes());
        match &self.0[..] {
            [] => case.right(),
            [mistake] => {
                let mut hashes = mistake.hashes.lock().unwrap_or_else(PoisonError::into_inner);
                *hashes.entry(case.key).or_insert_with(hash)
            }
            _ => hash(),
        }
    }

    /// Returns whether the program prints something else than another one. If one gives up, that is not known.
    pub fn differs_from(&self, other: &Program, case: &Case) -> bool {
        self.hash(case).zip(other.hash(case)).is_some_and(|(one, other)| one != other)
    }

    /// Returns whether the program prints something wrong for an input. If it gives up, that is not known.
    pub fn is_wrong(&self, case: &Case) -> bool {
        self.differs_from(&Program(Vec::new()), case)
    }

    /// Returns what is due as the program sees it; `None` if it gives up.
    fn answers(&self, case: &Case) -> Option<Vec<Answer>> {
        let (mut input, mut rules) = (Cow::Borrowed(case.input()), None);
        for mistake in &self.0 {
            match &mistake.part {
                Part::Reading(edit) => input = edit(case.input()).into(),
                Part::Rules(answers) => rules = Some(answers),
                Part::Printing(_) => {}
            }
        }
        match rules {
            Some(answers) => answers(&input),
            None if input == case.input() => case.answers().map(<[Answer]>::to_vec),
            None => (case.inputs.answers)(&input),
        }
    }

    fn printed(&self, answers: Vec<Answer>) -> Vec<Answer> {
        self.0.iter().fold(answers, |answers, mistake| match &mistake.part {
            Part::Printing(edit) => edit(answers),
            _ => answers,
        })
    }
}

/// Returns the programs with two mistakes that print something with this hash.
pub fn pairs(programs: &[Program], case: &Case, hash: u64) -> Vec<Program> {
    let fits = |output: &str| case.hash(output.as_bytes()) == Some(hash);
    let fits_alone = |program: &Program| program.hash(case) == Some(hash);
    let alone: Vec<_> = programs.iter().map(fits_alone).collect();
    let mut pairs = Vec::new();
    for one in programs.iter().filter(|one| one.rank() < PRINTING) {
        let Some(answers) = one.answers(case) else { continue };
        let (reads_rightly, is_right) =
            (one.reads_rightly(case), case.output() == Some(&text(&answers)));
        for (other, fits_alone) in zip(programs, &alone) {
            let Some(pair) = one.with(other) else { continue };
            let output = match other.rank() {
                // If nothing is wrong so far, the other mistake is alone.
                PRINTING if is_right => None,
                // What is printed changes fast, since the rules need not be followed again.
                PRINTING => Some(text(&other.printed(answers.clone()))),
                _ if reads_rightly => None,
                _ => pair.output(case),
            };
            if output.map_or(*fits_alone, |output| fits(&output)) {
                pairs.push(pair);
            }
        }
    }
    pairs
}

impl Mistake {
    /// Returns the number of the part that it exchanges.
    fn rank(&self) -> usize {
        match self.part {
            Part::Reading(_) => 0,
            Part::Rules(_) => 1,
            Part::Printing(_) => PRINTING,
        }
    }
}
