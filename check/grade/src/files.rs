//! The files of a submission: what may be a part of the program, and what is left out.
//!
//! A student hands in what an IDE, a build system or a package manager has put beside the program.
//! Nothing of that is compiled, run or copied.

use crate::language::Language;
use crate::names::decoded;
use std::fs::{self, FileType, Metadata};
use std::io::{self, Read};
use std::path::{Component, Path, PathBuf};
use std::time::SystemTime;

/// What a system, a build or a package manager adds. A `*` stands for any end.
const ADDED: [&str; 12] = [
    "__MACOSX",
    "Thumbs.db",
    "desktop.ini",
    "CMakeFiles",
    "_deps",
    "vcpkg_installed",
    "googletest*",
    "gtest",
    "node_modules",
    "site-packages",
    "__pycache__",
    "__pypackages__",
];
/// What `setup.py` adds to a folder `build`.
const BUILT: [&str; 4] = ["lib", "lib.linux*", "lib.macosx*", "lib.win*"];
/// What is in a virtual environment.
const ENVIRONMENT: [&str; 8] =
    ["bin", "lib", "lib64", "include", "share", "Lib", "Include", "Scripts"];
/// The file that marks a folder as a virtual environment.
const ENVIRONMENT_MARK: &str = "pyvenv.cfg";
/// A copy of a submission has at most this many bytes.
const MOST_COPIED: u64 = 500_000_000;
/// A source has at most this many bytes.
pub(crate) const LARGEST_SOURCE: u64 = 4_000_000;

/// A file of a submission.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct File {
    /// The path from the folder of the submission.
    pub(crate) path: PathBuf,
    pub(crate) modified: SystemTime,
    pub(crate) bytes: u64,
    pub(crate) is_executable: bool,
    /// Whether it is a source, and reads input.
    pub(crate) reads: bool,
}

/// What is left out, and why.
pub(crate) type LeftOut = (PathBuf, &'static str);

/// The files of a submission.
#[derive(Debug, Default)]
pub(crate) struct Files {
    pub(crate) all: Vec<File>,
    pub(crate) left_out: Vec<LeftOut>,
}

/// What we take of a folder.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Extent {
    /// What may belong to the program.
    Own,
    /// All files: a command of the teacher may need any.
    Everything,
}

impl Files {
    /// Lists the files in a folder and below it, by name, or a single file.
    ///
    /// # Errors
    ///
    /// If it cannot be read.
    pub(crate) fn of(submission: &Path, extent: Extent) -> io::Result<Self> {
        let mut files = Files::default();
        let metadata = fs::metadata(submission)?;
        if metadata.is_dir() {
            files.add_folder(submission, Path::new(""), extent)?;
        } else if !metadata.is_file() {
            // Opening a pipe would wait until somebody writes to it.
            return Err(io::Error::other("it is a pipe or a device"));
        } else {
            fs::File::open(submission)?;
            let name = submission.file_name().unwrap_or_default();
            files.all.push(File::new(name.into(), &metadata));
        }
        Ok(files)
    }

    fn add_folder(&mut self, root: &Path, folder: &Path, extent: Extent) -> io::Result<()> {
        let entries = fs::read_dir(root.join(folder))?;
        let mut names =
            entries.map(|entry| Ok(entry?.file_name())).collect::<io::Result<Vec<_>>>()?;
        names.sort();
        let is_environment = names.iter().any(|name| name == ENVIRONMENT_MARK);
        for name in names {
            let path = folder.join(&name);
            let metadata = fs::symlink_metadata(root.join(&path))?;
            let reason = match extent {
                _ if !is_usual(metadata.file_type()) => Some("it is a link, a pipe or a device"),
                Extent::Own => reason(&path, is_environment),
                Extent::Everything => None,
            };
            match reason {
                Some(reason) => self.left_out.push((path, reason)),
                None if metadata.is_file() => self.all.push(File::new(path, &metadata)),
                None if self.add_folder(root, &path, extent).is_ok() => {}
                None => self.left_out.push((path, "it cannot be read")),
            }
        }
        Ok(())
    }

    /// Copies the files to a folder. What cannot be copied is left out.
    ///
    /// # Errors
    ///
    /// If the folder cannot be made.
    pub(crate) fn copy(&mut self, submission: &Path, folder: &Path) -> io::Result<()> {
        fs::create_dir_all(folder)?;
        let mut left = MOST_COPIED;
        for file in std::mem::take(&mut self.all) {
            let from = source(submission, &file.path);
            let path = path_of_copy(&file.path);
            if file.bytes > left {
                self.left_out.push((path, "the copy would have more than 500 MB"));
            } else if copy_file(&from, &folder.join(&path)).is_err() {
                self.left_out.push((path, "it cannot be read, or copied"));
            } else {
                left -= file.bytes;
                let reads = reads(&folder.join(&path));
                self.all.push(File { path, reads, ..file });
            }
        }
        Ok(())
    }
}

