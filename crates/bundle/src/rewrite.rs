//! The rules: which words of a crate would mean something else in a bundle, and what is done about
//! each.
//!
//! In a bundle a crate is a module, and the edition may be 2015, in which the paths of `use` start at
//! the root. So a path is given its start, and a module its text; what is off or has done its work is
//! cut.

use crate::source::{is_doc, Source};
use crate::{condition, derive, read, Error};
use std::ops::Range;
use std::path::Path;

/// The attributes that mean the same in a bundle.
const ATTRIBUTES: [&str; 9] = [
    "allow",
    "cold",
    "default",
    "doc",
    "inline",
    "must_use",
    "non_exhaustive",
    "repr",
    "track_caller",
];
/// The macros that tell about the crate or the place where they stand, or read a file beside it.
const MACROS: [&str; 12] = [
    "cfg",
    "column",
    "dbg",
    "env",
    "file",
    "include",
    "include_bytes",
    "include_str",
    "line",
    "module_path",
    "option_env",
    "stringify",
];

/// Returns the library of a crate as a module of the same name.
pub(crate) fn module(root: &Path, package: &str) -> Result<String, Error> {
    let (name, folder) = (package.replace('-', "_"), format!("crates/{package}/src"));
    let text = Crate { root, name: &name }.file(&format!("{folder}/lib.rs"), &folder)?;
    Ok(format!("mod {name} {{\n{text}}}\n"))
}

#[derive(Clone, Copy)]
struct Crate<'a> {
    root: &'a Path,
    name: &'a str,
}

impl Crate<'_> {
    /// Rewrites a file whose modules lie in `folder`.
    fn file(self, file: &str, folder: &str) -> Result<String, Error> {
        self.text(file, folder, &read(self.root, file)?)
    }

    /// Rewrites the text of a file.
    fn text(self, file: &str, folder: &str, text: &str) -> Result<String, Error> {
        let source = &Source::new(file, text)?;
        let mut rewriter = Rewriter { krate: self, folder, source, edits: Vec::new() };
        let mut at = 0;
        while at < source.words.len() {
            at = rewriter.step(at)?;
        }
        Ok(rewriter.edited())
    }
}

struct Rewriter<'a> {
    krate: Crate<'a>,
    folder: &'a str,
    source: &'a Source<'a>,
    /// What is put in the place of which bytes.
    edits: Vec<(Range<usize>, String)>,
}

