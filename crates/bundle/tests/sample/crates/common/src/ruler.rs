//! Something to measure with.

use std::fmt;

/// A ruler.
pub struct Ruler {
    length: usize,
}

/// What nobody measures in.
pub struct UnusedUnit;

impl fmt::Display for UnusedUnit {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        f.write_str("unused")
    }
}

impl PartialEq<Ruler> for UnusedUnit {
    fn eq(&self, ruler: &Ruler) -> bool {
        ruler.length == 1
    }
}

impl Ruler {
    /// How long a ruler is.
    pub const LENGTH: usize = 30;
    /// How long none is.
    pub const UNUSED_LENGTH: usize = 31;

    /// Makes a ruler.
    pub fn new(length: usize) -> Ruler {
        Ruler { length }
    }

    /// Its length, under a name that slices have for it, too.
    pub fn len(&self) -> usize {
        self.length
    }

    /// Unused, though its name is not: slices have it, too.
    pub fn is_empty(&self) -> bool {
        self.length == 0
    }
}
