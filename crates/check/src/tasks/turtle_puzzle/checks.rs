//! How the `CHECK` lines of two outputs differ: their order, and the white space in them, do not count.

use super::report::Check;
use std::collections::{HashMap, HashSet};

/// The solutions of two outputs, each once, in the order in which they were printed.
pub(super) struct Checks<'a> {
    /// The number of solutions.
    pub(super) total: usize,
    /// Each solution that was found, and how often.
    pub(super) found: Vec<(&'a Check<'a>, usize)>,
    pub(super) wrong: Vec<&'a Check<'a>>,
    pub(super) missing: Vec<&'a Check<'a>>,
}

impl<'a> Checks<'a> {
    pub(super) fn new(all: &'a [Check<'a>], printed: &'a [Check<'a>]) -> Self {
        let [right, known] = [all, printed]
            .map(|checks| checks.iter().map(|check| &*check.compact).collect::<HashSet<_>>());
        let found = counted(printed);
        let checks = found.iter().map(|(check, _)| *check);
        let wrong = checks.filter(|check| !right.contains(&*check.compact)).collect();
        let missing = all.iter().filter(|check| !known.contains(&*check.compact)).collect();
        Checks { total: all.len(), found, wrong, missing }
    }
}

/// Returns the first of each equal lines, and how many these are.
fn counted<'a>(checks: &'a [Check<'a>]) -> Vec<(&'a Check<'a>, usize)> {
    let mut counted: Vec<(&Check, usize)> = Vec::new();
    let mut indices = HashMap::new();
    for check in checks {
        let index = *indices.entry(&*check.compact).or_insert(counted.len());
        if index == counted.len() {
            counted.push((check, 0));
        }
        counted[index].1 += 1;
    }
    counted
}
