//! What mutants decide and print, simulated once for all that do the same.
//!
//! Many mistakes only change what is printed. So we keep what each single mistake decides on an
//! input, and what the last mutant of several decided there. Many mutants print the same, so we
//! keep for each output whether it is that of the program: to find out, a report of a turtle puzzle
//! is read line by line.

use super::evidence::Seen;
use crate::mutant::Mutant;
use rules::answer::{text, Answer};
use std::collections::HashMap;

/// What is decided for a run; `None` if that takes too many steps.
type Decided = Option<Vec<Answer>>;
/// The place of a run in the evidence.
type Place = usize;
/// The mistakes that decide something: their [`id`](mistakes::Mistake::id)s, in order.
type Deciding = Vec<usize>;

/// What was decided and printed on each run.
#[derive(Default)]
pub(super) struct Memo {
    by_one: HashMap<(Deciding, Place), Decided>,
    last_by_several: HashMap<Place, (Deciding, Decided)>,
    explained: HashMap<Printed, bool>,
}

/// What was printed for a run.
#[derive(Eq, Hash, PartialEq)]
struct Printed {
    place: Place,
    output: String,
    /// Whether what is free counts, too.
    is_all_inferred: bool,
}

impl Memo {
    /// As [`Seen::is_explained`].
    pub(super) fn explains(&mut self, mutant: &Mutant, place: Place, run: &Seen) -> Option<bool> {
        let decided = self.decided(mutant, place, run).clone()?;
        let output = text(&mutant.printed(decided, &run.case)?);
        let printed = Printed { place, output, is_all_inferred: mutant.is_all_inferred() };
        if let Some(is_explained) = self.explained.get(&printed) {
            return Some(*is_explained);
        }
        let is_explained = run.is_explained_by(mutant, &printed.output);
        self.explained.insert(printed, is_explained);
        Some(is_explained)
    }

    fn decided(&mut self, mutant: &Mutant, place: Place, run: &Seen) -> &Decided {
        let deciding: Deciding = mutant.deciding().map(|mistake| mistake.id).collect();
        let decide = || mutant.decided(&run.case);
        if deciding.len() < 2 {
            return self.by_one.entry((deciding, place)).or_insert_with(decide);
        }
        let (last, decided) = self.last_by_several.entry(place).or_default();
        if *last != deciding {
            (*last, *decided) = (deciding, decide());
        }
        decided
    }
}
