//! The `CHECK` lines of an output, without white space: all that counts of it.

use std::collections::BTreeSet;
use std::iter::zip;

/// The distinct `CHECK` lines of two outputs, compact and sorted.
pub(super) struct Checks {
    pub(super) all: BTreeSet<Vec<u8>>,
    pub(super) found: BTreeSet<Vec<u8>>,
    pub(super) wrong: Vec<Vec<u8>>,
    pub(super) missing: Vec<Vec<u8>>,
}

impl Checks {
    pub(super) fn new(expected: &[u8], found: &[u8]) -> Self {
        let [all, found] = [expected, found].map(|output| BTreeSet::from_iter(printed(output)));
        let wrong = found.difference(&all).cloned().collect();
        let missing = all.difference(&found).cloned().collect();
        Checks { all, found, wrong, missing }
    }
}

/// Returns at how many places two lines have the same character, counted from the start or from the end.
pub(super) fn alike(one: &[u8], other: &[u8]) -> usize {
    let from_start = zip(one, other).filter(|(one, other)| one == other).count();
    let from_end = zip(one.iter().rev(), other.iter().rev()).filter(|(one, other)| one == other);
    from_start.max(from_end.count())
}

/// Returns the `CHECK` lines of an output, sorted and without white space, each ending in `\n`.
pub(super) fn printed(output: &[u8]) -> Vec<Vec<u8>> {
    let lines = output.split(|&byte| byte == b'\n').map(compact);
    let mut checks: Vec<_> = lines.filter(|line| line.starts_with(b"CHECK:")).collect();
    checks.sort_unstable();
    checks
}

/// Returns a line without white space, and with an end.
pub(super) fn compact(line: &[u8]) -> Vec<u8> {
    line.iter().filter(|byte| !byte.is_ascii_whitespace()).chain(b"\n").copied().collect()
}
