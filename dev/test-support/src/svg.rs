//! Pictures: properties of every picture, and expected pictures.
//!
//! A golden picture in `fixtures/pictures` is complete. A snapshot has only what the tool computes: not
//! the style and the drawings.

use crate::difference::transcript_of;
use crate::fixtures::{rejected, root, tool};
use crate::outputs::assert_golden_file;
use crate::transcripts::assert_snapshot_of;
use roxmltree::{Document, Node};
use std::collections::HashSet;
use std::path::PathBuf;
use std::process::Command;

const XLINK: &str = "http://www.w3.org/1999/xlink";

/// Returns the nodes whose id is `prefix` and a number, in document order.
pub fn numbered<'a, 'input>(
    picture: &'a Document<'input>,
    prefix: &'a str,
) -> impl Iterator<Item = Node<'a, 'input>> {
    let number = move |node: &Node| node.attribute("id")?.strip_prefix(prefix)?.parse::<u32>().ok();
    picture.descendants().filter(move |node| number(node).is_some())
}

/// Returns the names that the `<use>` elements in a part of a picture refer to, with their positions.
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

/// Asserts the properties of every picture. It has a text alternative. Each name that it uses is defined
/// once. Links are `xlink:href`, which all viewers know. No text is too near to the bottom edge. The
/// selectors of dark colours start with `:root`, which hides them from viewers that ignore the condition of
/// `@media`.
#[track_caller]
pub fn assert_picture(picture: &Document) {
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
    selectors.for_each(|selector| assert!(selector.starts_with(":root"), "{selector}"));
}

/// Asserts that a program draws the tool's golden picture from a fixture and options, and other pictures
/// as in their snapshots.
#[track_caller]
pub fn assert_pictures(program: &str, golden: (&str, &[&str]), others: &[(&str, &[&str])]) {
    for other in others {
        assert_computed(program, *other);
    }
    assert_golden(tool(program), &draw(program, golden));
}

/// Asserts that a picture is as in the golden file with this name.
#[track_caller]
pub fn assert_golden(name: &str, picture: &str) {
    let file = root().join("fixtures/pictures").join(name).with_extension("svg");
    assert_golden_file(&file, picture);
}

/// Asserts that what a tool computes for a picture is as in the snapshot.
#[track_caller]
fn assert_computed(program: &str, (fixture, options): (&str, &[&str])) {
    let picture = draw(program, (fixture, options));
    let (head, rest) = picture.split_once("  <style>").expect("there is a style");
    let (_, body) = rest.split_once("  <text class=\"title\"").expect("there is a title");
    let name = format!("picture@{fixture}{}", options.concat());
    let computed = format!("{head}  ...\n  <text class=\"title\"{body}");
    assert_snapshot_of(program, &name, &computed);
}

fn draw(program: &str, (fixture, options): (&str, &[&str])) -> String {
    let is_it = |file: &PathBuf| file.file_stem() == Some(fixture.as_ref());
    let inputs = crate::fixtures(tool(program));
    let input = inputs.into_iter().find(is_it).expect("a fixture");
    let output = Command::new(program).arg("--svg").args(options).arg(input).output();
    let output = output.expect("the program runs");
    assert!(output.status.success() && output.stderr.is_empty(), "{}", transcript_of(&output));
    String::from_utf8(output.stdout).expect("a picture is UTF-8")
}

/// Asserts that a program with options rejects its tool's wrong inputs with the same message as without,
/// or because of a second card set, and draws nothing.
#[track_caller]
pub fn assert_nothing_drawn(program: &str, options: &[&str]) {
    let inputs = rejected(tool(program));
    let wrong = |input: &PathBuf| {
        let run = |options| Command::new(program).args(options).arg(input).output();
        let [found, plain] = [options, &[]].map(|options| run(options).expect("the program runs"));
        let is_of_second = String::from_utf8_lossy(&found.stderr).contains("after one card set");
        let is_same =
            (found.status == plain.status && found.stderr == plain.stderr) || is_of_second;
        let run = format!("{}\n{}", input.display(), transcript_of(&found));
        (!is_same || !found.stdout.is_empty()).then_some(run)
    };
    let wrong: Vec<_> = inputs.iter().filter_map(wrong).collect();
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}
