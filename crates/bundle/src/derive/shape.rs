//! An error type as thiserror sees it. A struct is an enum of one nameless variant.

use super::attribute::{display, is_marked, Display};
use proc_macro2::{Ident, TokenStream};
use quote::{format_ident, quote};
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
            Data::Enum(data) => data.variants.iter().map(Variant::of_enum).collect::<Result<_>>()?,
            Data::Union(data) => return Err(Error::new(data.union_token.span, "a union is no error")),
        };
        let is_displayed = inherit(display(&item.attrs)?, &mut variants);
        variants.iter().try_for_each(|variant| variant.check(is_displayed))?;
        Ok(Shape { name: &item.ident, generics: &item.generics, variants, is_displayed })
    }
}

/// Gives the attribute of the whole to the variants that have none. Tells whether all must have one:
/// they need not if some do no more than pass the source on.
fn inherit(whole: Option<Display>, variants: &mut [Variant]) -> bool {
    let formats = |variant: &Variant| !matches!(variant.display, None | Some(Display::Transparent(_)));
    let is_displayed = whole.is_some()
        || variants.iter().any(formats)
        || variants.iter().all(|variant| variant.display.is_some());
    for variant in variants {
        variant.display = variant.display.take().or_else(|| whole.clone());
    }
    is_displayed
}

impl<'a> Variant<'a> {
    fn of_enum(variant: &'a syn::Variant) -> Result<Variant<'a>> {
        Variant::of(Some(&variant.ident), &variant.fields, display(&variant.attrs)?)
    }

    fn of(name: Option<&'a Ident>, fields: &'a Fields, display: Option<Display>) -> Result<Variant<'a>> {
        let mut fields: Vec<_> = fields.iter().enumerate().map(Field::of).collect::<Result<_>>()?;
        if !fields.iter().any(|field| field.is_source) {
            fields.iter_mut().for_each(|field| field.is_source = field.local == "source");
        }
        Ok(Variant { name, fields, display })
    }

    fn check(&self, is_displayed: bool) -> Result<()> {
        let second_source = self.fields.iter().filter(|field| field.is_source).nth(1);
        let from = self.fields.iter().find(|field| field.is_from);
        match (&self.display, self.name) {
            (None, Some(name)) if is_displayed => Err(Error::new(name.span(), "no 'error' attribute")),
            (Some(Display::Transparent(word)), _) if self.fields.len() != 1 => {
                Err(Error::new(word.span(), "'transparent' needs exactly one field"))
            }
            _ => match (second_source, from) {
                (Some(field), _) => Err(Error::new_spanned(field.ty, "a second source")),
                (_, Some(field)) if self.fields.len() > 1 => {
                    Err(Error::new_spanned(field.ty, "'from' must be the only field"))
                }
                _ => Ok(()),
            },
        }
    }

    /// `Self::Name`, or `Self` for a struct.
    pub(crate) fn path(&self) -> TokenStream {
        self.name.map_or(quote!(Self), |name| quote!(Self::#name))
    }

    /// The pattern that binds some of the fields, each to a name.
    pub(crate) fn pattern(&self, bound: &[(usize, &Ident)]) -> TokenStream {
        let path = self.path();
        let find = |index| bound.iter().find(|(bound, _)| *bound == index).map(|(_, name)| *name);
        let rest = (bound.len() < self.fields.len()).then(|| quote!(..));
        match self.fields.first().map(|field| &field.member) {
            None => path,
            Some(Member::Named(_)) => {
                let fields = bound.iter().map(|(index, name)| match &self.fields[*index].member {
                    Member::Named(member) if member == *name => quote!(#name),
                    member => quote!(#member: #name),
                });
                let parts = fields.chain(rest);
                quote!(#path { #(#parts),* })
            }
            ...
        }
    }
}
