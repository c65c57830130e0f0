//! The impls that the derive stands for: `Display`, `Error`, and a `From` for each `#[from]`.

use super::attribute::Display;
use super::message::Message;
use super::shape::{Field, Shape, Variant};
use super::types::{inside_option, is_boxed_object, is_generic};
use proc_macro2::{Span, TokenStream};
use quote::{quote, ToTokens};
use std::collections::{BTreeMap, BTreeSet};
use syn::{parse_quote, Ident, Item, Result, Type};

/// All impls of a type.
pub(crate) fn impls(shape: &Shape) -> Result<Vec<Item>> {
    let display = shape.is_displayed.then(|| display(shape)).transpose()?;
    let froms = shape.variants.iter().filter_map(|variant| from(shape, variant));
    Ok(display.into_iter().chain([error(shape)]).chain(froms).collect())
}

/// An impl of a trait under some conditions, each a type and its bounds.
fn implement(
    shape: &Shape,
    name: &TokenStream,
    conditions: &Conditions,
    body: &TokenStream,
) -> Item {
    let mut generics = shape.generics.clone();
    for (ty, bounds) in &conditions.0 {
        let ty: Type = syn::parse_str(ty).expect("a type can be parsed again");
        let bounds =
            bounds.iter().map(|bound| bound.parse::<TokenStream>().expect("a path is tokens"));
        generics.make_where_clause().predicates.push(parse_quote!(#ty: #(#bounds)+*));
    }
    let (ty, (parameters, arguments, conditions)) = (shape.name, generics.split_for_impl());
    parse_quote!(impl #parameters #name for #ty #arguments #conditions { #body })
}

/// What must hold for an impl: bounds by type, both as text, for that can be compared.
#[derive(Default)]
struct Conditions(BTreeMap<String, BTreeSet<String>>);

impl Conditions {
    /// Adds a bound of a type if the type is generic; it goes without saying otherwise.
    fn add(&mut self, shape: &Shape, ty: &Type, bound: &str) {
        if is_generic(ty, shape.generics) {
            self.0.entry(ty.to_token_stream().to_string()).or_default().insert(bound.to_owned());
        }
    }
}

fn display(shape: &Shape) -> Result<Item> {
    let formatter = formatter(shape);
    let mut conditions = Conditions::default();
    let mut arms = Vec::new();
    for variant in &shape.variants {
        let Some(display) = &variant.display else { continue };
        arms.push(display_arm(variant, display, &formatter, |field, name| {
            conditions.add(shape, variant.fields[field].ty, &format!("std::fmt::{name}"));
        })?);
    }
    let body = match &arms[..] {
        [] => quote! {
            fn fmt(&self, _: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                match *self {}
            }
        },
        arms => quote! {
            fn fmt(&self, #formatter: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                match self { #(#arms,)* }
            }
        },
    };
    Ok(implement(shape, &quote!(std::fmt::Display), &conditions, &body))
}

/// A name that no field has.
fn formatter(shape: &Shape) -> Ident {
    let mut fields = shape.variants.iter().flat_map(|variant| &variant.fields);
    let taken = fields.any(|field| field.local == "formatter");
    Ident::new(if taken { "__formatter" } else { "formatter" }, Span::call_site())
}

/// The arm that shows a variant; calls `note` for each field and the trait that shows it.
fn display_arm(
    variant: &Variant,
    display: &Display,
    formatter: &Ident,
    mut note: impl FnMut(usize, &str),
) -> Result<TokenStream> {
    let locals: Vec<_> = variant.fields.iter().map(|field| field.local.clone()).collect();
    let all = || variant.pattern(&locals.iter().cloned().enumerate().collect());
    Ok(match display {
        Display::Format(format, behind) => {
            let message = Message::read(format, behind.clone(), &variant.fields)?;
            message.traits.iter().for_each(|&(field, name)| note(field, name));
            let (pattern, write) = (variant.pattern(&message.bound), message.write(formatter));
            quote!(#pattern => #write)
        }
        Display::Transparent(_) => {
            note(0, "Display");
            let pattern = all();
            quote!(#pattern => std::fmt::Display::fmt(#(#locals,)* #formatter))
        }
        Display::Function(function) => {
            let pattern = all();
            quote!(#pattern => #function(#(#locals,)* #formatter))
        }
    })
}

fn error(shape: &Shape) -> Item {
    let mut conditions = Conditions::default();
    if shape.generics.type_params().next().is_some() {
        let bounds = ["std::fmt::Debug", "std::fmt::Display"].map(str::to_owned);
        conditions.0.insert("Self".to_owned(), BTreeSet::from(bounds));
    }
    let mut arms = Vec::new();
    for variant in &shape.variants {
        arms.extend(source_arm(variant, |ty, bound| conditions.add(shape, ty, bound)));
    }
    let others = (arms.len() < shape.variants.len()).then(|| quote!(_ => None));
    let body = (!arms.is_empty()).then(|| {
        let arms = arms.into_iter().chain(others);
        quote! {
            fn source(&self) -> Option<&(dyn std::error::Error + 'static)> {
                match self { #(#arms,)* }
            }
        }
    });
    implement(shape, &quote!(std::error::Error), &conditions, &body.unwrap_or_default())
}

/// The arm that gives the source of a variant, if it has one; calls `note` for the bound of its type.
fn source_arm(variant: &Variant, mut note: impl FnMut(&Type, &str)) -> Option<TokenStream> {
    let is_transparent = matches!(variant.display, Some(Display::Transparent(_)));
    let index = variant.fields.iter().position(|field| field.is_source || is_transparent)?;
    let ty = variant.fields[index].ty;
    let pattern =
        variant.pattern(&BTreeMap::from([(index, Ident::new("source", Span::call_site()))]));
    let object = object(ty);
    Some(if is_transparent {
        note(ty, "std::error::Error");
        quote!(#pattern => std::error::Error::source(#object))
    } else {
        note(inside_option(ty).unwrap_or(ty), "std::error::Error + 'static");
        quote!(#pattern => Some(#object))
    })
}

/// The error itself behind `source`, a reference to a field of that type.
fn object(ty: &Type) -> TokenStream {
    let (ty, source) = match inside_option(ty) {
        Some(ty) => (ty, quote!(source.as_ref()?)),
        None => (ty, quote!(source)),
    };
    match ty {
        Type::Reference(_) => quote!(*#source),
        ty if is_boxed_object(ty) => quote!(&**#source),
        _ => source,
    }
}

fn from(shape: &Shape, variant: &Variant) -> Option<Item> {
    let Field { member, ty, .. } = variant.fields.iter().find(|field| field.is_from)?;
    let (path, source) = (variant.path(), inside_option(ty).unwrap_or(ty));
    let value = inside_option(ty).map_or(quote!(source), |_| quote!(Some(source)));
    let made = match member {
        syn::Member::Unnamed(_) => quote!(#path(#value)),
        syn::Member::Named(name) if *name == value.to_string() => quote!(#path { #name }),
        syn::Member::Named(name) => quote!(#path { #name: #value }),
    };
    let body = quote!(fn from(source: #source) -> Self { #made });
    Some(implement(shape, &quote!(From<#source>), &Conditions::default(), &body))
}
