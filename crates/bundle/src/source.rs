//! A source file as words, each with its position in the text.
//!
//! The lexer is the compiler's own, as a library. So a rule that looks at words never takes a string
//! or a comment for code, and sees the arguments of macros like all other code. A doc comment is one
//! word, and each character of `::` is one; other comments are none.

use crate::Error;
use proc_macro2::{LexError, Span, TokenStream, TokenTree};
use std::ops::Range;

/// The text of a source file and its words.
pub(crate) struct Source<'a> {
    /// The name of the file, as seen from the root of the workspace.
    file: &'a str,
    pub(crate) text: &'a str,
    pub(crate) words: Vec<&'a str>,
    spans: Vec<Span>,
    /// For each word the number of the next one, or for a bracket of the one after its pair.
    pub(crate) ends: Vec<usize>,
}

impl<'a> Source<'a> {
    /// Takes the text of a file apart.
    pub(crate) fn new(file: &'a str, text: &'a str) -> Result<Self, Error> {
        let mut source = Source { file, text, words: vec![], spans: vec![], ends: vec![] };
        let refuse = |error: LexError| source.error(error.span(), "a token of Rust", "none");
        source.add(text.parse().map_err(refuse)?);
        Ok(source)
    }

    fn add(&mut self, tokens: TokenStream) {
        for token in tokens {
            let first = self.words.len();
            if let TokenTree::Group(group) = token {
                self.add_word(group.span_open());
                self.add(group.stream());
                self.add_word(group.span_close());
            } else {
                self.add_word(token.span());
            }
            if let Some(end) = self.ends.get_mut(first) {
                *end = self.words.len();
            }
        }
    }

    /// Adds a word, unless it is a part of the last one: a doc comment is lexed as several tokens, and
    /// each has the position of the whole.
    fn add_word(&mut self, span: Span) {
        let range = span.byte_range();
        if self.spans.last().map_or(true, |last| last.byte_range().end <= range.start) {
            self.words.push(&self.text[range]);
            self.spans.push(span);
            self.ends.push(self.words.len());
        }
    }

    /// The bytes of some words and of what stands between them.
    pub(crate) fn range(&self, words: Range<usize>) -> Range<usize> {
        self.spans[words.start].byte_range().start..self.spans[words.end - 1].byte_range().end
    }

    /// The refusal of the word at `at`, or of the last one if the file ends there.
    pub(crate) fn unexpected<T>(&self, at: usize, expected: &'static str) -> Result<T, Error> {
        let at = at.min(self.words.len() - 1);
        Err(self.error(self.spans[at], expected, self.words[at]))
    }

    fn error(&self, span: Span, expected: &'static str, found: &str) -> Error {
        let start = span.start();
        let position = format!("{}:{}:{}", self.file, start.line, start.column + 1);
        Error::Source(position, expected, found.to_owned())
    }
}

/// Whether a word is a doc comment on what comes after it.
pub(crate) fn is_doc(word: &str) -> bool {
    word.starts_with("///") || word.starts_with("/**")
}

/// Whether a word is a name or a keyword, or a literal that begins like one.
pub(crate) fn is_name(word: &str) -> bool {
    word.starts_with(|first: char| first.is_alphanumeric() || first == '_')
}
