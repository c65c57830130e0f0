//! Pictures are compared with golden pictures and snapshots, and with the output of the filter.

use roxmltree::{Document, Node};
use rules::set_sim::INPUTS;
use set_sim::{draw, run};
use std::fs;
use test_support::answer;
use test_support::svg::{
    assert_nothing_drawn, assert_picture, assert_pictures, numbered, texts, uses,
};

const PROGRAM: &str = env!("CARGO_BIN_EXE_set-sim");

#[test]
fn any_game_is_drawn_as_it_is_played() {
    let files = test_support::fixtures("set-sim").into_iter();
    let fixtures = files.map(|file| fs::read(file).expect("a fixture can be read"));
    let random = (INPUTS.random)(1).take(96).map(String::into_bytes);
    for input in fixtures.chain(random) {
        println!("{}", input.escape_ascii());
        assert_shows_the_output(&input);
    }
}

#[test]
fn pictures_are_unchanged() {
    let golden = ("set-taken-from-15-cards-is-not-refilled", &[][..]);
    let others = [
        ("empty-input-is-an-empty-table", &[][..]),
        ("twelve-cards-with-no-set-and-no-deck", &[]),
        ("no-set-in-15-cards-ends-with-all-on-the-table", &[]),
        ("three-deals-in-a-row", &[]),
        ("full-deck-of-81-ends-with-cards-on-the-table", &[]),
    ];
    assert_pictures(PROGRAM, golden, &others);
}

#[test]
fn rejected_inputs_are_not_drawn() {
    assert_nothing_drawn(PROGRAM, &["--svg"]);
}

/// Asserts that the picture shows each table and each move of the output.
#[track_caller]
fn assert_shows_the_output(input: &[u8]) {
    let picture = answer(&|input, output| draw(input, output), input);
    assert!(picture.len() < 100_000);
    let picture = Document::parse(&picture).expect("a picture is XML");
    assert_picture(&picture);
    let shown: String = (1..).zip(numbered(&picture, "table-")).map(transcript).collect();
    assert_eq!(shown, answer(&|input, output| run(input, output), input));
    let sets = shown.matches('-').count();
    let (deals, left) = (shown.matches('+').count(), shown.lines().last().unwrap_or("").len() / 5);
    let told = format!(
        "Sets taken: {sets}. Deals because there was no set: {deals}. Cards left: {left}. "
    );
    assert!(picture.input_text().contains(&told), "{told}");
}

/// Returns what a table shows in the form of the output: its cards, column by column, then the move. The
/// framed cards are the set.
fn transcript((number, table): (usize, Node)) -> String {
    let mut cards: Vec<_> = uses(table).filter(|(name, _)| name.starts_with("card-")).collect();
    cards.sort_by_key(|&(_, place)| place);
    let line =
        |cards: &[(&str, _)]| cards.iter().map(|(name, _)| name.replace("card-", " ")).collect();
    let on_table: String = line(&cards);
    let empty = if cards.is_empty() { ", empty" } else { "" };
    assert_eq!(texts(table, "caption"), [format!("Table {number}{empty}")]);
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
