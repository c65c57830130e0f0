//! C and C++: all sources are one program, as far as they compile.
//!
//! Each source is compiled by itself, and what does not compile is left out, because it may be a
//! test whose library is missing. We go from folder to folder, first to those with a `main`, until
//! a program can be linked. So a library that the program does not use need not compile.

use crate::files::File;
use crate::language::{is_header, Language};
use crate::rank::{is_named, stem};
use crate::text;
use crate::work::{does_not_compile, Chosen, Problem, Work, COMPILER_MEMORY, PROGRAM_MEMORY};
use std::collections::BTreeSet;
use std::ffi::OsString;
use std::path::{Path, PathBuf};
use std::time::Duration;

/// A newer standard may reserve a name that an older program uses, so we try one after the other.
const C_STANDARDS: [&str; 2] = ["-std=gnu2x", "-std=gnu17"];
const CPP_STANDARDS: [&str; 3] = ["-std=gnu++2a", "-std=gnu++17", "-std=gnu++14"];
/// After this time we look whether the sources so far are enough: a folder may have many.
const MANY: Duration = Duration::from_secs(10);
/// What the linkers of GNU, also on Windows, of LLVM and of macOS say if no object has a `main`.
const NO_MAIN: [&str; 4] =
    ["reference to 'main'", "reference to 'WinMain'", "symbol: main\n", "\"_main\", referenced"];
/// The name of the program, and of the archive of all objects.
const PROGRAM: &str = "program";
const ARCHIVE: &str = "all.a";

/// A program that is being compiled.
struct Build<'a, 'b> {
    work: &'a mut Work<'b>,
    linker: &'static str,
    headers: Vec<OsString>,
    /// The sources with a `main`, those that may be the program first.
    mains: Vec<File>,
    /// The sources that compile, and those that do not.
    compiled: Vec<PathBuf>,
    failing: Vec<PathBuf>,
    errors: String,
    link_errors: String,
}

/// Compiles sources of a language.
///
/// # Errors
///
/// If no program can be linked.
pub(crate) fn compile(
    work: &mut Work,
    language: Language,
    sources: &[File],
) -> Result<Chosen, Problem> {
    work.clean()?;
    let linker = language.tool().unwrap_or(language.usual_tool());
    let has_main = |file: &&File| text::has_main(&work.text(&file.path));
    let mains: Vec<_> = sources.iter().filter(has_main).cloned().collect();
    let headers = header_folders(work);
    let (compiled, failing) = (Vec::new(), Vec::new());
    let (errors, link_errors) = (String::new(), String::new());
    let mut build = Build { work, linker, headers, mains, compiled, failing, errors, link_errors };
    match build.program(sources)? {
        Some(main) => Ok(build.chosen(&main)),
        None => Err(does_not_compile(&(build.errors + &build.link_errors))),
    }
}

/// Returns the options by which "game.h" and <game.h> are found in the folder of any header and in
/// those above it, but only after the system's own: a student may have an `errno.h`.
fn header_folders(work: &Work) -> Vec<OsString> {
    let headers = work.files.iter().filter(|file| is_header(&file.path));
    let folders: BTreeSet<_> = headers.flat_map(|file| file.path.ancestors().skip(1)).collect();
    let here = |folder: &&Path| Path::new(".").join(folder).into_os_string();
    let options = folders
        .iter()
        .flat_map(|folder| ["-iquote".into(), here(folder), "-idirafter".into(), here(folder)]);
    options.collect()
}

impl Build<'_, '_> {
    /// Compiles the sources until a program can be linked. Returns the source with its `main`.
    fn program(&mut self, sources: &[File]) -> Result<Option<PathBuf>, Problem> {
        for folder in folders(self.mains.iter().chain(sources)) {
            for source in sources.iter().filter(|source| source.path.parent() == Some(&folder)) {
                if !self.add(&source.path)? && self.misses_program(source) {
                    return Ok(None);
                }
                if self.work.compiled_for() > MANY {
                    if let Some(main) = self.link_program()? {
                        return Ok(Some(main));
                    }
                }
            }
            if let Some(main) = self.link_program()? {
                return Ok(Some(main));
            }
        }
        Ok(None)
    }

    /// Compiles a source. If that fails, keeps the errors by the first standard that the compiler
    /// knows.
    fn add(&mut self, source: &Path) -> Result<bool, Problem> {
        let is_c = Language::of(source) == Some(Language::C);
        let language = if is_c { Language::C } else { Language::Cpp };
        let standards = if is_c { &C_STANDARDS[..] } else { &CPP_STANDARDS };
        let compiler = language.tool().unwrap_or(language.usual_tool());
        let mut errors = String::new();
        for standard in standards {
            let mut command: Vec<OsString> = vec![compiler.into(), (*standard).into()];
            command.extend(["-w", "-O2"].map(OsString::from));
            command.extend(self.headers.clone());
            command.extend(["-c".into(), "-o".into(), self.object(source)]);
            command.extend(["-x", if is_c { "c" } else { "c++" }].map(OsString::from));
            command.push(Path::new(".").join(source).into());
            let output = self.work.compile(command, "", Some(COMPILER_MEMORY))?;
            if output.succeeds {
                self.compiled.push(source.to_owned());
                return Ok(true);
            }
            let is_unknown = output.stderr.contains(standard);
            if errors.is_empty() && !is_unknown {
                errors = output.stderr;
            }
        }
        self.failing.push(source.to_owned());
        self.errors += &errors;
        Ok(false)
    }

