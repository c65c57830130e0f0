//! Java: all sources are one program, whatever their names, packages and encodings.
//!
//! Files that do not compile are left out, because they may be tests whose library is missing. A
//! class that is there twice is taken from the file that may rather be the program.

use crate::c::from;
use crate::files::File;
use crate::rank::{is_named, stem, Ranking};
use crate::text::{self, mentions, words};
use crate::work::{does_not_compile, Chosen, Problem, Work};
use check::Output;
use std::env;
use std::ffi::OsString;
use std::fs;
use std::path::{Path, PathBuf};

/// The folder with the classes.
const CLASSES: &str = "classes";
/// What `javac` says of a class that is there twice.
const DUPLICATE: &str = "error: duplicate class";
const ERROR: &str = "error";
const NOT_COMPILED: &str = "it does not compile";
/// What it says of a file that does not have the name of its class.
const DECLARED: &str = "should be declared in a file named ";

/// A source, and its copy: in UTF-8, under a plain name, in a folder of its own.
struct Copy {
    file: File,
    /// The path from the folder for what is built.
    path: PathBuf,
    text: String,
}

/// What is compiled, and what is not because its classes are in another file.
struct Sources {
    copies: Vec<Copy>,
    doubled: Vec<Copy>,
}

/// Compiles sources, and chooses the class to run.
///
/// # Errors
///
/// If nothing compiles, or no class has a `main`.
pub(crate) fn compile(work: &mut Work, sources: &[File]) -> Result<Chosen, Problem> {
    work.clean()?;
    let mut sources = Sources { copies: copy_all(work, sources)?, doubled: Vec::new() };
    let mut output = run_javac(work, &sources.copies)?;
    if !output.succeeds && rename(work, &mut sources.copies, &output.stderr) {
        output = run_javac(work, &sources.copies)?;
    }
    let errors = output.stderr.clone();
    while !output.succeeds {
        if !leave_out_failing(work, &mut sources, &output.stderr) {
            return Err(does_not_compile(&(sources.list() + &errors)));
        }
        output = run_javac(work, &sources.copies)?;
    }
    choose(work, &sources)
}

impl Sources {
    /// Says which copy is of which file.
    fn list(&self) -> String {
        let line = |copy: &Copy| {
            format!("{} has a copy of {}\n", copy.path.display(), copy.file.path.display())
        };
        self.copies.iter().map(line).collect()
    }
}

fn copy_all(work: &Work, sources: &[File]) -> Result<Vec<Copy>, Problem> {
    let copies = sources.iter().enumerate().map(|(number, file)| {
        let name = stem(&file.path);
        let is_plain = name.chars().all(|char| char.is_ascii_alphanumeric() || char == '_');
        let name = if is_plain { &name } else { "Main" };
        let path = PathBuf::from(format!("sources/{}/{name}.java", number + 1));
        let text = work.text(&file.path).trim_start_matches('\u{feff}').to_owned();
        write(&work.built.join(&path), &text)?;
        Ok(Copy { file: file.clone(), path, text })
    });
    copies.collect()
}

fn write(path: &Path, text: &str) -> Result<(), Problem> {
    let folder = path.parent().unwrap_or(path);
    let written = fs::create_dir_all(folder).and_then(|()| fs::write(path, text));
    Ok(written?)
}

fn run_javac(work: &mut Work, copies: &[Copy]) -> Result<Output, Problem> {
    let options = ["javac", "-J-Duser.language=en", "-encoding", "UTF-8", "-d", CLASSES];
    let mut command: Vec<OsString> = options.map(OsString::from).to_vec();
    command.extend(copies.iter().map(|copy| copy.path.clone().into()));
    work.compile(command, "../built", None)
}

/// Gives copies the names of their public classes, as `javac` says. Returns whether any has got it:
/// a name may be too long for a file.
fn rename(work: &Work, copies: &mut [Copy], messages: &str) -> bool {
    let mut is_renamed = false;
    for line in messages.lines().filter(|line| line.contains(DECLARED)) {
        let class = line.split(DECLARED).nth(1).and_then(|end| end.strip_suffix(".java"));
        let copy = copies.iter_mut().find(|copy| is_about(line, copy));
        if let (Some(class), Some(copy)) = (class, copy) {
            let path = copy.path.with_file_name(format!("{class}.java"));
            if fs::rename(work.built.join(&copy.path), work.built.join(&path)).is_ok() {
                copy.path = path;
                is_renamed = true;
            }
        }
    }
    is_renamed
}

