//! A picture as a document: small and consistent.

use crate::{each_picture, each_picture_limited};
use test_support::svg::assert_picture;

#[test]
fn fifty_boards_stay_small() {
    each_picture(|picture, _| assert!(picture.input_text().len() < 150_000));
}

#[test]
fn each_picture_is_a_document_on_a4() {
    for limit in [0, 3, 50] {
        each_picture_limited(limit, |picture, _| assert_picture(picture));
    }
}
