//! Mistakes with a number, such as the size of a buffer. The number is found in an output.
//!
//! We try each number that can matter for an input, and keep those with which the mistake explains
//! the output. If there are many, we do not try them all. Say the program reads 64 bytes of a line.
//! A mutant that reads 32 prints the same up to there, one that reads 128 as far as the program's
//! own limit lets it. So a higher limit never prints the same less far, and we find the lowest one
//! that does so as far as any by halving.

use crate::case::Case;
use crate::mutant::Mutant;
use crate::show::equal;
use mistakes::Numbered;
use std::ops::RangeInclusive;

/// Up to this many numbers are tried one by one.
const FEW: usize = 100;

/// Returns each mistake with each number that explains what was printed for an input, if the
/// program makes the mistakes of a base, too.
pub(crate) fn explaining(
    rows: &[Numbered],
    base: &Mutant,
    case: &Case,
    found: &str,
) -> Vec<Mutant> {
    let without = base.output(case).unwrap_or_default();
    let printed = Printed { base, case, found };
    rows.iter().flat_map(|row| printed.explained(row, &without)).collect()
}

/// What was printed for an input by a program that makes the mistakes of a base, too.
struct Printed<'a> {
    base: &'a Mutant,
    case: &'a Case,
    found: &'a str,
}

impl Printed<'_> {
    fn explained(&self, row: &Numbered, without: &str) -> Vec<Mutant> {
        let (first, last) = (row.range)(&self.case.input, without, self.found).into_inner();
        let first = match (last + 1).saturating_sub(first) {
            ..=FEW => first,
            _ => self.lowest_as_far(row, first..=last),
        };
        let printed = self.case.normalized(self.found.as_bytes());
        let numbers = (first..=last).take(FEW).filter(|number| Some(*number) != row.right);
        let explains =
            |other: &Mutant| self.base.and(other).explains(self.case, &printed) == Some(true);
        numbers.map(|number| row.found(number).into()).filter(explains).collect()
    }

    /// Returns the lowest number that prints the same as far as the highest one does.
    fn lowest_as_far(&self, row: &Numbered, range: RangeInclusive<usize>) -> usize {
        let same_up_to = |number| {
            let mutant = self.base.and(&row.found(number).into());
            let output = mutant.output(self.case).unwrap_or_default();
            equal(output.as_bytes(), self.found.as_bytes())
        };
        let (mut low, mut high) = range.into_inner();
        let most = same_up_to(high);
        while low < high {
            let middle = low.midpoint(high);
            if same_up_to(middle) < most {
                low = middle + 1;
            } else {
                high = middle;
            }
        }
        low
    }
}
