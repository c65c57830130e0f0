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

type Decided = Option<Vec<Answer>>;

/// What was decided and printed on each run, by the place of the run in the evidence.
#[derive(Default)]
pub(super) struct Memo {
    by_one: HashMap<(Option<usize>, usize), Decided>,
    by_several: HashMap<usize, (Vec<usize>, Decided)>,
    /// By whether what is free counts, too.
    explained: HashMap<(usize, bool, String), bool>,
}

impl Memo {
    /// As [`Seen::is_explained`].
    pub(super) fn explains(&mut self, mutant: &Mutant, place: usize, run: &Seen) -> Option<bool> {
        let decided = self.decided(mutant, place, run).clone()?;
        let output = text(&mutant.printed(decided, &run.case)?);
        let key = (place, mutant.is_all_inferred(), output);
        if let Some(explained) = self.explained.get(&key) {
            return Some(*explained);
        }
        let explained = run.is_explained_by(mutant, &key.2);
        self.explained.insert(key, explained);
        Some(explained)
    }

    fn decided(&mut self, mutant: &Mutant, place: usize, run: &Seen) -> &Decided {
        let ids: Vec<_> = mutant.deciding().map(|mistake| mistake.id).collect();
        let decide = || mutant.decided(&run.case);
        if ids.len() < 2 {
            return self.by_one.entry((ids.first().copied(), place)).or_insert_with(decide);
        }
        let last = self.by_several.entry(place).or_default();
        if last.0 != ids {
            *last = (ids, decide());
        }
        &last.1
    }
}