/// Returns whether a message is about a file.
fn is_about(line: &str, copy: &Copy) -> bool {
    line.replace('\\', "/").starts_with(&format!("{}:", copy.path.display()))
}

/// Leaves out the files with errors, unless the program may be one of them, or there are no others.
/// If some have a class that a file before them has, too, only these are left out, and without that
/// doubt: the class is still there. Returns whether some were left out.
fn leave_out_failing(work: &mut Work, sources: &mut Sources, messages: &str) -> bool {
    let has = |error: &str, copy: &Copy| {
        messages.lines().any(|line| is_about(line, copy) && line.contains(error))
    };
    let Sources { copies, doubled } = sources;
    let is_doubled = copies.iter().any(|copy| has(DUPLICATE, copy));
    let error = if is_doubled { DUPLICATE } else { ERROR };
    let (failing, others): (Vec<_>, Vec<_>) = copies.drain(..).partition(|copy| has(error, copy));
    *copies = others;
    let may_be_program = !is_doubled && misses_program(work, &failing, copies);
    if failing.is_empty() || copies.is_empty() || may_be_program {
        copies.extend(failing);
        return false;
    }
    let paths = failing.iter().map(|copy| &*copy.file.path);
    let reason = if is_doubled { "another file has a class of this name" } else { NOT_COMPILED };
    work.note(&format!("Not graded, since {reason}"), paths);
    doubled.extend(failing.into_iter().filter(|_| is_doubled));
    true
}

/// Returns whether the program may be one of the files that fail.
fn misses_program(work: &Work, failing: &[Copy], others: &[Copy]) -> bool {
    let is_right = |copy: &Copy| is_named(&stem(&copy.file.path), work.task);
    failing.iter().any(|copy| has_main(copy) && !work.is_test(&copy.file))
        && !others.iter().any(|copy| has_main(copy) && is_right(copy))
}

fn has_main(copy: &Copy) -> bool {
    text::has_main(&copy.text)
}

/// A class that has a method `main`.
struct Class {
    name: String,
    /// The name of its source.
    source: String,
    is_public: bool,
    /// Whether any Java can start it: it is public, static, and takes arguments.
    is_usual: bool,
}

/// Chooses the class to run, by the file that it is in. Of several in one file, or in files as
/// good, it is the one that the submission is named after, or one that is named as a program, or
/// that no other source names, or one that reads input, or a public one.
fn choose(work: &mut Work, Sources { copies, doubled }: &Sources) -> Result<Chosen, Problem> {
    let classes = class_files(&work.built.join(CLASSES), Path::new(CLASSES));
    let mut command: Vec<OsString> = vec!["javap".into()];
    command.extend(classes.iter().map(OsString::from));
    let output = work.compile(command, "../built", None)?;
    let mut mains = mains(&output.stdout);
    let ranking = Ranking::new(&work.files, work.task);
    mains.sort_by_cached_key(|class| rank(work, &ranking, copies, class));
    let [main, others @ ..] = &mains[..] else { return Err(no_main(&classes)) };
    let others = others.iter().filter(|class| class.name != main.name);
    let is_elsewhere = |class: &&Class| file(copies, class) != file(copies, main);
    let is_of_several =
        others.clone().any(|class| is_elsewhere(&class)) || doubled.iter().any(has_main);
    let paths = others.map(|class| Path::new(&class.name));
    work.note(&format!("Not graded, since the main of {} is run", main.name), paths);
    let of_several = file(copies, main).filter(|_| is_of_several);
    let of_several = of_several.map(|file| file.path.display().to_string());
    Ok(Chosen { of_several, ..run(copies, main) })
}

/// Says how a class is run. `getResource` finds what lies beside the packages, and in the folder
/// that Maven and Gradle have for it. Java does not know `TMPDIR`.
fn run(copies: &[Copy], class: &Class) -> Chosen {
    let root = root(copies, class);
    let folder = folder(&root);
    let built = from(&folder).join("built");
    let classes = built.join(CLASSES);
    let mut temporary = OsString::from("-Djava.io.tmpdir=");
    temporary.push(built);
    let submitted = from(&folder).join("submitted");
    let resources = root.with_file_name("resources");
    let path = [classes.clone(), submitted.join(&root), submitted.join(resources)];
    let path = env::join_paths(path).unwrap_or_else(|_| classes.into());
    let options = ["java".into(), "-Xmx1g".into(), temporary, "-cp".into(), path];
    let command = [&options[..], &[(&class.name).into()]].concat();
    Chosen { command, folder, ..Chosen::default() }
}

