//! The arguments behind a format, in which `.field` and `.0` mean fields.
//!
//! A dot at which an expression begins can mean nothing else; so it is enough to know where
//! expressions begin.

use proc_macro2::{Group, TokenStream, TokenTree};
use quote::{format_ident, quote, ToTokens, TokenStreamExt};
use std::collections::BTreeSet;

/// The words behind which an expression begins.
const OPENERS: [&str; 8] = ["break", "continue", "if", "in", "match", "mut", "return", "while"];
/// The signs behind which none begins.
const JOINTS: [char; 8] = ['.', ':', '?', '\'', '#', '$', '@', '~'];

/// Arguments as `format!` takes them.
#[derive(Debug, Default)]
pub(crate) struct Arguments {
    pub(crate) list: Vec<TokenStream>,
    /// The names of those that have one.
    pub(crate) named: BTreeSet<String>,
    /// The words in them that can be names of fields.
    pub(crate) words: BTreeSet<String>,
}

impl Arguments {
    /// Reads what stands behind a format, from the comma on.
    pub(crate) fn read(tokens: TokenStream) -> Arguments {
        let mut arguments = Arguments::default();
        for argument in split(expand(tokens, true)) {
            let named = name(&argument);
            let value = if named.is_some() { &argument[2..] } else { &argument[..] };
            collect_words(value, &mut arguments.words);
            arguments.named.extend(named);
            arguments.list.push(argument.into_iter().collect());
        }
        arguments
    }

    /// Whether there are any without a name.
    pub(crate) fn has_unnamed(&self) -> bool {
        self.named.len() < self.list.len()
    }
}

/// Replaces `.field` by `field` and `.0` by `_0`, in tokens at which an expression `begins` or not.
fn expand(tokens: TokenStream, mut begins: bool) -> TokenStream {
    let mut expanded = TokenStream::new();
    let mut tokens = tokens.into_iter().peekable();
    while let Some(token) = tokens.next() {
        let field = tokens.peek().filter(|_| begins && is_sign(&token, '.')).and_then(field);
        begins = opens(&token);
        match (field, token) {
            (Some(field), _) => {
                expanded.append_all(field);
                tokens.next();
            }
            (None, TokenTree::Group(group)) => {
                let inside = expand(group.stream(), true);
                expanded.append(TokenTree::Group(Group::new(group.delimiter(), inside)));
            }
            (None, token) => expanded.append(token),
        }
    }
    expanded
}

/// What stands for the field that a token behind a dot names, if it does: `1.0` is one of a field's.
fn field(token: &TokenTree) -> Option<TokenStream> {
    let text = token.to_string();
    let mut numbers = text.split('.').map(str::parse::<u32>);
    match (token, numbers.next(), numbers.next()) {
        (TokenTree::Ident(name), ..) => Some(name.to_token_stream()),
        (TokenTree::Literal(_), Some(Ok(first)), None) => {
            Some(format_ident!("_{first}").to_token_stream())
        }
        (TokenTree::Literal(_), Some(Ok(first)), Some(Ok(second))) => {
            let (first, second) = (format_ident!("_{first}"), syn::Index::from(second as usize));
            Some(quote!(#first.#second))
        }
        _ => None,
    }
}

fn opens(token: &TokenTree) -> bool {
    match token {
        TokenTree::Ident(word) => OPENERS.iter().any(|opener| word == opener),
        TokenTree::Punct(sign) => !JOINTS.contains(&sign.as_char()),
        _ => false,
    }
}

fn is_sign(token: &TokenTree, sign: char) -> bool {
    matches!(token, TokenTree::Punct(punct) if punct.as_char() == sign)
}

/// The parts between the commas, empty ones left out.
fn split(tokens: TokenStream) -> Vec<Vec<TokenTree>> {
    let tokens: Vec<_> = tokens.into_iter().collect();
    let parts = tokens.split(|token| is_sign(token, ','));
    parts.filter(|part| !part.is_empty()).map(<[_]>::to_vec).collect()
}

fn name(argument: &[TokenTree]) -> Option<String> {
    match argument {
        [TokenTree::Ident(name), equals, next, ..]
            if is_sign(equals, '=') && !is_sign(next, '=') =>
        {
            Some(name.to_string())
        }
        _ => None,
    }
}

/// Collects all words but those of methods and of fields of other things.
fn collect_words(tokens: &[TokenTree], words: &mut BTreeSet<String>) {
    let mut dots = 0;
    for token in tokens {
        match token {
            TokenTree::Ident(word) if dots != 1 => words.extend([word.to_string()]),
            TokenTree::Group(group) => {
                collect_words(&group.stream().into_iter().collect::<Vec<_>>(), words);
            }
            TokenTree::Literal(text) => words.extend(captured(&text.to_string())),
            _ => {}
        }
        dots = if is_sign(token, '.') { dots + 1 } else { 0 };
    }
}

/// What a text names in braces, as it does if it is a format.
fn captured(text: &str) -> Vec<String> {
    let word = |part: &str| part.split(|c: char| !is_of_word(c)).next().map(str::to_owned);
    text.split('{').skip(1).filter_map(word).collect()
}

/// Whether words are made of such.
pub(crate) fn is_of_word(character: char) -> bool {
    character.is_alphanumeric() || character == '_'
}
