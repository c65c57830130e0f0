//! Pictures. What is in a picture, a tool's test reads back; this has what else is proved, each
//! once.
//!
//! ```text
//!   checked            any picture works in any viewer
//!   assert_apart       two pictures work in one HTML page
//!   assert_golden      how things are drawn: complete pictures, in fixtures/pictures
//!   assert_layouts     where tables and boards are on paper: the snapshot layouts
//!   assert_rejected    wrong inputs are not drawn
//! ```

use crate::difference::assert_same;
use crate::filter::{answer, outcome_of, Filter};
use crate::fixtures::{rejected, root};
use crate::outputs::assert_golden_file;
use crate::transcripts::assert_snapshot_of;
use roxmltree::{Document, Node};
use std::collections::HashSet;
use std::fs;

const XLINK: &str = "http://www.w3.org/1999/xlink";

/// Returns the nodes whose id is `prefix` and a number, in document order.
pub fn numbered<'a, 'input>(
    picture: &'a Document<'input>,
    prefix: &'a str,
) -> impl Iterator<Item = Node<'a, 'input>> {
    let number = move |node: &Node| node.attribute("id")?.strip_prefix(prefix)?.parse::<u32>().ok();
    picture.descendants().filter(move |node| number(node).is_some())
}

/// Returns the names that the `<use>` elements in a part of a picture refer to, with their
/// positions.
pub fn uses<'a>(part: Node<'a, '_>) -> impl Iterator<Item = (&'a str, [u32; 2])> {
    let uses = part.descendants().filter(|node| node.tag_name().name() == "use");
    uses.map(|node| (reference(node), place(node)))
}

/// Returns the name that a `<use>` refers to.
pub fn reference<'a>(node: Node<'a, '_>) -> &'a str {
    node.attribute("href").expect("a link").trim_start_matches('#')
}

/// Returns the position of a `<text>` or `<use>`.
pub fn place(node: Node) -> [u32; 2] {
    ["x", "y"]
        .map(|name| node.attribute(name).map_or(0, |length| length.parse().expect("a length")))
}

/// Returns the texts of a class, in document order.
pub fn texts<'a>(part: Node<'a, '_>, class: &str) -> Vec<&'a str> {
    let of_class = part.descendants().filter(|node| node.attribute("class") == Some(class));
    of_class.filter_map(|node| node.text()).collect()
}

/// Returns a picture without its own name in front of each id and class, so that tests need not
/// know it.
pub fn unnamed(picture: &str) -> String {
    picture.replace(name(picture), "")
}

/// Returns the name of a picture, such as `p1f08a3c5-`.
fn name(picture: &str) -> &str {
    let (_, rest) = picture.split_once(" class=\"").expect("the picture has a class");
    rest.split_once("picture\"").expect("the class is `picture`, with a name before it").0
}

/// Asserts that two pictures can stand in one HTML page: no id is defined twice, and no rule of a
/// style is for a class in the other picture.
#[track_caller]
pub fn assert_apart(pictures: [&str; 2]) {
    let svg = pictures.map(|picture| picture.split_once('\n').expect("lines").1);
    let page = format!("<html><body>{}</body></html>", svg.concat());
    let page = Document::parse(&page).expect("a page is XML");
    let pictures = page.descendants().filter(|node| node.tag_name().name() == "svg");
    let names: Vec<_> = pictures.map(names_in).collect();
    let shared: Vec<_> = names[0].intersection(&names[1]).collect();
    assert!(names[0].len() > 10 && shared.is_empty(), "both pictures have {shared:?}");
}

/// Returns all ids and classes in a picture, and those that its styles have rules for.
fn names_in<'a>(picture: Node<'a, '_>) -> HashSet<&'a str> {
    let styles = picture.descendants().filter(|node| node.tag_name().name() == "style");
    let selectors = styles.flat_map(|style| style.text().unwrap_or_default().split('.').skip(1));
    let end = |char: char| !char.is_ascii_alphanumeric() && char != '-';
    let ruled = selectors.filter_map(|rest| rest.split(end).next());
    let is_name = |name: &&str| name.starts_with(|char: char| char.is_ascii_lowercase());
    let attributes = picture.descendants().flat_map(|node| node.attributes());
    let named = attributes.filter(|found| ["id", "class"].contains(&found.name()));
    ruled.filter(is_name).chain(named.map(|found| found.value())).collect()
}

/// Parses a picture, and asserts the properties of every picture.
#[track_caller]
pub fn checked(picture: &str) -> Document<'_> {
    let picture = Document::parse(picture).expect("a picture is XML");
    assert_picture(&picture);
    picture
}

