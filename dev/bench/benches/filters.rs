//! Whole calls of `run` on bytes, as users make them.

use bench::{card_sets, columns, games, lines, MOST_SOLUTIONS};
use common::{with_session, FromInteger};
use divan::counter::{BytesCount, ItemsCount};
use divan::{black_box, Bencher};
use std::io::sink;
use turtle_puzzle::{Format, Options};

const MEGABYTE: usize = 1_000_000;

fn main() {
    divan::main();
}

struct Column;

impl FromInteger for Column {
    const EXPECTED: &'static str = "a column";

    fn from_integer(number: i32) -> Option<Self> {
        (1..=8).contains(&number).then_some(Column)
    }
}

#[divan::bench(args = [1, 10])]
fn reading_integers(bencher: Bencher, megabytes: usize) {
    let input = columns(megabytes * MEGABYTE);
    bencher.counter(BytesCount::of_slice(&input)).bench(|| {
        with_session(black_box(&*input), sink(), |session| {
            while session.next_integer::<Column>()?.is_some() {}
            Ok(())
        })
    });
}

#[divan::bench]
fn games_of_81_cards(bencher: Bencher) {
    let games: Vec<_> = games(100).iter().map(|cards| lines(cards)).collect();
    bencher.counter(ItemsCount::from(games.len())).bench(|| {
        for game in &games {
            set_sim::run(black_box(&**game), sink()).expect("a game");
        }
    });
}

#[divan::bench(args = [100, 1000])]
fn random_card_sets_counted(bencher: Bencher, sets: usize) {
    let input = card_sets(sets);
    let options = Options { format: Format::Count, ..Options::default() };
    bencher
        .counter(ItemsCount::from(sets))
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
