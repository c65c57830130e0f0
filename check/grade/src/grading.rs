//! The table: a line for each submission, and a folder with its report.

use crate::arguments::{Arguments, Words};
use crate::boxed::leaks;
use crate::error::Error;
use crate::files::{remove, Extent, Files};
use crate::language::Language;
use crate::lock::lock;
use crate::names::{printable, shown};
use crate::reach::{Boxed, Reach};
use crate::submission::{Submission, Submissions};
use crate::tools::skip_shim;
use crate::work::{does_not_compile, Chosen, Problem, Work};
use crate::{c, executable, java, python};
use check::{Assignment, Grade, Saved, Stop};
use indicatif::{ProgressBar, ProgressStyle};
use std::ffi::OsString;
use std::fs;
use std::io::{self, ErrorKind, Write};
use std::path::{absolute, Path, PathBuf};
use std::time::Duration;

/// The folder with the results.
const GRADED: &str = "graded";

/// Grades all submissions.
///
/// # Errors
///
/// If the call or an input is wrong, or a result cannot be written.
pub(crate) fn grade_all(arguments: &Arguments) -> Result<(), Error> {
    let folder = folder(arguments)?;
    let submissions = Submissions::of(&folder, arguments.run.is_some())?;
    if submissions.is_empty() {
        return Err(Error::Empty(shown(arguments.folder.as_os_str())));
    }
    let assignment =
        Assignment::new(&arguments.task, arguments.limit, arguments.fixtures.as_deref())?;
    let failed = |error| Error::System("the folder graded cannot be made".to_owned(), error);
    fs::create_dir_all(GRADED).map_err(failed)?;
    let results = absolute(GRADED).map_err(failed)?;
    let _lock = lock(&results)?;
    limit_files();
    say(&submissions.others);
    let inputs = arguments.fixtures.as_deref().unwrap_or(&folder);
    if arguments.run.is_none() {
        look_for_tools(&submissions.all)?;
    }
    let reach = Reach::new(&[&folder, &results, inputs], &arguments.words());
    let grading = Grading { arguments, assignment, results, reach };
    let graded = grading.all(&submissions.all);
    // A program may have left what is hard to remove in the folder for temporary files.
    let _ = remove(grading.assignment.folder());
    graded
}

/// Returns the folder with the submissions, which is not the one with the results.
fn folder(arguments: &Arguments) -> Result<PathBuf, Error> {
    let name = shown(arguments.folder.as_os_str());
    let wrong = |what: &str| Error::Usage(format!("'{name}' is {what}"));
    let folder = arguments.folder.canonicalize().ok().filter(|folder| folder.is_dir());
    let folder = folder.ok_or_else(|| wrong("not a folder"))?;
    let here = Path::new(".").canonicalize().unwrap_or_default();
    if folder == here || folder.starts_with(here.join(GRADED)) {
        return Err(wrong("where the results go"));
    }
    Ok(folder)
}

/// Says what is left out, and what the box of this machine does not keep out.
fn say(others: &[String]) {
    let files = match others {
        [] => None,
        [other] => Some(format!("1 file is no program: {other}")),
        _ => Some(format!("{} files are no programs: {}", others.len(), others.join(", "))),
    };
    for line in files.into_iter().chain(leaks().into_iter().map(str::to_owned)) {
        let _ = writeln!(io::stderr(), "grade: {line}");
    }
}

/// Limits the size of a file that we, a compiler or a program write.
fn limit_files() {
    #[cfg(unix)]
    {
        use nix::sys::resource::{setrlimit, Resource};
        const MOST: u64 = 512_000_000;
        let _ = setrlimit(Resource::RLIMIT_FSIZE, MOST, MOST);
    }
}

/// What all submissions share.
struct Grading<'a> {
    arguments: &'a Arguments,
    assignment: Assignment,
    /// The folder with the results.
    results: PathBuf,
    reach: Reach,
}

