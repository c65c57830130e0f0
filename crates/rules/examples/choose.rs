//! Chooses inputs that add most to the fixtures of a task: those in which most happens that happens in no
//! fixture yet.
//!
//! `choose TASK COUNT [SEED]` writes them as `target/chosen/TASK/NUMBER.in`, the best first, with what is new
//! in each as `NUMBER.features`. Run it at the root of the repository.

use rules::choice::{choose, Candidate};
use rules::TASKS;
use std::collections::HashSet;
use std::error::Error;
use std::path::Path;
use std::{env, fs};

/// How many random inputs there are to choose from.
const CANDIDATES: usize = 20_000;
/// Longer inputs make poor fixtures, since nobody reads them.
const LONGEST: usize = 3_000;

fn main() -> Result<(), Box<dyn Error>> {
    let arguments: Vec<_> = env::args().skip(1).collect();
    let (task, count, seed) = match arguments.as_slice() {
        [task, count] => (task.as_str(), count.parse()?, 1),
        [task, count, seed] => (task.as_str(), count.parse()?, seed.parse()?),
        _ => return Err("usage: choose TASK COUNT [SEED]".into()),
    };
    let inputs = TASKS.iter().find(|inputs| inputs.task == task);
    let inputs = inputs.ok_or_else(|| format!("no task '{task}'"))?;
    let known: Vec<_> = fixtures(task)?.into_iter().map(|input| inputs.candidate(input)).collect();
    let short = (inputs.random)(seed).filter(|input| input.len() <= LONGEST);
    let candidates: Vec<_> = short.take(CANDIDATES).map(|input| inputs.candidate(input)).collect();
    let happened = known.iter().flat_map(|fixture| fixture.features.clone());
    let mut happened: HashSet<_> = happened.collect();

    let folder = Path::new("target/chosen").join(task);
    let _ = fs::remove_dir_all(&folder);
    fs::create_dir_all(&folder)?;
    for (number, index) in (1..).zip(choose(&known, &candidates, count)) {
        let Candidate { input, features } = &candidates[index];
        let new = features.iter().filter(|name| happened.insert((*name).clone()));
        let new: Vec<_> = new.map(String::as_str).collect();
        fs::write(folder.join(format!("{number}.in")), input)?;
        fs::write(folder.join(format!("{number}.features")), new.join("\n") + "\n")?;
    }
    println!("{}", folder.display());
    Ok(())
}

/// Returns the inputs that a task has as fixtures.
fn fixtures(task: &str) -> Result<Vec<String>, Box<dyn Error>> {
    let files = fs::read_dir(Path::new("fixtures").join(task))?;
    let paths: Vec<_> =
        files.map(|file| Ok(file?.path())).collect::<Result<_, Box<dyn Error>>>()?;
    let inputs = paths.iter().filter(|path| path.extension().is_some_and(|end| end == "in"));
    inputs.map(|path| Ok(fs::read_to_string(path)?)).collect()
}
