//! What `check` says if it has no result, and how programs that cannot be started get a hint: pages of commands.

use test_support::assert_page;

const PROGRAM: &str = env!("CARGO_BIN_EXE_check");

#[test]
fn errors_are_as_the_page_says() {
    assert_page(PROGRAM, "crates/check/tests/errors.md");
}

#[cfg(target_os = "linux")]
#[test]
fn errors_of_linux_are_as_the_page_says() {
    assert_page(PROGRAM, "crates/check/tests/errors-of-linux.md");
}
