//! The sentence on `CHECK` lines that are wrong, missing or printed more than once.

use super::report::{compact, Check, Entry, Place, Report};
use super::rule::why_wrong;
use super::solutions::Solutions;
use rules::turtle_puzzle::{turned, turns};
use std::collections::HashMap;
use std::iter::successors;
use turtle_puzzle::DEFAULT_LIMIT;

/// What is said if [`are_cards_moved`].
const MOVED: &str = "Equal cards exchanged, or symmetric ones turned, make no new solution.";

/// Returns a sentence on the rule that a report breaks.
pub(super) fn sentence(solutions: &Solutions, report: &Report, types: &[Entry]) -> Option<String> {
    if let Some(wrong) = solutions.wrong.first() {
        let why = why_wrong(wrong, types)?;
        return Some(format!("The first wrong line is not a solution: {why}."));
    }
    let is_any_misspelt = report.lines.iter().any(|line| is_misspelt(line, solutions));
    let causes = [
        (is_any_misspelt, "The line of a solution begins with 'CHECK:'."),
        (are_turns_missing(solutions), "The turns of a solution are solutions, too."),
        (are_cards_moved(solutions, types), MOVED),
    ];
    causes.into_iter().find_map(|(is_cause, sentence)| is_cause.then(|| sentence.to_owned()))
}

/// Returns whether a line would be a solution with the word `CHECK:`.
fn is_misspelt(line: &[u8], Solutions { missing, .. }: &Solutions) -> bool {
    let text = compact(line).to_uppercase();
    let places = text.strip_prefix("CHECK").map(|places| places.trim_start_matches(':'));
    places.is_some_and(|places| missing.iter().any(|check| check.text == places))
}

/// Returns whether all that is missing are turns of solutions found, of each of which there is one turn, or are two.
fn are_turns_missing(Solutions { total, found, missing, .. }: &Solutions) -> bool {
    let mut counts = HashMap::new();
    for turn in found.iter().filter_map(|check| first_turn(check)) {
        *counts.entry(turn).or_insert(0) += 1;
    }
    let is_turn = |check: &&Check| first_turn(check).is_some_and(|turn| counts.contains_key(&turn));
    let is_certain = [1, 2].iter().any(|due| counts.values().all(|count| count == due));
    is_certain && found.len() < DEFAULT_LIMIT.min(*total) && missing.iter().all(is_turn)
}

/// Returns that turn of a board which comes first in order.
fn first_turn(check: &Check) -> Option<Vec<Place>> {
    successors(check.board(), |board| Some(turned(board))).take(4).min()
}

/// Returns whether each solution is printed as often as its equal cards can be exchanged, or its symmetric cards
/// turned.
fn are_cards_moved(Solutions { times, .. }: &Solutions, types: &[Entry]) -> bool {
    let exchanges: usize = types.iter().flat_map(|entry| 1..=entry.multiplicity).product();
    let cards = types.iter().flat_map(|entry| vec![entry.card; entry.multiplicity]);
    let symmetry = |card| turns(card).iter().filter(|turn| **turn == card).count();
    let symmetries: usize = cards.map(symmetry).product();
    let due = [exchanges, symmetries, exchanges * symmetries];
    let is_each = |due: &usize| *due > 1 && times.values().all(|count| count == due);
    !times.is_empty() && due.iter().any(is_each)
}
