//! Up and down, and what each is called.

/// A direction.
#[cfg_attr(feature = "cli", derive(Unused))]
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Direction {
    /// Towards the top.
    Up,
    /// Towards the bottom.
    Down,
}

/// A direction that nobody goes.
pub type UnusedDirection = Direction;

impl Direction {
    /// The direction to go after `number` steps.
    pub fn opposite(number: i64) -> Direction {
        use Direction::*;
        match u8::try_from(number) {
            Ok(1) => Down,
            _ => Up,
        }
    }

    #[expect(clippy::unused_self, reason = "to see what becomes of lints")]
    /// The direction itself.
    pub fn unused_self(self) {}
}
