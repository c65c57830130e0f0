//! Mistakes with a number, such as the size of a buffer. The number is found in an output.
//!
//! We try each number that can matter for an input, and keep those with which the mistake explains
//! the output. If there are many, we do not try them all. Say the program reads 64 bytes of a line.
//! A mutant that reads 32 prints the same up to there, one that reads 128 as far as the program's
//! own limit lets it. So a higher limit hardly ever prints the same less far, and we find by
//! halving the lowest one that does so as far as any.

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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::tasks::named;
    use crate::tests::program;

    /// Returns the clauses with a text that explain the output of a program for an input.
    fn clauses(input: &str, program: &Mutant, base: &Mutant, text: &str) -> Vec<String> {
        let task = named("connect4");
        let case = task.quick_case(input).expect("it takes few steps");
        let found = program.output(&case).expect("it takes few steps");
        let all = explaining(&task.catalogue().numbered, base, &case, &found);
        let clauses = all.iter().flat_map(Mutant::name);
        clauses.filter(|clause| clause.contains(text)).map(str::to_owned).collect()
    }

    #[test]
    fn of_many_numbers_the_lowest_is_found_by_halving() {
        let right = Mutant::default();
        let mut numbered = named("connect4").catalogue().numbered.into_iter();
        let clause = "reads only 200 bytes of the input";
        let reads_200 = numbered.find_map(|row| {
            Some((row.row)(200)).filter(|mistake| mistake.clause == clause).map(Mutant::from)
        });
        let program = reads_200.expect("there is such a row");
        assert_eq!(clauses(&"\n".repeat(300), &program, &right, "bytes"), [clause]);
    }

    #[test]
    fn the_number_of_the_rules_is_no_mistake() {
        let base = program(named("connect4"), "does not print INVALID");
        let full = clauses("1\n", &base, &base, "prints FULL after");
        let is_right = |clause: &String| clause.contains(" 48 ");
        assert!(!full.is_empty() && !full.iter().any(is_right), "{full:?}");
    }
}
