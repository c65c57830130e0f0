//! The `CHECK` lines of an output, without white space: all that counts of it.

use crate::rows::lines;
use std::collections::BTreeSet;
use std::iter::zip;

/// The distinct `CHECK` lines of two outputs, compact and sorted.
pub(super) struct Checks<'a> {
    pub(super) all: BTreeSet<&'a [u8]>,
    pub(super) found: BTreeSet<&'a [u8]>,
    pub(super) wrong: Vec<&'a [u8]>,
    pub(super) missing: Vec<&'a [u8]>,
}

impl<'a> Checks<'a> {
    pub(super) fn new(expected: &'a [u8], found: &'a [u8]) -> Self {
        let [all, found]: [BTreeSet<_>; 2] =
            [expected, found].map(|checks| lines(checks).into_iter().collect());
        let wrong = found.difference(&all).copied().collect();
        let missing = all.difference(&found).copied().collect();
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
pub(super) fn checks(output: &[u8]) -> Vec<u8> {
    let lines = output.split(|&byte| byte == b'\n').map(compact);
    let mut checks: Vec<_> = lines.filter(|line| line.starts_with(b"CHECK:")).collect();
    checks.sort_unstable();
    checks.concat()
}

/// Returns a line without white space, and with an end.
pub(super) fn compact(line: &[u8]) -> Vec<u8> {
    line.iter().filter(|byte| !byte.is_ascii_whitespace()).chain(b"\n").copied().collect()
}
