//! What to write about a card set, and how much of it.

/// How many solutions of a set are printed at most, unless the user asks for more or fewer.
pub const DEFAULT_LIMIT: usize = 50;

/// What to write about each card set.
#[derive(Clone, Copy, Debug)]
pub struct Options {
    /// How many solutions of a set to print at most.
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
    /// A picture of the solutions of the only set.
    #[cfg(not(bundle))]
    Picture,
}

impl Default for Options {
    /// The report that the task asks for, with at most [`DEFAULT_LIMIT`] solutions.
    fn default() -> Self {
        Options { limit: DEFAULT_LIMIT, format: Format::Report }
    }
}