impl Rewriter<'_> {
    /// Applies the rule for the words from `at` on, and returns the number of the next word.
    fn step(&mut self, at: usize) -> Result<usize, Error> {
        let words = &self.source.words[at..];
        if is_doc(words[0]) || words.starts_with(&["#", "["]) {
            if let Some(end) = condition::end_if_off(self.source, at)? {
                return Ok(self.cut(at..end));
            }
        }
        match *words {
            ["#", "[", "cfg" | "error" | "from" | "source", ..] => {
                return Ok(self.cut(at..self.source.skip(at + 1)));
            }
            ["#", "[", "derive", ..] => self.derive(at)?,
            ["#", "[", name, ..] | ["#", "!", "[", name, ..] if ATTRIBUTES.contains(&name) => {}
            ["#", "[", ..] => return self.refuse(at + 2, "an attribute that fits a bundle"),
            ["#", "!", "[", ..] => return self.refuse(at + 3, "an attribute that fits a bundle"),
            ["mod", "common", ..] => return self.refuse(at + 1, "another name"),
            ["mod", name, ";", ..] => self.fill(at + 2, name)?,
            ["mod", ..] => return self.refuse(at + 2, "';'"),
            ["use", ..] => return self.import(at),
            ["pub", "(", "crate", ")", ..] => return Ok(at + 4),
            ["crate", "::", ..] if !self.follows(at, "$") => self.enter_crate(at + 1),
            ["crate", ..] => return self.refuse(at, "'crate::'"),
            ["common", "::", ..] if self.follows(at, "::") => {
                return self.refuse(at, "another name")
            }
            ["common", "::", ..] => self.insert(at, "crate::"),
            ["thiserror", ..] => return self.refuse(at, "'use thiserror::Error;'"),
            [name, "!", "(" | "[" | "{", ..] if MACROS.contains(&name) => {
                return self.refuse(at, "a macro that fits a bundle");
            }
            [word, ..] if is_raw(word) => return self.refuse(at, "a name that is not raw"),
            _ => {}
        }
        Ok(at + 1)
    }

    /// Puts the text of a module in the place of the `;` at `at`.
    fn fill(&mut self, at: usize, name: &str) -> Result<(), Error> {
        let folder = format!("{}/{name}", self.folder);
        let inside = format!("{folder}/mod.rs");
        let is_inside = self.krate.root.join(&inside).exists();
        let file = if is_inside { inside } else { format!("{folder}.rs") };
        let text = format!(" {{\n{}}}\n", self.krate.file(&file, &folder)?);
        self.edits.push((self.source.range(at..at + 1), text));
        Ok(())
    }

    /// Gives the path of a `use` its start.
    fn import(&mut self, at: usize) -> Result<usize, Error> {
        let words = &self.source.words[at..];
        let length = words.iter().position(|word| *word == ";").map_or(0, |last| last + 1);
        match words[..length] {
            ["use", "thiserror", "::", "Error", ";"] => return Ok(self.cut(at..at + length)),
            ["use", "crate", "::", ..] => self.enter_crate(at + 2),
            ["use", "std" | "core" | "self" | "super", ..] => {}
            ["use", "common", ..] => self.insert(at + 1, "crate::"),
            ["use", "crate" | "thiserror", ..] => return self.refuse(at + 2, "another path"),
            ["use", name, ..] if is_name(name) => self.insert(at + 1, "self::"),
            _ => return self.refuse(at + 1, "a name"),
        }
        let again = words[2..length].iter().position(|word| *word == "common" || is_raw(word));
        again.map_or(Ok(at + length), |found| self.refuse(at + 2 + found, "another name"))
    }

    /// Writes out thiserror's derive, if that is among the derives of the attribute at `at`.
    fn derive(&mut self, at: usize) -> Result<(), Error> {
        let end = self.source.skip(at + 1);
        let Some(error) = (at..end).find(|&word| self.source.words[word] == "Error") else {
            return Ok(());
        };
        if self.source.words[error - 1] != "," {
            return self.refuse(error, "Debug before it");
        }
        self.edits.push((self.source.range(error - 1..error + 1), String::new()));
        let (end, impls) = derive::expand(self.source, end)?;
        self.edits.push((self.source.after(end), impls));
        Ok(())
    }

    /// Cuts words, and their lines if nothing else is there; returns the number of the next word.
    fn cut(&mut self, words: Range<usize>) -> usize {
        let Range { start, end } = self.source.range(words.clone());
        let (before, after) = (&self.source.text[..start], &self.source.text[end..]);
        let line = before.trim_end_matches(' ');
        let range = if (line.is_empty() || line.ends_with('\n')) && after.starts_with('\n') {
            line.len()..end + 1
        } else {
            start..end + after.len() - after.trim_start_matches(' ').len()
        };
        self.edits.push((range, String::new()));
        words.end
    }

    fn enter_crate(&mut self, colons: usize) {
        self.edits.push((self.source.after(colons), format!("{}::", self.krate.name)));
    }

    fn insert(&mut self, at: usize, text: &str) {
        let start = self.source.range(at..at + 1).start;
        self.edits.push((start..start, text.to_owned()));
    }

    fn follows(&self, at: usize, word: &str) -> bool {
        at > 0 && self.source.words[at - 1] == word
    }

    fn refuse<T>(&self, at: usize, expected: &'static str) -> Result<T, Error> {
        self.source.unexpected(at, expected)
    }

    /// The text with all edits made, and a line end at its end.
    fn edited(mut self) -> String {
        self.edits.sort_by_key(|(range, _)| range.start);
        let (mut edited, mut done) = (String::new(), 0);
        for (range, text) in &self.edits {
            edited += &self.source.text[done..range.start];
            edited += text;
            done = range.end;
        }
        edited += self.source.text[done..].trim_end();
        edited + "\n"
    }
}

fn is_name(word: &str) -> bool {
    word.starts_with(|first: char| first.is_alphabetic() || first == '_')
}

/// Whether a word is a raw identifier. A raw string has a `"` there, or more `#`.
fn is_raw(word: &str) -> bool {
    word.strip_prefix("r#").is_some_and(is_name)
}
