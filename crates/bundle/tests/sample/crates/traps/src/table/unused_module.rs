//! A module that is not there in the end.

/// What nobody makes.
pub struct UnusedThing;

impl UnusedThing {
    pub(crate) fn unused_name(&self) -> String {
        String::new()
    }
}
