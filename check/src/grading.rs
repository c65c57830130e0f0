//! What `grade` uses: an assignment, on which it tries programs. Each gets a score, a remark, and
//! the report that `check --all` would print.

use crate::arguments::Arguments;
use crate::compare::verdict;
use crate::counterexample::Counterexample;
use crate::diagnosis::Diagnosis;
use crate::error::Error;
use crate::fixtures::tried;
use crate::folder;
use crate::report::{self, Report};
use crate::run::{run, Limits, Program};
use crate::runner::{Input, Runner};
use crate::score::{score, NotPassed, Score};
use crate::stop::{self, Stop};
use crate::task::Task;
use crate::tasks::named;
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

/// A task, with the inputs on which programs are tried.
#[allow(missing_debug_implementations, reason = "a task has no text")]
pub struct Assignment {
    task: &'static dyn Task,
    limit: Duration,
    inputs: Vec<Input>,
    /// The folder for the files of all runs.
    folder: PathBuf,
}

impl Drop for Assignment {
    fn drop(&mut self) {
        folder::remove();
    }
}

/// What a program did on all inputs.
#[derive(Debug)]
pub struct Grade {
    /// The number of inputs that it passes.
    pub passed: usize,
    /// What is said in one line: the likely mistakes, or else how it failed on the first input that
    /// is not passed; nothing if it passes all.
    pub remark: String,
    /// What `check --all` prints.
    pub report: String,
}

/// What a command did that is no submission: a compiler.
#[derive(Debug)]
pub struct Output {
    /// What it has printed on stdout.
    pub stdout: String,
    /// What it has printed on stderr.
    pub stderr: String,
    /// Whether its status is 0.
    pub succeeds: bool,
    /// How long it took.
    pub time: Duration,
}

/// Where the counterexample of a program is saved.
#[derive(Clone, Debug)]
pub struct Saved {
    /// The folder.
    pub folder: PathBuf,
    /// The same folder, seen from where the program runs.
    pub from_program: PathBuf,
}

impl Assignment {
    /// Takes the fixtures of a task, or the inputs `NAME.in` in a folder.
    ///
    /// # Errors
    ///
    /// If an input cannot be read, or the filter rejects it; if the system gives us no folder for
    /// temporary files.
    pub fn new(task: &str, limit: Duration, inputs: Option<&Path>) -> Result<Self, Error> {
        let task = named(task);
        let inputs = tried(task, inputs, "grade")?;
        // The reports are files, so they have no colours.
        console::set_colors_enabled(false);
        stop::listen()?;
        Ok(Assignment { task, limit, inputs, folder: folder::create()? })
    }

    /// Returns the folder for temporary files.
    pub fn folder(&self) -> &Path {
        &self.folder
    }

    /// Returns the number of inputs.
    pub fn inputs(&self) -> usize {
        self.inputs.len()
    }

    /// Tries a program on all inputs, and saves the first one on which it differs. On a terminal,
    /// `shown` is seen meanwhile.
    ///
    /// # Errors
    ///
    /// After Ctrl-C, if the program cannot be started, or if a run cannot be made.
    pub fn grade(&self, program: &Program, saved: Saved, shown: &str) -> Result<Grade, Stop> {
        let command = program.command.clone();
        let Saved { folder, from_program: saved } = saved;
        let usual = Arguments::for_all(self.task.name(), self.limit, command);
        let arguments = Arguments { folder, saved, ..usual };
        let try_input = |input: &str, time| {
            let output = self.task.output(input);
            let limits = Limits { time, expected: output.len() as u64 };
            let run = run(program, input.as_bytes(), &limits, &self.folder)?;
            Ok(verdict(run, self.task, &output))
        };
        let mut runner = Runner::new(&try_input, &arguments);
        runner.progress.set_prefix(shown.to_owned());
        let grade = self.graded(&mut runner);
        runner.progress.finish_and_clear();
        grade
    }

