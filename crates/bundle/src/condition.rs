//! Conditional compilation: in a bundle nothing is a test and no feature is on.
//!
//! A condition about anything else, `unix` or so, is refused: it is neither true nor false here. So
//! is what might end elsewhere than it seems to a reader of words.

use crate::source::{is_doc, is_name, Source};
use crate::Error;

/// What starts an item or a statement in which a comma ends nothing.
const ITEMS: &str = "const enum fn impl let mod pub static struct trait type use";

/// The number of the word after what the attributes at `at` belong to, if one of them is a condition
/// that does not hold.
pub(crate) fn end_if_off(source: &Source, mut at: usize) -> Result<Option<usize>, Error> {
    let mut is_on = true;
    loop {
        match source.words[at..] {
            [doc, ..] if is_doc(doc) => at += 1,
            ["#", "[", name, ..] => {
                is_on &= name != "cfg" || holds(source, at + 4)?;
                at = source.ends[at + 1];
            }
            _ if is_on => return Ok(None),
            _ => return end(source, at).map(Some),
        }
    }
}

/// Whether the condition at `at` holds, the only one in its brackets.
fn holds(source: &Source, at: usize) -> Result<bool, Error> {
    match source.words[at..] {
        ["test", ")", ..] | ["feature", "=", _, ")", ..] => Ok(false),
        ["not", "(", ..] => Ok(!holds(source, at + 2)?),
        _ => source.unexpected(at, "test, feature or not"),
    }
}

/// The number of the word after the item, statement, variant, field, parameter or arm at `at`.
fn end(source: &Source, mut at: usize) -> Result<usize, Error> {
    let is_item = ITEMS.split(' ').any(|item| source.words[at..].starts_with(&[item]));
    loop {
        match source.words[at..] {
            [";", ..] => return Ok(at + 1),
            [",", ..] if !is_item => return Ok(at + 1),
            [")" | "]" | "}", ..] if !is_item => return Ok(at),
            ["{", ..] => return end_after_braces(source, source.ends[at], is_item),
            [] | [")" | "]" | "}", ..] => return source.unexpected(at, "the end of an item"),
            ["<" | "|", ..] if !is_item => return source.unexpected(at, "no '<' or '|'"),
            _ => at = source.ends[at],
        }
    }
}

/// The number of the word after what has a block before `at`, or after the comma or `;` that follows it.
fn end_after_braces(source: &Source, at: usize, is_item: bool) -> Result<usize, Error> {
    match source.words[at..] {
        [";", ..] => Ok(at + 1),
        [",", ..] if !is_item => Ok(at + 1),
        [] | ["#" | ")" | "]" | "}", ..] => Ok(at),
        [next, ..] if !["else", "as"].contains(&next) && (is_doc(next) || is_name(next)) => Ok(at),
        _ => source.unexpected(at, "the end after '}'"),
    }
}

#[cfg(test)]
mod tests {
    use crate::rewrite::tests::{case, refused};

    #[test]
    fn nothing_is_a_test_and_no_feature_is_on() {
        case("#[cfg(test)] mod a { env!() }\nfn f() {}", "fn f() {}");
        case("fn f() {}\n#[cfg(feature = \"a\")]\nmod nowhere;\nfn g() {}", "fn f() {}\nfn g() {}");
        case("#[cfg(not(test))]\nfn f() {}", "fn f() {}");
        case("#[cfg(not(not(test)))] fn f() {} fn g() {}", "fn g() {}");
        case("#[cfg(not(feature = \"a\"))] #[cfg(test)] fn f() {} fn g() {}", "fn g() {}");
    }

    #[test]
    fn docs_and_attributes_go_with_what_they_belong_to() {
        case(
            "//! a\n/// b\n#[cold]\n#[cfg(test)]\n/// c\nfn f() {}\n/// d\nfn g() {}",
            "//! a\n/// d\nfn g() {}",
        );
    }

    #[test]
    fn all_that_can_be_off_ends_where_it_ends() {
        let off = "#[cfg(test)]";
        for (on, part) in [
            ("fn f() {}", "const A: [u8; 2] = [1; 2];"),
            ("fn f() {}", "use a::{b, c};"),
            ("fn f() {}", "pub fn g<A, B>(a: A) -> B where A: C, B: D { a; b }"),
            ("fn f() {}", "impl<A, B> C<A, B> for D { fn e() {} }"),
            ("fn f() {}", "struct S { a: u8 }"),
            ("fn f() {}", "struct S(u8, u8);"),
            ("enum E { A, @ B }", "C(u8, u8),"),
            ("enum E { A, @ B }", "C { d: u8 },"),
            ("enum E { A, @}", "B"),
            ("struct S { a: u8, @ b: u8 }", "c: [u8; 2],"),
            ("fn f() { @ *a = 1; }", "let b = |c, d| { e };"),
            ("fn f() { @ a }", "if b { c; }"),
            ("fn f() { @ &a }", "b(c, d);"),
            ("match a { @ b => c }", "D::E => { f }"),
            ("match a { @ b => c }", "D::E => { f },"),
            ("match a { @ &b => c }", "D::E => f(g, h),"),
            ("match a { b => c, @}", "_ => d"),
            ("fn f(a: u8, @) {}", "b: u8"),
        ] {
            let on = if on.contains('@') { on.to_owned() } else { format!("{on} @ {on}") };
            case(
                &on.replace('@', &format!("{off} {part}")),
                &on.replace("@ ", "").replace('@', ""),
            );
        }
    }

    #[test]
    fn a_condition_that_is_open_or_unknown_is_refused() {
        let expected = "expected test, feature or not, found";
        refused("#[cfg(unix)] fn f() {}", &format!("1:7: {expected} 'unix'"));
        refused("#[cfg(all(test, unix))] mod m;", &format!("1:7: {expected} 'all'"));
        refused("#[cfg(not(feature > \"a\"))] fn f() {}", &format!("1:11: {expected} 'feature'"));
    }

    #[test]
    fn an_end_that_is_not_clear_is_refused() {
        refused(
            "fn f() { #[cfg(test)] if a { b } else { c } }",
            "1:34: expected the end after '}', found 'else'",
        );
        refused(
            "fn f() { #[cfg(test)] match a { b } *c = d; }",
            "1:37: expected the end after '}', found '*'",
        );
        refused(
            "struct S { #[cfg(test)] a: A<B, C>, d: u8 }",
            "1:29: expected no '<' or '|', found '<'",
        );
        refused(
            "struct S { #[cfg(test)] pub a: u8 }",
            "1:35: expected the end of an item, found '}'",
        );
    }
}
