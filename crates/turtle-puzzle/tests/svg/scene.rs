//! What a viewer sees of a board.

use roxmltree::{Document, Node};
use test_support::svg::{
    lengths, near, numbered, text, translated, visit, Bounds, Point, Transform,
};

/// The cards, the halves of turtles and the texts that are seen.
#[derive(Default)]
pub(crate) struct Scene {
    pub(crate) cards: Vec<Square>,
    pub(crate) halves: Vec<Half>,
    pub(crate) texts: Vec<(Point, String)>,
}

/// The square of a card.
#[derive(Clone, Copy)]
pub(crate) struct Square {
    pub(crate) centre: Point,
    pub(crate) side: f64,
}

impl Square {
    pub(crate) fn area(&self) -> Bounds {
        let [[left, top], [right, bottom]] =
            [[-0.5; 2], [0.5; 2]].map(|corner| translated(self.centre, corner, self.side));
        Bounds { left, top, right, bottom }
    }
}

/// Half a turtle.
#[derive(Clone, Copy)]
pub(crate) struct Half {
    /// The pattern, negative for a hind half.
    pub(crate) number: i8,
    /// The middle of the cut.
    pub(crate) cut: Point,
    /// A step from there along the turtle's back.
    pub(crate) step: Point,
}

/// The boards of a picture in their order.
pub(crate) fn boards(picture: &Document) -> Vec<Scene> {
    numbered(picture, "board-").map(Scene::of).collect()
}

impl Scene {
    fn of(board: Node) -> Self {
        let mut scene = Scene::default();
        visit(board, &mut |node, here| {
            if let Some(number) = half(node) {
                let (cut, step) = (here.point([0.0, 0.0]), here.step([0.0, 1.0]));
                scene.halves.push(Half { number, cut, step });
                return true;
            }
            match node.tag_name().name() {
                "rect" => scene.cards.push(square(node, here)),
                "text" => {
                    assert!(
                        near(here.step([0.0, 1.0]), [0.0, here.step([0.0, 1.0])[1].abs()]),
                        "text stands upright"
                    );
                    scene.texts.push((here.point(lengths(node, ["x", "y"])), text(node)));
                }
                _ => {}
            }
            false
        });
        scene
    }

    /// Whether the cards touch each other, three in a row.
    pub(crate) fn is_edge_to_edge(&self) -> bool {
        let Square { centre, side } = self.cards[0];
        (0..9_u8).zip(&self.cards).all(|(place, card)| {
            let steps = [place % 3, place / 3].map(f64::from);
            near(card.centre, translated(centre, steps, side))
        })
    }
}

/// The number of the half that a node draws, if it is one.
fn half(node: Node) -> Option<i8> {
    let (half, pattern) = node.attribute("id")?.split_once('-')?;
    let pattern: i8 = pattern.parse().ok()?;
    match half {
        "front" => Some(pattern),
        "hind" => Some(-pattern),
        _ => None,
    }
}

fn square(rect: Node, here: Transform) -> Square {
    let [width, height] = lengths(rect, ["width", "height"]);
    assert!(near([width, 0.0], [height, 0.0]));
    let [right, down] = here.step([width, 0.0]);
    Square { centre: here.area(rect).centre(), side: right.hypot(down) }
}
