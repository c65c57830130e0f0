//! The rules: which words of a crate would mean something else in a bundle, and what is done about
//! each.
//!
//! In a bundle a crate is a module, and the edition may be 2015, in which the paths of `use` start at
//! the root. So a path is given its start, and a module its text; what is off or has done its work is
//! cut.

use crate::source::{is_doc, is_name, Source};
use crate::{condition, derive, read, Error};
use std::ops::Range;
use std::path::Path;

/// The attributes that mean the same in a bundle.
const ATTRIBUTES: &str = "allow cold default doc inline must_use non_exhaustive repr track_caller";
/// The macros that tell about the crate or the position where they stand, or read a file beside it.
const MACROS: &str = "cfg column dbg env file include include_bytes include_str line module_path \
                      option_env stringify";

/// Returns the library of a crate as a module of the same name.
pub(crate) fn module(root: &Path, package: &str) -> Result<String, Error> {
    let (name, folder) = (package.replace('-', "_"), format!("crates/{package}/src"));
    let text = rewrite(root, &format!("crate::{name}"), &format!("{folder}/lib.rs"), &folder)?;
    Ok(format!("mod {name} {{\n{text}}}\n"))
}

/// Rewrites a file whose modules lie in `folder`, of the crate that is at `path` in the bundle.
fn rewrite(root: &Path, path: &str, file: &str, folder: &str) -> Result<String, Error> {
    let text = read(root, file)?;
    let source = &Source::new(file, &text)?;
    let mut rewriter = Rewriter { root, path, folder, source, edits: Vec::new() };
    let mut at = 0;
    while at < source.words.len() {
        at = rewriter.step(at)?;
    }
    let mut edited = text.clone();
    rewriter.edits.sort_by_key(|(range, _)| range.start);
    rewriter.edits.iter().rev().for_each(|(range, new)| edited.replace_range(range.clone(), new));
    Ok(edited.trim_end().to_owned() + "\n")
}

struct Rewriter<'a> {
    root: &'a Path,
    path: &'a str,
    folder: &'a str,
    source: &'a Source<'a>,
    /// What is put in the place of which bytes.
    edits: Vec<(Range<usize>, String)>,
}

