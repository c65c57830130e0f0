//! Calls of `check`, in one binary, so that their waits overlap.

#[cfg_attr(not(unix), allow(dead_code, reason = "most tests need a shell"))]
mod calls;
#[cfg(unix)]
#[cfg(unix)]
mod interrupted;
mod judge;
#[cfg(unix)]
mod programs;
#[cfg(unix)]
mod report;
#[cfg(unix)]
mod runs;
#[cfg(unix)]
mod saved;
#[cfg(unix)]
mod scripts;
