//! Which of several programs is run. The rule is the same in every language.
//!
//! Old versions and copies come last, and of what is left those that are named after the task, or
//! `main`, come first, then those that lie less deep. A file and its numbered copy, `game.c` and
//! `game (1).c`, are two versions of one file: the newer one comes first.

use crate::files::File;
use crate::text::words;
use std::cmp::Reverse;
use std::ffi::OsStr;
use std::path::Path;
use std::time::Duration;

/// Words in a path that mark an old version, a copy, or what the teacher has handed out.
const OLD: [&str; 22] = [
    "old",
    "older",
    "backup",
    "backups",
    "bak",
    "archive",
    "archives",
    "archiv",
    "alt",
    "alte",
    "copy",
    "copies",
    "kopie",
    "kopien",
    "template",
    "templates",
    "vorlage",
    "vorlagen",
    "original",
    "previous",
    "deprecated",
    "obsolete",
];
/// Words before the number of a version.
const VERSION: [&str; 6] = ["v", "version", "versuch", "abgabe", "attempt", "submission"];
/// Archives keep the time of a file to two seconds.
const SAME_TIME: Duration = Duration::from_secs(2);

/// How likely a file is the program: the least one is it. The fields are compared in order.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) struct Rank {
    is_old: bool,
    is_named_otherwise: bool,
    depth: usize,
    /// The words of the path without the number of a version.
    family: Vec<String>,
    version: Reverse<u64>,
    copy: i64,
}

impl Rank {
    /// Returns whether it is an old version or a copy.
    pub(crate) fn is_old(&self) -> bool {
        self.is_old
    }

    /// Returns whether nothing but the names tells two programs apart: then neither comes first.
    pub(crate) fn is_as_good_as(&self, other: &Rank) -> bool {
        let kind = |rank: &Rank| (rank.is_old, rank.is_named_otherwise);
        kind(self) == kind(other) && self.is_named_otherwise && self.family != other.family
    }
}

/// Sorts files: the program first.
pub(crate) fn sort(files: &mut [File], task: &str) {
    let all = files.to_vec();
    files.sort_by_cached_key(|file| (rank(file, &all, task), file.path.clone()));
}

/// Returns the rank of a file among others.
pub(crate) fn rank(file: &File, all: &[File], task: &str) -> Rank {
    let stem = stem(&file.path);
    let (base, number) = numbered(&stem);
    let folder = file.path.parent().unwrap_or(Path::new("")).to_string_lossy();
    let mut words = words(&folder);
    words.extend(crate::text::words(base));
    let is_old = words.iter().any(|word| OLD.contains(&&**word));
    let version = take_version(&mut words);
    Rank {
        is_old,
        is_named_otherwise: !is_named(base, task),
        depth: file.path.components().count(),
        family: words,
        version: Reverse(version),
        copy: number.map_or(0, |number| copy(file, base, number, all)),
    }
}

/// Returns whether a name is `main`, or that of the task.
pub(crate) fn is_named(stem: &str, task: &str) -> bool {
    let letters = |text: &str| text.to_lowercase().replace(['-', '_', ' '], "");
    ["main", &letters(task)].contains(&&*letters(stem))
}

pub(crate) fn stem(path: &Path) -> String {
    path.file_stem().map(OsStr::to_string_lossy).unwrap_or_default().into_owned()
}

/// Returns a name without the number of a copy, and this number: 1 of `game (1)`.
fn numbered(stem: &str) -> (&str, Option<i64>) {
    let number = stem.strip_suffix(')').and_then(|start| start.rsplit_once('('));
    match number.and_then(|(base, number)| Some((base.trim_end(), number.parse().ok()?))) {
        Some((base, number)) if !base.is_empty() => (base, Some(number)),
        _ => (stem, None),
    }
}

/// Returns where a copy stands beside its source, which is at 0: before it, if the copy is newer.
fn copy(file: &File, base: &str, number: i64, all: &[File]) -> i64 {
    let folder = file.path.parent();
    let is_source = |other: &&File| other.path.parent() == folder && stem(&other.path) == base;
    let newer = all.iter().find(is_source).and_then(|source| {
        let newer = file.modified.duration_since(source.modified).ok()?;
        i64::try_from(newer.as_secs()).ok().filter(|_| newer > SAME_TIME)
    });
    newer.map_or(number, |seconds| -seconds)
}

/// Takes the number of the last version out of the words of a path. Returns 0 if there is none.
fn take_version(words: &mut Vec<String>) -> u64 {
    let number = |pair: &[String]| VERSION.contains(&&*pair[0]).then(|| pair[1].parse().ok())?;
    let Some(place) = words.windows(2).rposition(|pair| number(pair).is_some()) else { return 0 };
    let version = number(&words[place..]).unwrap_or(0);
    words.drain(place..place + 2);
    version
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::time::SystemTime;

    /// Asserts an order of files, of which each is some seconds old.
    #[track_caller]
    fn case(expected: &[(&str, u64)]) {
        let mut files: Vec<_> = expected.iter().map(|(path, age)| file(path, *age)).collect();
        files.reverse();
        sort(&mut files, "set-sim");
        let paths: Vec<_> = files.iter().map(|file| file.path.to_string_lossy()).collect();
        assert_eq!(paths, expected.iter().map(|(path, _)| *path).collect::<Vec<_>>());
    }

    fn file(path: &str, age: u64) -> File {
        let modified = SystemTime::UNIX_EPOCH + Duration::from_secs(1_000_000 - age);
        File { path: path.into(), modified, bytes: 0, is_executable: false }
    }

    #[test]
    fn a_program_is_named_after_the_task_or_main_and_is_not_deep() {
        case(&[("main.c", 0), ("src/Set_Sim.c", 0), ("a.c", 0), ("src/a.c", 0)]);
    }

    #[test]
    fn old_versions_come_last() {
        case(&[("game.c", 9), ("old/main.c", 0)]);
        case(&[("deep/in/game.py", 9), ("Kopie von main.py", 0)]);
        case(&[("game.py", 9), ("template/main.py", 0)]);
        case(&[("v10/main.c", 9), ("v9/main.c", 0)]);
        case(&[("game_v2.py", 9), ("game_v1.py", 0), ("game.py", 0)]);
    }

    #[test]
    fn of_a_file_and_its_numbered_copy_the_newer_comes_first() {
        case(&[("game.c", 1), ("game (1).c", 1)]);
        case(&[("game.c", 1), ("game (1).c", 0)]);
        case(&[("game (1).c", 0), ("game.c", 60)]);
        case(&[("game (2).c", 0), ("game (1).c", 9), ("game.c", 60)]);
        case(&[("game.c", 0), ("game (1).c", 60)]);
    }

    #[test]
    fn two_programs_may_be_as_good_as_each_other() {
        let files = ["a.py", "b.py", "main.py", "old/a.py", "a (1).py", "a_v2.py"]
            .map(|path| file(path, 0));
        let rank = |place: usize| rank(&files[place], &files, "set-sim");
        assert!(rank(0).is_as_good_as(&rank(1)));
        for other in [2, 3, 4, 5] {
            assert!(!rank(0).is_as_good_as(&rank(other)), "{:?}", files[other].path);
        }
    }
}
