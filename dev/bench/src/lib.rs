//! Inputs of any length. The random ones come from `rules`, and are the same in each run.
//!
//! The benchmarks in `benches` call `run` on them, as users do. The program `race` compares whole
//! processes.

use rules::connect4::any_moves;
use rules::samples;
use rules::set_sim::{all_cards, game};
use rules::turtle_puzzle::{solvable, Card};

/// The card set of one pattern with the most solutions: 246,192.
pub const MOST_SOLUTIONS: &[u8] = b"# most solutions of one pattern
1 1 1 -1 1 1 1 -1 1 1 1 -1
1 -1 1 -1
1 1 -1 -1 1 1 -1 -1
1 -1 -1 -1 1 -1 -1 -1 1 -1 -1 -1
";

/// The number of moves on a line.
const MOVES: usize = 32;

/// Moves into column 1, which is soon full: `bytes` bytes of them.
pub fn moves(bytes: usize) -> Vec<u8> {
    let line = ["1 ".repeat(MOVES - 1).as_bytes(), b"1\n"].concat();
    line.into_iter().cycle().take(bytes).collect()
}

/// `lines` blank lines.
pub fn blank_lines(lines: usize) -> Vec<u8> {
    vec![b'\n'; lines]
}

/// Columns, one per line, as integers that cause no other work: `bytes` bytes of them.
pub fn columns(bytes: usize) -> Vec<u8> {
    let columns: Vec<_> = samples(1, any_moves).take(1000).flatten().collect();
    lines(&columns).into_iter().cycle().take(bytes).collect()
}

/// `count` games of all 81 cards.
pub fn games(count: usize) -> Vec<Vec<i32>> {
    let deck = all_cards().len();
    samples(1, game).filter(|cards| cards.len() == deck).take(count).collect()
}

/// Writes integers, one per line.
pub fn lines(integers: &[impl ToString]) -> Vec<u8> {
    let lines = integers.iter().map(|integer| integer.to_string() + "\n");
    lines.collect::<String>().into_bytes()
}

/// `count` card sets that have a solution.
pub fn card_sets(count: usize) -> Vec<u8> {
    let sets = (1..=count).zip(samples(1, solvable));
    sets.map(|(number, cards)| card_set(number, &cards)).collect::<String>().into_bytes()
}

fn card_set(number: usize, cards: &[Card]) -> String {
    cards.iter().fold(format!("# set {number}\n"), |text, [top, right, bottom, left]| {
        format!("{text}{top} {right} {bottom} {left}\n")
    })
}
