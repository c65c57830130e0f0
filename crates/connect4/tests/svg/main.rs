//! The picture: its golden file, and what every picture shows, compared with the protocol.

#![cfg(feature = "svg")]
#![expect(clippy::incompatible_msrv, reason = "no judge compiles this")]

#[path = "../rules/games.rs"]
#[expect(dead_code, reason = "some games are for the rules only")]
mod games;
#[path = "../rules/model.rs"]
#[expect(dead_code, reason = "some rules are for the protocol only")]
mod model;
mod position;

use connect4::{draw, run};
use games::{any_moves, cautious_moves};
use model::{Board, Cell, PLAYERS, WINDOWS};
use position::Position;
use proptest::prelude::*;
use roxmltree::Document;
use std::fs;
use test_support::svg::{
    assert_golden_picture, assert_nothing_drawn, assert_on_sheets, assert_picture,
};
use test_support::{fixtures, refused};

const PROGRAM: &str = env!("CARGO_BIN_EXE_connect4");

proptest! {
    #![proptest_config(test_support::config(512))]

    #[test]
    fn any_game_is_drawn_as_it_ends(
        moves in prop_oneof![any_moves(), cautious_moves()],
        spelling in test_support::spelling(),
    ) {
        assert_shows_the_protocol(spelling.write(&moves).as_bytes());
    }
}

#[test]
fn each_fixture_is_drawn_as_it_ends() {
    for input in fixtures("connect4") {
        println!("{}", input.display());
        assert_shows_the_protocol(&fs::read(input).expect("a fixture can be read"));
    }
}

#[test]
fn all_discs_of_a_long_line_and_of_two_lines_are_marked() {
    let fixtures = fixtures("connect4");
    for name in ["two-lines-at-once-are-one-connect4.in", "seven-in-line-is-one-connect4.in"] {
        let input = fixtures.iter().find(|input| input.ends_with(name)).expect(name);
        let picture = drawn(&fs::read(input).expect("a fixture can be read"));
        let position = Position::of(&Document::parse(&picture).expect("a picture is XML"));
        assert_eq!(position.discs.iter().filter(|disc| disc.is_marked).count(), 7, "{name}");
    }
}

#[test]
fn a_game_is_told_in_words() {
    assert_told("1 2 1 2 1 2 1", "CONNECT4: red has four in line. 0 invalid moves. ");
    assert_told("8 1 2 1 3 1 5 1", "CONNECT4: yellow has four in line. 0 invalid moves. ");
    assert_told("1 1 1 1 1 1", "QUIT: the moves ended before the game did. 0 invalid moves. ");
    assert_told("", "QUIT: the moves ended before the game did. 0 invalid moves. ");
    let rows = "1 2 1 2 1 2 2 1 2 1 2 1 3 4 3 4 3 4 4 3 4 3 4 3";
    let more = "5 6 5 6 5 6 6 5 6 5 6 5 7 8 7 8 7 8 8 7 8 7 8 7";
    let full = "FULL: the board is full, with no four in line. 0 invalid moves. ";
    assert_told(&format!("{rows} {more}"), full);
    let picture = drawn(b"1 1 1 1 1 1 1");
    assert!(picture.contains(". 1 invalid move. Columns of the discs, red first: 1 1 1 1 1 1<"));
}

#[track_caller]
fn assert_told(input: &str, result: &str) {
    let told = format!("{result}Columns of the discs, red first: {input}</desc>");
    let picture = drawn(input.as_bytes());
    assert!(picture.contains(&told), "{picture}");
}

#[test]
fn invalid_moves_are_counted() {
    for (times, line) in [(0, None), (1, Some("1 invalid move")), (2, Some("2 invalid moves"))] {
        let picture = drawn(format!("1 1 1 1 1 1 {}", "1\n\n".repeat(times)).as_bytes());
        let position = Position::of(&Document::parse(&picture).expect("a picture is XML"));
        assert_eq!(position.invalid.as_deref(), line);
    }
}