impl Rewriter<'_> {
    /// Applies the rule for the words from `at` on, and returns the number of the next word.
    fn step(&mut self, at: usize) -> Result<usize, Error> {
        let ((before, words), ends) = (self.source.words.split_at(at), &self.source.ends);
        if let Some(end) = condition::end_if_off(self.source, at)? {
            return Ok(self.cut(at..end));
        }
        match *words {
            ["#", "[", "cfg" | "error" | "from" | "source", ..] => Ok(self.cut(at..ends[at + 1])),
            [docs, ..] if docs.starts_with("//! ```") => self.cut_example(at),
            // Sections on errors and panics are for callers in other crates.
            ["///", heading, ..] if heading.starts_with("/// # ") => {
                let docs = words.iter().take_while(|word| is_doc(word)).count();
                Ok(self.cut(at..at + docs))
            }
            ["#", "[", "derive", ..] => self.derive(at),
            ["#", "[", name, ..] | ["#", "!", "[", name, ..] if is_in(ATTRIBUTES, name) => {
                Ok(at + 1)
            }
            ["#", "[", ..] => self.refuse(at + 2, "an attribute that fits a bundle"),
            ["#", ..] => self.refuse(at + 3, "an attribute that fits a bundle"),
            ["mod" | "as", "common", ..] => self.refuse(at + 1, "another name"),
            ["mod", name, ";", ..] => self.fill(at + 2, name),
            ["mod", ..] => self.refuse(at + 2, "';'"),
            ["use", "thiserror", ":", ":", "Error", ";", ..] => Ok(self.cut(at..at + 6)),
            ["use", "std" | "core" | "self" | "super", ..] => Ok(at + 2),
            ["use", "crate" | "common" | "thiserror", ..] => Ok(at + 1),
            ["use", name, ..] if is_name(name) => {
                Ok(self.replace(at + 1, &format!("self::{name}")))
            }
            ["use", ..] => self.refuse(at + 1, "a name"),
            ["pub", "(", "crate", ")", ..] => Ok(at + 4),
            ["crate", ":", ..] if !before.ends_with(&["$"]) => Ok(self.replace(at, self.path)),
            ["crate", ..] => self.refuse(at, "a path from 'crate' on"),
            ["common", ":", ":", ..] => Ok(self.replace(at, "crate::common")),
            ["thiserror", ..] => self.refuse(at, "'use thiserror::Error;'"),
            [name, "!", "(" | "[" | "{", ..] if is_in(MACROS, name) => {
                self.refuse(at, "another macro")
            }
            [raw, ..] if raw.starts_with("r#") && is_name(&raw[2..]) => self.refuse(at, "no 'r#'"),
            _ => Ok(at + 1),
        }
    }

    /// Puts the text of the module `name` in the place of the `;` at `at`.
    fn fill(&mut self, at: usize, name: &str) -> Result<usize, Error> {
        let folder = format!("{}/{name}", self.folder);
        let text = rewrite(self.root, self.path, &format!("{folder}.rs"), &folder)?;
        Ok(self.replace(at, &format!(" {{\n{text}}}\n")))
    }

    /// Cuts the block of code in the docs at `at`: an example of how the crate is used, which nothing
    /// in a bundle is. A block of text stays.
    fn cut_example(&mut self, at: usize) -> Result<usize, Error> {
        let mut docs =
            self.source.words[at + 1..].iter().take_while(|word| word.starts_with("//!"));
        match docs.position(|word| *word == "//! ```") {
            None => self.refuse(at, "an end of the block"),
            Some(inside) if self.source.words[at] == "//! ```" => Ok(self.cut(at..at + inside + 2)),
            Some(inside) => Ok(at + inside + 2),
        }
    }

    /// Writes out thiserror's derive, if that is the last one of the attribute at `at`.
    fn derive(&mut self, at: usize) -> Result<usize, Error> {
        let end = self.source.ends[at + 1];
        let words = &self.source.words[at..end];
        if words.ends_with(&[",", "Error", ")", "]"]) {
            self.edits.push((self.source.range(end - 4..end - 2), String::new()));
            let (last, impls) = derive::expand(self.source, end)?;
            self.replace(last, &format!("}}{impls}"));
        } else if words.contains(&"Error") {
            return self.refuse(at + 4, "a list that ends in ', Error'");
        }
        Ok(end)
    }

    /// Puts a text in the place of the word at `at`, and returns the number of the next word.
    fn replace(&mut self, at: usize, text: &str) -> usize {
        self.edits.push((self.source.range(at..at + 1), text.to_owned()));
        at + 1
    }

    /// Cuts words with the spaces or, if nothing else is there, the lines around them; returns the
    /// number of the next word.
    fn cut(&mut self, words: Range<usize>) -> usize {
        let Range { start, end } = self.source.range(words.clone());
        let line = self.source.text[..start].trim_end_matches(' ');
        let rest = self.source.text[end..].trim_start_matches(' ');
        let next = self.source.text.len() - rest.len();
        let is_whole = (line.is_empty() || line.ends_with('\n')) && rest.starts_with('\n');
        self.edits.push((if is_whole { line.len()..next + 1 } else { start..next }, String::new()));
        words.end
    }

    fn refuse(&self, at: usize, expected: &'static str) -> Result<usize, Error> {
        self.source.unexpected(at, expected)
    }
}

fn is_in(list: &str, name: &str) -> bool {
    list.split(' ').any(|one| one == name)
}

#[cfg(test)]
pub(crate) mod tests {
    use super::*;
    use std::fs;

    /// What becomes of the library of a crate `x`, or of its first file, in which modules `m` and `n`
    /// lie.
    pub(crate) fn rewritten(text: &str) -> Result<String, Error> {
        let root = tempfile::tempdir().expect("there is room");
        let folder = root.path().join("crates/x/src");
        fs::create_dir_all(folder.join("n")).expect("there is room");
        for (file, text) in [("lib.rs", text), ("m.rs", "use crate::A;"), ("n.rs", "mod o;")] {
            fs::write(folder.join(file), text).expect("there is room");
        }
        fs::write(folder.join("n/o.rs"), "fn f() {}\n\n").expect("there is room");
        module(root.path(), "x")
    }

    #[track_caller]
    pub(crate) fn case(text: &str, expected: &str) {
        let rewritten = rewritten(text).unwrap_or_else(|error| panic!("{error}"));
        assert_eq!(rewritten, format!("mod x {{\n{expected}\n}}\n"));
    }

    #[track_caller]
    pub(crate) fn refused(text: &str, expected: &str) {
        let found = rewritten(text).map_err(|error| error.to_string());
        assert_eq!(found, Err(format!("crates/x/src/lib.rs:{expected}")));
    }

