//! What a viewer sees of a piece of a picture: each `<use>` followed, each transform carried out.

use roxmltree::Node;

/// How far right and how far down.
pub(crate) type Point = [f64; 2];

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

/// The point that lies so many steps of a length away.
pub(crate) fn moved([right, down]: Point, steps: Point, length: f64) -> Point {
    [right + steps[0] * length, down + steps[1] * length]
}

/// Whether two points can't be told apart.
pub(crate) fn near([right, down]: Point, other: Point) -> bool {
    (right - other[0]).hypot(down - other[1]) < 1e-6
}

/// A length among the attributes of a node; 0 if there is none of that name.
pub(crate) fn length(node: Node, name: &str) -> f64 {
    node.attribute(name).map_or(0.0, |length| length.parse().expect("a length is a number"))
}

/// What a node shows, its descendants included.
pub(crate) fn scene(node: Node) -> Scene {
    let mut scene = Scene::default();
    scene.look(node, STAY);
    scene
}

impl Scene {
    fn look(&mut self, node: Node, outer: Transform) {
        let here = outer.inside(node.attribute("transform").unwrap_or_default());
        if let Some(number) = half(node) {
            let (cut, step) = (here.point([0.0, 0.0]), here.step([0.0, 1.0]));
            self.halves.push(Half { number, cut, step });
            return;
        }
        match node.tag_name().name() {
            "use" => self.look(target(node), here),
            "rect" => self.cards.push(square(node, here)),
            "text" => {
                let start = ["x", "y"].map(|name| length(node, name));
                self.texts.push((here.point(start), text(node)));
            }
            _ => node.children().for_each(|child| self.look(child, here)),
        }
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

fn target<'a, 'input>(node: Node<'a, 'input>) -> Node<'a, 'input> {
    let id = node.attribute("href").and_then(|link| link.strip_prefix('#'));
    let id = id.expect("a use is of something in the document");
    node.document().descendants().find(|node| node.attribute("id") == Some(id)).expect(id)
}

fn square(rect: Node, here: Transform) -> Square {
    let [x, y, width, height] = ["x", "y", "width", "height"].map(|name| length(rect, name));
    assert!(near([width, 0.0], [height, 0.0]));
    let [right, down] = here.step([width, 0.0]);
    Square { centre: here.point([x + width / 2.0, y + height / 2.0]), side: right.hypot(down) }
}

fn text(node: Node) -> String {
    node.text().unwrap_or_default().to_owned()
}

/// Where a transform takes things.
#[derive(Clone, Copy)]
struct Transform {
    origin: Point,
    /// A step to the right.
    right: Point,
    /// A step down.
    down: Point,
}

const STAY: Transform = Transform { origin: [0.0, 0.0], right: [1.0, 0.0], down: [0.0, 1.0] };

impl Transform {
    fn point(self, point: Point) -> Point {
        moved(self.origin, self.step(point), 1.0)
    }

    fn step(self, [right, down]: Point) -> Point {
        moved(moved([0.0, 0.0], self.right, right), self.down, down)
    }

    /// This transform after those of an attribute.
    fn inside(self, attribute: &str) -> Transform {
        let calls = attribute.split_terminator(')').filter_map(|call| call.split_once('('));
        calls.fold(self, |outer, (name, numbers)| {
            let numbers = numbers.split(' ').map(|number| number.parse().expect("a number"));
            outer.after(Transform::of(name.trim(), &numbers.collect::<Vec<_>>()))
        })
    }

    fn of(name: &str, numbers: &[f64]) -> Transform {
        match (name, numbers) {
            ("translate", &[right, down]) => Transform { origin: [right, down], ..STAY },
            ("scale", &[times]) => Transform { right: [times, 0.0], down: [0.0, times], ..STAY },
            ("rotate", &[degrees]) => {
                let (sin, cos) = degrees.to_radians().sin_cos();
                Transform { right: [cos, sin], down: [-sin, cos], ..STAY }
            }
            _ => panic!("{name}{numbers:?} is not known"),
        }
    }

    fn after(self, Transform { origin, right, down }: Transform) -> Transform {
        Transform { origin: self.point(origin), right: self.step(right), down: self.step(down) }
    }
}
