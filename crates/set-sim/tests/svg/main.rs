//! The picture: its golden file, and what every picture shows, compared with the protocol.

#![cfg(feature = "svg")]

#[path = "../rules/games.rs"]
mod games;
mod table;

use games::{all_cards, game, game_that_begins_with_a_cap};
use proptest::prelude::*;
use roxmltree::Document;
use set_sim::{draw, run};
use std::fs;
use table::{tables, Table};
use test_support::svg::{
    assert_golden_picture, assert_nothing_drawn, assert_on_sheets, assert_picture, sheet,
};
use test_support::{fixtures, refused};

const PROGRAM: &str = env!("CARGO_BIN_EXE_set-sim");

proptest! {
    #![proptest_config(test_support::config(96))]

    #[test]
    fn any_game_is_drawn_as_it_is_played(
        cards in prop_oneof![game(), game_that_begins_with_a_cap()],
        spelling in test_support::spelling(),
    ) {
        assert_shows_the_protocol(spelling.write(&cards).as_bytes());
    }
}

#[test]
fn each_fixture_is_drawn_as_it_is_played() {
    for input in fixtures("set-sim") {
        println!("{}", input.display());
        assert_shows_the_protocol(&fs::read(input).expect("a fixture can be read"));
    }
}

#[test]
fn all_81_cards_are_drawn() {
    assert_shows_the_protocol(spaced(&all_cards()).as_bytes());
}

#[test]
fn games_of_81_cards_stay_small() {
    for mut cards in test_support::samples(game_that_begins_with_a_cap()).take(50) {
        let others = all_cards().into_iter().filter(|card| !cards.contains(card));
        cards.extend(others.collect::<Vec<_>>());
        assert!(drawn(spaced(&cards).as_bytes()).len() < 100_000, "{cards:?}");
    }
}

#[test]
fn tables_stand_in_rows_of_two_and_a_lone_one_is_large() {
    each_sample(|picture, tables| {
        let areas: Vec<_> = tables.iter().map(Table::area).collect();
        let rows = areas.iter().filter(|area| (area.left - areas[0].left).abs() < 10.0).count();
        assert_eq!(rows, tables.len().div_ceil(2));
        let on_first = areas.iter().filter(|area| sheet(picture, area) == 0).count();
        assert!(on_first == tables.len() || [8, 10, 12].contains(&on_first), "{on_first}");
    });
    let lone = drawn(b"1111 1112 1121 1122 1211 1212 1221 1222 2111 2112 2121 2122");
    let lone = Document::parse(&lone).expect("a picture is XML");
    let [table] = &tables(&lone)[..] else { panic!("one table") };
    assert!(table.area().right - table.area().left > 900.0);
}

#[test]
fn a_game_is_told_in_words() {
    each_sample(|picture, tables| {
        let (mut taken, mut dealt) = (0, 0);
        for table in tables {
            taken += usize::from(table.framed().len() == 3);
            dealt += usize::from(table.texts("move") == ["+"]);
        }
        let left = tables[tables.len() - 1].numbers().len();
        let told = format!(
            "Sets taken: {taken}. Deals because there was no set: {dealt}. Cards left: {left}. "
        );
        assert!(picture.input_text().contains(&told), "{told}");
    });
}

#[test]
fn what_is_refused_is_not_drawn() {
    assert_nothing_drawn(PROGRAM, &["--svg"]);
    for input in refused("set-sim") {
        let input = fs::read(input).expect("a fixture can be read");
        let drawn = draw(&input[..], Vec::new()).expect_err("it is wrong");
        let refused = run(&input[..], Vec::new()).expect_err("it is wrong");
        assert_eq!(format!("{drawn:?}"), format!("{refused:?}"));
    }
}

#[test]
fn the_golden_game_is_drawn() {
    let fixture = "set-taken-from-15-cards-is-not-refilled.in";
    assert_golden_picture(PROGRAM, &["--svg"], fixture);
}

#[test]
fn a_picture_takes_no_value() {
    test_support::assert_transcripts(PROGRAM, &[("svg-takes-no-value", &["--svg=large"])]);
}

/// Asserts that the picture shows table after table, and move after move.
#[track_caller]
fn assert_shows_the_protocol(input: &[u8]) {
    let picture = drawn(input);
    let picture = Document::parse(&picture).expect("a picture is XML");
    assert_picture(&picture);
    let tables = tables(&picture);
    assert_on_sheets(&picture, &tables.iter().map(Table::area).collect::<Vec<_>>());
    let mut output = Vec::new();
    run(input, &mut output).expect("the cards are legal");
    assert_eq!(transcript(&tables), String::from_utf8(output).expect("the output is text"));
}

/// What tables show, as the protocol writes it.
fn transcript(tables: &[Table]) -> String {
    let mut lines = Vec::new();
    for (number, table) in (1..).zip(tables) {
        let cards = table.numbers();
        let empty = if cards.is_empty() { ", empty" } else { "" };
        assert_eq!(table.texts("caption"), [format!("Table {number}{empty}")]);
        lines.push([vec!["=".to_owned()], cards].concat().join(" "));
        let framed = table.framed();
        match table.texts("move")[..] {
            [line @ "+"] if framed.is_empty() => lines.push(line.to_owned()),
            [line] => {
                assert_eq!(line, format!("- {}", framed.join(" ")));
                lines.push(line.to_owned());
            }
            _ => assert_eq!((number, framed.len()), (tables.len(), 0), "the end has no mark"),
        }
    }
    lines.join("\n") + "\n"
}

/// Calls `check` with the pictures of some games, and their tables.
fn each_sample(check: impl Fn(&Document, &[Table])) {
    let games = prop_oneof![game(), game_that_begins_with_a_cap()];
    for cards in test_support::samples(games).take(20) {
        let picture = drawn(spaced(&cards).as_bytes());
        let picture = Document::parse(&picture).expect("a picture is XML");
        check(&picture, &tables(&picture));
    }
}

fn drawn(input: &[u8]) -> String {
    let mut output = Vec::new();
    draw(input, &mut output).expect("the cards are legal");
    String::from_utf8(output).expect("a picture is UTF-8")
}

/// Cards in a line.
fn spaced(cards: &[i32]) -> String {
    cards.iter().map(ToString::to_string).collect::<Vec<_>>().join(" ")
}
