//! How it ends to try one input after the other.
//!
//! To run out of time is no failure: what we know by then is reported. It is an error only where
//! something stays unfinished, the diagnosis or simplifying. So a search never has to ask for it.

use crate::stop::Stop;

/// How it ended to try one input after the other.
pub(crate) enum Ended<T> {
    /// One was enough. What it gave.
    Enough(T),
    /// All were tried.
    All,
    /// Some are left.
    OutOfTime,
}

/// Why the diagnosis or simplifying is unfinished.
pub(crate) enum Unfinished {
    OutOfTime,
    Stopped(Stop),
}

/// Returns what was enough, if something was, or an error if some inputs are left.
pub(crate) fn in_time<T>(ended: Result<Ended<T>, Stop>) -> Result<Option<T>, Unfinished> {
    match ended {
        Ok(Ended::Enough(result)) => Ok(Some(result)),
        Ok(Ended::All) => Ok(None),
        Ok(Ended::OutOfTime) => Err(Unfinished::OutOfTime),
        Err(stop) => Err(Unfinished::Stopped(stop)),
    }
}
