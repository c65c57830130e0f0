//! The tasks. All that is special to one is in a file or folder of its own. The other modules know
//! only the trait [`Task`].

mod connect4;
mod set_sim;
mod turtle_puzzle;

use crate::task::Task;

/// All tasks.
pub(crate) static ALL: &[&dyn Task] =
    &[&set_sim::SetSim, &connect4::Connect4, &turtle_puzzle::TurtlePuzzle];

/// Returns the names of all tasks.
pub fn task_names() -> Vec<&'static str> {
    ALL.iter().map(|task| task.name()).collect()
}

/// Returns the task of a name.
///
/// # Panics
///
/// If there is none.
pub(crate) fn named(name: &str) -> &'static dyn Task {
    *ALL.iter().find(|task| task.name() == name).expect("a task")
}
