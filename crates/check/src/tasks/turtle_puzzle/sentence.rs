//! The sentence on `CHECK` lines that are wrong, missing or printed more than once.

use super::checks::Checks;
use super::entry::Type;
use super::report::{compact, Check, Report};
use super::rule::{numbers, places, why_wrong, Place};
use rules::turtle_puzzle::{turned, turns};
use std::collections::{BTreeSet, HashMap, HashSet};
use std::iter::successors;

/// Returns a sentence on the rule that a report breaks.
pub(super) fn sentence(report: &Report, checks: &Checks, types: &[Type]) -> Option<String> {
    if let Some(wrong) = checks.wrong.first() {
        let why = why_wrong(wrong, types, &report.list)?;
        return Some(format!("The first wrong line is not a solution: {why}."));
    }
    let sentence = misspelt(report, checks)
        .or_else(|| missing_turns(checks))
        .or_else(|| no_new_solution(checks, types));
    sentence.map(str::to_owned)
}

/// Says how a line begins, if one that is right otherwise begins with something else.
fn misspelt(report: &Report, Checks { missing, .. }: &Checks) -> Option<&'static str> {
    let missing: HashSet<_> = missing.iter().map(|check| &*check.compact).collect();
    let is_misspelt = |line: &&[u8]| {
        let text = compact(line);
        let start = text.rfind(|char: char| !char.is_ascii_digit() && !"-,;".contains(char));
        let places = text.get(start.map_or(0, |start| start + 1)..).unwrap_or_default();
        missing.contains(&*format!("CHECK:{places}"))
    };
    let is_any = report.parts.iter().flatten().any(is_misspelt);
    is_any.then_some("The line of a solution begins with 'CHECK:'.")
}

/// Says that turns count, if all that is missing are turns of solutions found, of each of which there is one turn,
/// or half of them.
fn missing_turns(Checks { found, missing, .. }: &Checks) -> Option<&'static str> {
    let mut counts = HashMap::new();
    for (check, _) in found {
        *counts.entry(board_turns(&check.compact)?).or_insert(0) += 1;
    }
    let is_turn = |check: &&Check| {
        board_turns(&check.compact).is_some_and(|turns| counts.contains_key(&turns))
    };
    let is_certain = counts.values().all(|count| *count == 1)
        || counts.iter().all(|(turns, count)| *count == turns.len().div_ceil(2));
    let are_turns = !missing.is_empty() && missing.iter().all(is_turn);
    (are_turns && is_certain).then_some("The turns of a solution are solutions, too.")
}

/// Returns the turns of the board of a `CHECK` line.
fn board_turns(line: &str) -> Option<BTreeSet<Vec<Place>>> {
    let board = numbers(&places(line)?)?;
    Some(successors(Some(board), |board| Some(turned(board))).take(4).collect())
}

/// Says what makes no new solution, if each is printed as often as its equal cards can be exchanged, or its
/// symmetric cards turned.
fn no_new_solution(Checks { found, .. }: &Checks, types: &[Type]) -> Option<&'static str> {
    let (_, times) = *found.first()?;
    if times == 1 || found.iter().any(|(_, others)| *others != times) {
        return None;
    }
    let exchanges: usize = types.iter().flat_map(|(_, count)| 1..=*count).product();
    let symmetry = |(card, _): &Type| turns(*card).iter().filter(|turn| *turn == card).count();
    let turns = types.iter().flat_map(|each| vec![symmetry(each); each.1]).product();
    match (times == exchanges, times == turns) {
        (true, false) => Some("Equal cards in exchanged places make no new solution."),
        (false, true) => Some("A symmetric card turned into itself makes no new solution."),
        (false, false) if times != exchanges * turns => None,
        _ => Some("Equal cards exchanged, or symmetric ones turned, make no new solution."),
    }
}
