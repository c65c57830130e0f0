//! Programs that are right but for one mistake, or two.
//!
//! A program reads, follows rules, and prints. A mistake exchanges one of these three parts of the model, so two mistakes
//! in different parts make a program, too. The model is the program without a mistake.

use crate::answer::Answer;
use crate::Inputs;
use std::cell::OnceCell;
use std::fmt::{Debug, Formatter, Result};
use std::rc::Rc;

/// What a mistake exchanges.
enum Part {
    /// What is read of an input.
    Reading(Box<dyn Fn(&str) -> String>),
    /// What is due for an input; `None` if it takes too many steps.
    Rules(Box<dyn Fn(&str) -> Option<Vec<Answer>>>),
    /// What is printed in place of the answers that are due.
    Printing(Box<dyn Fn(Vec<Answer>) -> Vec<Answer>>),
}

/// A mistake that programs make.
pub struct Mistake {
    /// What a program does that makes it: a clause after "it".
    pub clause: String,
    part: Part,
}

/// A program with one mistake, or with two in different parts.
#[derive(Clone, Debug)]
pub struct Program(Vec<Rc<Mistake>>);

/// An input, and what is due for it, which is found out once.
pub struct Due<'a> {
    inputs: Inputs,
    input: &'a str,
    answers: OnceCell<Option<Vec<Answer>>>,
}

/// Describes a program that reads something else.
pub(crate) fn reads(clause: impl Into<String>, edit: impl Fn(&str) -> String + 'static) -> Mistake {
    Mistake { clause: clause.into(), part: Part::Reading(Box::new(edit)) }
}

/// Describes a program that follows other rules.
pub(crate) fn follows(
    clause: impl Into<String>,
    answers: impl Fn(&str) -> Option<Vec<Answer>> + 'static,
) -> Mistake {
    Mistake { clause: clause.into(), part: Part::Rules(Box::new(answers)) }
}

/// Describes a program that prints something else.
pub(crate) fn prints(
    clause: impl Into<String>,
    edit: impl Fn(Vec<Answer>) -> Vec<Answer> + 'static,
) -> Mistake {
    Mistake { clause: clause.into(), part: Part::Printing(Box::new(edit)) }
}

impl Debug for Mistake {
    fn fmt(&self, formatter: &mut Formatter) -> Result {
        formatter.write_str(&self.clause)
    }
}

impl Debug for Due<'_> {
    fn fmt(&self, formatter: &mut Formatter) -> Result {
        write!(formatter, "{}: {:?}", self.inputs.task, self.input)
    }
}

impl<'a> Due<'a> {
    /// Takes an input of a task.
    pub fn new(inputs: Inputs, input: &'a str) -> Self {
        Due { inputs, input, answers: OnceCell::new() }
    }

    /// Returns what is due; `None` if it takes too many steps to find out.
    pub fn answers(&self) -> Option<&[Answer]> {
        self.answers.get_or_init(|| (self.inputs.answers)(self.input)).as_deref()
    }

    /// Returns the right output.
    pub fn output(&self) -> Option<String> {
        Some(text(self.answers()?))
    }
}

impl Program {
    /// Describes a program with one mistake.
    pub fn new(mistake: Mistake) -> Self {
        Program(vec![Rc::new(mistake)])
    }

    /// Returns what the program does that is wrong: for each mistake a clause after "it".
    pub fn clauses(&self) -> impl Iterator<Item = &str> {
        self.0.iter().map(|mistake| &*mistake.clause)
    }

    /// Returns a program with the mistakes of both, if these are in different parts.
    pub fn with(&self, other: &Program) -> Option<Program> {
        let kinds = |program: &Program| program.0.iter().map(|mistake| mistake.rank()).max();
        (kinds(self) < kinds(other)).then(|| Program([&self.0[..], &other.0].concat()))
    }

    /// Returns what the program prints for an input; `None` if it gives up.
    pub fn output(&self, due: &Due) -> Option<String> {
        let (mut read, mut rules) = (None, None);
        let mut print = Vec::new();
        for mistake in &self.0 {
            match &mistake.part {
                Part::Reading(edit) => read = Some(edit(due.input)),
                Part::Rules(answers) => rules = Some(answers),
                Part::Printing(edit) => print.push(edit),
            }
        }
        let input = read.as_deref().unwrap_or(due.input);
        let answers = match rules {
            Some(answers) => answers(input)?,
            None if input == due.input => due.answers()?.to_vec(),
            None => (due.inputs.answers)(input)?,
        };
        Some(text(&print.iter().fold(answers, |answers, edit| edit(answers))))
    }

    /// Returns whether the program prints something wrong for an input. If it gives up, that is not known.
    pub fn is_wrong(&self, due: &Due) -> bool {
        self.output(due).zip(due.output()).is_some_and(|(output, right)| output != right)
    }
}

impl Mistake {
    fn rank(&self) -> usize {
        match self.part {
            Part::Reading(_) => 0,
            Part::Rules(_) => 1,
            Part::Printing(_) => 2,
        }
    }
}

fn text(answers: &[Answer]) -> String {
    answers.iter().map(|answer| &*answer.text).collect()
}
