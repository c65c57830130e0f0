//! All that has no sources which we compile: a program that is executable, or a reason why there is
//! none.

use crate::files::File;
use crate::language::{has_ending, ARCHIVES, NOTEBOOK};
use crate::names::shown;
use crate::submission::is_executable;
use crate::work::{Chosen, Problem, Work};
use std::path::Path;

const ARCHIVE: &str = "Only folders and single files are graded, not archives:\n";
const NOTEBOOKS: &str = "Export it as a Python file (jupyter nbconvert --to script):\n";
const NO_SOURCES: &str =
    "There is no C, C++, Java or Python source. Another program must be the only\n\
    executable file (chmod +x) of its folder. There are these files:\n";
const NOTHING: &str = "There is nothing but links, hidden files and libraries.\n";
const NOT_EXECUTABLE: &str =
    "It is no C, C++, Java or Python source, and not executable (chmod +x):\n";
/// The most files that are named.
const MOST: usize = 20;

/// Chooses the only executable file.
///
/// # Errors
///
/// If there is none, or more than one.
pub(crate) fn choose(work: &Work, is_single_file: bool) -> Result<Chosen, Problem> {
    let runs = |file: &&File| {
        is_executable(&work.submitted.join(&file.path)) && (file.is_executable || cfg!(windows))
    };
    let of_ending = |endings: &[&str]| {
        work.files.iter().filter(|file| has_ending(&file.path, endings)).collect::<Vec<_>>()
    };
    let (archives, notebooks) = (of_ending(&ARCHIVES), of_ending(&[NOTEBOOK]));
    let executable: Vec<_> = work.files.iter().filter(runs).collect();
    if let [file] = executable[..] {
        return Ok(chosen(&file.path));
    }
    Err(if !archives.is_empty() {
        problem("archive: unpack it", ARCHIVE, &archives)
    } else if !notebooks.is_empty() {
        problem("notebook: export it", NOTEBOOKS, &notebooks)
    } else if is_single_file {
        problem("cannot be started", NOT_EXECUTABLE, &work.files.iter().collect::<Vec<_>>())
    } else if work.files.is_empty() {
        problem("no sources", NOTHING, &[])
    } else {
        problem("no sources", NO_SOURCES, &work.files.iter().collect::<Vec<_>>())
    })
}

/// Returns a program that runs in its own folder.
fn chosen(path: &Path) -> Chosen {
    let folder = path.parent().unwrap_or(Path::new("")).to_owned();
    let name = path.file_name().unwrap_or_default();
    Chosen { command: vec![Path::new(".").join(name).into()], folder, ..Chosen::default() }
}

/// Returns a problem with some files.
pub(crate) fn problem(remark: &'static str, what: &str, files: &[&File]) -> Problem {
    let names = files.iter().take(MOST).map(|file| shown(file.path.as_os_str()) + "\n");
    Problem::NotGraded { remark, details: what.to_owned() + &names.collect::<String>() }
}
