//! A picture as a document: small, consistent, and well-formed whatever the description says.

use crate::{each_picture, picture, CARDS};
use proptest::prelude::*;
use roxmltree::{Document, Node};
use std::collections::HashSet;

#[test]
fn fifty_boards_stay_small() {
    each_picture(|picture, _| assert!(picture.input_text().len() < 150_000));
}

#[test]
fn names_are_used_as_they_are_given() {
    each_picture(|picture, _| {
        let mut names = HashSet::new();
        let given = picture.descendants().filter_map(|node| node.attribute("id"));
        given.for_each(|name| assert!(names.insert(name), "{name} is given twice"));
        picture.descendants().flat_map(names_used).for_each(|name| {
            assert!(names.contains(name), "{name} is not given");
        });
    });
}

/// The names that a node's attributes refer to.
fn names_used<'a>(node: Node<'a, '_>) -> Vec<&'a str> {
    let link = node.attribute("href").map(|link| link.trim_start_matches('#'));
    let clip = node.attribute("clip-path");
    let clip = clip.map(|link| link.trim_start_matches("url(#").trim_end_matches(')'));
    let labels = node.attribute("aria-labelledby").unwrap_or_default().split_whitespace();
    labels.chain(link).chain(clip).collect()
}

#[test]
fn a_screen_reader_is_told_what_it_is() {
    each_picture(|picture, _| {
        let root = picture.root_element();
        assert_eq!(root.attribute("role"), Some("img"));
        let names: Vec<_> = root.children().filter(Node::is_element).take(2).collect();
        assert_eq!(names[0].tag_name().name(), "title");
        assert_eq!(names[1].tag_name().name(), "desc");
        assert!(names.iter().all(|node| !node.text().unwrap_or_default().is_empty()));
    });
}

#[test]
fn a_set_without_description_has_a_title() {
    assert_eq!(title(b""), ("Schildkroetenpuzzle".to_owned(), "Schildkroetenpuzzle".to_owned()));
}

#[test]
fn a_long_description_is_shortened_on_the_page() {
    shortened(&"x".repeat(52), &"x".repeat(52));
    shortened(&"x".repeat(53), &("x".repeat(51) + "…"));
    shortened(&"龜".repeat(26), &"龜".repeat(26));
    shortened(&"龜".repeat(27), &("龜".repeat(25) + "…"));
    shortened(&"\u{1100}".repeat(27), &("\u{1100}".repeat(25) + "…"));
}

#[track_caller]
fn shortened(description: &str, printed: &str) {
    assert_eq!(title(description.as_bytes()), (description.to_owned(), printed.to_owned()));
}

#[test]
fn what_cannot_be_shown_is_replaced() {
    let (title, _) = title(b"\x1B\x00 \xEF\xBF\xBE a\x80\x80z \xED\xA0\x80 \xC3\xA4\ta");
    assert_eq!(title, "\u{FFFD}\u{FFFD} \u{FFFD} a\u{FFFD}\u{FFFD}z \u{FFFD}\u{FFFD}\u{FFFD} ä a");
}

#[test]
fn the_end_of_a_section_is_shown_where_none_began() {
    assert_eq!(title(b"]]>").0, "]]>");
}

proptest! {
    #![proptest_config(test_support::config(256))]

    #[test]
    fn any_text_is_shown_as_it_is(text in r#"[<>&"'](\PC|[<>&"'\]]){0,40}[<>&"']"#) {
        prop_assert_eq!(title(text.as_bytes()).0, text);
    }

    #[test]
    fn any_bytes_make_a_picture(bytes in prop::collection::vec(any::<u8>(), 0..80)) {
        let line = bytes.into_iter().filter(|&byte| byte != b'\n').collect::<Vec<_>>();
        title(&line);
    }
}

/// The title of a picture with that description, as it is spoken and as it is printed.
fn title(description: &[u8]) -> (String, String) {
    let input = [b"# ", description, b"\n", CARDS].concat();
    let picture = picture(50, &input).expect("one card set has a picture");
    assert!(!picture.contains("]]>"), "XML forbids it outside of CDATA sections");
    let picture = Document::parse(&picture).expect("a picture is XML");
    let text = |is: fn(&Node) -> bool| {
        picture.descendants().find(is).and_then(|node| node.text()).unwrap_or_default().to_owned()
    };
    (
        text(|node| node.has_tag_name(("http://www.w3.org/2000/svg", "title"))),
        text(|node| node.attribute("class") == Some("title")),
    )
}
