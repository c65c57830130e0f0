//! A format as thiserror knows it, turned into one that `write!` knows.
//!
//! Only the names of fields change, to what the fields are bound to; what follows a colon stays.

use super::shape::Field;
use super::shorthand::{is_of_word, Arguments};
use super::types::is_file_path;
use proc_macro2::{Ident, Span, TokenStream};
use quote::quote;
use std::collections::{BTreeMap, BTreeSet};
use syn::ext::IdentExt;
use syn::{Error, LitStr, Member, Result};

/// What one variant says.
#[derive(Default)]
pub(crate) struct Message {
    format: String,
    arguments: Vec<TokenStream>,
    /// Arguments for fields that are not shown as they are bound, by index.
    others: BTreeMap<usize, TokenStream>,
    /// The fields that it uses, by index, and what they are bound to.
    pub(crate) bound: BTreeMap<usize, Ident>,
    /// By which traits the format shows fields.
    pub(crate) traits: BTreeSet<(usize, &'static str)>,
}

impl Message {
    /// Reads a format and what stands behind it, about a variant with these fields.
    pub(crate) fn read(format: &LitStr, behind: TokenStream, fields: &[Field]) -> Result<Message> {
        let arguments = Arguments::read(behind);
        let mut message = Message { arguments: arguments.list.clone(), ..Message::default() };
        for (index, field) in fields.iter().enumerate() {
            if arguments.words.contains(&field.local.to_string()) {
                message.bound.insert(index, field.local.clone());
            }
        }
        Reader { fields, arguments, span: format.span(), message }.read(&format.value())
    }

    /// The expression that writes the message.
    pub(crate) fn write(&self, formatter: &Ident) -> TokenStream {
        let format = &self.format;
        let arguments = self.arguments.iter().chain(self.others.values());
        if self.arguments.is_empty() && !format.contains(['{', '}']) {
            return quote!(#formatter.write_str(#format));
        }
        quote!(write!(#formatter, #format #(, #arguments)*))
    }
}

struct Reader<'a> {
    fields: &'a [Field<'a>],
    arguments: Arguments,
    span: Span,
    message: Message,
}

impl Reader<'_> {
    fn read(mut self, text: &str) -> Result<Message> {
        let mut rest = text;
        while let Some(brace) = rest.find('{') {
            let (before, behind) = rest.split_at(brace + 1);
            self.message.format += before;
            rest = match behind.strip_prefix('{') {
                Some(behind) => {
                    self.message.format.push('{');
                    behind
                }
                None => self.placeholder(behind)?,
            };
        }
        self.message.format += rest;
        Ok(self.message)
    }

    /// Reads what is to be shown, the part of a placeholder up to its colon or its end.
    fn placeholder<'t>(&mut self, text: &'t str) -> Result<&'t str> {
        let end = text.find('}').ok_or_else(|| self.error("a '{' without a '}' in the format"))?;
        let (name, rest) = text.split_at(text.find(|c| !is_of_word(c)).unwrap_or(end));
        let shown = match self.field(name)? {
            Some(index) => self.show(index, &text[name.len()..end]),
            None => name.to_owned(),
        };
        self.message.format += &shown;
        Ok(rest)
    }

    /// The index of the field that a name in the format means, if it means one.
    fn field(&self, name: &str) -> Result<Option<usize>> {
        let is_number = name.starts_with(|c: char| c.is_ascii_digit());
        let found = self.fields.iter().position(|field| match &field.member {
            Member::Named(member) => member.unraw() == name,
            Member::Unnamed(number) => number.index.to_string() == name,
        });
        match found {
            _ if self.arguments.named.contains(name) => Ok(None),
            Some(_) if is_number && self.arguments.has_unnamed() => {
                Err(self.error("a number in the format can mean a field or an argument"))
            }
            Some(index) if self.fields[index].local != name && !is_number => {
                Err(self.error("a raw identifier in the format"))
            }
            None if is_number && !self.arguments.has_unnamed() => {
                Err(self.error(&format!("no field {name} to show")))
            }
            found => Ok(found),
        }
    }

    /// Notes that a field is shown as `spec` says; gives what it is called in the format.
    fn show(&mut self, index: usize, spec: &str) -> String {
        let Field { local, ty, .. } = &self.fields[index];
        let shown_by = shown_by(spec);
        let other = match shown_by {
            "Pointer" => Some(quote!(#local = *#local)),
            _ if spec.is_empty() && is_file_path(ty) => Some(quote!(#local = #local.display())),
            _ => None,
        };
        self.message.others.extend(other.map(|argument| (index, argument)));
        self.message.bound.insert(index, local.clone());
        self.message.traits.insert((index, shown_by));
        local.to_string()
    }

    fn error(&self, message: &str) -> Error {
        Error::new(self.span, message)
    }
}

/// The trait of `std::fmt` that a placeholder asks for behind the name.
fn shown_by(spec: &str) -> &'static str {
    match spec.chars().next_back() {
        Some('?') => "Debug",
        Some('o') => "Octal",
        Some('x') => "LowerHex",
        Some('X') => "UpperHex",
        Some('p') => "Pointer",
        Some('b') => "Binary",
        Some('e') => "LowerExp",
        Some('E') => "UpperExp",
        _ => "Display",
    }
}
