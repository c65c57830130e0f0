//! What a program may see: the system, the tools of all languages, what the teacher's commands
//! need, and its own folders.
//!
//! A submission says little of that: no word of it makes a file readable, but for the interpreter
//! of a script, which must be in a folder of `PATH`.
//!
//! An interpreter may lie in a home (`~/.pyenv/shims/python3`). Then the folder above its `bin` is
//! readable, and no more of the home. The tools of this workspace may lie in `/usr/local/bin`: they
//! are the reference, so they are left out of what is readable there.

use crate::language::tools;
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

/// What all programs may see, and what none may.
#[derive(Debug)]
pub(crate) struct Reach {
    readable: Vec<PathBuf>,
    hidden: Vec<PathBuf>,
}

impl Reach {
    /// Hides some folders, and the tools, which know the right answers. Shows what the commands of
    /// the teacher need.
    pub(crate) fn new(folders_of_others: &[&Path], commands: &[OsString]) -> Self {
        let hidden = hidden(folders_of_others);
        let mut reach = Reach { readable: SYSTEM.iter().map(PathBuf::from).collect(), hidden };
        // A word may be a command for a shell. A path such as ./game is in each submission.
        let texts: Vec<_> = commands.iter().map(|word| word.to_string_lossy()).collect();
        let words = texts.iter().flat_map(|text| text.split_whitespace());
        let own = words.filter(|word| !word.contains('/') || word.starts_with('/'));
        let programs = own.filter_map(in_path).chain(tools().filter_map(in_path));
        reach.readable.extend(programs.flat_map(|file| needs(&file)));
        reach.readable = reach.without_hidden(&reach.readable);
        reach
    }

    /// Returns what a program may read, by its first line if it is a script.
    pub(crate) fn readable(&self, first_line: Option<&str>) -> Vec<PathBuf> {
        let interpreter = first_line.and_then(interpreter);
        let needed: Vec<_> = interpreter.iter().flat_map(|file| needs(file)).collect();
        [&self.readable[..], &self.without_hidden(&needed)].concat()
    }

    /// Returns some paths, each once, without what is hidden.
    fn without_hidden(&self, paths: &[PathBuf]) -> Vec<PathBuf> {
        let mut left = Vec::new();
        for path in paths {
            self.add_without_hidden(path, &mut left);
        }
        left.sort();
        left.dedup();
        left
    }

    /// Adds a path, or in its place all in it that is not hidden. A link leads elsewhere, so it
    /// grants nothing then.
    fn add_without_hidden(&self, path: &Path, left: &mut Vec<PathBuf>) {
        let Ok(real) = path.canonicalize() else { return };
        if self.hidden.iter().any(|hidden| real.starts_with(hidden)) {
            return;
        }
        if !self.hidden.iter().any(|hidden| hidden.starts_with(&real)) {
            left.push(real);
            return;
        }
        for entry in fs::read_dir(&real).into_iter().flatten().flatten() {
            if entry.file_type().is_ok_and(|kind| !kind.is_symlink()) {
                self.add_without_hidden(&entry.path(), left);
            }
        }
    }
}

/// Returns some folders, and where the tools of this workspace are.
fn hidden(folders_of_others: &[&Path]) -> Vec<PathBuf> {
    let own = env::current_exe().ok().and_then(|file| Some(file.parent()?.to_owned()));
    let names = task_names().into_iter().chain(["check", "grade"]);
    let tools =
        names.flat_map(|name| folders().chain(own.clone()).map(move |folder| folder.join(name)));
    let all = tools.chain(folders_of_others.iter().map(|folder| (*folder).to_owned()));
    all.filter_map(|path| path.canonicalize().ok()).collect()
}

/// Returns the interpreter that the first line of a script names, if it is in a folder of `PATH`.
fn interpreter(line: &str) -> Option<PathBuf> {
    let mut words = line.strip_prefix("#!")?.split_whitespace();
    let first = words.next()?;
    let is_name = |word: &&str| !word.starts_with('-') && !word.contains('=');
    let name = if first.ends_with("/env") { words.find(is_name)? } else { first };
    let file = in_path(name)?;
    folders().any(|folder| file.parent() == Some(&folder)).then_some(file)
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
