//! How fast the libraries are: whole calls of `run` on bytes, as users make them.
//!
//! The inputs are random, but the same in each run. This is a crate of its own, so that the tests
//! of the tools are built without `divan`.

use common::with_session;
use connect4::Column;
use divan::counter::{BytesCount, ItemsCount};
use divan::{black_box, Bencher};
use rules::connect4::any_moves;
use rules::samples;
use rules::set_sim::{all_cards, game};
use rules::turtle_puzzle::solvable;
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
    let columns: Vec<_> = samples(1, any_moves).take(1000).flatten().collect();
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
    let whole = samples(1, game).filter(|cards| cards.len() == all_cards().len());
    let games: Vec<_> = whole.take(100).map(|cards| lines(&cards)).collect();
    bencher.counter(ItemsCount::from(games.len())).bench(|| {
        for game in &games {
            set_sim::run(black_box(&**game), sink()).expect("a game");
        }
    });
}

#[divan::bench(args = [100, 1000])]
fn random_card_sets_counted(bencher: Bencher, count: usize) {
    let sets = samples(1, solvable).take(count);
    let input: Vec<_> =
        sets.flat_map(|cards| [&b"# \n"[..], &lines(cards.as_flattened())].concat()).collect();
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

/// Writes integers, one on each line.
fn lines(integers: &[impl ToString]) -> Vec<u8> {
    let lines = integers.iter().map(|integer| integer.to_string() + "\n");
    lines.collect::<String>().into_bytes()
}
