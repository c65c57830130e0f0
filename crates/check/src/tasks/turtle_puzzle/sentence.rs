//! The sentence on a wrong report: why a line is not a solution, or what the list of types does not say. What is wrong with a
//! board is said where it is shown.

use super::comparison::Comparison;
use super::list::{text, Entry};
use super::solution::why_wrong;
use crate::show::counted;
use rules::turtle_puzzle::Type;
use std::collections::HashSet;
use std::iter::zip;

/// Says what is wrong, if that is certain.
pub(super) fn sentence(comparison: &Comparison) -> Option<String> {
    let Comparison { expected, report, entries, .. } = comparison;
    let (checks, count) = (&report.checks, comparison.expected_checks().len());
    let why_wrong = checks.iter().find_map(|check| why_wrong(check, &expected.types));
    if let Some(why) = why_wrong {
        Some(format!("The first wrong line is not a solution: {why}."))
    } else if report.lines.concat().trim_ascii().is_empty() {
        None
    } else if !comparison.other_marks().is_empty() {
        Some("The line of a solution begins with 'CHECK:'.".to_owned())
    } else if checks.is_empty() && count > 0 {
        Some(format!("The cards have {}.", counted(expected.total, "solution")))
    } else if checks.iter().collect::<HashSet<_>>().len() < checks.len() {
        Some("A solution is printed more than once.".to_owned())
    } else if checks.len() == count {
        let mut types = zip(zip(&expected.entries, entries), &expected.types);
        types.find_map(|((expected, found), kind)| entry_sentence(expected, found, *kind))
    } else {
        None
    }
}

/// Says what the list does not say of a type.
fn entry_sentence(expected: &Entry, found: &Entry, (card, count): Type) -> Option<String> {
    let (number, cards) =
        (&expected.says[..1], format!("{} [{}]", counted(count, "card"), text(card)));
    match found.says.len() {
        _ if found.says == expected.says => None,
        0 => Some(format!("The list of types has no line for type {number}, with {cards}.")),
        1 => Some(format!(
            "The list of types does not say how many cards of type {number} there are: {count}."
        )),
        _ => Some(format!("The list of types does not say that type {number} has {cards}.")),
    }
}
