//! Pictures show every table and move of the output.

use crate::games::{games, laid_out};
use roxmltree::Node;
use set_sim::{draw, run};
use std::fs;
use test_support::svg::{
    assert_apart, assert_golden, assert_layouts, assert_rejected, checked, numbered, texts,
    unnamed, uses,
};
use test_support::{answer, Filter};

const PROGRAM: &str = env!("CARGO_BIN_EXE_set-sim");
const RUN: Filter = &|input, output| run(input, output);
const DRAW: Filter = &|input, output| draw(input, output);

const THREE_DEALS: &str =
    "1132 3121 3113 1323 2122 3311 2213 3312 2311 1133 2322 3123 1331 2231 2133 \
    2132 1122 1321 3232 2123 1112";

#[test]
fn any_game_is_drawn_as_it_is_played() {
    let files = test_support::fixtures("set-sim").into_iter();
    let fixtures = files.map(|file| fs::read(file).expect("a fixture can be read"));
    let random = games(24).map(|cards| laid_out(&cards).into_bytes());
    for input in fixtures.chain(random) {
        println!("{}", input.escape_ascii());
        assert_shows_the_output(&input);
    }
}

#[test]
fn the_golden_picture_is_unchanged() {
    assert_golden("set-sim", "set-sim/set-taken-from-15-cards-is-not-refilled", DRAW);
}

#[test]
fn two_pictures_can_be_in_one_page() {
    assert_apart([&drawn("1111 1112 1113"), &drawn("1111 1113 1112")]);
}

#[test]
fn layouts_are_unchanged() {
    let layouts = [
        ("an empty table is as wide as its move may be", drawn("")),
        ("no card is left of a set", drawn("1111 1112 1113")),
        ("15 cards are beside 12, 18 and 21 alone; a sheet has four lines", drawn(THREE_DEALS)),
    ];
    assert_layouts(PROGRAM, &layouts);
}

#[test]
fn rejected_inputs_are_not_drawn() {
    assert_rejected("set-sim", RUN, DRAW);
}

/// Asserts that the picture shows each table and each move of the output.
#[track_caller]
fn assert_shows_the_output(input: &[u8]) {
    let picture = unnamed(&drawn(input));
    assert!(picture.len() < 100_000);
    let picture = checked(&picture);
    let shown: String = numbered(&picture, "table-").map(transcript).collect();
    assert_eq!(shown, answer(RUN, input));
}

/// Returns what a table shows in the form of the output: its cards, column by column, then the
/// move. The framed cards are the set.
fn transcript(table: Node) -> String {
    let mut cards: Vec<_> = uses(table).filter(|(name, _)| name.starts_with("card-")).collect();
    let places = (0..).map(|place| [place / 3 * 100, place % 3 * 76]);
    assert!(cards.iter().zip(places).all(|((_, place), expected)| *place == expected));
    let line =
        |cards: &[(&str, _)]| cards.iter().map(|(name, _)| name.replace("card-", " ")).collect();
    let on_table: String = line(&cards);
    let frames: Vec<_> = uses(table).filter(|(name, _)| *name == "frame").collect();
    cards.retain(|(_, place)| frames.iter().any(|(_, frame)| frame == place));
    let set: String = line(&cards);
    match texts(table, "move")[..] {
        [] => format!("={on_table}\n"),
        ["+"] if set.is_empty() => format!("={on_table}\n+\n"),
        [told] => {
            assert_eq!(told, format!("-{set}"));
            format!("={on_table}\n{told}\n")
        }
        _ => panic!("a table has one move"),
    }
}

fn drawn(input: impl AsRef<[u8]>) -> String {
    answer(DRAW, input.as_ref())
}
