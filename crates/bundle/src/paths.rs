//! Gives every path the meaning in the one file that it had in its crate.
//!
//! The work is done on tokens, before anything is parsed, so what stands in the arguments of a macro
//! is not left out. Three kinds of path change:
//!
//! ```text
//!   crate::card::Card    ──▶  crate::set_sim::card::Card     each crate has become a module
//!   common::Error        ──▶  crate::common::Error
//!   use card::Card       ──▶  use self::card::Card           2015 takes a `use` from the root
//! ```

use crate::COMMON;
use proc_macro2::{Delimiter, Group, Ident, Spacing, TokenStream, TokenTree};
use quote::{quote_spanned, TokenStreamExt};

/// What a `use` may begin with and mean the same in every edition; `thiserror` will be gone.
const ABSOLUTE: [&str; 7] = ["crate", "self", "super", "std", "core", "alloc", "thiserror"];

/// Rewrites the tokens of a file of the crate `home`.
pub(crate) fn rewrite(tokens: TokenStream, home: &str) -> TokenStream {
    rewrite_from(tokens, home, At::Anywhere)
}

/// What the next token stands at.
#[derive(Clone, Copy, PartialEq)]
enum At {
    /// The start of the path of a `use`.
    Use,
    /// Behind `::`, where a name means what the path before it says.
    Inside,
    Anywhere,
}

fn rewrite_from(tokens: TokenStream, home: &str, start: At) -> TokenStream {
    let tokens: Vec<_> = tokens.into_iter().collect();
    let mut rewritten = TokenStream::new();
    let mut at = start;
    for (index, token) in tokens.iter().enumerate() {
        match token {
            TokenTree::Group(group) => rewritten.append(rewrite_group(group, home, at)),
            TokenTree::Ident(name) => {
                let leads = is_separator(&tokens[index + 1..]);
                rewritten.append_all(rewrite_name(name, home, at, leads));
            }
            other => rewritten.append(other.clone()),
        }
        at = match token {
            TokenTree::Ident(name) if name == "use" && at == At::Anywhere => At::Use,
            TokenTree::Punct(comma) if comma.as_char() == ',' => start,
            _ if index > 0 && is_separator(&tokens[index - 1..]) => At::Inside,
            _ => At::Anywhere,
        };
    }
    rewritten
}

/// Braces at the start of a `use` hold paths that start there too.
fn rewrite_group(group: &Group, home: &str, at: At) -> TokenTree {
    let inside = match (at, group.delimiter()) {
        (At::Use, Delimiter::Brace) => At::Use,
        _ => At::Anywhere,
    };
    let mut rewritten = Group::new(group.delimiter(), rewrite_from(group.stream(), home, inside));
    rewritten.set_span(group.span());
    TokenTree::Group(rewritten)
}

/// Rewrites a name, which `leads` on to another one if `::` follows it.
fn rewrite_name(name: &Ident, home: &str, at: At, leads: bool) -> TokenStream {
    let span = name.span();
    if name == "crate" && leads {
        let home = Ident::new(home, span);
        quote_spanned!(span=> #name::#home)
    } else if at != At::Inside && name == COMMON && home != COMMON && (leads || at == At::Use) {
        quote_spanned!(span=> crate::#name)
    } else if at == At::Use && !ABSOLUTE.iter().any(|absolute| name == absolute) {
        quote_spanned!(span=> self::#name)
    } else {
        quote_spanned!(span=> #name)
    }
}

fn is_separator(tokens: &[TokenTree]) -> bool {
    match tokens {
        [TokenTree::Punct(first), TokenTree::Punct(second), ..] => {
            first.as_char() == ':' && first.spacing() == Spacing::Joint && second.as_char() == ':'
        }
        _ => false,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn case(source: &str, expected: &str) {
        let parse = |text: &str| text.parse::<TokenStream>().expect("a test holds tokens");
        assert_eq!(rewrite(parse(source), "game").to_string(), parse(expected).to_string());
    }

    #[test]
    fn a_crate_becomes_a_module() {
        case("crate::card::Card", "crate::game::card::Card");
        case("pub(crate) fn f() {}", "pub(crate) fn f() {}");
        case("pub(in crate::card) fn f() {}", "pub(in crate::game::card) fn f() {}");
    }

    #[test]
    fn common_becomes_a_module_of_the_whole() {
        case("common::Error", "crate::common::Error");
        case("use common::{Error, Place};", "use crate::common::{Error, Place};");
        case("use common as c;", "use crate::common as c;");
        case("use {common::Error, std::io};", "use {crate::common::Error, std::io};");
    }

    #[test]
    fn what_is_common_in_name_only_stays() {
        case("crate::common::divisor(common)", "crate::game::common::divisor(common)");
        case("let common = common(1);", "let common = common(1);");
    }

    #[test]
    fn arguments_of_macros_are_covered() {
        case("write!(out, \"{}\", crate::WIDTH)", "write!(out, \"{}\", crate::game::WIDTH)");
        case("matches!(e, common::Error::Read(_))", "matches!(e, crate::common::Error::Read(_))");
        case("($x:expr) => { $crate::f($x) }", "($x:expr) => { $crate::game::f($x) }");
    }

    #[test]
    fn a_use_names_where_it_starts() {
        case("use card::Card;", "use self::card::Card;");
        case("pub use card::*;", "pub use self::card::*;");
        case("use {card::{self, Card}, std::io};", "use {self::card::{self, Card}, std::io};");
        case("use super::card::Card; use ::std::io;", "use super::card::Card; use ::std::io;");
        case("use crate::*;", "use crate::game::*;");
    }
}