    /// Returns whether the program may be a source that does not compile. Then we must not grade
    /// another one in its place. It may be if it has a main and is no test, unless a source that
    /// does compile has a main, and the right name.
    fn misses_program(&self, source: &File) -> bool {
        let is_right = |main: &&File| is_named(&stem(&main.path), self.work.task);
        let mut compiled = self.mains.iter().filter(|main| self.compiled.contains(&main.path));
        self.mains.contains(source)
            && !self.work.is_test(source)
            && !compiled.any(|main| is_right(&main))
    }

    /// Links the first main that will do with all sources that have none. If this fails, links it
    /// with an archive of all, of which the linker takes what is needed: no test, and no source
    /// that another one includes. If the first main may need what does not compile, we do not grade
    /// another one in its place. A source has no main if the preprocessor has left it out.
    fn link_program(&mut self) -> Result<Option<PathBuf>, Problem> {
        let is_main = |path: &PathBuf| self.mains.iter().any(|main| main.path == *path);
        let others: Vec<_> = self.compiled.iter().filter(|path| !is_main(path)).cloned().collect();
        if self.mains.is_empty() {
            let objects = others.iter().map(|path| self.object(path)).collect();
            let links = !others.is_empty() && self.link(objects)?;
            return Ok(if links { others.first().cloned() } else { None });
        }
        let mains: Vec<_> = self.mains.iter().map(|main| main.path.clone()).collect();
        for main in
            mains.into_iter().filter(|main| self.compiled.contains(main)).collect::<Vec<_>>()
        {
            let objects =
                [&main].into_iter().chain(&others).map(|path| self.object(path)).collect();
            let links = self.link(objects)?;
            if self.lacks_main() {
                self.mains.retain(|file| file.path != main);
            } else if links || self.link_with_archive(&main)? {
                return Ok(Some(main));
            } else if !self.failing.is_empty() {
                break;
            }
        }
        Ok(None)
    }

    fn lacks_main(&self) -> bool {
        let errors = self.link_errors.replace('`', "'");
        NO_MAIN.iter().any(|words| errors.contains(words))
    }

    fn link_with_archive(&mut self, main: &Path) -> Result<bool, Problem> {
        let archive = self.work.built.join(ARCHIVE);
        let _ = std::fs::remove_file(&archive);
        let mut command: Vec<OsString> = vec!["ar".into(), "qcs".into(), archive.clone().into()];
        command.extend(self.compiled.iter().map(|path| self.object(path)));
        let output = self.work.compile(command, "", Some(COMPILER_MEMORY))?;
        let objects = vec![self.object(main), archive.into()];
        Ok(output.succeeds && self.link(objects)?)
    }

    fn link(&mut self, objects: Vec<OsString>) -> Result<bool, Problem> {
        let mut command: Vec<OsString> = vec![self.linker.into(), "-o".into()];
        command.push(self.work.built.join(PROGRAM).into());
        command.extend(objects);
        command.push("-lm".into());
        let output = self.work.compile(command, "", Some(COMPILER_MEMORY))?;
        self.link_errors = output.stderr;
        Ok(output.succeeds)
    }

    /// Returns the object of a source: its number among the files, since a path may be as long as
    /// the system allows.
    fn object(&self, source: &Path) -> OsString {
        let number = self.work.files.iter().position(|file| file.path == source).unwrap_or(0);
        self.work.built.join(format!("{number}.o")).into()
    }

    /// Returns the program, which runs in the folder of its `main`.
    fn chosen(self, main: &Path) -> Chosen {
        let folder = main.parent().unwrap_or(Path::new("")).to_owned();
        self.work
            .note("Not graded, since it does not compile", self.failing.iter().map(|path| &**path));
        let is_other =
            |path: &&Path| *path != main && !self.failing.iter().any(|failing| failing == path);
        let others: Vec<_> = self.mains.iter().map(|main| &*main.path).filter(is_other).collect();
        let of_several = (!others.is_empty()).then(|| main.display().to_string());
        self.work.note(&format!("Not graded, since the main of {} is run", main.display()), others);
        let command = vec![from(&folder).join("built").join(PROGRAM).into()];
        Chosen { command, folder, memory: Some(PROGRAM_MEMORY), of_several }
    }
}

/// Returns the way from a folder of the submission to the folder of its results.
pub(crate) fn from(folder: &Path) -> PathBuf {
    folder.components().map(|_| "..").chain([".."]).collect()
}

/// Returns the folders of files, each once, in order.
fn folders<'a>(files: impl Iterator<Item = &'a File>) -> Vec<PathBuf> {
    let mut folders: Vec<PathBuf> = Vec::new();
    for folder in files.filter_map(|file| file.path.parent()) {
        if !folders.iter().any(|known| known == folder) {
            folders.push(folder.to_owned());
        }
    }
    folders
}
