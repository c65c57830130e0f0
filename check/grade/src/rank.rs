//! Which of several programs is run. The rule is the same in every language.
//!
//! Old versions and copies come last, and of what is left those that are named after the task, or
//! `main`, come first, then those that lie less deep, then those that read input. A file and its
//! numbered copy, `game.c` and `game (1).c`, are two versions of one file: the newer one comes
//! first.

use crate::files::File;
use crate::text::words;
use std::cmp::Reverse;
use std::collections::{BTreeMap, BTreeSet};
use std::ffi::OsStr;
use std::path::Path;
use std::time::{Duration, SystemTime};

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
    pub(crate) is_old: bool,
    is_named_otherwise: bool,
    depth: usize,
    /// No version of it reads input.
    pub(crate) reads_nothing: bool,
    /// The words of the path without the number of a version.
    family: Vec<String>,
    version: Reverse<u64>,
    copy: i64,
}

impl Rank {
    /// Returns whether nothing but the names tells two programs apart: then neither comes first.
    pub(crate) fn is_as_good_as(&self, other: &Rank) -> bool {
        let kind =
            |rank: &Rank| (rank.is_old, rank.is_named_otherwise, rank.depth, rank.reads_nothing);
        kind(self) == kind(other) && self.is_named_otherwise && self.family != other.family
    }
}

/// What ranks files: what we know of all of them.
pub(crate) struct Ranking<'a> {
    task: &'a str,
    times: BTreeMap<&'a Path, SystemTime>,
    /// The families of which a version reads input.
    reading: BTreeSet<Vec<String>>,
}

/// Sorts files: the program first.
pub(crate) fn sort(files: &mut [File], task: &str) {
    let all = files.to_vec();
    let ranking = Ranking::new(&all, task);
    files.sort_by_cached_key(|file| (ranking.rank(file), file.path.clone()));
}

impl<'a> Ranking<'a> {
    pub(crate) fn new(files: &'a [File], task: &'a str) -> Self {
        let times = files.iter().map(|file| (&*file.path, file.modified)).collect();
        let reading = files.iter().filter(|file| file.reads).map(|file| family(&file.path).0);
        Ranking { task, times, reading: reading.collect() }
    }

    /// Returns the rank of a file.
    pub(crate) fn rank(&self, file: &File) -> Rank {
        let stem = stem(&file.path);
        let (base, number) = numbered(&stem);
        let (family, version) = family(&file.path);
        Rank {
            is_old: family.iter().any(|word| OLD.contains(&&**word)),
            is_named_otherwise: !is_named(base, self.task),
            depth: file.path.components().count(),
            reads_nothing: !self.reading.contains(&family),
            family,
            version: Reverse(version),
            copy: number.map_or(0, |number| self.copy(file, base, number)),
        }
    }

    /// Returns where a copy stands beside its source, which is at 0: before it, if the copy is
    /// newer.
    fn copy(&self, file: &File, base: &str, number: i64) -> i64 {
        let ending = file.path.extension().map(OsStr::to_string_lossy).unwrap_or_default();
        let source = file.path.with_file_name(format!("{base}.{ending}"));
        let newer = self.times.get(&*source).and_then(|source| {
            let newer = file.modified.duration_since(*source).ok()?;
            i64::try_from(newer.as_secs()).ok().filter(|_| newer > SAME_TIME)
        });
        newer.map_or(number, |seconds| -seconds)
    }
}

/// Returns the words of a path without the number of a version or of a copy, and the version.
fn family(path: &Path) -> (Vec<String>, u64) {
    let folder = path.parent().unwrap_or(Path::new("")).to_string_lossy();
    let mut family = words(&folder);
    family.extend(words(numbered(&stem(path)).0));
    let version = take_version(&mut family);
    (family, version)
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
        let reads = path.contains("reads");
        File { path: path.into(), modified, bytes: 0, is_executable: false, reads }
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
    fn what_reads_input_comes_before_what_is_as_deep() {
        case(&[("main.c", 0), ("a.c", 0), ("src/reads.c", 0), ("src/a.c", 0)]);
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
        let files =
            ["a.py", "b.py", "main.py", "old/a.py", "a (1).py", "a_v2.py", "src/b.py", "reads.py"]
                .map(|path| file(path, 0));
        let ranking = Ranking::new(&files, "set-sim");
        let first = ranking.rank(&files[0]);
        assert!(first.is_as_good_as(&ranking.rank(&files[1])));
        for other in &files[2..] {
            assert!(!first.is_as_good_as(&ranking.rank(other)), "{:?}", other.path);
        }
    }
}
