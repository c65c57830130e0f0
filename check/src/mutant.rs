//! A mutant: a program that makes some mistakes at once, which we can simulate.
//!
//! What it reads, what it decides and what it prints are each as the mistakes make it, one after
//! the other. If two exchange the same part of the model, the last one wins, and the other one is
//! not needed.

use crate::case::Case;
use mistakes::{Asked, Mistake, Origin};
use rules::answer::{text, Answer};
use std::collections::BTreeSet;
use std::iter;

/// A program that makes some mistakes at once. Without mistakes, it is right.
#[derive(Clone, Default)]
pub(crate) struct Mutant {
    pub(crate) mistakes: Vec<Mistake>,
}

impl From<Mistake> for Mutant {
    fn from(mistake: Mistake) -> Self {
        Mutant { mistakes: vec![mistake] }
    }
}

impl Mutant {
    /// Returns the programs that make these mistakes and those of another one. The order matters if
    /// both change what is read, or what is printed.
    pub(crate) fn in_any_order(&self, other: &Mutant) -> impl Iterator<Item = Mutant> {
        let both_have = |part: fn(&Mistake) -> bool| {
            self.mistakes.iter().any(part) && other.mistakes.iter().any(part)
        };
        let matters = both_have(|mistake| mistake.reads.is_some())
            || both_have(|mistake| mistake.prints.is_some());
        iter::once(self.and(other)).chain(matters.then(|| other.and(self)))
    }

    /// Returns the program that makes the mistakes of another one, too.
    pub(crate) fn and(&self, other: &Mutant) -> Self {
        Mutant { mistakes: [&self.mistakes[..], &other.mistakes].concat() }
    }

    /// Returns the program that does not make one of the mistakes.
    pub(crate) fn without(&self, index: usize) -> Self {
        let mut mistakes = self.mistakes.clone();
        mistakes.remove(index);
        Mutant { mistakes }
    }

    /// Returns what the program does wrong. A mistake can be made in several ways, and several
    /// mistakes in any order; so these have one name.
    pub(crate) fn name(&self) -> BTreeSet<&str> {
        self.mistakes.iter().map(|mistake| &*mistake.clause).collect()
    }

    /// Returns the name without numbers that were found in outputs.
    pub(crate) fn name_for_any_number(&self) -> BTreeSet<String> {
        self.mistakes.iter().map(Mistake::clause_for_any_number).collect()
    }

    /// Returns whether the program makes one of the mistakes of another one.
    pub(crate) fn shares_with(&self, other: &Mutant) -> bool {
        !self.name().is_disjoint(&other.name())
    }

    /// Returns where the mistakes come from: of several origins, the one that says least.
    pub(crate) fn origin(&self) -> Origin {
        self.mistakes.iter().map(|mistake| mistake.origin).max().unwrap_or(Origin::Catalogue)
    }

    /// Returns whether all mistakes were inferred from outputs.
    pub(crate) fn is_all_inferred(&self) -> bool {
        self.mistakes.iter().all(|mistake| mistake.origin == Origin::Inferred)
    }

    /// Returns the mistakes that change what is read or decided.
    pub(crate) fn deciding(&self) -> impl Iterator<Item = &Mistake> {
        self.mistakes.iter().filter(|mistake| mistake.reads.is_some() || mistake.follows.is_some())
    }
}

/// What the program prints for an input: `answers_to` reads and decides, `printed` prints. Each
/// step returns `None` if that takes too many steps of a search.
impl Mutant {
    /// Returns whether the program is wrong on an input.
    pub(crate) fn is_exposed(&self, case: &Case) -> Option<bool> {
        self.explains(case, &case.expected).map(|is_right| !is_right)
    }

    /// Returns whether the program prints an output, which is normalized.
    pub(crate) fn explains(&self, case: &Case, printed: &[u8]) -> Option<bool> {
        Some(self.normalized(case)? == printed)
    }

    pub(crate) fn normalized(&self, case: &Case) -> Option<Vec<u8>> {
        Some(case.normalized(self.output(case)?.as_bytes()))
    }

    pub(crate) fn output(&self, case: &Case) -> Option<String> {
        Some(text(&self.answers(case)?))
    }

    pub(crate) fn answers(&self, case: &Case) -> Option<Vec<Answer>> {
        self.printed(self.decided(case)?, case)
    }

    /// Returns what is printed for answers that are decided.
    pub(crate) fn printed(&self, decided: Vec<Answer>, case: &Case) -> Option<Vec<Answer>> {
        let mut prints = self.mistakes.iter().filter_map(|mistake| mistake.prints.as_ref());
        self.ask(case, |asked| prints.try_fold(decided, |answers, prints| prints(answers, asked)))
    }

    /// Asks something that depends on the input, and on what the program would answer to others.
    pub(crate) fn ask<T>(&self, case: &Case, question: impl FnOnce(&Asked) -> T) -> T {
        let answers_to = |input: &str| self.answers_to(input, case);
        question(&Asked { input: &case.input, answers_to: &answers_to })
    }

    /// Returns the answers as they are decided, before they are printed.
    pub(crate) fn decided(&self, case: &Case) -> Option<Vec<Answer>> {
        if self.deciding().next().is_none() {
            return Some(case.answers.clone());
        }
        self.answers_to(&case.input, case)
    }

    /// Returns the answers to another input.
    fn answers_to(&self, input: &str, case: &Case) -> Option<Vec<Answer>> {
        let reads = self.mistakes.iter().filter_map(|mistake| mistake.reads.as_ref());
        let input = reads.fold(input.to_owned(), |input, reads| reads(&input));
        let mut model = (case.model)();
        let follows = self.mistakes.iter().filter_map(|mistake| mistake.follows.as_ref());
        follows.for_each(|follows| follows(model.parts()));
        model.answers(&input, case.most_steps)
    }
}