#[test]
fn a_picture_comes_when_the_game_is_over() {
    let turns = [("1 2 1 2 1 2\n\n1\n", &*drawn(b"1 2 1 2 1 2 1"))];
    test_support::assert_dialog(
        PROGRAM,
        &["--svg"],
        &turns,
        test_support::End::ByItself(0, "", ""),
    );
}

#[test]
fn what_is_refused_is_not_drawn() {
    assert_nothing_drawn(PROGRAM, &["--svg"]);
    for input in refused("connect4") {
        let input = fs::read(input).expect("a fixture can be read");
        let drawn = draw(&input[..], Vec::new()).expect_err("it is wrong");
        let refused = run(&input[..], Vec::new()).expect_err("it is wrong");
        assert_eq!(format!("{drawn:?}"), format!("{refused:?}"));
    }
}

#[test]
fn the_golden_game_is_drawn() {
    let fixture = "two-lines-at-once-are-one-connect4.in";
    assert_golden_picture(PROGRAM, &["--svg"], fixture);
}

#[test]
fn a_picture_takes_no_value() {
    test_support::assert_transcripts(PROGRAM, &[("svg-takes-no-value", &["--svg=large"])]);
}

#[track_caller]
fn assert_shows_the_protocol(input: &[u8]) {
    let picture = drawn(input);
    let picture = Document::parse(&picture).expect("a picture is XML");
    assert_picture(&picture);
    let position = Position::of(&picture);
    assert_on_sheets(&picture, &[position.board]);
    assert_marks(&position);
    // A blank line at the end makes the protocol show the last board, whatever the end of the game.
    let protocol = protocol(&[input, b"\n\n"].concat());
    let mut lines: Vec<_> = protocol.lines().collect();
    let invalid = lines.iter().filter(|line| **line == "INVALID").count();
    let verdict = lines.iter().rposition(|line| line.chars().all(char::is_alphanumeric));
    assert_eq!(position.verdict, lines.remove(verdict.expect("there is a verdict")));
    assert_eq!(position.rows(), lines[lines.len() - 7..lines.len() - 1]);
    let count =
        position.invalid.as_deref().map_or("0", |line| line.split(' ').next().unwrap_or(""));
    assert_eq!(count, invalid.to_string());
    assert_eq!(position.record(), played(input, position.discs.len()));
}

/// The first discs that an input drops: where each falls, whose it is, and its number.
fn played(input: &[u8], discs: usize) -> Vec<(Cell, char, usize)> {
    let (mut board, mut record) = (Board::EMPTY, Vec::new());
    let mut tokens = test_support::tokens(input).into_iter();
    while record.len() < discs {
        let token = tokens.next().expect("each disc has its move");
        let column = test_support::integer(&input[token]).expect("a move is a number");
        if let Some(cell) = board.landing(column as usize - 1) {
            let player = PLAYERS[record.len() % 2];
            board = board.with(cell, player);
            record.push((cell, player, record.len() + 1));
        }
    }
    record
}

/// Asserts that the marked discs are those in any four in line.
#[track_caller]
fn assert_marks(position: &Position) {
    let player =
        |cell| position.discs.iter().find(|disc| disc.cell == cell).map(|disc| disc.player);
    for disc in &position.discs {
        let mut lines = WINDOWS.iter().filter(|window| window.contains(&disc.cell));
        let is_in_line =
            lines.any(|window| window.iter().all(|cell| player(*cell) == Some(disc.player)));
        assert_eq!(disc.is_marked, is_in_line, "{disc:?}");
    }
}

fn drawn(input: &[u8]) -> String {
    let mut output = Vec::new();
    draw(input, &mut output).expect("the moves are legal");
    String::from_utf8(output).expect("a picture is UTF-8")
}

fn protocol(input: &[u8]) -> String {
    let mut output = Vec::new();
    run(input, &mut output).expect("the moves are legal");
    String::from_utf8(output).expect("the output is text")
}