    fn graded(&self, runner: &mut Runner) -> Result<Grade, Stop> {
        let score = score(runner, self.inputs.clone())?;
        if score.is_interrupted {
            return Err(Stop::Interrupted);
        }
        let first = score.first.clone().map(|found| Counterexample::diagnosed(found, runner));
        let Report { text, .. } = report::score(&score, first.as_ref(), runner);
        if stop::is_interrupted() {
            return Err(Stop::Interrupted);
        }
        let diagnosis = first.as_ref().and_then(Counterexample::diagnosis);
        let remark = remark(&score, diagnosis, runner);
        Ok(Grade { passed: runner.agreed, remark, report: text })
    }

    /// Runs a command that is no submission, with an empty input.
    ///
    /// # Errors
    ///
    /// After Ctrl-C, or if it cannot be started.
    pub fn run(&self, program: &Program, limit: Duration) -> Result<Output, Stop> {
        let start = Instant::now();
        let run = run(program, b"", &Limits { time: limit, expected: 0 }, &self.folder)?;
        let text = |bytes: &[u8]| String::from_utf8_lossy(bytes).into_owned();
        Ok(Output {
            stdout: text(&run.stdout),
            stderr: text(&run.stderr),
            succeeds: run.exit.failure().is_none(),
            time: start.elapsed(),
        })
    }
}

/// Says in one line what a program does wrong, if it does something wrong.
fn remark(score: &Score, diagnosis: Option<&Diagnosis>, runner: &Runner) -> String {
    let wrong = match (diagnosis, score.not_passed.first()) {
        (Some(diagnosis), _) => Some(diagnosis.clauses()),
        (None, Some(_)) if runner.observations.have_no_output() => {
            Some("prints nothing".to_owned())
        }
        (None, Some(first)) => Some(failure(score, first)),
        (None, None) => runner.not_judged.map(|_| "boards not judged".to_owned()),
    };
    let interferes = runner.interferes.is_some_and(|exit| !exit.is_timeout());
    let sometimes = interferes.then(|| "differs only sometimes".to_owned());
    Vec::from_iter(wrong.into_iter().chain(sometimes)).join(", ")
}

/// Names the first input that is not passed, after how the run failed. If all that a program
/// printed is right, its status is all that is wrong.
fn failure(score: &Score, NotPassed { name, exit, .. }: &NotPassed) -> String {
    match exit.failure() {
        Some((words, _)) if score.is_right_but_for_status() => format!("right but for {words}"),
        Some((words, _)) => format!("{words}: {name}"),
        None => (*name).to_owned(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::run::Exit;
    use std::process::ExitStatus;

    #[track_caller]
    fn case(exit: Exit, is_output_right: bool, expected: &str) {
        let not_passed = vec![NotPassed { name: "first", exit, is_output_right }];
        let score = Score { not_passed, ..Score::default() };
        assert_eq!(failure(&score, &score.not_passed[0]), expected);
    }

    #[test]
    fn the_first_input_is_named_after_how_the_run_failed() {
        case(Exit::Status(ExitStatus::default()), false, "first");
        case(Exit::TimedOut(Duration::ZERO), false, "timeout: first");
        case(Exit::WroteTooMuch, false, "too much output: first");
    }

    #[cfg(unix)]
    #[test]
    fn a_compiler_is_stopped_at_its_limit() {
        let limit = Duration::from_millis(200);
        let assignment = Assignment::new("connect4", limit, None).expect("the fixtures are right");
        let command = ["sleep", "60"].map(Into::into).to_vec();
        let program = Program { command, ..Program::default() };
        let output = assignment.run(&program, limit).expect("it starts");
        assert!(!output.succeeds && output.time >= limit && output.time.as_secs() < 30);
    }

    #[cfg(unix)]
    #[test]
    fn a_status_may_be_all_that_is_wrong() {
        use std::os::unix::process::ExitStatusExt;
        let status = |status| Exit::Status(ExitStatus::from_raw(status));
        case(status(3 << 8), false, "status 3: first");
        case(status(3 << 8), true, "right but for status 3");
        case(status(11), false, "crash: first");
    }
}
