//! The title: spoken whole, and printed so that it stays inside the sheet.

use crate::{picture, CARDS};
use proptest::prelude::*;
use roxmltree::{Document, Node};
use test_support::svg::{size, text};

/// The room between the margins of a sheet.
const ROOM: f64 = 954.0;

/// A title as it is spoken and as it is printed.
struct Title {
    spoken: String,
    printed: String,
    /// The size of the font in which it is printed.
    size: f64,
    /// How long the viewer has to make the line, if it is told.
    length: Option<f64>,
}

#[test]
fn a_set_without_description_has_a_title() {
    let title = title(b"");
    assert_eq!((&*title.spoken, &*title.printed), ("Schildkroetenpuzzle", "Schildkroetenpuzzle"));
}

#[test]
fn a_title_of_usual_length_is_printed_as_it_is() {
    for description in ["Standardbeispiel aus der Aufgabenstellung", "龜", "Für Schildkröten 🐢"]
    {
        let title = title(description.as_bytes());
        assert_eq!((&*title.printed, title.size, title.length), (description, 28.0, None));
    }
}

#[test]
fn a_long_title_is_printed_smaller() {
    // In bold Verdana, the widest of the usual fonts, these are so many ems wide.
    for (char, width) in [('W', 1.128), ('m', 1.058), ('x', 0.669), ('M', 0.948), ('i', 0.342)] {
        let title = title(char.to_string().repeat(40).as_bytes());
        assert_eq!(title.printed, title.spoken);
        assert!(title.size <= 28.0 && 40.0 * width * title.size <= ROOM, "{}", title.size);
    }
}

#[test]
fn a_title_longer_still_is_cut() {
    for (char, width) in [('W', 1.128), ('m', 1.058), ('x', 0.669), ('%', 1.272), ('i', 0.342)] {
        let title = title(char.to_string().repeat(400).as_bytes());
        let printed = title.printed.strip_suffix('…').expect("it is cut");
        assert!(title.spoken.starts_with(printed));
        let printed = f64::from(u32::try_from(printed.len()).expect("it is short"));
        assert_eq!((title.size, title.length), (15.0, None));
        assert!((printed * width + 1.0) * 15.0 <= ROOM, "{printed}");
        assert!(printed * 1.5 * width * 15.0 > ROOM, "{printed} is short");
    }
}

#[test]
fn fifty_two_of_anything_are_not_cut() {
    for char in ["x", "W", "e\u{301}", "龜", "Ä"] {
        let title = title(char.repeat(52).as_bytes());
        assert_eq!(title.printed, title.spoken, "{char}");
    }
}

#[test]
fn marks_take_no_room() {
    for mark in ["\u{301}", "\u{20DD}", "\u{FE0F}"] {
        let title = title(format!("e{}", mark.repeat(500)).as_bytes());
        assert_eq!((&title.printed, title.size), (&title.spoken, 28.0));
    }
}

#[test]
fn characters_of_any_width_are_held_inside_the_sheet() {
    for char in ["﷽", "⸻", "🐢", "龜"] {
        let title = title(char.repeat(40).as_bytes());
        let length = title.length.expect("the viewer is told the length");
        assert!(length <= ROOM && length > 0.7 * ROOM, "{char}: {length}");
    }
}

#[test]
fn what_cannot_be_shown_is_replaced() {
    let title = title(b"\x1B\x00 \xEF\xBF\xBE a\x80\x80z \xED\xA0\x80 \xC3\xA4\ta");
    let expected = "\u{FFFD}\u{FFFD} \u{FFFD} a\u{FFFD}\u{FFFD}z \u{FFFD}\u{FFFD}\u{FFFD} ä a";
    assert_eq!(title.spoken, expected);
}

#[test]
fn the_end_of_a_section_is_shown_where_none_began() {
    assert_eq!(title(b"]]>").spoken, "]]>");
}

proptest! {
    #![proptest_config(test_support::config(256))]

    #[test]
    fn any_text_is_spoken_as_it_is(text in r#"[<>&"'](\PC|[<>&"'\]]){0,40}[<>&"']"#) {
        let title = title(text.as_bytes());
        prop_assert!(title.length.unwrap_or(0.0) <= ROOM);
        prop_assert_eq!(title.spoken, text);
    }

    #[test]
    fn any_bytes_make_a_picture(bytes in prop::collection::vec(any::<u8>(), 0..80)) {
        let line = bytes.into_iter().filter(|&byte| byte != b'\n').collect::<Vec<_>>();
        title(&line);
    }
}

/// The title of a picture with that description.
fn title(description: &[u8]) -> Title {
    let input = [b"# ", description, b"\n", CARDS].concat();
    let picture = picture(50, &input).expect("one card set has a picture");
    assert!(!picture.contains("]]>"), "XML forbids it outside of CDATA sections");
    let picture = Document::parse(&picture).expect("a picture is XML");
    assert!(size(&picture)[0] > ROOM);
    let find = |is: fn(&Node) -> bool| picture.descendants().find(is).expect("there is a title");
    let printed = find(|node| node.attribute("class") == Some("title"));
    let number = |text: &str| text.parse().expect("a number");
    let style = printed.attribute("style").unwrap_or("font-size: 28px");
    let size = style.strip_prefix("font-size: ").and_then(|size| size.strip_suffix("px"));
    Title {
        spoken: text(find(|node| node.attribute("id") == Some("title"))),
        printed: text(printed),
        size: size.map(number).expect("a size"),
        length: printed.attribute("textLength").map(number),
    }
}
