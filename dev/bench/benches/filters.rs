//! How fast the libraries are: whole calls of `run` on bytes, as users make them.
//!
//! The inputs are random, but the same in each run. This is a crate of its own, so that the tests
//! of the tools are built without `divan`.

use common::with_session;
use connect4::Column;
use divan::counter::{BytesCount, ItemsCount};
use divan::{black_box, Bencher};
use fastrand::Rng;
use std::io::sink;
use turtle_puzzle::{Format, Options};

/// The card set of one pattern with the most solutions: 246,192.
const MOST_SOLUTIONS: &[u8] = b"# most solutions of one pattern
1 1 1 -1 1 1 1 -1 1 1 1 -1
1 -1 1 -1
1 1 -1 -1 1 1 -1 -1
1 -1 -1 -1 1 -1 -1 -1 1 -1 -1 -1
";

fn main() {
    divan::main();
}

/// The moves are only read, so that no rule takes time.
#[divan::bench(args = [1, 10])]
fn reading_integers(bencher: Bencher, megabytes: usize) {
    let mut rng = Rng::with_seed(1);
    let columns: Vec<_> = (0..40_000).map(|_| rng.u8(1..=8)).collect();
    let input: Vec<_> = lines(&columns).into_iter().cycle().take(megabytes * 1_000_000).collect();
    bencher.counter(BytesCount::of_slice(&input)).bench(|| {
        with_session(black_box(&*input), sink(), |session| {
            while session.next_integer::<Column>()?.is_some() {}
            Ok(())
        })
    });
}

#[divan::bench]
fn games_of_81_cards(bencher: Bencher) {
    let mut rng = Rng::with_seed(1);
    let is_card =
        |number: &u32| number.to_string().bytes().all(|digit| matches!(digit, b'1'..=b'3'));
    let cards: Vec<_> = (1111..=3333).filter(is_card).collect();
    let mut shuffled = || {
        let mut cards = cards.clone();
        rng.shuffle(&mut cards);
        lines(&cards)
    };
    let games: Vec<_> = (0..100).map(|_| shuffled()).collect();
    bencher.counter(ItemsCount::from(games.len())).bench(|| {
        for game in &games {
            set_sim::run(black_box(&**game), sink()).expect("a game");
        }
    });
}

#[divan::bench(args = [100, 1000])]
fn random_card_sets_counted(bencher: Bencher, count: usize) {
    let mut rng = Rng::with_seed(1);
    let mut set = || [&b"# \n"[..], &lines(solvable(&mut rng).as_flattened())].concat();
    let input: Vec<_> = (0..count).flat_map(|_| set()).collect();
    let options = Options { format: Format::Count, ..Options::default() };
    bencher
        .counter(ItemsCount::from(count))
        .bench(|| turtle_puzzle::run_with(&options, black_box(&*input), sink()));
}

#[divan::bench]
fn most_solutions_counted(bencher: Bencher) {
    let options = Options { format: Format::Count, ..Options::default() };
    bencher.bench(|| turtle_puzzle::run_with(&options, black_box(MOST_SOLUTIONS), sink()));
}

#[divan::bench]
fn most_solutions_reported(bencher: Bencher) {
    bencher.bench(|| turtle_puzzle::run(black_box(MOST_SOLUTIONS), sink()));
}

/// Returns the cards of a solution, turned and in any order. Where two cards meet, `beside` and
/// `below` have the half of the first one.
fn solvable(rng: &mut Rng) -> [[i32; 4]; 9] {
    let [beside, below] =
        [0; 2].map(|_| [0; 12].map(|_| rng.i32(1..=4) * if rng.bool() { 1 } else { -1 }));
    let mut cards = [0, 1, 2, 3, 4, 5, 6, 7, 8].map(|place| {
        let left = place / 3 * 4 + place % 3;
        [-below[place], beside[left + 1], below[place + 3], -beside[left]]
    });
    rng.shuffle(&mut cards);
    cards.map(|mut card| {
        card.rotate_right(rng.usize(..4));
        card
    })
}

/// Writes integers, one on each line.
fn lines(integers: &[impl ToString]) -> Vec<u8> {
    let lines = integers.iter().map(|integer| integer.to_string() + "\n");
    lines.collect::<String>().into_bytes()
}