impl File {
    fn new(path: PathBuf, metadata: &Metadata) -> Self {
        let modified = metadata.modified().unwrap_or(SystemTime::UNIX_EPOCH);
        let (bytes, is_executable) = (metadata.len(), is_executable(metadata));
        File { path, modified, bytes, is_executable, reads: false }
    }
}

/// Returns where a file of a submission is, which may be that file.
fn source(submission: &Path, path: &Path) -> PathBuf {
    if submission.is_dir() {
        submission.join(path)
    } else {
        submission.to_owned()
    }
}

/// Returns the path of a copy. In a command, {} stands for the file with the input. An archive that
/// was made on Windows may have `src\main.c`, and it must not lead out of the folder.
fn path_of_copy(path: &Path) -> PathBuf {
    let Some(text) = path.to_str() else { return path.to_owned() };
    let path = PathBuf::from(text.replace("{}", "()").replace('\\', "/"));
    let is_name = |part: &Component| matches!(part, Component::Normal(_));
    path.components().filter(is_name).collect()
}

fn copy_file(from: &Path, to: &Path) -> io::Result<()> {
    fs::create_dir_all(to.parent().unwrap_or(to))?;
    fs::copy(from, to)?;
    // The program may change its copy, even if the file could not be changed.
    make_writable(to)
}

/// Returns whether a file is a source, and reads input.
fn reads(path: &Path) -> bool {
    let Some(language) = Language::of(path) else { return false };
    let mut start = Vec::new();
    let opened = fs::File::open(path);
    let read = opened.and_then(|file| file.take(LARGEST_SOURCE).read_to_end(&mut start));
    read.is_ok() && language.reads(&decoded(&start))
}

/// Says why a file or a folder is left out, if it is.
fn reason(path: &Path, is_in_environment: bool) -> Option<&'static str> {
    let name = path.file_name().unwrap_or_default().to_string_lossy();
    let is_named = |pattern: &&str| match pattern.strip_suffix('*') {
        Some(start) => name.starts_with(start),
        None => *pattern == name,
    };
    let is_in_build = path.parent().is_some_and(|parent| parent.ends_with("build"));
    if name.starts_with('.') {
        Some("it is hidden")
    } else if is_in_environment && (name == ENVIRONMENT_MARK || ENVIRONMENT.contains(&&*name)) {
        Some("it belongs to a virtual environment")
    } else if ADDED.iter().any(is_named)
        || name.ends_with(".egg")
        || is_in_build && BUILT.iter().any(is_named)
    {
        Some("a build system or a package manager adds it")
    } else {
        None
    }
}

fn is_usual(kind: FileType) -> bool {
    kind.is_file() || kind.is_dir()
}

#[cfg(unix)]
fn is_executable(metadata: &Metadata) -> bool {
    std::os::unix::fs::PermissionsExt::mode(&metadata.permissions()) & 0o111 != 0
}

/// Windows runs what has a name for that; it is asked for when a program is chosen.
#[cfg(not(unix))]
fn is_executable(_metadata: &Metadata) -> bool {
    false
}

#[cfg(unix)]
fn make_writable(file: &Path) -> io::Result<()> {
    use std::os::unix::fs::PermissionsExt;
    let mode = fs::metadata(file)?.permissions().mode();
    fs::set_permissions(file, PermissionsExt::from_mode(mode | 0o600))
}

#[cfg(not(unix))]
#[expect(clippy::permissions_set_readonly_false, reason = "this is no Unix")]
fn make_writable(file: &Path) -> io::Result<()> {
    let mut permissions = fs::metadata(file)?.permissions();
    permissions.set_readonly(false);
    fs::set_permissions(file, permissions)
}

/// Removes a folder, or a file in its place. A program may have taken our rights to its folders, or
/// made them deeper than we have files to open.
pub(crate) fn remove(folder: &Path) -> io::Result<()> {
    let is_gone = || fs::symlink_metadata(folder).is_err();
    if is_gone() || fs::remove_dir_all(folder).is_ok() || fs::remove_file(folder).is_ok() {
        return Ok(());
    }
    let mut shell = std::process::Command::new("sh");
    shell.args(["-c", "chmod -R u+rwx \"$0\" 2> /dev/null; exec rm -rf \"$0\""]).arg(folder);
    let _ = shell.status();
    if is_gone() {
        Ok(())
    } else {
        fs::remove_dir_all(folder)
    }
}