fn no_main(classes: &[PathBuf]) -> Problem {
    let names = classes.iter().map(|class| class.display().to_string() + "\n");
    let details = "No class has a method main:\n".to_owned() + &names.collect::<String>();
    Problem::NotGraded { remark: "cannot be started", details }
}

/// Returns the file that a class is in.
fn file<'a>(copies: &'a [Copy], class: &Class) -> Option<&'a File> {
    copies.iter().find(|copy| has(copy, class)).map(|copy| &copy.file)
}

/// Lists the classes in a folder, by name.
fn class_files(folder: &Path, shown: &Path) -> Vec<PathBuf> {
    let entries = fs::read_dir(folder).into_iter().flatten().flatten();
    let mut files: Vec<_> = entries
        .flat_map(|entry| {
            let shown = shown.join(entry.file_name());
            if entry.path().is_dir() {
                class_files(&entry.path(), &shown)
            } else {
                vec![shown]
            }
        })
        .collect();
    files.sort();
    files
}

/// Reads the classes with a method `main` from what `javap` prints.
fn mains(text: &str) -> Vec<Class> {
    let mut mains = Vec::new();
    let (mut source, mut header) = (String::new(), String::new());
    for line in text.lines() {
        if let Some(name) = line.strip_prefix("Compiled from \"") {
            name.trim_end_matches('"').clone_into(&mut source);
        } else if line.ends_with('{') && !line.starts_with(' ') {
            line.clone_into(&mut header);
        } else if line.contains(" void main(") {
            let words: Vec<_> = header.split([' ', '<']).collect();
            let place = words.iter().position(|word| ["class", "interface"].contains(word));
            let name = place.and_then(|place| words.get(place + 1)).unwrap_or(&"");
            let is_usual = line.trim().starts_with("public static ") && line.contains("String");
            let is_public = header.starts_with("public ");
            mains.push(Class {
                name: (*name).to_owned(),
                source: source.clone(),
                is_public,
                is_usual,
            });
        }
    }
    mains
}

/// Returns how likely a class is the program: the least one is it.
fn rank(work: &Work, ranking: &Ranking, copies: &[Copy], class: &Class) -> impl Ord {
    let place = copies.iter().position(|copy| has(copy, class)).unwrap_or(usize::MAX);
    let copy = copies.get(place);
    let file = copy.map(|copy| ranking.rank(&copy.file));
    let simple = simple(&class.name);
    let is_test = words(simple).iter().any(|word| word == "test" || word == "tests");
    let names = |copy: &&Copy| !has(copy, class) && mentions(&copy.text, simple);
    let is_used = copies.iter().any(|copy| names(&copy));
    let name = (simple != work.name, !is_named(simple, work.task));
    let is_old = file.as_ref().is_some_and(|rank| rank.is_old);
    let reads_nothing = file.as_ref().is_some_and(|rank| rank.reads_nothing);
    (!class.is_usual, is_old, name, is_test, is_used, reads_nothing, !class.is_public, place)
}

/// Returns the name of a class without its package.
fn simple(name: &str) -> &str {
    name.rsplit('.').next().unwrap_or(name)
}

/// Returns whether a copy has a class: its name is that of the source, and it has the package.
fn has(copy: &Copy, class: &Class) -> bool {
    let package = class.name.rsplit_once('.').map(|(package, _)| package);
    let is_source = copy.path.file_name().is_some_and(|name| name == &*class.source);
    is_source && package.is_none_or(|package| mentions(&copy.text, package))
}

/// Returns the folder in which the package of a class begins.
fn root(copies: &[Copy], class: &Class) -> PathBuf {
    let path = file(copies, class).map(|file| file.path.clone()).unwrap_or_default();
    above(path.parent().unwrap_or(Path::new("")), class.name.rsplit('.').skip(1))
}

/// Returns the folder in which the program runs: above `src`, as in an IDE.
fn folder(root: &Path) -> PathBuf {
    above(root, ["java", "main", "src"])
}

/// Goes up from a folder, as long as it has the next of some names.
fn above<'a>(folder: &Path, names: impl IntoIterator<Item = &'a str>) -> PathBuf {
    let mut folder = folder;
    for name in names {
        folder = folder.parent().filter(|_| folder.ends_with(name)).unwrap_or(folder);
    }
    folder.to_owned()
}
