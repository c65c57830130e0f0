//! A mistake: what a program does wrong, as edits of what the reference does.
//!
//! A program reads, follows rules, and prints. So a mistake edits what is read, the model of the
//! game, or what is printed. Edits can be made one after the other. That is how `check` simulates a
//! program that makes several mistakes at once.

use rules::answer::Answer;
use std::any::Any;
use std::sync::atomic::{AtomicUsize, Ordering::Relaxed};
use std::sync::Arc;

/// What may be a part of a mistake. Threads share mistakes.
pub trait Shared: Send + Sync + 'static {}
impl<Part: Send + Sync + 'static> Shared for Part {}

/// Returns what is read in place of an input.
type Reads = Arc<dyn Fn(&str) -> String + Send + Sync>;
/// Exchanges parts of a model.
type Follows = Arc<dyn Fn(&mut dyn Any) + Send + Sync>;
/// Returns what is printed in place of some answers; `None` if that takes too many steps.
type Prints = Arc<dyn Fn(Vec<Answer>, &Asked) -> Option<Vec<Answer>> + Send + Sync>;

/// An input, and what the program would answer to another one.
#[expect(missing_debug_implementations, reason = "it has a function")]
pub struct Asked<'a> {
    /// The input.
    pub input: &'a str,
    /// Returns the answers to another one; `None` if that takes too many steps of a search.
    pub answers_to: &'a dyn Fn(&str) -> Option<Vec<Answer>>,
}

/// Where a mistake comes from. What comes first says more.
#[derive(Clone, Copy, Debug, Eq, Ord, PartialEq, PartialOrd)]
pub enum Origin {
    /// The catalogue.
    Catalogue,
    /// The catalogue, with a number that was found in an output.
    Numbered,
    /// An output.
    Inferred,
}

/// A mistake that programs make.
#[derive(Clone)]
#[expect(missing_debug_implementations, reason = "it has functions")]
pub struct Mistake {
    /// Tells it from others with the same clause.
    pub id: usize,
    /// What such a program does: a clause after "it", such as "does not see rising lines".
    pub clause: String,
    /// Where it comes from.
    pub origin: Origin,
    /// What is read in place of an input.
    pub reads: Option<Reads>,
    /// Which parts of the model are exchanged.
    pub follows: Option<Follows>,
    /// What is printed in place of some answers.
    pub prints: Option<Prints>,
}

/// Describes a program that reads something else.
pub fn reads(clause: impl Into<String>, edit: impl Fn(&str) -> String + Shared) -> Mistake {
    Mistake { reads: Some(Arc::new(edit)), ..mistake(clause) }
}

/// Describes a program that follows other rules, by an edit of the model of its game.
pub fn follows<Model: 'static>(
    clause: impl Into<String>,
    edit: impl Fn(&mut Model) + Shared,
) -> Mistake {
    mistake(clause).and_follows(edit)
}

/// Describes a program that prints something else.
pub fn prints(clause: impl Into<String>, edit: impl Fn(&mut Vec<Answer>) + Shared) -> Mistake {
    mistake(clause).and_prints(edit)
}

/// Describes a program that prints something else, which depends on what it reads.
pub fn prints_by_input(
    clause: impl Into<String>,
    edit: impl Fn(Vec<Answer>, &Asked) -> Option<Vec<Answer>> + Shared,
) -> Mistake {
    Mistake { prints: Some(Arc::new(edit)), ..mistake(clause) }
}

/// Describes a program that does nothing wrong so far.
fn mistake(clause: impl Into<String>) -> Mistake {
    static NEXT: AtomicUsize = AtomicUsize::new(0);
    let (id, clause) = (NEXT.fetch_add(1, Relaxed), clause.into());
    Mistake { id, clause, origin: Origin::Catalogue, reads: None, follows: None, prints: None }
}

impl Mistake {
    /// Describes a program that follows these rules, too.
    pub(crate) fn and_follows<Model: 'static>(self, edit: impl Fn(&mut Model) + Shared) -> Mistake {
        let edit = move |model: &mut dyn Any| {
            edit(model.downcast_mut().expect("a mistake is made in its own game"));
        };
        Mistake { follows: Some(Arc::new(edit)), ..self }
    }

    /// Describes a program that prints something else, too.
    pub(crate) fn and_prints(self, edit: impl Fn(&mut Vec<Answer>) + Shared) -> Mistake {
        let edit = move |mut answers, _: &Asked| {
            edit(&mut answers);
            Some(answers)
        };
        Mistake { prints: Some(Arc::new(edit)), ..self }
    }

    /// Returns the clause without its number, if that was found in an output.
    pub fn clause_for_any_number(&self) -> String {
        match self.origin {
            Origin::Numbered => self.clause.replace(|char: char| char.is_ascii_digit(), ""),
            _ => self.clause.clone(),
        }
    }
}
