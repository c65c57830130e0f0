//! What a test asserts of a pass through a file: what it makes of some Rust.

use quote::quote;
use syn::File;

/// Asserts that a pass makes the expected file of a source, whatever the layout.
#[track_caller]
pub(crate) fn assert_makes(pass: impl FnOnce(&mut File), source: &str, expected: &str) {
    let mut file = parse(source);
    pass(&mut file);
    let expected = parse(expected);
    assert_eq!(quote!(#file).to_string(), quote!(#expected).to_string());
}

/// The file that a test holds.
pub(crate) fn parse(source: &str) -> File {
    syn::parse_str(source).expect("a test holds Rust")
}