/// Asserts the properties of every picture. It has a text alternative. Each name that it uses is
/// defined once. Links are `xlink:href`, which all viewers know. No text is too near to the bottom
/// edge. The selectors of dark colours have a `:root`, which hides them from viewers that
/// ignore the condition of `@media`.
#[track_caller]
fn assert_picture(picture: &Document) {
    let root = picture.root_element();
    for name in root.attribute("aria-labelledby").unwrap_or_default().split(' ').chain(["desc"]) {
        let text = root.children().find(|node| node.attribute("id") == Some(name));
        assert!(text.and_then(|node| node.text()).is_some_and(|text| !text.is_empty()), "{name}");
    }
    let mut names = HashSet::new();
    let defined = picture.descendants().filter_map(|node| node.attribute("id"));
    defined.for_each(|name| assert!(names.insert(name), "{name} is defined twice"));
    let attributes = || picture.descendants().flat_map(|node| node.attributes());
    let mut links = attributes().filter(|found| found.name() == "href");
    assert!(links.all(|link| link.namespace() == Some(XLINK)), "each link is xlink:href");
    let values = attributes().map(|found| found.value());
    let used = values.filter_map(|value| value.strip_prefix('#').or(value.strip_prefix("url(#")));
    used.for_each(|name| {
        assert!(names.contains(name.trim_end_matches(')')), "{name} is not defined");
    });
    let height = root.attribute("viewBox").and_then(|sizes| sizes.rsplit(' ').next()?.parse().ok());
    let mut texts = root.children().filter(|node| node.tag_name().name() == "text");
    assert!(texts.all(|text| Some(place(text)[1] + 10) < height), "a text is too low");
    let dark = picture.input_text().split("(prefers-color-scheme: dark) {").skip(1);
    let rules = dark.flat_map(|rules| rules.lines().skip(1).take_while(|rule| *rule != "    }"));
    let selectors = rules.flat_map(|rule| rule.trim().split(" {").next().unwrap_or("").split(", "));
    selectors.for_each(|selector| assert!(selector.contains(":root"), "{selector}"));
}

/// Asserts that the golden picture with this name shows a fixture, such as
/// `connect4/vertical-line-wins`.
#[track_caller]
pub fn assert_golden(name: &str, fixture: &str, draw: Filter) {
    let input = root().join("fixtures").join(fixture).with_extension("in");
    let picture = root().join("fixtures/pictures").join(name).with_extension("svg");
    assert_golden_file(&picture, &answer(draw, &fs::read(input).expect("a fixture can be read")));
}

/// Asserts that the layouts of pictures are as in the tool's snapshot `layouts`. An entry is a
/// claim and the size, the text alternative, the parts and the texts of a picture, without what is
/// on the parts.
#[track_caller]
pub fn assert_layouts(program: &str, pictures: &[(&str, String)]) {
    let entry = |(claim, picture): &(&str, String)| format!("{claim}\n{}\n", layout(picture));
    assert_snapshot_of(program, "layouts", &pictures.iter().map(entry).collect::<String>());
}

fn layout(picture: &str) -> String {
    let picture = unnamed(picture);
    let (head, rest) = picture.split_once("  <style>").expect("there is a style");
    let (_, body) = rest.split_once("  <rect class=\"page\"").expect("there is a page");
    let lines = head.lines().skip(1).chain(body.lines().filter(|line| is_part(line.trim_start())));
    lines.flat_map(|line| ["  ", line, "\n"]).collect()
}

/// Returns whether a line places a part or a text on the page.
fn is_part(line: &str) -> bool {
    let texts = ["title", "caption", "move", "verdict", "total"];
    let is_text = texts.iter().any(|class| line.starts_with(&format!("<text class=\"{class}\"")));
    is_text || line.starts_with("<g ") && !line.contains("id=\"card-")
}

/// Asserts that the tool's wrong inputs are rejected for a picture as by the filter, or because of
/// a second card set, and that nothing is drawn.
#[track_caller]
pub fn assert_rejected(tool: &str, run: Filter, draw: Filter) {
    for file in rejected(tool) {
        let input = fs::read(&file).expect("a fixture can be read");
        let (picture, found) = outcome_of(draw, &*input);
        assert!(picture.is_empty(), "{} is drawn", file.display());
        if !found.contains("after one card set") {
            assert_same(file.display(), &outcome_of(run, &*input).1, &found);
        }
    }
}
