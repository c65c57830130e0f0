//! Mistakes with a number, such as the size of a buffer. The number is found in an output.
//!
//! We try each number that can matter for an input, and keep those with which the mistake explains
//! the output. If there are many, we do not try them all. Say the program reads 64 bytes of a line.
//! A mutant that reads 32 prints the same up to there, one that reads 128 as far as the program's
//! own limit lets it. So a higher limit never prints the same less far, and we find the lowest one
//! that does so as far as any by halving.

use crate::case::Case;
use crate::mistake::{Mistake, Origin};
use crate::mutant::Mutant;
use crate::show::equal;
use std::ops::RangeInclusive;

/// Up to this many numbers are tried one by one.
const FEW: usize = 100;

/// A mistake with a number.
pub(crate) struct Numbered {
    /// Describes the mistake with a number.
    pub(crate) row: Box<dyn Fn(usize) -> Mistake + Send + Sync>,
    /// Returns the numbers that can matter for an input, by what is printed for it without this
    /// mistake, and what was found.
    pub(crate) range: fn(&str, &str, &str) -> RangeInclusive<usize>,
    /// The number of the rules, if they have one: with it there is no mistake.
    pub(crate) right: Option<usize>,
    /// A number that some fixture exposes.
    #[cfg_attr(not(test), expect(dead_code, reason = "the tests try it"))]
    pub(crate) example: usize,
}

/// Returns each mistake with each number that explains what was printed for an input, if the
/// program makes the mistakes of a base, too.
pub(crate) fn explaining(
    rows: &[Numbered],
    base: &Mutant,
    case: &Case,
    found: &str,
) -> Vec<Mutant> {
    let without = base.output(case).unwrap_or_default();
    rows.iter().flat_map(|row| row.explaining(base, case, &without, found)).collect()
}

impl Numbered {
    fn explaining(&self, base: &Mutant, case: &Case, without: &str, found: &str) -> Vec<Mutant> {
        let (first, last) = (self.range)(&case.input, without, found).into_inner();
        let first = match (last + 1).saturating_sub(first) {
            ..=FEW => first,
            _ => self.lowest_as_far(first..=last, base, case, found),
        };
        let printed = case.normalized(found.as_bytes());
        let numbers = (first..=last).take(FEW).filter(|number| Some(*number) != self.right);
        let explains = |other: &Mutant| base.and(other).explains(case, &printed) == Some(true);
        numbers.map(|number| self.mutant(number)).filter(explains).collect()
    }

    fn mutant(&self, number: usize) -> Mutant {
        Mistake { origin: Origin::Numbered, ..(self.row)(number) }.into()
    }

    /// Returns the lowest number that prints the same as far as the highest one does.
    fn lowest_as_far(
        &self,
        range: RangeInclusive<usize>,
        base: &Mutant,
        case: &Case,
        found: &str,
    ) -> usize {
        let same_up_to = |number| {
            let mutant = base.and(&self.mutant(number));
            equal(mutant.output(case).unwrap_or_default().as_bytes(), found.as_bytes())
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
