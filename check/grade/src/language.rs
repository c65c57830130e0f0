//! Languages: which files are their sources, and which tools they need.

use crate::text::{code, mentions};
use crate::tools::in_path;
use std::path::Path;

/// A language that is compiled or run as usual.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Language {
    Cpp,
    C,
    Java,
    Python,
}

/// What we know of a language.
struct Row {
    language: Language,
    /// The endings of sources, in lower case.
    endings: &'static [&'static str],
    /// What compiles or runs them: the first that is there.
    tools: &'static [&'static str],
    /// What a source has that reads input.
    reads: &'static [&'static str],
}

/// The languages.
const TABLE: [Row; 4] = [
    Row {
        language: Language::Cpp,
        endings: CPP,
        tools: &["c++", "g++", "clang++"],
        reads: C_READS,
    },
    Row { language: Language::C, endings: &["c"], tools: &["cc", "gcc", "clang"], reads: C_READS },
    Row { language: Language::Java, endings: &["java"], tools: &["javac"], reads: JAVA_READS },
    Row {
        language: Language::Python,
        endings: &["py"],
        tools: &["python3", "python"],
        reads: PYTHON_READS,
    },
];
const CPP: &[&str] = &["cpp", "cc", "cxx", "c++"];
const C_READS: &[&str] =
    &["stdin", "cin", "scanf", "getchar", "getchar_unlocked", "gets", "STDIN_FILENO", "read(0"];
const JAVA_READS: &[&str] =
    &["System.in", "System.console", "Scanner", "BufferedReader", "FileDescriptor.in", "readln"];
/// A test may give another process its `stdin=`, or replace `"sys.stdin"`.
const PYTHON_READS: &[&str] = &[
    "input(",
    "iter(input",
    "fileinput",
    "stdin.",
    "stdin:",
    "stdin)",
    "stdin]",
    "stdin,",
    "stdin as",
    "stdin if",
    "stdin or",
    "/dev/stdin",
    "open(0",
    "read(0",
];
const HEADERS: [&str; 4] = ["h", "hh", "hpp", "hxx"];
/// Sources that need `--run`, unless they are executable.
const OTHERS: [&str; 34] = [
    "ada", "adb", "asm", "awk", "bas", "clj", "cs", "d", "dart", "erl", "ex", "f90", "go", "hs",
    "jl", "js", "kt", "lisp", "lua", "m", "ml", "nim", "pas", "php", "pl", "r", "rb", "rs", "s",
    "scala", "sh", "swift", "ts", "zig",
];
pub(crate) const ARCHIVES: [&str; 8] = ["zip", "rar", "7z", "tar", "tgz", "gz", "xz", "bz2"];
pub(crate) const NOTEBOOK: &str = "ipynb";

impl Language {
    /// If a submission has sources in several, the first one is that of the program.
    pub(crate) const ALL: [Self; 4] =
        [Language::Cpp, Language::C, Language::Java, Language::Python];

    /// Returns the language of a source. `.C` is C++.
    pub(crate) fn of(path: &Path) -> Option<Self> {
        if path.extension().is_some_and(|ending| ending == "C") {
            return Some(Language::Cpp);
        }
        let row = TABLE.iter().find(|row| has_ending(path, row.endings));
        row.map(|row| row.language)
    }

    /// Returns whether a source of another language is part of the same program.
    pub(crate) fn takes(self, other: Language) -> bool {
        self == other || (self, other) == (Language::Cpp, Language::C)
    }

    /// Returns whether a source reads input, as far as we can see.
    pub(crate) fn reads(self, source: &str) -> bool {
        let is_python = self == Language::Python;
        let code = if is_python { source.to_owned() } else { code(source) };
        self.row().reads.iter().any(|word| mentions(&code, word))
    }

    fn row(self) -> &'static Row {
        TABLE.iter().find(|row| row.language == self).expect("each language has a row")
    }

    /// Returns what compiles or runs this language, as far as it is there.
    pub(crate) fn tool(self) -> Option<&'static str> {
        self.row().tools.iter().copied().find(|tool| in_path(tool).is_some())
    }

    /// Returns the usual name of its tool.
    pub(crate) fn usual_tool(self) -> &'static str {
        self.row().tools[0]
    }
}

/// Returns the names of all that compiles or runs some language.
pub(crate) fn tools() -> impl Iterator<Item = &'static str> {
    TABLE.iter().flat_map(|row| row.tools).copied().chain(["java"])
}

pub(crate) fn is_header(path: &Path) -> bool {
    has_ending(path, &HEADERS)
}

/// Returns whether a file is a source, in whatever language.
pub(crate) fn is_source(path: &Path) -> bool {
    Language::of(path).is_some() || has_ending(path, &OTHERS)
}

/// Returns whether a name has one of some endings, in any case.
pub(crate) fn has_ending(path: &Path, endings: &[&str]) -> bool {
    let ending = path.extension().unwrap_or_default().to_string_lossy().to_lowercase();
    endings.contains(&&*ending)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_ending_tells_the_language() {
        for (name, expected) in [
            ("a.c", Some(Language::C)),
            ("a.C", Some(Language::Cpp)),
            ("a.c++", Some(Language::Cpp)),
            ("A.JAVA", Some(Language::Java)),
            ("a.pY", Some(Language::Python)),
            ("a.h", None),
            ("c", None),
        ] {
            assert_eq!(Language::of(Path::new(name)), expected, "{name}");
        }
    }
}
