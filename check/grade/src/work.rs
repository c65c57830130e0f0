//! One submission while it is graded: its files, its folders, and what the report will say of it.

use crate::boxed::launcher;
use crate::files::{remove, File, Files, LARGEST_SOURCE};
use crate::language::Language;
use crate::names::{decoded, shown};
use crate::rank;
use crate::reach::{Boxed, Reach, Rights};
use crate::text::{mentions, words};
use check::{Assignment, Output, Program, Stop};
use std::ffi::OsString;
use std::fs;
use std::io;
use std::path::{Path, PathBuf};
use std::time::Duration;

/// The memory of a compiler, and of a program in C, C++ or Python, in bytes.
pub(crate) const COMPILER_MEMORY: u64 = 4_096_000_000;
pub(crate) const PROGRAM_MEMORY: u64 = 2_048_000_000;
/// The time for compiling.
const TIME_TO_COMPILE: Duration = Duration::from_secs(120);
/// The most lines of what a compiler says in a report.
const MOST_LINES: usize = 100;
/// Words that name a test.
const TESTS: [&str; 7] = ["test", "tests", "testing", "unittest", "unittests", "conftest", "spec"];
/// What opens a file: a program may read its input from one.
const OPENS: [&str; 3] = ["fopen(", "ifstream", "open("];

/// What is graded is not: why, in the table and in the report.
#[derive(Debug)]
pub(crate) enum Problem {
    /// There is no program that could be run.
    NotGraded { remark: &'static str, details: String },
    /// Ctrl-C was pressed, or a run cannot be made.
    Stop(Stop),
}

impl From<Stop> for Problem {
    fn from(stop: Stop) -> Self {
        Problem::Stop(stop)
    }
}

impl From<io::Error> for Problem {
    fn from(error: io::Error) -> Self {
        let what = "cannot write what a compiler needs".to_owned();
        Problem::Stop(check::Error::System { what, error }.into())
    }
}

/// A program that is ready to run.
#[derive(Debug, Default)]
pub(crate) struct Chosen {
    /// Its command, without the arguments of the teacher.
    pub(crate) command: Vec<OsString>,
    /// The folder where it runs, seen from that of the submission.
    pub(crate) folder: PathBuf,
    pub(crate) memory: Option<u64>,
    /// Its source, if it is one of several programs.
    pub(crate) of_several: Option<String>,
}

/// A submission that is graded.
pub(crate) struct Work<'a> {
    pub(crate) assignment: &'a Assignment,
    pub(crate) reach: &'a Reach,
    /// The name of the submission, without its ending.
    pub(crate) name: String,
    pub(crate) task: &'a str,
    /// The folder with the copy of the submission.
    pub(crate) submitted: PathBuf,
    /// The folder for what a compiler makes.
    pub(crate) built: PathBuf,
    /// All files, those that may be the program first.
    pub(crate) files: Vec<File>,
    /// What the report says before all else.
    pub(crate) notes: String,
    left: Duration,
}

impl<'a> Work<'a> {
    /// Copies a submission to a folder.
    ///
    /// # Errors
    ///
    /// If the folders cannot be made.
    pub(crate) fn new(
        (assignment, task, reach): (&'a Assignment, &'a str, &'a Reach),
        submission: &Path,
        mut files: Files,
        folder: &Path,
    ) -> io::Result<Self> {
        let submitted = folder.join("submitted");
        files.copy(submission, &submitted)?;
        let mut work = Work {
            assignment,
            reach,
            name: rank::stem(submission),
            task,
            submitted,
            built: folder.join("built"),
            files: files.all,
            notes: String::new(),
            left: TIME_TO_COMPILE,
        };
        rank::sort(&mut work.files, task);
        for (path, reason) in files.left_out {
            work.note(&format!("Left out, since {reason}"), [&*path]);
        }
        Ok(work)
    }

    /// Says in the report something about files, if there are any.
    pub(crate) fn note<'b>(&mut self, what: &str, files: impl IntoIterator<Item = &'b Path>) {
        let names: String = files.into_iter().map(|file| shown(file.as_os_str()) + "\n").collect();
        if !names.is_empty() && !self.notes.contains(&format!("{what}:\n")) {
            self.notes += &format!("{what}:\n{names}");
        } else if let Some(start) = self.notes.find(&format!("{what}:\n")) {
            self.notes.insert_str(start + what.len() + 2, &names);
        }
    }

    /// Returns the sources of a language, those of tests only if `takes_tests`.
    pub(crate) fn sources(&self, language: Language, takes_tests: bool) -> Vec<File> {
        let is_source = |file: &&File| {
            let is_taken = Language::of(&file.path).is_some_and(|other| language.takes(other));
            is_taken && is_part(file) && (takes_tests || !self.is_test(file))
        };
        self.files.iter().filter(is_source).cloned().collect()
    }

    /// Returns whether a source is called a test and reads no input, or is in a folder of tests.
    pub(crate) fn is_test(&self, file: &File) -> bool {
        let is_called = |name: &str| words(name).iter().any(|word| TESTS.contains(&&**word));
        let folder = file.path.parent().unwrap_or(Path::new("")).to_string_lossy();
        let opens = |text: String| OPENS.iter().any(|word| mentions(&text, word));
        let reads = || file.reads || opens(self.text(&file.path));
        is_called(&folder) || is_called(&rank::stem(&file.path)) && !reads()
    }

