//! An input to try, and where it came from.

/// An input to try.
#[derive(Clone)]
pub(crate) struct Input {
    /// The name of the fixture; `None` for a random input, or one that is simplified.
    pub(crate) fixture: Option<&'static str>,
    pub(crate) text: String,
}

impl From<String> for Input {
    fn from(text: String) -> Self {
        Input { fixture: None, text }
    }
}
