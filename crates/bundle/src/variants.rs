//! Removes variants from an enum, and lets the others keep their numbers.
//!
//! A variant without data has a number by its position, and might be cast to it. So where variants
//! before one are gone, it says its number.

use std::mem;
use syn::punctuated::Punctuated;
use syn::{parse_quote, Expr, ExprLit, Lit, LitInt, Token, Variant};

type Variants = Punctuated<Variant, Token![,]>;

/// Removes the variants that are not to stay; none if their numbers cannot be told.
pub(crate) fn retain(variants: &mut Variants, stays: impl Fn(&Variant) -> bool) {
    let Some(numbers) = numbers(variants) else { return };
    let have_data = variants.iter().any(|variant| !variant.fields.is_empty());
    let mut next = 0;
    for (mut variant, number) in mem::take(variants).into_iter().zip(numbers) {
        if stays(&variant) {
            if number != next && !have_data {
                let number = LitInt::new(&number.to_string(), variant.ident.span());
                variant.discriminant =
                    Some((Token![=](variant.ident.span()), parse_quote!(#number)));
            }
            next = number + 1;
            variants.push(variant);
        }
    }
}

/// The numbers of variants; `None` if an expression gives one.
fn numbers(variants: &Variants) -> Option<Vec<i64>> {
    let mut next = 0;
    let number = |variant: &Variant| {
        let number = match &variant.discriminant {
            None => next,
            Some((_, Expr::Lit(ExprLit { lit: Lit::Int(number), .. }))) => {
                number.base10_parse().ok()?
            }
            Some(_) => return None,
        };
        next = number + 1;
        Some(number)
    };
    variants.iter().map(number).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use quote::quote;
    use syn::parse::Parser;

    /// Removes the variants whose names start with `Un`.
    #[track_caller]
    fn case(source: &str, expected: &str) {
        let parse =
            |text| Variants::parse_terminated.parse_str(text).expect("a test holds variants");
        let (mut variants, expected) = (parse(source), parse(expected));
        retain(&mut variants, |variant| !variant.ident.to_string().starts_with("Un"));
        assert_eq!(quote!(#variants).to_string(), quote!(#expected).to_string());
    }

    #[test]
    fn variants_before_the_removed_ones_stay_as_they_are() {
        case("A, B, Unused, Unmade", "A, B");
    }

    #[test]
    fn a_variant_behind_a_removed_one_says_its_number() {
        case("Unused, A, B, Unmade, C", "A = 1, B, C = 4");
        case("A = 7, Unused, B", "A = 7, B = 9");
        case("Unused = 7, A, B = 9", "A = 8, B = 9");
    }

    #[test]
    fn variants_with_data_have_no_numbers() {
        case("Unused(u8), A, B { c: u8 }", "A, B { c: u8 }");
    }

    #[test]
    fn nothing_goes_where_numbers_cannot_be_told() {
        case("Unused = FIRST, A", "Unused = FIRST, A");
    }
}
