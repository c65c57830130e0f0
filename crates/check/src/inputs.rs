//! Random inputs that the tasks promise.

use proptest::collection::vec;
use proptest::prelude::*;
use proptest::sample::select;
use rules::{connect4, set_sim, turtle_puzzle};

/// Cards on one line, or on a line each.
pub(crate) fn games_of_set() -> BoxedStrategy<String> {
    let cards = prop_oneof![set_sim::game(), set_sim::game_that_begins_with_a_cap()];
    let gap = prop_oneof![Just(" "), Just("\n")];
    (cards, gap).prop_map(|(cards, gap)| words(&cards).join(gap) + "\n").boxed()
}

/// Moves with blank lines between and after them.
pub(crate) fn games_of_connect4() -> BoxedStrategy<String> {
    let moves = prop_oneof![connect4::any_moves(), connect4::cautious_moves()];
    let gap = select(vec![" ", " ", " ", "\n", "\n\n", "\n\n\n"]);
    let texts = (moves, vec(gap, 1..9)).prop_map(|(moves, gaps)| {
        let words = words(&moves).into_iter().zip(gaps.iter().cycle());
        let text: String = words.map(|(word, gap)| word + gap).collect();
        text.strip_suffix(' ').map(|text| text.to_owned() + "\n").unwrap_or(text)
    });
    texts.boxed()
}

/// A comment line, then nine cards.
pub(crate) fn puzzles() -> BoxedStrategy<String> {
    let card = |card: &[i32; 4]| words(card).join(" ") + "\n";
    let cards = move |cards: &[[i32; 4]]| cards.iter().map(card).collect::<String>();
    turtle_puzzle::puzzle()
        .prop_map(move |puzzle| format!("# random\n{}", cards(&puzzle.cards)))
        .boxed()
}

fn words(numbers: &[impl ToString]) -> Vec<String> {
    numbers.iter().map(ToString::to_string).collect()
}

#[cfg(test)]
mod tests {
    use crate::task::Task;
    use clap::ValueEnum;

    #[test]
    fn random_inputs_are_promised() {
        for task in Task::value_variants() {
            for input in rules::samples(task.inputs()).take(200) {
                assert!(task.promises(&input), "{task}: {input:?}");
            }
        }
    }
}
