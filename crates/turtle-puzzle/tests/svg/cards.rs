//! The sheet of cards to cut out: the cards of the input, in its order and orientations.

use crate::boards::check;
use crate::scene::{boards, Scene, Square};
use crate::{each_picture_limited, picture};
use proptest::array::{uniform4, uniform9};
use proptest::collection::vec;
use proptest::prelude::*;
use proptest::sample::select;
use roxmltree::Document;
use test_support::svg::{assert_on_sheets, texts, Bounds};

type Card = [i32; 4];

#[test]
fn nine_cards_lie_as_they_were_given() {
    each_picture_limited(0, |picture, report| {
        let cards: Vec<_> = report.lines().filter_map(card).take(9).collect();
        assert_cards(picture, &cards);
        assert_eq!(boards(picture)[0].texts[0].1, "Eingabedaten");
        assert!(picture.input_text().contains("zum Ausschneiden"), "it is told in words");
    });
}

proptest! {
    #![proptest_config(test_support::config(256))]

    #[test]
    fn any_nine_cards_lie_as_they_were_given(cards in cards()) {
        let input: String = cards.iter().map(|card| written(card) + "\n").collect();
        let picture = picture(0, input.as_bytes()).expect("one card set has a picture");
        assert_cards(&Document::parse(&picture).expect("a picture is XML"), &cards);
    }
}

#[test]
fn cards_are_as_large_as_a4_allows() {
    each_picture_limited(0, |picture, _| {
        let areas: Vec<_> = boards(picture)[0].cards.iter().map(Square::area).collect();
        let board = Bounds::around(areas).expect("there are cards");
        assert_on_sheets(picture, &[board]);
        assert!((board.right - board.left) / 5.0 > 190.0, "{board:?} in fifths of a millimetre");
    });
}

#[test]
fn the_total_stands_below_the_cards() {
    each_picture_limited(0, |picture, report| {
        let total = match report.lines().filter(|line| line.starts_with("CHECK: ")).count() {
            0 => "Es gibt keine Loesung.".to_owned(),
            50 => report.lines().last().unwrap_or_default().to_owned(),
            all => format!("Es gibt insgesamt {all} Loesungen."),
        };
        if !total.starts_with("CHECK") {
            assert_eq!(texts(picture, "total"), [total]);
        }
    });
}

#[track_caller]
fn assert_cards(picture: &Document, cards: &[Card]) {
    let shown = boards(picture);
    assert_eq!(shown.iter().map(check).collect::<Vec<_>>(), [expected(cards)]);
    assert!(shown.iter().all(Scene::is_edge_to_edge));
}

/// Type, top, right, bottom, left of each card, as a report writes them below a solution.
fn expected(cards: &[Card]) -> String {
    let mut types: Vec<Card> = Vec::new();
    let numbered = cards.iter().map(|&card| {
        let known = types.iter().position(|known| turns(*known).contains(&card));
        let number = known.unwrap_or_else(|| {
            types.push(card);
            types.len() - 1
        });
        format!("{},{};", number + 1, written(&card).replace(' ', ","))
    });
    numbered.collect()
}

fn turns([top, right, bottom, left]: Card) -> [Card; 4] {
    [
        [top, right, bottom, left],
        [left, top, right, bottom],
        [bottom, left, top, right],
        [right, bottom, left, top],
    ]
}

/// The card that a line of a report shows, if it is one.
fn card(line: &str) -> Option<Card> {
    let sides = line.split(' ').map(str::parse).collect::<Result<Vec<_>, _>>();
    sides.ok()?.try_into().ok()
}

fn written(card: &Card) -> String {
    card.map(|side| side.to_string()).join(" ")
}

/// Any nine cards, or up to three in several orientations; many of them symmetric.
fn cards() -> impl Strategy<Value = Vec<Card>> {
    let few = vec(any_card(), 1..=3).prop_flat_map(|cards| vec(select(cards), 9));
    let cards = prop_oneof![few, vec(any_card(), 9)];
    (cards, uniform9(0..4_usize)).prop_map(|(cards, quarters)| {
        cards.iter().zip(quarters).map(|(card, quarters)| turns(*card)[quarters]).collect()
    })
}

fn any_card() -> impl Strategy<Value = Card> {
    let side = select(vec![-4, -3, -2, -1, 1, 2, 3, 4]);
    (uniform4(side), 0..4).prop_map(|([a, b, c, d], kind)| match kind {
        0 => [a, b, a, b],
        1 => [a, a, a, a],
        _ => [a, b, c, d],
    })
}
