//! What a user may ask for besides the report that the task wants.

/// What is written about each card set.
#[derive(Clone, Copy, Debug)]
pub struct Options {
    /// How many solutions of a set are printed at most.
    pub limit: usize,
    /// The output format.
    pub format: Format,
}

/// Output format.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Format {
    /// The report of the task, solutions included.
    Report,
    /// One line with the numbers of solutions.
    Count,
    /// A picture of the solutions, or of the cards if the limit is 0, as an SVG document. Only one
    /// card set is expected then.
    #[cfg(not(bundle))]
    Picture,
}

impl Default for Options {
    /// The report that the task asks for, with at most 50 solutions.
    fn default() -> Self {
        Options { limit: 50, format: Format::Report }
    }
}
