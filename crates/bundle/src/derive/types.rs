//! What can be told of a type by its spelling, which is all that thiserror goes by, too.

use proc_macro2::{TokenStream, TokenTree};
use quote::ToTokens;
use syn::{GenericArgument, Generics, PathArguments, PathSegment, Type};

/// Whether a type mentions one of the type parameters.
pub(crate) fn is_generic(ty: &Type, generics: &Generics) -> bool {
    mentions_parameter(ty.to_token_stream(), generics)
}

fn mentions_parameter(tokens: TokenStream, generics: &Generics) -> bool {
    tokens.into_iter().any(|token| match token {
        TokenTree::Ident(word) => generics.type_params().any(|parameter| parameter.ident == word),
        TokenTree::Group(group) => mentions_parameter(group.stream(), generics),
        _ => false,
    })
}

/// The `T` of an `Option<T>`.
pub(crate) fn inside_option(ty: &Type) -> Option<&Type> {
    argument_of(ty, &["Option"])
}

/// Whether a type is a trait object in a box or the like, which is no error, though it holds one.
pub(crate) fn is_boxed_object(ty: &Type) -> bool {
    matches!(argument_of(ty, &["Box", "Rc", "Arc"]), Some(Type::TraitObject(_)))
}

/// Whether a type is a path of the file system, which is not shown but by its `display()`.
pub(crate) fn is_file_path(ty: &Type) -> bool {
    match ty {
        Type::Reference(reference) => is_file_path(&reference.elem),
        ty => is_named(ty, &["Path", "PathBuf"]),
    }
}

/// Whether the last part of a type's path is one of the names.
pub(crate) fn is_named(ty: &Type, names: &[&str]) -> bool {
    last_segment(ty).is_some_and(|segment| names.iter().any(|name| segment.ident == name))
}

fn last_segment(ty: &Type) -> Option<&PathSegment> {
    match ty {
        Type::Path(path) => path.path.segments.last(),
        _ => None,
    }
}

/// The first argument of a generic type of one of the names.
fn argument_of<'a>(ty: &'a Type, names: &[&str]) -> Option<&'a Type> {
    let segment = last_segment(ty).filter(|_| is_named(ty, names))?;
    match &segment.arguments {
        PathArguments::AngleBracketed(list) => match list.args.first() {
            Some(GenericArgument::Type(argument)) => Some(argument),
            _ => None,
        },
        _ => None,
    }
}
