//! Thiserror's derive, written out: for an enum whose messages are plain texts with fields in them,
//! and whose fields may be marked `#[from]` or `#[source]`.
//!
//! Each variant has one pattern, which names all its fields; those without a name get one by number.
//! So a message stays as it is, but for the numbers in it. That the crate compiles with thiserror is
//! taken for granted.

use crate::source::{is_doc, is_name, Source};
use crate::Error;

/// The arms of the impls, and the impls of `From`.
#[derive(Default)]
struct Parts {
    messages: Vec<String>,
    sources: Vec<String>,
    conversions: Vec<String>,
}

/// A field: the name that it has in the pattern; `from`, `source` or nothing; the type.
type Field<'a> = (String, &'a str, &'a str);

/// Returns the impls for the enum that comes at `at`, and the number of its last word.
pub(crate) fn expand(source: &Source, mut at: usize) -> Result<(usize, String), Error> {
    let is_before = |word: &str| is_doc(word) || ["#", "[", "pub", "("].contains(&word);
    while matches!(source.words[at..], [word, ..] if is_before(word)) {
        at = source.ends[at];
    }
    let ["enum", name, "{", ..] = source.words[at..] else {
        return source.unexpected(at, "an enum without parameters");
    };
    let (mut parts, last) = (Parts::default(), source.ends[at + 2] - 1);
    at += 3;
    while at < last {
        at = match source.words[at..] {
            [doc, ..] if is_doc(doc) => at + 1,
            ["#", "[", "error", "(", _, ")", "]", variant, ..] if is_name(variant) => {
                parts.add(source, at + 4, name, variant)?
            }
            _ => return source.unexpected(at, "#[error(\"...\")] and a variant"),
        }
    }
    Ok((last, parts.join(name)))
}

impl Parts {
    /// Adds the variant whose message is at `at`, and returns the number of the word after it.
    fn add(
        &mut self,
        source: &Source,
        at: usize,
        name: &str,
        variant: &str,
    ) -> Result<usize, Error> {
        let (open, close, end) = match source.words[at + 4] {
            "(" => ("(", ")", source.ends[at + 4]),
            "{" => (" { ", " }", source.ends[at + 4]),
            _ => ("", "", at + 4),
        };
        let fields = fields(source, at + 4, end)?;
        let names: Vec<_> = fields.iter().map(|(name, ..)| name.as_str()).collect();
        let pattern = format!("{name}::{variant}{open}{}{close}", names.join(", "));
        let text = message(source, at, &names)?;
        self.messages.push(format!("            {pattern} => write!(f, {text}),\n"));
        let cause = fields.iter().find(|(name, mark, _)| name == "source" || !mark.is_empty());
        let some = cause.map_or("None".to_owned(), |(field, ..)| format!("Some({field})"));
        self.sources.push(format!("            {pattern} => {some},\n"));
        if let Some((field, "from", kind)) = cause {
            self.conversions.push(conversion(name, kind, field, &pattern));
        }
        Ok(end + usize::from(source.words[end] == ","))
    }

    fn join(&self, name: &str) -> String {
        let (messages, sources) = (self.messages.concat(), self.sources.concat());
        let conversions = self.conversions.concat();
        format!(
            "

impl std::fmt::Display for {name} {{
    #[allow(unused_variables)]
    fn fmt(&self, f: &mut std::fmt::Formatter) -> std::fmt::Result {{
        match self {{
{messages}        }}
    }}
}}

impl std::error::Error for {name} {{
    #[allow(unused_variables)]
    fn source(&self) -> Option<&(dyn std::error::Error + 'static)> {{
        match self {{
{sources}        }}
    }}
}}{conversions}"
        )
    }
}

fn conversion(name: &str, kind: &str, field: &str, variant: &str) -> String {
    format!(
        "

impl std::convert::From<{kind}> for {name} {{
    fn from({field}: {kind}) -> Self {{
        {variant}
    }}
}}"
    )
}

/// The fields between the brackets at `open` and before `end`, if there are any.
fn fields<'a>(source: &Source<'a>, open: usize, end: usize) -> Result<Vec<Field<'a>>, Error> {
    let (mut fields, mut at) = (Vec::new(), open + 1);
    while at + 1 < end {
        let (mut name, mut mark) = (format!("_{}", fields.len()), "");
        at += source.words[at..].iter().take_while(|word| is_doc(word)).count();
        if let ["#", "[", found @ ("from" | "source"), "]", ..] = source.words[at..] {
            (mark, at) = (found, at + 4);
        }
        let start = at;
        if source.words[open] == "{" {
            (name, at) = (source.words[at].to_owned(), at + 2);
        }
        let kind = at;
        while at + 1 < end && source.words[at] != "," {
            at = source.ends[at];
        }
        let kind = &source.text[source.range(kind..at)];
        if source.words[start] == "#" || kind.matches('<').count() != kind.matches('>').count() {
            return source.unexpected(start, "a field without other marks and '<A, B>'");
        }
        fields.push((name, mark, kind));
        at += 1;
    }
    Ok(fields)
}

