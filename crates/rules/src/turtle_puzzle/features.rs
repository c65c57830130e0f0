//! What is special about a card set: its comment line, its types and its solutions.

use super::card_sets::STEPS_IF_MANY;
use super::model::{cards, orientations, turns, Card, Puzzle};
use crate::layout::{self, rounded};

/// The number of solutions from which they are not looked at one by one.
const MANY: usize = 200;

/// Returns what is special about a card set and its solutions, and about its comment line.
pub(super) fn features(input: &str) -> Vec<String> {
    let cards = cards(input);
    let mut features = layout::features(input);
    features.extend(of_comment(input.lines().next().unwrap_or_default()));
    features.extend(of_sides(cards.as_flattened()));
    match Puzzle::solve(&cards, STEPS_IF_MANY) {
        Some(puzzle) => {
            features.extend(of_types(&puzzle));
            features.extend(of_solutions(&puzzle));
        }
        None => features.push("very many solutions".to_owned()),
    }
    features
}

fn of_comment(comment: &str) -> Vec<String> {
    let text = &comment[comment.len().min(1)..];
    let signs = ["\"", "'", "%", "\\", ";", "/", "-", ",", "  "];
    let with = signs.iter().filter(|sign| text.contains(**sign));
    let mut features: Vec<_> = with.map(|sign| format!("a comment with {sign}")).collect();
    features.push(format!("a comment of {} bytes", rounded(text.len())));
    let first = match text.chars().next() {
        Some('#') => "another #",
        Some(' ') => "a space",
        Some('-' | '0'..='9') => "a number",
        _ => "something else",
    };
    features.push(format!("a comment that starts with {first}"));
    if text.bytes().any(|byte| byte.is_ascii_digit()) {
        features.push("a comment with digits".to_owned());
    }
    features
}

fn of_sides(sides: &[i32]) -> Vec<String> {
    let patterns: Vec<_> =
        (1..=4).filter(|front| sides.contains(front) || sides.contains(&-front)).collect();
    vec![format!("patterns {patterns:?}"), format!("{} patterns", patterns.len())]
}

fn of_types(puzzle: &Puzzle) -> Vec<String> {
    let types = &puzzle.types;
    let most = types.iter().map(|(_, count)| *count).max().unwrap_or(0);
    let mut features = vec![format!("{} types", types.len()), format!("{most} cards of a type")];
    features.extend(types.iter().flat_map(|&(card, count)| of_type(puzzle, card, count)));
    features
}

fn of_type(puzzle: &Puzzle, card: Card, count: usize) -> Vec<String> {
    let [a, b, c, d] = card;
    let order = 4 / orientations(card).len();
    let mut features = vec![format!("symmetry of order {order}, {} times", count.min(3))];
    let mirrored = turns([d, c, b, a]);
    if mirrored.contains(&card) {
        features.push("a type that mirrors itself".to_owned());
    } else if puzzle.types.iter().any(|(other, _)| mirrored.contains(other)) {
        features.push("a type that mirrors another type".to_owned());
    }
    if card.iter().any(|side| card.contains(&-side)) {
        features.push("both halves of a pattern on a card".to_owned());
    }
    features
}

fn of_solutions(puzzle: &Puzzle) -> Vec<String> {
    let total = puzzle.total();
    let mut features = vec![format!("{} solutions", rounded(total))];
    // Few ones, those about the 50 that are printed, and those about the first total of three digits.
    if total < 9 || (48..53).contains(&total) || (99..102).contains(&total) {
        features.push(format!("exactly {total} solutions"));
    }
    features.push(format!("more than 50 solutions: {}", total > 50));
    features.push(format!("{} digits of the total", total.to_string().len()));
    if total < MANY {
        let different = puzzle.up_to_rotation();
        features.push(format!("{} solutions up to rotation", rounded(different)));
        features.push(format!("{} rotations that give the same solution", 4 * different - total));
    }
    features
}
