//! Submissions: the files and folders of a folder that somebody has handed in.

use crate::error::Error;
use crate::language::{has_ending, is_source, ARCHIVES, NOTEBOOK};
use crate::names::{shown, untaken};
use std::collections::BTreeSet;
use std::ffi::OsString;
use std::fs;
use std::io::{self, Read};
use std::path::{Path, PathBuf};

/// What is neither handed in nor shown.
const ADDED: [&str; 3] = ["__MACOSX", "Thumbs.db", "desktop.ini"];

/// A file or a folder that is graded.
#[derive(Debug)]
pub(crate) struct Submission {
    pub(crate) path: PathBuf,
    /// Its name in the table.
    pub(crate) shown: String,
    /// The name of the folder with its results.
    pub(crate) folder: String,
}

/// What is in a folder of submissions.
#[derive(Debug, Default)]
pub(crate) struct Submissions {
    pub(crate) all: Vec<Submission>,
    /// The names of files that are no programs.
    pub(crate) others: Vec<String>,
}

impl Submissions {
    /// Lists what is in a folder, by name. With `takes_all`, any file may be a program, since the
    /// teacher says how it is run.
    ///
    /// # Errors
    ///
    /// If the folder cannot be read.
    pub(crate) fn of(folder: &Path, takes_all: bool) -> Result<Self, Error> {
        let shown_folder = shown(folder.as_os_str());
        let cannot_read = |error| Error::System(format!("'{shown_folder}' cannot be read"), error);
        let names = names(folder).map_err(cannot_read)?;
        let (mut submissions, mut taken) = (Submissions::default(), BTreeSet::new());
        for name in &names {
            let path = folder.join(name);
            let shown = shown(name);
            if takes_all || is_program(&path) && !is_unpacked(&path, &names) {
                let folder = untaken(&shown, &mut taken);
                submissions.all.push(Submission { path, shown, folder });
            } else {
                submissions.others.push(shown);
            }
        }
        Ok(submissions)
    }

    /// Returns whether nothing is there.
    pub(crate) fn is_empty(&self) -> bool {
        self.all.is_empty() && self.others.is_empty()
    }
}

/// Returns the sorted names of what is in a folder, and not hidden.
fn names(folder: &Path) -> io::Result<Vec<OsString>> {
    let entries = fs::read_dir(folder)?;
    let mut names = entries.map(|entry| Ok(entry?.file_name())).collect::<io::Result<Vec<_>>>()?;
    let is_added = |name: &str| name.starts_with('.') || ADDED.contains(&name);
    names.retain(|name| !is_added(&name.to_string_lossy()));
    names.sort();
    Ok(names)
}

/// Returns whether a file may be a program, or may have one in it. What a link leads to counts.
fn is_program(path: &Path) -> bool {
    let is_file = path.is_file();
    !is_file
        || is_source(path)
        || is_archive(path)
        || has_ending(path, &[NOTEBOOK])
        || is_executable(path)
}

fn is_archive(path: &Path) -> bool {
    has_ending(path, &ARCHIVES)
}

/// Returns whether the file is a binary, or a script that names its interpreter.
pub(crate) fn is_executable(path: &Path) -> bool {
    let mut start = [0; 4];
    let read = fs::File::open(path).and_then(|mut file| file.read(&mut start));
    let is_known = |magic: &[u8]| start.starts_with(magic);
    read.is_ok() && MAGIC.into_iter().any(is_known)
}

/// How programs begin: scripts, and binaries of Linux, macOS (thin and fat) and Windows.
const MAGIC: [&[u8]; 5] = [b"#!", b"\x7fELF", b"\xcf\xfa\xed\xfe", b"\xca\xfe\xba\xbe", b"MZ"];

/// Returns whether an archive stands beside what was in it: `alice.zip` beside `alice`.
fn is_unpacked(path: &Path, names: &[OsString]) -> bool {
    let stem = |name: &Path| name.file_stem().map(OsString::from);
    let own = stem(path);
    let is_beside = |name: &OsString| {
        let name = Path::new(name);
        Some(name.as_os_str()) == own.as_deref() || !is_archive(name) && stem(name) == own
    };
    path.is_file() && is_archive(path) && names.iter().any(is_beside)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Lists a folder with some files; those whose names end in `/` are folders.
    fn listed(names: &[&str]) -> (String, String) {
        let folder = tempfile::tempdir().expect("a folder");
        for name in names {
            let path = folder.path().join(name);
            let made = match name.strip_suffix('/') {
                Some(_) => fs::create_dir(path),
                None => fs::write(path, ""),
            };
            made.expect("a file can be made");
        }
        let found = Submissions::of(folder.path(), false).expect("it can be listed");
        let shown: Vec<_> = found.all.iter().map(|submission| &*submission.shown).collect();
        (shown.join(" "), found.others.join(" "))
    }

    #[test]
    fn what_is_no_program_is_no_submission() {
        for (names, programs, others) in [
            (
                &["alice/", "b.c", "status.csv", "README.md"][..],
                "alice b.c",
                "README.md status.csv",
            ),
            (&["a.zip", "b.ipynb", "c.rs", "d.jar"], "a.zip b.ipynb c.rs", "d.jar"),
            (&["alice.zip", "alice/", "bob.zip", "bob.py"], "alice bob.py", "alice.zip bob.zip"),
            (&[".hidden", "Thumbs.db", "notes"], "", "notes"),
        ] {
            assert_eq!(listed(names), (programs.to_owned(), others.to_owned()));
        }
    }
}