/// The message at `at`, in which fields go by the names that they have in the pattern.
fn message(source: &Source, at: usize, names: &[&str]) -> Result<String, Error> {
    let mut text = source.words[at].replace("{{", "\0");
    for number in names.iter().filter_map(|name| name.strip_prefix('_')) {
        text = text.replace(&format!("{{{number}"), &format!("{{_{number}"));
    }
    let mut fields = text.split('{').skip(1).filter_map(|part| part.split('}').next());
    let are_known = fields.all(|field| names.contains(&field.trim_end_matches(":?")));
    if !are_known || !text.starts_with('"') || text.contains('\\') {
        return source.unexpected(at, "a text with fields as {0}, {name} or {name:?}");
    }
    Ok(text.replace('\0', "{{"))
}

#[cfg(test)]
#[path = "../tests/data/forms.rs"]
mod forms;

#[cfg(test)]
mod tests {
    use super::forms;
    use crate::rewrite::tests::{refused, rewritten};
    use std::fs;
    use std::process::Command;

    #[test]
    fn errors_show_what_they_show_with_thiserror() {
        let text = rewritten(include_str!("../tests/data/forms.rs")).expect("all forms are known");
        let folder = tempfile::tempdir().expect("there is room");
        let (source, program) = (folder.path().join("a.rs"), folder.path().join("a.exe"));
        let main = "#![allow(dead_code, unused_imports)] fn main() { print!(\"{}\", x::show()) }\n";
        fs::write(&source, main.to_owned() + &text).expect("there is room");
        let said = Command::new("rustc").arg(&source).arg("-o").arg(&program).output();
        assert_eq!(String::from_utf8_lossy(&said.expect("rustc runs").stderr), "");
        let output = Command::new(&program).output().expect("the program runs");
        let shown = String::from_utf8_lossy(&output.stdout).into_owned();
        test_support::assert_same("what errors show", &forms::show(), &shown);
    }

    #[test]
    fn a_type_that_is_no_plain_enum_is_refused() {
        let refused =
            |text: &str, expected: &str| refused(&format!("#[derive(A, Error)]\n{text}"), expected);
        refused("struct A;", "2:1: expected an enum without parameters, found 'struct'");
        refused(
            "pub(crate) enum A<B> {}",
            "2:12: expected an enum without parameters, found 'enum'",
        );
    }

    #[test]
    fn a_list_of_derives_ends_with_the_error() {
        let expected = "1:10: expected a list that ends in ', Error', found";
        refused("#[derive(Error, Debug)] enum A {}", &format!("{expected} 'Error'"));
        refused("#[derive(Error)] enum A {}", &format!("{expected} 'Error'"));
        refused("#[derive(B, thiserror::Error)] enum A {}", &format!("{expected} 'B'"));
    }

    #[test]
    fn a_form_that_is_not_known_is_refused_at_its_place() {
        let case = |variant: &str, position: &str, found: &str| {
            let text = format!("#[derive(Debug, Error)]\nenum E {{\n{variant}\n}}");
            refused(&text, &format!("3:{position}, found '{found}'"));
        };
        let variant = "1: expected #[error(\"...\")] and a variant";
        case("A,", variant, "A");
        case("#[error(\"{0}\", 1)] A", variant, "#");
        case("#[cfg(unix)] A", variant, "#");
        case("#[error(\"a\")] #[b] A", variant, "#");
        let message = "9: expected a text with fields as {0}, {name} or {name:?}";
        case("#[error(transparent)] A(B)", message, "transparent");
        for text in ["{}", "{1}", "{b}", "{0:>5}", "{0", "\\u{7b}0}"] {
            let text = format!("\"{text}\"");
            case(&format!("#[error({text})] A(B)"), message, &text);
        }
        let field = "17: expected a field without other marks and '<A, B>'";
        case("#[error(\"a\")] A(#[b] C)", field, "#");
        case("#[error(\"a\")] A{#[b] c: D}", field, "#");
        case("#[error(\"a\")] A(B<C, D>)", field, "B");
    }
}
