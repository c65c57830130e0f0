//! A source file as words, each with its place in the text.
//!
//! The lexer is the compiler's own, as a library. So a bundler that looks at words never takes a
//! string or a comment for code, and sees the arguments of macros as it sees all other code. A doc
//! comment is one word, other comments are none, and `::` is one word, too.

use crate::Error;
use proc_macro2::{Span, TokenStream, TokenTree};
use std::ops::Range;

/// The text of a source file and its words.
pub(crate) struct Source<'a> {
    /// The file, as seen from the root of the workspace.
    file: &'a str,
    pub(crate) text: &'a str,
    pub(crate) words: Vec<&'a str>,
    /// Where each word stands, in bytes.
    ranges: Vec<Range<usize>>,
}

impl<'a> Source<'a> {
    /// Takes the text of a file apart.
    pub(crate) fn new(file: &'a str, text: &'a str) -> Result<Self, Error> {
        let mut source = Source { file, text, words: Vec::new(), ranges: Vec::new() };
        match text.parse() {
            Ok(tokens) => source.add(tokens),
            Err(error) => {
                let start = proc_macro2::LexError::span(&error).byte_range().start;
                return Err(source.error(start, "a token of Rust", &text[start..]));
            }
        }
        Ok(source)
    }

    fn add(&mut self, tokens: TokenStream) {
        for token in tokens {
            if let TokenTree::Group(group) = token {
                self.add_word(group.span_open());
                self.add(group.stream());
                self.add_word(group.span_close());
            } else {
                self.add_word(token.span());
            }
        }
    }

    /// Adds the word at a place, unless it belongs to the one before: the tokens that stand for a
    /// doc comment have the place of the comment.
    fn add_word(&mut self, span: Span) {
        let range = span.byte_range();
        match (self.words.last(), self.ranges.last_mut()) {
            (_, Some(last)) if range.start < last.end => return,
            (Some(&":"), Some(last))
                if range.start == last.end && &self.text[range.clone()] == ":" =>
            {
                last.end = range.end;
                self.words.pop();
            }
            _ => self.ranges.push(range),
        }
        let word = &self.text[self.ranges[self.words.len()].clone()];
        self.words.push(word);
    }

    /// The range from the start of one word to the end of the one before another.
    pub(crate) fn range(&self, words: Range<usize>) -> Range<usize> {
        self.ranges[words.start].start..self.ranges[words.end - 1].end
    }

    /// The place after a word.
    pub(crate) fn after(&self, at: usize) -> Range<usize> {
        self.ranges[at].end..self.ranges[at].end
    }

    /// The number of the word after the one at `at`, or after the brackets that it opens.
    pub(crate) fn skip(&self, at: usize) -> usize {
        let mut depth = 0;
        for (number, word) in self.words.iter().enumerate().skip(at) {
            match *word {
                "(" | "[" | "{" => depth += 1,
                ")" | "]" | "}" => depth -= 1,
                _ => {}
            }
            if depth == 0 {
                return number + 1;
            }
        }
        self.words.len()
    }

    /// The refusal of the word at `at`, or of the end of the file.
    pub(crate) fn unexpected<T>(&self, at: usize, expected: &'static str) -> Result<T, Error> {
        let start = self.ranges.get(at).map_or(self.text.len(), |range| range.start);
        Err(self.error(start, expected, self.words.get(at).unwrap_or(&"")))
    }

    fn error(&self, start: usize, expected: &'static str, found: &str) -> Error {
        let (before, found) = (&self.text[..start], found.lines().next().unwrap_or_default());
        Error::Source {
            file: self.file.to_owned(),
            line: before.matches('\n').count() + 1,
            column: before.chars().rev().take_while(|&character| character != '\n').count() + 1,
            expected,
            found: found.to_owned(),
        }
    }
}

/// Whether a word is a doc comment.
pub(crate) fn is_doc(word: &str) -> bool {
    word.starts_with("//") || word.starts_with("/*")
}
