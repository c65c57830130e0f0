//! Interpreters, and which word of their command is the source.
//!
//! We do not know all their options, and need not: the source is the first word that is no option.
//! After an option a word may be its value, unless it has the ending of a source.

/// What runs sources of a language.
pub(super) struct Interpreter {
    /// With this, the name of a source ends.
    pub(super) ending: &'static str,
    /// How it is called; the usual name first.
    pub(super) names: &'static [&'static str],
    /// Options after which there is no source: `python3 -c CODE`.
    without_source: &'static [&'static str],
}

const PYTHON: &[&str] =
    if cfg!(windows) { &["python", "python3", "pypy"] } else { &["python3", "python", "pypy"] };

pub(super) const JAVA: Interpreter =
    Interpreter { ending: ".java", names: &["java"], without_source: &["-jar"] };

/// An archive is its own source, and `java -jar` its interpreter.
pub(super) const JAR: Interpreter =
    Interpreter { ending: ".jar", names: &["java -jar"], without_source: &[] };

pub(super) const INTERPRETERS: [Interpreter; 5] = [
    JAVA,
    JAR,
    Interpreter { ending: ".js", names: &["node"], without_source: &["-e", "-p", "-r"] },
    Interpreter {
        ending: ".sh",
        names: &["sh", "bash", "dash", "ksh", "zsh"],
        without_source: &["-c"],
    },
    Interpreter { ending: ".py", names: PYTHON, without_source: &["-c", "-m"] },
];

impl Interpreter {
    /// Returns the interpreter that a program is.
    pub(super) fn named(program: &str) -> Option<Self> {
        let has_name = |name: &&str| without_version(name) == program;
        INTERPRETERS.into_iter().find(|interpreter| interpreter.names.iter().any(has_name))
    }

    /// Returns the word of a command that should be the source.
    pub(super) fn source<'a>(&self, words: &[&'a str]) -> Option<&'a str> {
        for pair in words.windows(2) {
            let (before, word) = (pair[0], pair[1]);
            if self.without_source.iter().any(|option| is_same(before, option)) {
                return None;
            }
            let may_be_value = before.starts_with('-') && !word.ends_with(self.ending);
            if !word.starts_with('-') && !may_be_value {
                return Some(word);
            }
        }
        None
    }
}

/// Returns whether an option is a known one, or ends in it: `-um` is `-u -m`.
fn is_same(option: &str, known: &str) -> bool {
    let is_short = known.len() == 2 && option.len() == 3 && option.starts_with('-');
    option == known || is_short && option.ends_with(&known[1..])
}

/// Returns the name of a program as one says it: `g++` for `g++-13`, `python` for `python3.12`.
pub(super) fn without_version(name: &str) -> &str {
    name.trim_end_matches(".exe").trim_end_matches(|char| "-.0123456789".contains(char))
}
