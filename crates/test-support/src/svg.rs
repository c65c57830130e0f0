//! Pictures as a viewer sees them: each `<use>` followed, each transform carried out; and what holds
//! of every picture, whatever is drawn.

use crate::difference::{assert_same, transcript_of};
use crate::fixtures::root;
use crate::{expected, refused, tool};
use roxmltree::{Document, Node};
use std::collections::HashSet;
use std::path::Path;
use std::process::Command;

/// How far right and how far down.
pub type Point = [f64; 2];

/// How many times as long as wide a sheet of A4 is.
const ASPECT_RATIO: f64 = 297.0 / 210.0;

/// The point that lies so many steps of a length away.
pub fn translated([right, down]: Point, steps: Point, length: f64) -> Point {
    [right + steps[0] * length, down + steps[1] * length]
}

/// Whether two points can't be told apart.
pub fn near([right, down]: Point, other: Point) -> bool {
    (right - other[0]).hypot(down - other[1]) < 1e-6
}

/// Lengths among the attributes of a node; 0 where there is none of that name.
pub fn lengths<const N: usize>(node: Node, names: [&str; N]) -> [f64; N] {
    let length = |length: &str| length.parse().expect("a length is a number");
    names.map(|name| node.attribute(name).map_or(0.0, length))
}

/// The text in a node.
pub fn text(node: Node) -> String {
    node.text().unwrap_or_default().to_owned()
}

/// The texts of a class, in their order.
pub fn texts(picture: &Document, class: &str) -> Vec<String> {
    let of_class = |node: &Node| node.attribute("class") == Some(class);
    picture.descendants().filter(of_class).map(text).collect()
}

/// The nodes whose name is `prefix` and a number, in their order.
pub fn numbered<'a, 'input>(
    picture: &'a Document<'input>,
    prefix: &'a str,
) -> impl Iterator<Item = Node<'a, 'input>> {
    let number = move |node: &Node| node.attribute("id")?.strip_prefix(prefix)?.parse::<u32>().ok();
    picture.descendants().filter(move |node| number(node).is_some())
}

/// Calls `look` with what a node shows, piece by piece, and where the piece is. If `look` tells that
/// it has seen enough of a piece, the pieces of that one are left out.
pub fn visit(node: Node, visitor: &mut dyn FnMut(Node, Transform) -> bool) {
    visit_inside(node, Transform::IDENTITY, visitor);
}

fn visit_inside(node: Node, outer: Transform, visitor: &mut dyn FnMut(Node, Transform) -> bool) {
    let here = outer.inside(node.attribute("transform").unwrap_or_default());
    if visitor(node, here) {
        return;
    }
    if node.tag_name().name() == "use" {
        let origin = lengths(node, ["x", "y"]);
        return visit_inside(
            target(node),
            here.after(Transform { origin, ..Transform::IDENTITY }),
            visitor,
        );
    }
    node.children().for_each(|child| visit_inside(child, here, visitor));
}

/// What a `<use>` is of.
fn target<'a, 'input>(node: Node<'a, 'input>) -> Node<'a, 'input> {
    let id = node.attribute("href").and_then(|link| link.strip_prefix('#'));
    let id = id.expect("a use is of something in the document");
    node.document().descendants().find(|node| node.attribute("id") == Some(id)).expect(id)
}

/// Where a transform takes things.
#[derive(Clone, Copy, Debug)]
pub struct Transform {
    origin: Point,
    /// A step to the right.
    right: Point,
    /// A step down.
    down: Point,
}

impl Transform {
    const IDENTITY: Transform =
        Transform { origin: [0.0, 0.0], right: [1.0, 0.0], down: [0.0, 1.0] };

    /// Where a point comes to lie.
    pub fn point(self, point: Point) -> Point {
        translated(self.origin, self.step(point), 1.0)
    }

    /// What becomes of a step.
    pub fn step(self, [right, down]: Point) -> Point {
        translated(translated([0.0, 0.0], self.right, right), self.down, down)
    }

    /// What a rectangle covers.
    pub fn area(self, rect: Node) -> Bounds {
        let [x, y, width, height] = lengths(rect, ["x", "y", "width", "height"]);
        let [[left, top], [right, bottom]] =
            [[x, y], [x + width, y + height]].map(|corner| self.point(corner));
        Bounds { left, top, right, bottom }
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
        let identity = Transform::IDENTITY;
        match (name, numbers) {
            ("translate", &[right, down]) => Transform { origin: [right, down], ..identity },
            ("scale", &[times]) => {
                Transform { right: [times, 0.0], down: [0.0, times], ..identity }
            }
            ("scale", &[x, y]) => Transform { right: [x, 0.0], down: [0.0, y], ..identity },
            ("rotate", &[degrees]) => {
                let (sin, cos) = degrees.to_radians().sin_cos();
                Transform { right: [cos, sin], down: [-sin, cos], ..identity }
            }
            _ => panic!("{name}{numbers:?} is not known"),
        }
    }

    fn after(self, Transform { origin, right, down }: Transform) -> Transform {
        Transform { origin: self.point(origin), right: self.step(right), down: self.step(down) }
    }
}

/// What something covers.
#[derive(Clone, Copy, Debug)]
#[allow(missing_docs, reason = "they say themselves what they are")]
pub struct Bounds {
    pub left: f64,
    pub top: f64,
    pub right: f64,
    pub bottom: f64,
}