impl Grading<'_> {
    fn all(&self, submissions: &[Submission]) -> Result<(), Error> {
        for (place, submission) in submissions.iter().enumerate() {
            let left = submissions.len() - place;
            let progress = format!("{} ({left} left): ", submission.shown);
            let (row, report) = self.row(submission, &progress)?;
            let failed = |error| Error::Result { name: submission.shown.clone(), error };
            let file = self.results.join(&submission.folder).join("report.txt");
            fs::write(file, printable(&report)).map_err(failed)?;
            let written = writeln!(io::stdout(), "{}\t{row}", submission.shown);
            written.map_err(|error| match error.kind() {
                ErrorKind::BrokenPipe => Error::ReaderGone,
                _ => Error::Table(error),
            })?;
        }
        Ok(())
    }

    /// Returns the end of a line in the table, and a report.
    fn row(&self, submission: &Submission, progress: &str) -> Result<(String, String), Error> {
        let folder = self.results.join(&submission.folder);
        let failed = |error| Error::Result { name: submission.shown.clone(), error };
        remove(&folder).and_then(|()| fs::create_dir(&folder)).map_err(failed)?;
        let total = self.assignment.inputs();
        let mut notes = String::new();
        let (passed, remark, report) = match self.graded(submission, &folder, &mut notes, progress)
        {
            Ok((Grade { passed, remark, report }, of_several)) => {
                let which = of_several.map(|name| format!("[{name}]"));
                let words =
                    Some(remark).filter(|remark| !remark.is_empty()).into_iter().chain(which);
                (passed, words.collect::<Vec<_>>().join(" "), report)
            }
            Err(Problem::NotGraded { remark, details }) => (0, remark.to_owned(), details),
            Err(Problem::Stop(Stop::Failed(check::Error::Command(message)))) => {
                (0, "cannot be started".to_owned(), message + "\n")
            }
            Err(Problem::Stop(Stop::Failed(error))) => {
                (0, "cannot be graded".to_owned(), format!("{error}\n"))
            }
            Err(Problem::Stop(stop)) => return Err(stop.into()),
        };
        let remark = printable(&remark).replace(['\t', '\n'], " ");
        Ok((format!("{passed}\t{total}\t{remark}"), notes + &report))
    }

    /// Compiles and tries a submission. Returns the name of its program, too, if there are several.
    fn graded(
        &self,
        submission: &Submission,
        folder: &Path,
        notes: &mut String,
        progress: &str,
    ) -> Result<(Grade, Option<String>), Problem> {
        let spinner = spinner(progress);
        let extent = if self.arguments.run.is_some() { Extent::Everything } else { Extent::Own };
        let not_read = |error: io::Error| {
            let details = format!("It cannot be read: {error}.\n");
            Problem::NotGraded { remark: "cannot be started", details }
        };
        let files = Files::of(&submission.path, extent).map_err(not_read)?;
        let what = (&self.assignment, &*self.arguments.task, &self.reach);
        let mut work = Work::new(what, &submission.path, files, folder).map_err(not_read)?;
        let chosen = match &self.arguments.run {
            Some(command) => self.built(&mut work, command),
            None => choose(&mut work, submission.path.is_file()),
        };
        spinner.finish_and_clear();
        notes.clone_from(&work.notes);
        let mut chosen = chosen?;
        chosen.command.extend(self.arguments.for_programs.iter().cloned());
        let from_program = c::from(&chosen.folder);
        let saved = Saved { folder: folder.to_owned(), from_program };
        let grade =
            self.assignment.grade(&work.program(&chosen, Boxed::Program), saved, progress)?;
        Ok((grade, chosen.of_several))
    }

    /// Compiles a submission as the teacher says.
    fn built(&self, work: &mut Work, Words(command): &Words) -> Result<Chosen, Problem> {
        if let Some(build) = &self.arguments.build {
            let output = work.compile(vec!["sh".into(), "-c".into(), build.into()], "", None)?;
            if !output.succeeds {
                return Err(does_not_compile(&(output.stdout + &output.stderr)));
            }
        }
        let command = command.iter().map(OsString::from).collect();
        Ok(Chosen { command, ..Chosen::default() })
    }
}

/// Stops before the first submission if what compiles or runs one of them is missing. Finds the
/// interpreter behind a shim.
fn look_for_tools(submissions: &[Submission]) -> Result<(), Error> {
    for submission in submissions {
        let files = Files::of(&submission.path, Extent::Own).unwrap_or_default();
        let languages: Vec<_> =
            files.all.iter().filter_map(|file| Language::of(&file.path)).collect();
        let first = Language::ALL.into_iter().find(|language| languages.contains(language));
        let Some(language) = first else { continue };
        let tool = language.tool().ok_or(Error::Missing(language.usual_tool()))?;
        if language == Language::Python {
            skip_shim(tool);
        }
    }
    Ok(())
}

/// Compiles the sources, or chooses an executable. Tests are left out, unless nothing works without
/// them.
fn choose(work: &mut Work, is_single_file: bool) -> Result<Chosen, Problem> {
    let notes = work.notes.len();
    let first = attempt(work, false, is_single_file);
    let has_tests =
        work.files.iter().any(|file| Language::of(&file.path).is_some() && work.is_test(file));
    if !has_tests || !matches!(first, Err(Problem::NotGraded { .. })) {
        return first;
    }
    let first_notes = work.notes.split_off(notes);
    let second = attempt(work, true, is_single_file);
    if second.is_err() {
        work.notes.truncate(notes);
        work.notes += &first_notes;
        return first;
    }
    second
}

fn attempt(work: &mut Work, takes_tests: bool, is_single_file: bool) -> Result<Chosen, Problem> {
    let sources = |language| work.sources(language, takes_tests);
    let has_own = |language: &Language| {
        sources(*language).iter().any(|file| Language::of(&file.path) == Some(*language))
    };
    let language = Language::ALL.into_iter().find(has_own);
    let Some(language) = language else { return executable::choose(work, is_single_file) };
    let sources = sources(language);
    note_others(work, language, takes_tests);
    match language {
        Language::C | Language::Cpp => c::compile(work, language, &sources),
        Language::Java => java::compile(work, &sources),
        Language::Python => python::choose(work, &sources),
    }
}

/// Says which sources are left out.
fn note_others(work: &mut Work, language: Language, takes_tests: bool) {
    let is_other = |path: &Path| Language::of(path).is_some_and(|other| !language.takes(other));
    let files = work.files.clone();
    let others = files.iter().map(|file| &*file.path).filter(|path| is_other(path));
    work.note("Not graded, since there are sources in another language", others);
    if !takes_tests {
        let is_own = |path: &Path| Language::of(path).is_some_and(|other| language.takes(other));
        let tests: Vec<_> =
            files.iter().filter(|file| is_own(&file.path) && work.is_test(file)).collect();
        work.note("Left out, since they are tests", tests.iter().map(|file| &*file.path));
    }
}

/// Shows which submission is compiled.
fn spinner(progress: &str) -> ProgressBar {
    let spinner = ProgressBar::new_spinner();
    let style = ProgressStyle::with_template("{spinner} {elapsed} {msg}");
    spinner.set_style(style.expect("the template is valid"));
    spinner.set_message(format!("{progress}compiling"));
    spinner.enable_steady_tick(Duration::from_millis(100));
    spinner
}
