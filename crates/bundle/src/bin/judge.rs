//! The command `judge`: what an online judge would say of the bundle of a tool.
//!
//! Whatever compiler it has and whatever edition it asks for, the bundle must compile without a word,
//! and the result must do on every fixture what the tool's own program does.

use bundle::{bundle, compiler::Compiler, Error, Workspace};
use std::env;
use std::fs;
use std::io;
use std::path::{Path, PathBuf};
use std::process::{ExitCode, Output};
use tempfile::tempdir;

/// What judges take of source text, in bytes.
const LIMIT: usize = 50_000;
/// None stands for the one that is meant if none is named.
const EDITIONS: [Option<&str>; 5] = [None, Some("2015"), Some("2018"), Some("2021"), Some("2024")];

fn main() -> ExitCode {
    let arguments: Vec<_> = env::args().skip(1).collect();
    match judge(&arguments) {
        Ok(true) => ExitCode::SUCCESS,
        Ok(false) => ExitCode::FAILURE,
        Err(error) => {
            eprintln!("judge: {error}");
            ExitCode::from(error.status())
        }
    }
}

/// Judges, and tells whether all is well.
fn judge(arguments: &[String]) -> Result<bool, Error> {
    let workspace = Workspace::at_hand()?;
    let [tool, program] = arguments else {
        return Err(workspace.misused("no pair of a tool and its program"));
    };
    let text = bundle(&workspace, tool)?;
    println!("{tool}: {} of {LIMIT} bytes", text.len());
    let program = fs::canonicalize(program).map_err(Error::about(program))?;
    let trials = trials(tool, &program);
    let mut is_well = text.len() <= LIMIT;
    for compiler in Compiler::all() {
        for edition in EDITIONS.into_iter().filter(|edition| compiler.knows(*edition)) {
            let faults = faults(&text, &compiler, edition, &trials);
            let faults = faults.map_err(Error::about(&compiler.0))?;
            report(&compiler, edition, trials.len(), &faults);
            is_well &= faults.is_empty();
        }
    }
    Ok(is_well)
}

fn report(compiler: &Compiler, edition: Option<&str>, trials: usize, faults: &[String]) {
    let name = compiler.version().unwrap_or_default();
    let asked = edition.map_or("no edition".to_owned(), |year| format!("edition {year}"));
    println!("{name}, {asked}: {trials} fixtures, {} faults", faults.len());
    for fault in faults {
        println!("  {fault}");
    }
}

/// An input, and what the tool's own program does with it.
struct Trial {
    input: PathBuf,
    expected: Output,
}

fn trials(tool: &str, program: &Path) -> Vec<Trial> {
    let inputs = [test_support::fixtures(tool), test_support::refused(tool)].concat();
    let trial = |input: PathBuf| Trial { expected: test_support::run(program, &input), input };
    inputs.into_iter().map(trial).collect()
}

/// All that is wrong with a bundle: what the compiler says, or else what its program does otherwise.
fn faults(
    text: &str,
    compiler: &Compiler,
    edition: Option<&str>,
    trials: &[Trial],
) -> io::Result<Vec<String>> {
    let folder = tempdir()?;
    let (source, program) = (folder.path().join("bundle.rs"), folder.path().join("program"));
    fs::write(&source, text)?;
    let said = compiler.compile(&source, edition, &program)?.stderr;
    if !said.is_empty() {
        return Ok(vec![String::from_utf8_lossy(&said).into_owned()]);
    }
    Ok(trials.iter().filter_map(|trial| trial.fault(&program)).collect())
}

impl Trial {
    /// How a program differs from the tool's own, if it does.
    fn fault(&self, program: &Path) -> Option<String> {
        let Trial { input, expected } = self;
        let name = input.file_stem().unwrap_or_default().to_string_lossy();
        let found = test_support::run(program, input);
        (found != *expected).then(|| format!("{name}: expected {expected:?}, found {found:?}"))
    }
}
