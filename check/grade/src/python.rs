//! Python: `main.py`, or the program that no other one imports, run as it usually is.

use crate::c::from;
use crate::executable::problem;
use crate::files::File;
use crate::language::Language;
use crate::rank::{stem, Rank, Ranking};
use crate::text::mentions;
use crate::work::{does_not_compile, operand, Chosen, Problem, Work, PROGRAM_MEMORY};
use std::collections::BTreeSet;
use std::ffi::OsString;
use std::path::{Path, PathBuf};

/// Fails with the error of the first source that is no Python.
const COMPILES: &str = "import sys
for name in sys.argv[1:]:
    with open(name, 'rb') as file:
        compile(file.read(), name, 'exec', dont_inherit=True)
";
/// What only tests and installers import.
const TEST_MODULES: [&str; 3] = ["unittest", "pytest", "setuptools"];
/// What a program has that prints something.
const PRINTS: [&str; 3] = ["print", "stdout", "__main__"];
const WHICH: &str = "Which of these files is the program? Call it main.py:\n";
const NOTEBOOK: &str =
    "It calls get_ipython(), which only a notebook has: leave out the lines that call it, in";

/// Chooses the program, and says how it is run.
///
/// # Errors
///
/// If it is not clear which file is the program, or if it is no Python.
pub(crate) fn choose(work: &mut Work, sources: &[File]) -> Result<Chosen, Problem> {
    let programs = programs(work, sources);
    let main = main(work, &programs)
        .ok_or_else(|| problem("no main.py", WHICH, &sources.iter().collect::<Vec<_>>()))?;
    let others = programs.iter().filter(|other| **other != main).map(|other| &*other.path);
    let others: Vec<_> = others.collect();
    let shown = main.path.display().to_string();
    let is_one_of_several = !others.is_empty();
    work.note(&format!("Not run, since {shown} is"), others);
    let imported = imported(work, sources);
    let imported: Vec<_> = imported.iter().filter(|file| **file != main).collect();
    let paths = imported.iter().map(|file| &*file.path);
    work.note(&format!("{shown} is run, which imports, itself or through others"), paths);
    if mentions(&work.text(&main.path), "get_ipython(") {
        work.note(NOTEBOOK, [&*main.path]);
    }
    try_to_compile(work, &main, &imported)?;
    let mut chosen = how_to_run(work, &main.path);
    chosen.of_several = is_one_of_several.then_some(shown);
    Ok(chosen)
}

/// Returns the files that may be the program: all that do something, that no other one imports, and
/// that are no tests. A program may have tests of its own, or be imported, but it reads its input.
fn programs(work: &Work, sources: &[File]) -> Vec<File> {
    if let [_] = sources {
        return sources.to_vec();
    }
    let imported = imported(work, sources);
    let modules: BTreeSet<_> = sources.iter().flat_map(names).collect();
    let is_program = |file: &&File| {
        let has_guard = mentions(&work.text(&file.path), "__main__");
        let is_free = file.reads && has_guard || !imported.contains(file);
        is_main(file) || is_free && is_own(work, file) && acts(work, &modules, file)
    };
    sources.iter().filter(is_program).cloned().collect()
}

/// Returns whether a file is called as Python calls the program of a package.
fn is_main(file: &File) -> bool {
    ["main", "__main__"].contains(&&*stem(&file.path).to_lowercase())
}

/// Returns whether a file is no test.
fn is_own(work: &Work, file: &File) -> bool {
    let text = work.text(&file.path);
    let tests = imports(&text).iter().any(|word| TEST_MODULES.contains(word))
        || text.lines().any(|line| line.trim_start_matches(' ').starts_with("def test_"));
    !tests || file.reads
}

/// Returns whether a file reads or prints something when it is run, itself or by a module of its
/// own, as far as we can see.
fn acts(work: &Work, modules: &BTreeSet<String>, file: &File) -> bool {
    let text = work.text(&file.path);
    file.reads
        || PRINTS.iter().any(|word| mentions(&text, word))
        || imports(&text).iter().any(|word| modules.contains(*word))
}

/// Returns the words of the lines that import something.
fn imports(text: &str) -> BTreeSet<&str> {
    let is_import = |line: &&str| {
        let line = line.trim_start();
        line.starts_with("import ") || line.starts_with("from ")
    };
    let is_between = |char: char| char.is_whitespace() || ".,()".contains(char);
    text.lines().filter(is_import).flat_map(|line| line.split(is_between)).collect()
}

