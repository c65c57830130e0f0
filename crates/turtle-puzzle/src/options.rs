//! Options beyond the default report.

/// What to write about each card set.
#[derive(Clone, Copy, Debug)]
pub struct Options {
    /// The most solutions of a set to print.
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
}

impl Default for Options {
    /// The report that the task asks for, with at most 50 solutions.
    fn default() -> Self {
        Options { limit: 50, format: Format::Report }
    }
}
