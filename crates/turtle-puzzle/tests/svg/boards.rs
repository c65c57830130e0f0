//! What the boards show: the solutions of the report, as turtles.

use crate::each_picture;
use crate::scene::{boards, Half, Scene, Square};
use std::ptr;
use test_support::svg::{near, translated, Point};

/// The middles of a card's sides, seen from its centre, clockwise from the top.
const SIDES: [Point; 4] = [[0.0, -0.5], [0.5, 0.0], [0.0, 0.5], [-0.5, 0.0]];

#[test]
fn boards_show_the_solutions_of_the_report() {
    each_picture(|picture, report| {
        let shown: Vec<_> = boards(picture).iter().map(check).collect();
        let expected = report.lines().filter_map(|line| line.strip_prefix("CHECK: "));
        assert_eq!(shown, expected.collect::<Vec<_>>());
    });
}

#[test]
fn boards_have_the_numbers_of_the_report() {
    each_picture(|picture, report| {
        let shown: Vec<_> = boards(picture).iter().map(|board| board.texts[0].1.clone()).collect();
        let lines = report.lines().filter_map(|line| line.strip_suffix(':'));
        let expected = lines.filter(|line| line.ends_with("gefundene Loesung"));
        assert_eq!(shown, expected.collect::<Vec<_>>());
    });
}

#[test]
fn cards_lie_edge_to_edge() {
    each_picture(|picture, _| assert!(boards(picture).iter().all(Scene::is_edge_to_edge)));
}

#[test]
fn whole_turtles_lie_across_the_seams() {
    each_picture(|picture, _| {
        for Scene { halves, .. } in boards(picture) {
            let seams: Vec<_> =
                halves.iter().filter_map(|half| Some((half, across(half, &halves)?))).collect();
            assert_eq!(seams.len(), 2 * 12, "each seam is met from both sides");
            for (half, other) in seams {
                assert_eq!(half.number, -other.number);
                assert!(near(half.step, other.step.map(|length| -length)));
            }
        }
    });
}

/// The half that meets `half` at its cut.
fn across<'a>(half: &Half, halves: &'a [Half]) -> Option<&'a Half> {
    halves.iter().find(|other| !ptr::eq(*other, half) && near(other.cut, half.cut))
}

/// The line that the report prints below a board.
pub(crate) fn check(board: &Scene) -> String {
    board.cards.iter().flat_map(|card| [numbers(board, card), ";".to_owned()]).collect()
}

/// Type, top, right, bottom, left of a card.
fn numbers(board: &Scene, card: &Square) -> String {
    let at_centre = |place| near(place, translated(card.centre, [0.0, 0.04], card.side));
    let number =
        board.texts.iter().find(|(place, _)| at_centre(*place)).expect("a card has a number");
    let sides = SIDES.map(|side| half(board, card, side).to_string());
    format!("{},{}", number.1, sides.join(","))
}

/// The half on a side of a card.
fn half(board: &Scene, card: &Square, side: Point) -> i8 {
    let cut = translated(card.centre, side, card.side);
    let step = side.map(|length| -length * card.side / 50.0);
    let mut halves = board.halves.iter();
    let half = halves.find(|half| near(half.cut, cut) && near(half.step, step));
    half.expect("a side shows half a turtle").number
}