impl Bounds {
    /// The smallest area in which others lie; `None` if there are none.
    pub fn around(areas: impl IntoIterator<Item = Bounds>) -> Option<Bounds> {
        areas.into_iter().reduce(|one, other| Bounds {
            left: one.left.min(other.left),
            top: one.top.min(other.top),
            right: one.right.max(other.right),
            bottom: one.bottom.max(other.bottom),
        })
    }

    /// The point in the middle.
    pub fn centre(&self) -> Point {
        [(self.left + self.right) / 2.0, (self.top + self.bottom) / 2.0]
    }

    /// Whether a point lies within.
    pub fn contains(&self, [right, down]: Point) -> bool {
        (self.left..=self.right).contains(&right) && (self.top..=self.bottom).contains(&down)
    }

    fn is_apart_from(&self, other: &Bounds) -> bool {
        let beside = self.left > other.right || self.right < other.left;
        beside || self.top > other.bottom || self.bottom < other.top
    }
}

/// The width and the height of a picture, in its own units.
pub fn size(picture: &Document) -> Point {
    let view = picture.root_element().attribute("viewBox").expect("a picture has a view box");
    let numbers: Vec<_> = view.split(' ').map(|number| number.parse().expect("a number")).collect();
    [numbers[2], numbers[3]]
}

/// The sheet of a picture on which something lies, from 0.
pub fn sheet(picture: &Document, area: &Bounds) -> usize {
    (area.top / (size(picture)[0] * ASPECT_RATIO)) as usize
}

/// Asserts that things lie apart from each other on sheets of A4, none of them cut.
#[track_caller]
pub fn assert_on_sheets(picture: &Document, areas: &[Bounds]) {
    let [width, height] = size(picture);
    for (number, area) in areas.iter().enumerate() {
        assert!(area.left > 0.0 && area.right < width, "{area:?} leaves the sheet");
        assert!(area.top > 0.0 && area.bottom < height, "{area:?} leaves the sheet");
        let ends = [area.top, area.bottom].map(|end| end % (width * ASPECT_RATIO));
        assert!(ends[0] < ends[1], "{area:?} is cut");
        assert!(areas[..number].iter().all(|other| area.is_apart_from(other)), "{area:?}");
    }
}

/// Asserts what holds of every picture: it is as wide as A4, says what it is to those who cannot see
/// it, and uses the names that it gives.
#[track_caller]
pub fn assert_picture(picture: &Document) {
    assert_a4(picture);
    assert_spoken(picture.root_element());
    assert_names(picture);
}

#[track_caller]
fn assert_a4(picture: &Document) {
    let [width, height] = size(picture);
    let root = picture.root_element();
    let millimetres = |name| root.attribute(name).and_then(|length| length.strip_suffix("mm"));
    assert_eq!(millimetres("width"), Some("210"));
    assert_eq!(millimetres("height"), Some((height * 210.0 / width).to_string().as_str()));
}

#[track_caller]
fn assert_spoken(root: Node) {
    assert_eq!(root.attribute("role"), Some("img"));
    assert!(root.attribute("lang").is_some());
    assert_eq!(root.attribute("aria-labelledby"), Some("title desc"));
    let elements: Vec<_> = root.children().filter(Node::is_element).take(2).collect();
    for (element, name) in elements.iter().zip(["title", "desc"]) {
        assert_eq!((element.tag_name().name(), element.attribute("id")), (name, Some(name)));
        assert!(!text(*element).is_empty());
    }
}

#[track_caller]
fn assert_names(picture: &Document) {
    let mut names = HashSet::new();
    let given = picture.descendants().filter_map(|node| node.attribute("id"));
    given.for_each(|name| assert!(names.insert(name), "{name} is given twice"));
    for name in picture.descendants().flat_map(names_used) {
        assert!(names.contains(name), "{name} is not given");
    }
}

/// The names that a node's attributes refer to.
fn names_used<'a>(node: Node<'a, '_>) -> Vec<&'a str> {
    let link = node.attribute("href").map(|link| link.trim_start_matches('#'));
    let urls = node.attributes().filter_map(|attribute| attribute.value().strip_prefix("url(#"));
    let labels = node.attribute("aria-labelledby").unwrap_or_default().split_whitespace();
    labels.chain(link).chain(urls.map(|url| url.trim_end_matches(')'))).collect()
}

/// Asserts that a program, given options and a fixture of its tool, draws the tool's golden picture.
#[track_caller]
pub fn assert_golden_picture(program: &str, options: &[&str], fixture: &str) {
    let (fixtures, tool) = (root().join("fixtures"), tool(Path::new(program)));
    let input = fixtures.join(tool).join(fixture);
    let output = Command::new(program).args(options).arg(input).output().expect("it runs");
    let succeeds = output.status.success() && output.stderr.is_empty();
    assert!(succeeds, "{}", transcript_of(&output));
    let golden = fixtures.join("pictures").join(tool).with_extension("svg");
    let text = |bytes| String::from_utf8(bytes).expect("a picture is UTF-8");
    let expected = text(expected(&golden, &output.stdout));
    similar_asserts::assert_eq!(expected, text(output.stdout));
}

/// Asserts that a program, given options, refuses its tool's wrong inputs in one line, and draws
/// nothing.
#[track_caller]
pub fn assert_nothing_drawn(program: &str, options: &[&str]) {
    for input in refused(tool(Path::new(program))) {
        let output = Command::new(program).args(options).arg(&input).output().expect("it runs");
        let stdout = String::from_utf8_lossy(&output.stdout);
        assert_same(format!("{options:?}, {}", input.display()), "", &stdout);
        let lines = String::from_utf8_lossy(&output.stderr).lines().count();
        assert_eq!((output.status.code(), lines), (Some(1), 1), "status and lines on stderr");
    }
}
