//! The modules of `check` use each other in no circle, so each can be read after those that it
//! uses. A module is a file with its folder here: its parts may use each other.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

#[test]
fn no_modules_use_each_other_in_a_circle() {
    let mut uses = uses(&Path::new(env!("CARGO_MANIFEST_DIR")).join("src"));
    // We take away what uses nothing that is left, again and again. What stays is in a circle, or
    // uses one.
    while let Some(module) = uses.keys().find(|module| is_free(module, &uses)).cloned() {
        uses.remove(&module);
    }
    assert!(uses.is_empty(), "these use each other in a circle, or a circle: {uses:#?}");
}

fn is_free(module: &str, uses: &BTreeMap<String, BTreeSet<String>>) -> bool {
    uses[module].iter().all(|used| used == module || !uses.contains_key(used))
}

/// Returns each module with those that it uses, but for tests.
fn uses(src: &Path) -> BTreeMap<String, BTreeSet<String>> {
    let mut uses = BTreeMap::<_, BTreeSet<_>>::new();
    for file in sources(src) {
        let place = file.strip_prefix(src).expect("a file in src").with_extension("");
        let module = place.iter().next().expect("a name").to_string_lossy().into_owned();
        if !["tests", "lib", "main"].contains(&&*module) && !place.ends_with("tests") {
            let text = fs::read_to_string(&file).expect("a source");
            uses.entry(module).or_default().extend(used(&text));
        }
    }
    uses
}

/// Returns all sources in a folder and its folders.
fn sources(folder: &Path) -> Vec<PathBuf> {
    let entries = fs::read_dir(folder).expect("a folder");
    let paths = entries.map(|entry| entry.expect("an entry").path());
    let within = |path: PathBuf| if path.is_dir() { sources(&path) } else { vec![path] };
    let is_source = |path: &PathBuf| path.extension().is_some_and(|end| end == "rs");
    paths.flat_map(within).filter(is_source).collect()
}

/// Returns the modules that a source names, in `crate::name` or `use crate::{one, other}`.
fn used(text: &str) -> impl Iterator<Item = String> + '_ {
    let code = text.split("#[cfg(test)]").next().unwrap_or_default();
    let lines = code.lines().filter(|line| !line.trim_start().starts_with("//"));
    let after_crate = lines.flat_map(|line| line.split("crate::").skip(1));
    after_crate.flat_map(|rest| {
        let (is_list, rest) = (rest.starts_with('{'), rest.trim_start_matches('{'));
        let names = rest.split(if is_list { ", " } else { "\0" });
        names.map(|name| {
            name.split(|char: char| !is_of_name(char)).next().unwrap_or_default().into()
        })
    })
}

fn is_of_name(char: char) -> bool {
    char.is_ascii_lowercase() || char.is_ascii_digit() || char == '_'
}
