//! The search: the fixtures, then random inputs, small ones first.

use crate::counterexample::Counterexample;
use crate::program::Program;
use crate::task::Task;
use indicatif::{ProgressBar, ProgressStyle};
use proptest::strategy::{Strategy, ValueTree};
use proptest::test_runner::{Config, TestRunner};
use std::collections::HashSet;
use std::path::Path;
use std::time::{Duration, Instant};
use std::{fs, io};

type BoxedTree = Box<dyn ValueTree<Value = String>>;

const FIXTURES: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../../fixtures");

/// A search for an input on which a program differs from the reference.
#[derive(Debug)]
pub(crate) struct Search<'a> {
    task: Task,
    program: Program<'a>,
    time: Duration,
    /// The inputs on which the program agrees.
    agreed: HashSet<String>,
    /// How long the program took at most on such an input.
    slowest: Duration,
    progress: ProgressBar,
}

impl<'a> Search<'a> {
    pub(crate) fn new(task: Task, program: Program<'a>, time: Duration) -> Self {
        let style = ProgressStyle::with_template("{spinner} {pos} inputs agree, {elapsed}: {msg}");
        let progress = ProgressBar::new_spinner();
        progress.set_style(style.expect("the template is right"));
        Search { task, program, time, agreed: HashSet::new(), slowest: Duration::ZERO, progress }
    }

    /// How many inputs there were on which the program agrees.
    pub(crate) fn agreed(&self) -> usize {
        self.agreed.len()
    }

    /// Tries the fixtures, unless they are to be skipped, then random inputs for some time.
    pub(crate) fn run(&mut self, skip: bool) -> io::Result<Option<Counterexample>> {
        let fixtures = if skip { Vec::new() } else { fixtures(self.task)? };
        self.progress.set_message("fixtures");
        let never = Instant::now() + Duration::from_secs(3600);
        let mut found = self.try_inputs(fixtures, never)?;
        if found.is_none() {
            self.progress.set_message("random inputs");
            found = self.try_random()?;
        }
        self.progress.finish_and_clear();
        Ok(found)
    }

    /// Tries some inputs, those first that are short and have short answers.
    fn try_inputs(
        &mut self,
        mut inputs: Vec<(String, String)>,
        end: Instant,
    ) -> io::Result<Option<Counterexample>> {
        inputs.sort_by_cached_key(|(_, input)| input.len() + self.task.expected(input).len());
        for (origin, input) in inputs {
            if Instant::now() > end {
                break;
            }
            if let Some(difference) = self.difference(&input)? {
                let origin = format!("{origin}, after {} on which they agree", self.agreed.len());
                return self.shrink(Counterexample { origin, input, difference }).map(Some);
            }
        }
        Ok(None)
    }

    /// Shrinks an input. A program that hangs on it is stopped sooner on shorter ones, but not on the
    /// one that is shown.
    fn shrink(&mut self, found: Counterexample) -> io::Result<Counterexample> {
        self.progress.set_message("shrinking");
        let (end, limit) = (Instant::now() + self.time, self.program.limit);
        self.program.limit = limit.min(10 * self.slowest + Duration::from_secs(1));
        let shrunk = found.clone().shrunk(end, |input| {
            if self.task.promises(input) {
                self.difference(input)
            } else {
                Ok(None)
            }
        })?;
        self.program.limit = limit;
        let difference = self.difference(&shrunk.input)?;
        Ok(difference.map_or(found, |difference| Counterexample { difference, ..shrunk }))
    }

    /// Tries random inputs, more and more at a time.
    fn try_random(&mut self) -> io::Result<Option<Counterexample>> {
        let (end, mut runner) = (Instant::now() + self.time, TestRunner::new(Config::default()));
        let inputs = self.task.inputs();
        for exponent in 4.. {
            let tree = |_| inputs.new_tree(&mut runner).expect("a strategy yields values");
            let input = |tree: BoxedTree| ("a random input".to_owned(), tree.current());
            let batch = (0..1 << exponent.min(12)).map(tree).map(input).collect();
            let found = self.try_inputs(batch, end)?;
            if found.is_some() || Instant::now() > end {
                return Ok(found);
            }
        }
        Ok(None)
    }

    /// What is wrong with the program's answer, if anything is. It is run once on an input.
    fn difference(&mut self, input: &str) -> io::Result<Option<String>> {
        if self.agreed.contains(input) {
            return Ok(None);
        }
        let start = Instant::now();
        let run = self.program.run(input)?;
        let difference = self.task.difference(input, &run.output);
        let failure = run.failure(self.program.limit);
        if difference.is_none() && failure.is_none() {
            self.agreed.insert(input.to_owned());
            self.slowest = self.slowest.max(start.elapsed());
            self.progress.inc(1);
            return Ok(None);
        }
        Ok(Some(failure.unwrap_or_default() + &difference.unwrap_or_default()))
    }
}

/// The names and contents of the fixtures that a task promises.
fn fixtures(task: Task) -> io::Result<Vec<(String, String)>> {
    let entries = fs::read_dir(Path::new(FIXTURES).join(task.to_string()))?;
    let paths = entries.filter_map(|entry| Some(entry.ok()?.path()));
    let inputs = paths.filter(|path| path.extension().is_some_and(|end| end == "in"));
    let texts = inputs.filter_map(|path| Some((name(&path)?, fs::read_to_string(path).ok()?)));
    Ok(texts.filter(|(_, text)| task.promises(text)).collect())
}

fn name(path: &Path) -> Option<String> {
    Some(format!("the fixture {}", path.file_stem()?.to_str()?))
}
