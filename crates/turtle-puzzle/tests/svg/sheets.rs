//! How a picture lies on its sheets, whatever the number of boards.

use crate::scene::{boards, Scene, Square};
use crate::{picture, CARDS};
use roxmltree::Document;
use test_support::svg::{assert_on_sheets, lengths, sheet, size, Bounds};

/// A ninth of a card set with 64 solutions.
const CARD: &[u8] = b"1 1 -1 -1 ";

/// How many of them are drawn.
const NUMBERS: [usize; 13] = [1, 2, 3, 4, 5, 6, 11, 12, 13, 24, 25, 50, 64];

#[test]
fn boards_are_apart_and_not_cut() {
    each_number(|picture, areas| assert_on_sheets(picture, areas));
}

#[test]
fn boards_are_as_large_as_one_sheet_allows_or_twelve_a_sheet() {
    each_number(|picture, areas| {
        let (columns, rows) = match areas.len() {
            1 => (1, 1),
            2 | 4 => (2, 2),
            _ => (3, 4),
        };
        let [width, _] = size(picture);
        for (number, area) in areas.iter().enumerate() {
            let row = f64::from(columns) * (area.right - area.left);
            assert!(0.8 * width < row && row < width, "{area:?}");
            assert_eq!(sheet(picture, area), number / (columns * rows) as usize);
        }
    });
}

#[test]
fn boards_fill_their_rows_from_margin_to_margin() {
    each_number(|picture, areas| {
        let around = Bounds::around(areas.iter().copied()).expect("there are boards");
        let [width, _] = size(picture);
        assert!((around.left + around.right - width).abs() < 1e-6, "{around:?}");
    });
}

#[test]
fn the_total_stands_below_if_there_are_more() {
    each_number(|picture, areas| {
        let total = picture.descendants().find(|node| node.attribute("class") == Some("total"));
        let total = total.filter(|node| node.text() == Some("Es gibt insgesamt 64 Loesungen."));
        assert_eq!(total.is_some(), areas.len() < 64);
        if let Some(total) = total {
            let [baseline] = lengths(total, ["y"]);
            assert!(areas.iter().all(|area| area.bottom + 20.0 < baseline));
            assert!(baseline < size(picture)[1]);
        }
    });
}

#[test]
fn without_solutions_the_picture_says_so() {
    let picture = picture(50, CARDS).expect("one card set has a picture");
    assert!(picture.contains(">Es gibt keine Loesung.</text>"));
}

/// Calls `check` with pictures of several numbers of boards, and the areas of these.
fn each_number(check: impl Fn(&Document, &[Bounds])) {
    for number in NUMBERS {
        let picture = picture(number, &CARD.repeat(9)).expect("one card set has a picture");
        let picture = Document::parse(&picture).expect("a picture is XML");
        let areas: Vec<_> = boards(&picture).iter().map(area).collect();
        assert_eq!(areas.len(), number);
        check(&picture, &areas);
    }
}

/// What a board and its caption cover.
fn area(board: &Scene) -> Bounds {
    let cards = Bounds::around(board.cards.iter().map(Square::area)).expect("a board has cards");
    let [_, baseline] = board.texts[0].0;
    Bounds { top: baseline - 15.0, ..cards }
}