    /// Returns the text of a file of the submission, whatever its encoding.
    pub(crate) fn text(&self, path: &Path) -> String {
        decoded(&fs::read(self.submitted.join(path)).unwrap_or_default())
    }

    /// Returns a program, or a compiler, in a box.
    pub(crate) fn program(&self, chosen: &Chosen, of: Boxed) -> Program {
        let readable = self.reach.readable(self.first_line(chosen).as_deref());
        let writable = vec![self.submitted.clone(), self.built.clone()];
        let launcher = launcher(&Rights { of, readable, writable, memory: chosen.memory });
        let folder = Some(self.submitted.join(&chosen.folder));
        let environment = ENVIRONMENT.map(|(name, value)| (name.to_owned(), value.into())).to_vec();
        let command = command(&chosen.command, folder.as_deref());
        Program { command, launcher, folder, environment }
    }

    /// Returns the first line of the program, if it is a file of the submission: that of a script
    /// says what runs it.
    fn first_line(&self, chosen: &Chosen) -> Option<String> {
        let name = chosen.command.first().map(Path::new);
        let file = name.filter(|name| name.components().count() > 1)?;
        self.text(&chosen.folder.join(file)).lines().next().map(str::to_owned)
    }

    /// Runs a compiler in a folder, seen from that of the submission.
    ///
    /// # Errors
    ///
    /// After Ctrl-C, if it cannot be started, or if the time for compiling is over.
    pub(crate) fn compile(
        &mut self,
        command: Vec<OsString>,
        folder: impl Into<PathBuf>,
        memory: Option<u64>,
    ) -> Result<Output, Problem> {
        fs::create_dir_all(&self.built)?;
        let chosen = Chosen { command, folder: folder.into(), memory, of_several: None };
        let output = self.assignment.run(&self.program(&chosen, Boxed::Compiler), self.left)?;
        self.left = rest(self.left, output.time)?;
        Ok(output)
    }

    /// Returns how long the compilers have run.
    pub(crate) fn compiled_for(&self) -> Duration {
        TIME_TO_COMPILE.saturating_sub(self.left)
    }

    /// Removes what was built before.
    pub(crate) fn clean(&self) -> Result<(), Problem> {
        Ok(remove(&self.built)?)
    }
}

/// Returns the time that is left for compiling, if any is.
fn rest(left: Duration, used: Duration) -> Result<Duration, Problem> {
    let rest = left.checked_sub(used).filter(|rest| !rest.is_zero());
    rest.ok_or_else(|| Problem::NotGraded {
        remark: "compiling takes too long",
        details: "This was stopped after two minutes.\n".to_owned(),
    })
}

/// Returns a command for a folder. Windows looks for a program from our folder, not from that.
fn command(words: &[OsString], folder: Option<&Path>) -> Vec<OsString> {
    let mut words = words.to_vec();
    if let (Some(folder), Some(name), true) = (folder, words.first_mut(), cfg!(windows)) {
        if Path::new(name).components().count() > 1 {
            *name = folder.join(&*name).into();
        }
    }
    words
}

/// Returns whether a source may be a part of a program.
fn is_part(file: &File) -> bool {
    let name = file.path.file_name().unwrap_or_default().to_string_lossy();
    let is_empty_package = name == "__init__.py" && file.bytes == 0;
    file.bytes <= LARGEST_SOURCE && !is_empty_package && !name.ends_with("-info.java")
}

/// Returns a problem, with the first lines of what a compiler has said.
pub(crate) fn does_not_compile(messages: &str) -> Problem {
    let lines = messages.lines().filter(|line| !line.trim().is_empty()).take(MOST_LINES);
    let details = lines.map(|line| line.to_owned() + "\n").collect();
    Problem::NotGraded { remark: "does not compile", details }
}

/// Variables of programs and compilers. They may print any letter, add nothing to their folders,
/// and numpy takes no memory for many threads.
const ENVIRONMENT: [(&str, &str); 4] = [
    ("LC_ALL", if cfg!(target_os = "macos") { "en_US.UTF-8" } else { "C.UTF-8" }),
    ("PYTHONUTF8", "1"),
    ("PYTHONDONTWRITEBYTECODE", "1"),
    ("OPENBLAS_NUM_THREADS", "1"),
];

/// Returns a path that no command takes for an option.
pub(crate) fn operand(path: &Path) -> OsString {
    if path.as_os_str().as_encoded_bytes().starts_with(b"-") {
        Path::new(".").join(path).into()
    } else {
        path.into()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_compilers_use_together_has_a_limit() {
        let after = |seconds| rest(Duration::from_secs(20), Duration::from_secs(seconds));
        assert!(after(19).is_ok_and(|left| left == Duration::from_secs(1)));
        assert!(
            matches!(after(20), Err(Problem::NotGraded { remark, .. }) if remark.contains("long"))
        );
        assert!(after(21).is_err());
    }
}