/// Returns the files that a file which is no test imports.
fn imported(work: &Work, sources: &[File]) -> Vec<File> {
    let texts: Vec<_> = sources
        .iter()
        .filter(|file| is_own(work, file))
        .map(|file| work.text(&file.path))
        .collect();
    let words: BTreeSet<_> = texts.iter().flat_map(|text| imports(text)).collect();
    let is_imported =
        |file: &&File| is_own(work, file) && names(file).iter().any(|name| words.contains(&**name));
    sources.iter().filter(is_imported).cloned().collect()
}

/// Returns the names by which other files may import a file.
fn names(file: &File) -> Vec<String> {
    let path = file.path.with_extension("");
    path.iter().map(|name| name.to_string_lossy().into_owned()).collect()
}

/// Returns the first program, if no other one is as good.
fn main(work: &Work, programs: &[File]) -> Option<File> {
    let ranking = Ranking::new(&work.files, work.task);
    let [first, others @ ..] = programs else { return None };
    let own: Rank = ranking.rank(first);
    let is_clear = !others.iter().any(|other| own.is_as_good_as(&ranking.rank(other)));
    is_clear.then(|| first.clone())
}

/// Compiles the program and what it imports, as far as that is Python at all.
fn try_to_compile(work: &mut Work, main: &File, imported: &[&File]) -> Result<(), Problem> {
    let files = [main].into_iter().chain(imported.iter().copied());
    let mut command: Vec<OsString> = vec![python(), "-c".into(), COMPILES.into()];
    command.extend(files.map(|file| operand(&file.path)));
    let output = work.compile(command, "", Some(PROGRAM_MEMORY))?;
    if output.succeeds {
        Ok(())
    } else {
        Err(does_not_compile(&output.stderr))
    }
}

fn python() -> OsString {
    Language::Python.tool().unwrap_or(Language::Python.usual_tool()).into()
}

/// Returns how a program is run: in its own folder, and as a module if it is one of a package. An
/// IDE finds modules from the root of a project, too.
fn how_to_run(work: &Work, main: &Path) -> Chosen {
    let folder = main.parent().unwrap_or(Path::new(""));
    let package = package(work, folder);
    let text = work.text(main);
    let name = folder.strip_prefix(package).ok().and_then(|inner| inner.iter().next());
    let name = name.map(|name| name.to_string_lossy());
    if is_in_package(&text, name.as_deref()) {
        let module = main.strip_prefix(package).unwrap_or(main).with_extension("");
        let words: Vec<_> = module.iter().map(|word| word.to_string_lossy()).collect();
        let module = words.join(".");
        let module = module.strip_suffix(".__main__").unwrap_or(&module);
        let command = vec![python(), "-m".into(), module.into()];
        return chosen(command, package);
    }
    let mut command = vec![python(), operand(Path::new(main.file_name().unwrap_or_default()))];
    if folder != Path::new("") && cfg!(unix) {
        let root: PathBuf = from(folder).components().skip(1).collect();
        let path = format!("PYTHONPATH={}", root.display());
        command.splice(..0, ["env".into(), path.into()]);
    }
    chosen(command, folder)
}

fn chosen(command: Vec<OsString>, folder: &Path) -> Chosen {
    Chosen { command, folder: folder.to_owned(), memory: Some(PROGRAM_MEMORY), of_several: None }
}

/// Returns the folder above the package that a folder belongs to: at least the one above.
fn package<'a>(work: &Work, folder: &'a Path) -> &'a Path {
    let has_init = |folder: &&Path| work.submitted.join(folder).join("__init__.py").exists();
    let above = |folder: &'a Path| folder.parent().unwrap_or(folder);
    let outermost = folder.ancestors().take_while(has_init).last();
    above(outermost.unwrap_or(folder))
}

/// Returns whether a source imports from its own package. Then `python3` must be told the name of
/// the module, and not of the file.
fn is_in_package(text: &str, package: Option<&str>) -> bool {
    text.lines().map(str::trim_start).any(|line| {
        let mut words = line.split_whitespace();
        match (words.next(), words.next()) {
            (Some("from"), Some(module)) if module.starts_with('.') => true,
            (Some("from" | "import"), Some(module)) => {
                let first = module.split([',', '.']).next();
                package.is_some() && first == package
            }
            _ => false,
        }
    })
}
