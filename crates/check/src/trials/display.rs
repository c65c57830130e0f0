//! What a terminal shows while the program runs: the time, and what has been found so far.

use super::Trials;
use crate::error::prefixed;
use indicatif::ProgressStyle;
use std::time::Duration;
use std::{io, thread};

/// The time between two changes of the display.
const TICK: Duration = Duration::from_millis(100);

impl Trials<'_> {
    /// Shows the time and a text, in which `{pos}` is the number of inputs that agree and `{msg}` the message.
    pub(crate) fn show(&self, text: &str) {
        let style = ProgressStyle::with_template(&format!("{{spinner}} {{elapsed}} {text}"));
        self.progress.set_style(style.expect("the template is valid"));
    }

    /// Keeps the display moving while a program hangs. indicatif's `enable_steady_tick` would do this, but it
    /// panics if no thread can be started.
    pub(crate) fn keep_moving(&self) -> io::Result<()> {
        let progress = self.progress.downgrade();
        let tick = move || {
            while let Some(progress) = progress.upgrade() {
                progress.tick();
                drop(progress);
                thread::sleep(TICK);
            }
        };
        thread::Builder::new().spawn(tick).map(drop).map_err(prefixed("cannot start a thread"))
    }
}