    #[test]
    fn a_module_is_filled_with_its_file() {
        case("pub mod m;\nfn g() {}", "pub mod m {\nuse crate::x::A;\n}\n\nfn g() {}");
        case("mod n;", "mod n {\nmod o {\nfn f() {}\n}\n}");
    }

    #[test]
    fn paths_start_at_the_root_of_the_bundle() {
        case("pub(crate) use crate::m::A;", "pub(crate) use crate::x::m::A;");
        case("fn f(a: crate::A) {}", "fn f(a: crate::x::A) {}");
        case("use common::{A, b::C};", "use crate::common::{A, b::C};");
        case("fn f() { v!(common::g(a.common)) }", "fn f() { v!(crate::common::g(a.common)) }");
    }

    #[test]
    fn a_use_names_where_its_path_starts() {
        case("use m::A; pub use m as n;", "use self::m::A; pub use self::m as n;");
        case(
            "use std::io::{self, Read};\nuse super::A;",
            "use std::io::{self, Read};\nuse super::A;",
        );
    }

    #[test]
    fn strings_and_comments_stay() {
        let text = "//! crate::A\n\n/// env!(\"A\")\nfn f() {} // use m;\nconst A: &str = \"mod m; \\\n  crate::A\";";
        case(text, text);
        let text = "/* r#a */ const A: (&str, u8) = (r#\"common::\"#, b'#');\n/** mod a {} */\nfn line() {}";
        case(text, text);
    }

    #[test]
    fn an_example_of_a_crate_is_cut_and_a_drawing_stays() {
        let drawing = "//! a\n//!\n//! ```text\n//! b\n//! ```\n//! c\n";
        let example = "//! ```\n//! use x::A;\n//! ```\n";
        case(
            &format!("{drawing}{example}\nmod m;"),
            &format!("{drawing}\nmod m {{\nuse crate::x::A;\n}}"),
        );
        refused("//! ```\n//! a\nmod m;", "1:1: expected an end of the block, found '//! ```'");
    }

    #[test]
    fn sections_on_errors_are_cut() {
        let text = "/// a\n///\n/// # Errors\n///\n/// b\n#[inline]\nfn f() {} /// #[c]\nfn g() {}";
        case(text, "/// a\n#[inline]\nfn f() {} /// #[c]\nfn g() {}");
    }

    #[test]
    fn what_means_something_else_is_refused_at_its_place() {
        refused("fn f() {\n    g(env!(\"A\"))\n}", "2:7: expected another macro, found 'env'");
        refused("/*é*/ v![std::line!()]", "1:15: expected another macro, found 'line'");
        refused("include!{\"a\"}", "1:1: expected another macro, found 'include'");
        refused("fn f() { v!($crate::A) }", "1:14: expected a path from 'crate' on, found 'crate'");
        refused("extern crate a;", "1:8: expected a path from 'crate' on, found 'crate'");
        refused("mod a { fn f() {} }", "1:7: expected ';', found '{'");
        refused("mod common;", "1:5: expected another name, found 'common'");
        refused("use a::b as common;", "1:13: expected another name, found 'common'");
        refused("use {a, b};", "1:5: expected a name, found '{'");
        refused("use ::a::B;", "1:5: expected a name, found ':'");
        refused("use crate as a;", "1:5: expected a path from 'crate' on, found 'crate'");
        refused(
            "use thiserror::Error as E;",
            "1:5: expected 'use thiserror::Error;', found 'thiserror'",
        );
        refused("fn f() { r#line!() }", "1:10: expected no 'r#', found 'r#line'");
        refused("fn f() {\n    \"a", "2:5: expected a token of Rust, found 'none'");
    }

    #[test]
    fn an_attribute_that_might_mean_something_else_is_refused() {
        let expected = "expected an attribute that fits a bundle, found";
        refused("#[path = \"a.rs\"] mod m;", &format!("1:3: {expected} 'path'"));
        refused("#![expect(a)]", &format!("1:4: {expected} 'expect'"));
        refused(
            "#[macro_export] macro_rules! m { () => {} }",
            &format!("1:3: {expected} 'macro_export'"),
        );
        refused("#[cfg_attr(test, a)] fn f() {}", &format!("1:3: {expected} 'cfg_attr'"));
        refused("fn f() { v!(#[no_mangle] a) }", &format!("1:15: {expected} 'no_mangle'"));
        case("#![allow(a)]\n#[inline] fn f() {}", "#![allow(a)]\n#[inline] fn f() {}");
    }

    #[test]
    fn comparing_is_no_macro() {
        case("fn f() { line != (1) && !line }", "fn f() { line != (1) && !line }");
    }
}
