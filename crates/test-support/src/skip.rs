//! Tests that need something that not every machine has. Continuous integration has it all and sets the
//! variable `CI`, so there they fail.

use std::env;

/// Says why a test is skipped. Fails in continuous integration.
#[track_caller]
pub fn skip(reason: &str) {
    assert!(env::var_os("CI").is_none(), "skipped in continuous integration: {reason}");
    eprintln!("skipped: {reason}");
}
