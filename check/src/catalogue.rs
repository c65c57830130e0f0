//! The mistakes that programs for a task make.

use crate::mistake::Mistake;
use crate::numbered::Numbered;

/// The catalogue of a task.
#[derive(Default)]
pub(crate) struct Catalogue {
    pub(crate) mistakes: Vec<Mistake>,
    /// Those with a number, such as the size of a buffer.
    pub(crate) numbered: Vec<Numbered>,
}
