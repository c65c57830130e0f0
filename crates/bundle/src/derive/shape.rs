//! An error type as thiserror sees it. A struct is an enum of one nameless variant.

use super::attribute::{display, is_marked, Display};
use super::types::is_named;
use proc_macro2::{Ident, TokenStream};
use quote::{format_ident, quote, ToTokens};
use std::collections::BTreeMap;
use syn::{Data, DeriveInput, Error, Fields, Generics, Member, Result, Type};

/// An error type.
pub(crate) struct Shape<'a> {
    pub(crate) name: &'a Ident,
    pub(crate) generics: &'a Generics,
    pub(crate) variants: Vec<Variant<'a>>,
    /// Whether it is shown as its attributes say, and not by an impl of its own.
    pub(crate) is_displayed: bool,
}

/// A variant of it.
pub(crate) struct Variant<'a> {
    name: Option<&'a Ident>,
    pub(crate) fields: Vec<Field<'a>>,
    pub(crate) display: Option<Display>,
}

/// A field of a variant.
pub(crate) struct Field<'a> {
    /// Its name or its number.
    pub(crate) member: Member,
    /// What it is bound to: its name, or its number behind an underscore.
    pub(crate) local: Ident,
    pub(crate) ty: &'a Type,
    pub(crate) is_from: bool,
    pub(crate) is_source: bool,
}

impl<'a> Shape<'a> {
    /// Reads the definition of a type.
    pub(crate) fn of(item: &'a DeriveInput) -> Result<Shape<'a>> {
        let mut variants = match &item.data {
            Data::Struct(data) => vec![Variant::of(None, &data.fields, None)?],
            Data::Enum(data) => {
                data.variants.iter().map(Variant::of_enum).collect::<Result<_>>()?
            }
            Data::Union(data) => {
                return Err(Error::new(data.union_token.span, "a union is no error"))
            }
        };
        let is_displayed = inherit(display(&item.attrs)?.as_ref(), &mut variants);
        variants.iter().try_for_each(|variant| variant.check(is_displayed))?;
        Ok(Shape { name: &item.ident, generics: &item.generics, variants, is_displayed })
    }
}

/// Gives the attribute of the whole to the variants that have none. Tells whether all must have one:
/// they need not if some do no more than pass the source on.
fn inherit(whole: Option<&Display>, variants: &mut [Variant]) -> bool {
    let formats =
        |variant: &Variant| !matches!(variant.display, None | Some(Display::Transparent(_)));
    let is_displayed = whole.is_some()
        || variants.iter().any(formats)
        || variants.iter().all(|variant| variant.display.is_some());
    for variant in variants {
        variant.display = variant.display.take().or_else(|| whole.cloned());
    }
    is_displayed
}

impl<'a> Variant<'a> {
    fn of_enum(variant: &'a syn::Variant) -> Result<Variant<'a>> {
        Variant::of(Some(&variant.ident), &variant.fields, display(&variant.attrs)?)
    }

    fn of(
        name: Option<&'a Ident>,
        fields: &'a Fields,
        display: Option<Display>,
    ) -> Result<Variant<'a>> {
        let mut fields: Vec<_> = fields.iter().enumerate().map(Field::of).collect::<Result<_>>()?;
        if !fields.iter().any(|field| field.is_source) {
            for field in &mut fields {
                field.is_source = field.local == "source";
            }
        }
        Ok(Variant { name, fields, display })
    }

    /// Finds what thiserror would not accept either.
    fn check(&self, is_displayed: bool) -> Result<()> {
        let lonely = self.fields.len() == 1;
        if let (true, None, Some(name)) = (is_displayed, &self.display, self.name) {
            return Err(Error::new(name.span(), "no 'error' attribute"));
        }
        if let (Some(Display::Transparent(word)), false) = (&self.display, lonely) {
            return Err(Error::new(word.span(), "'transparent' needs exactly one field"));
        }
        if let Some(field) = self.fields.iter().filter(|field| field.is_source).nth(1) {
            return Err(Error::new_spanned(field.ty, "a second source"));
        }
        match self.fields.iter().find(|field| field.is_from && !lonely) {
            Some(field) => Err(Error::new_spanned(field.ty, "'from' needs to be the only field")),
            None => Ok(()),
        }
    }

    /// `Self::Name`, or `Self` for a struct.
    pub(crate) fn path(&self) -> TokenStream {
        self.name.map_or(quote!(Self), |name| quote!(Self::#name))
    }

    /// A pattern that binds fields, by their indices, to names.
    pub(crate) fn pattern(&self, bound: &BTreeMap<usize, Ident>) -> TokenStream {
        let path = self.path();
        let binding = |index| bound.get(&index).map_or(quote!(_), ToTokens::to_token_stream);
        match self.fields.first().map(|field| &field.member) {
            None => path,
            Some(Member::Unnamed(_)) => {
                let shown = bound.keys().last().map_or(0, |last| last + 1);
                let fields = (0..shown).map(binding).chain(self.rest(shown));
                quote!(#path(#(#fields),*))
            }
            Some(Member::Named(_)) => {
                let fields = bound.iter().map(|(&index, name)| self.fields[index].bound_to(name));
                let fields = fields.chain(self.rest(bound.len()));
                quote!(#path { #(#fields),* })
            }
        }
    }

    /// What stands for the fields that a pattern does not show.
    fn rest(&self, shown: usize) -> Option<TokenStream> {
        (shown < self.fields.len()).then(|| quote!(..))
    }
}

impl<'a> Field<'a> {
    fn of((index, field): (usize, &'a syn::Field)) -> Result<Field<'a>> {
        if let Some(backtrace) = backtrace(field) {
            return Err(Error::new_spanned(backtrace, "a backtrace needs an unstable compiler"));
        }
        let is_from = is_marked(&field.attrs, "from")?;
        Ok(Field {
            member: field.ident.clone().map_or(Member::from(index), Member::Named),
            local: field.ident.clone().unwrap_or_else(|| format_ident!("_{index}")),
            ty: &field.ty,
            is_from,
            is_source: is_marked(&field.attrs, "source")? || is_from,
        })
    }

    fn bound_to(&self, name: &Ident) -> TokenStream {
        match &self.member {
            Member::Named(member) if member == name => quote!(#name),
            member => quote!(#member: #name),
        }
    }
}

/// What makes a field a backtrace: its attribute, or else its type.
fn backtrace(field: &syn::Field) -> Option<TokenStream> {
    let attribute = field.attrs.iter().find(|attribute| attribute.path().is_ident("backtrace"));
    let ty = is_named(&field.ty, &["Backtrace"]).then_some(&field.ty);
    attribute.map(ToTokens::to_token_stream).or(ty.map(ToTokens::to_token_stream))
}
