//! What a program may see: the system, what its command needs, and its own folders.
//!
//! An interpreter may lie in a home (`~/.pyenv/shims/python3`). Then the folder above its `bin` is
//! readable, and no more of the home. The tools of this workspace may lie in `/usr/local/bin`: they
//! are the reference, so they are left out of what is readable there.

use crate::tools::{folders, in_path};
use check::task_names;
use std::env;
use std::ffi::OsString;
use std::fs;
use std::path::{Path, PathBuf};

/// What all programs may read, as far as it is there.
const SYSTEM: [&str; 16] = [
    "/usr",
    "/bin",
    "/sbin",
    "/lib",
    "/lib32",
    "/lib64",
    "/etc",
    "/sys",
    "/nix/store",
    "/gnu/store",
    "/proc/cpuinfo",
    "/proc/filesystems",
    "/proc/loadavg",
    "/proc/meminfo",
    "/proc/stat",
    "/proc/sys",
];
/// What is beneath a home, and has more than one interpreter in it.
const SHARED: [&str; 3] = ["", ".local", ".cargo"];
/// Folders of programs, which need what lies beside these folders.
const PROGRAMS: [&str; 4] = ["bin", "sbin", "shims", "libexec"];

/// What goes into a box.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) enum Boxed {
    #[default]
    Program,
    Compiler,
}

/// What a box lets through.
#[derive(Debug, Default)]
#[cfg_attr(not(target_os = "linux"), expect(dead_code, reason = "there is no box"))]
pub(crate) struct Rights {
    pub(crate) of: Boxed,
    pub(crate) readable: Vec<PathBuf>,
    pub(crate) writable: Vec<PathBuf>,
    /// The most bytes of memory for a process.
    pub(crate) memory: Option<u64>,
}

/// What no program may see, wherever it is.
#[derive(Debug)]
pub(crate) struct Hidden(Vec<PathBuf>);

impl Hidden {
    /// Hides some folders, and the tools, which know the right answers.
    pub(crate) fn new(folders_of_others: &[&Path]) -> Self {
        let own = env::current_exe().ok().and_then(|file| Some(file.parent()?.to_owned()));
        let names = task_names().into_iter().chain(["check", "grade"]);
        let tools = names
            .flat_map(|name| folders().chain(own.clone()).map(move |folder| folder.join(name)));
        let all = tools.chain(folders_of_others.iter().map(|folder| (*folder).to_owned()));
        Hidden(all.filter_map(|path| path.canonicalize().ok()).collect())
    }

    /// Returns what a command may read.
    pub(crate) fn readable(&self, command: &[OsString]) -> Vec<PathBuf> {
        let system = SYSTEM.iter().map(PathBuf::from);
        // A word may be a command for a shell.
        let words = command.iter().flat_map(|word| {
            let text = word.to_string_lossy().into_owned();
            text.split_whitespace().map(str::to_owned).collect::<Vec<_>>()
        });
        let needed = words.filter_map(in_path).flat_map(|file| needs(&file));
        let mut readable = Vec::new();
        for path in system.chain(needed) {
            self.add_without_hidden(&path, &mut readable);
        }
        readable.sort();
        readable.dedup();
        readable
    }

    /// Adds a path, or in its place all in it that is not hidden. A link leads elsewhere, so it
    /// grants nothing then.
    fn add_without_hidden(&self, path: &Path, readable: &mut Vec<PathBuf>) {
        let Ok(real) = path.canonicalize() else { return };
        if self.0.iter().any(|hidden| real.starts_with(hidden)) {
            return;
        }
        if !self.0.iter().any(|hidden| hidden.starts_with(&real)) {
            readable.push(real);
            return;
        }
        for entry in fs::read_dir(&real).into_iter().flatten().flatten() {
            if entry.file_type().is_ok_and(|kind| !kind.is_symlink()) {
                self.add_without_hidden(&entry.path(), readable);
            }
        }
    }
}

/// Returns what a program in `PATH` needs to run: itself, and what is installed with it. A link, as
/// in a virtual environment, needs both where it is and where it leads.
fn needs(file: &Path) -> Vec<PathBuf> {
    let real = file.canonicalize().unwrap_or_else(|_| file.to_owned());
    [file, &real].into_iter().flat_map(|file| [file.to_owned(), installed(file)]).collect()
}

/// Returns the folder that a program is installed in.
fn installed(file: &Path) -> PathBuf {
    let own = file.to_owned();
    let Some(folder) = file.parent() else { return own };
    let is_of_programs = PROGRAMS.iter().any(|name| folder.ends_with(name));
    let Some(above) = folder.parent().filter(|_| is_of_programs) else { return own };
    let home = env::var_os("HOME").map(PathBuf::from);
    let is_shared =
        |home: &PathBuf| SHARED.iter().any(|name| above == home.join(name).components().as_path());
    let contains_home = |home: &PathBuf| home.starts_with(above);
    match home {
        Some(home) if is_shared(&home) || contains_home(&home) => above.join("lib"),
        _ => above.to_owned(),
    }
}
