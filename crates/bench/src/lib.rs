//! Reproducible inputs of any length: everything random comes from fastrand's `WyRand` with a fixed
//! seed.
//!
//! The benchmarks in `benches` call `run` on them, as users do. The program `race` compares whole
//! processes.

use fastrand::Rng;
use std::fmt::Write;

/// The card set of one pattern with the most solutions: 246,192.
const MOST_SOLUTIONS: &str = "# most solutions of one pattern
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

/// `count` random columns, one per line: integers that cause no other work.
pub fn columns(count: usize) -> Vec<u8> {
    let mut random = random();
    let digits = std::iter::repeat_with(|| [random.u8(b'1'..=b'8'), b'\n']);
    digits.take(count).flatten().collect()
}

/// `count` games of 81 shuffled cards.
pub fn games(count: usize) -> Vec<Vec<u8>> {
    let mut random = random();
    let mut deck = deck();
    let mut game = || {
        random.shuffle(&mut deck);
        deck.iter().fold(String::new(), |text, card| text + &card.to_string() + "\n").into_bytes()
    };
    (0..count).map(|_| game()).collect()
}

/// The card set of one pattern with the most solutions: 246,192.
pub fn most_solutions() -> Vec<u8> {
    MOST_SOLUTIONS.into()
}

/// `count` random card sets that have a solution: cut from a board with random turtles where cards meet
/// and half-turtles on its edge, then turned and shuffled.
pub fn card_sets(count: usize) -> Vec<u8> {
    let mut random = random();
    let mut text = String::new();
    for number in 1..=count {
        writeln!(text, "# set {number}").expect("a string takes all");
        for card in card_set(&mut random) {
            let [top, right, bottom, left] = card;
            writeln!(text, "{top} {right} {bottom} {left}").expect("a string takes all");
        }
    }
    text.into_bytes()
}

fn card_set(random: &mut Rng) -> [[i8; 4]; 9] {
    // Halves at the bottom and at the right of each place, and at the outer edges.
    let [down, across] = [(); 2].map(|()| [(); 12].map(|()| half(random)));
    let mut cards: [[i8; 4]; 9] = std::array::from_fn(|place| {
        let (row, column) = (place / 3, place % 3);
        let right = 4 * row + column;
        [-down[place], across[right + 1], down[place + 3], -across[right]]
    });
    for card in &mut cards {
        card.rotate_right(random.usize(..4));
    }
    random.shuffle(&mut cards);
    cards
}

fn half(random: &mut Rng) -> i8 {
    random.i8(1..=4) * random.choice([-1, 1]).unwrap_or(1)
}

/// All 81 cards, in order.
fn deck() -> Vec<u32> {
    (1111..=3333).filter(|&number| is_card(number)).collect()
}

fn is_card(number: u32) -> bool {
    number.to_string().bytes().all(|digit| (b'1'..=b'3').contains(&digit))
}

fn random() -> Rng {
    Rng::with_seed(2016)
}
