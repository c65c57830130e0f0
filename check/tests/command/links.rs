//! Each link on a page leads to a file or folder of the repository, and to a heading if it names
//! one.
//!
//! Links to other sites are not followed, and `releases` is a page of GitHub.

use std::fs;
use std::path::{Path, PathBuf};

#[test]
fn each_link_on_each_page_leads_somewhere() {
    for page in pages(root()) {
        for link in links_on(&read(&page)) {
            assert!(leads_somewhere(&page, link), "{}: no '{link}'", page.display());
        }
    }
}

#[test]
fn a_link_that_leads_nowhere_is_found() {
    let readme = root().join("README.md");
    assert!(pages(root()).contains(&readme));
    let text = "[a page](check/README.md#options) <img src=\"x.svg\"> [b](check/README.md#option)";
    let links: Vec<_> = links_on(text).map(|link| (link, leads_somewhere(&readme, link))).collect();
    let expected =
        [("check/README.md#options", true), ("check/README.md#option", false), ("x.svg", false)];
    assert_eq!(links, expected);
}

fn root() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR")).parent().expect("`check` is in the workspace")
}

/// Returns the pages in a folder and in those below it, but not in hidden ones or where cargo
/// builds.
fn pages(folder: &Path) -> Vec<PathBuf> {
    let entries = fs::read_dir(folder).expect("a folder can be read");
    let mut pages = Vec::new();
    for path in entries.map(|entry| entry.expect("a folder can be read").path()) {
        let name = path.file_name().unwrap_or_default().to_string_lossy();
        if path.is_dir() && !name.starts_with('.') && name != "target" {
            pages.extend(self::pages(&path));
        } else if name.ends_with(".md") {
            pages.push(path);
        }
    }
    pages
}

/// Returns what links and pictures refer to, as in `[page](check/README.md#options)`.
fn links_on(text: &str) -> impl Iterator<Item = &str> {
    let starts = ["](", "href=\"", "src=\""].into_iter();
    let rests = starts.flat_map(|start| text.split(start).skip(1));
    let links = rests.filter_map(|rest| rest.split([')', '"']).next());
    links.filter(|link| !link.starts_with("https:") && !link.ends_with("/releases"))
}

fn leads_somewhere(page: &Path, link: &str) -> bool {
    let (file, heading) = link.split_once('#').unwrap_or((link, ""));
    let folder = page.parent().expect("a page is in a folder");
    let file = if file.is_empty() { page.to_owned() } else { folder.join(file) };
    file.exists() && (heading.is_empty() || headings(&read(&file)).any(|name| name == heading))
}

/// Returns the headings of a page as links name them: `## Set up` is `set-up`.
fn headings(text: &str) -> impl Iterator<Item = String> + '_ {
    let headings = text.lines().filter(|line| line.starts_with('#'));
    headings.map(|line| {
        let words = line.trim_start_matches('#').trim().to_lowercase().replace(' ', "-");
        words.replace(|char: char| !char.is_alphanumeric() && char != '-', "")
    })
}

fn read(file: &Path) -> String {
    fs::read_to_string(file).expect("a page can be read")
}
