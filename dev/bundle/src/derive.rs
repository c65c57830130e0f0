//! Expands thiserror's derive, line by line, for an enum like that of `common`:
//!
//! ```text
//!     #[derive(Debug, Error)]
//!     pub enum Error {
//!         #[error("cannot read")]
//!         Read(#[source] io::Error),
//!         #[error("{position}: expected {expected}")]
//!         Unexpected {
//!             position: Position,
//!             expected: &'static str,
//!         },
//!     }
//! ```
//!
//! A variant has either the source of the error in parentheses, or fields on separate lines.
//! Anything else is rejected here or by the compiler.

/// Returns the text of a source file with the derived impls of its error enum expanded. If the enum
/// has another form, returns the offending line as the error.
pub(crate) fn expand(text: &str) -> Result<String, String> {
    let Some((before, derived)) = text.split_once(", Error)]\n") else { return Ok(text.into()) };
    let (definition, after) = derived.split_once("\n}\n").ok_or("no end of the enum")?;
    let (before, plain) = (before.replace("use thiserror::Error;\n", ""), undecorated(definition));
    let mut messages = Vec::new();
    let mut lines = definition.lines().map(str::trim);
    while let Some(line) = lines.next() {
        if let Some(message) = line.strip_prefix("#[error(") {
            let message = message.strip_suffix(")]").ok_or(line)?;
            let pattern = variant(&mut lines)?;
            messages.push(format!("            {pattern} => write!(f, {message}),\n"));
        }
    }
    let impls = impls(&messages.concat());
    Ok(format!("{before})]\n{plain}}}\n{impls}{after}"))
}

/// Returns the lines of the enum without thiserror's attributes.
fn undecorated(definition: &str) -> String {
    let lines = definition.lines().filter(|line| !line.trim().starts_with("#[error("));
    lines.map(|line| line.replace("#[source] ", "") + "\n").collect()
}

/// Returns the pattern of the variant on the next lines.
fn variant<'a>(lines: &mut impl Iterator<Item = &'a str>) -> Result<String, String> {
    let line = lines.next().ok_or("a message without a variant")?;
    if let Some((name, "#[source] io::Error),")) = line.split_once('(') {
        return Ok(format!("Error::{name}(_)"));
    }
    let name = line.strip_suffix(" {").ok_or(line)?;
    let fields = lines.take_while(|line| *line != "},").filter(|line| !line.starts_with("///"));
    let names: Vec<_> = fields.filter_map(|field| Some(field.split_once(": ")?.0)).collect();
    Ok(format!("Error::{name} {{ {} }}", names.join(", ")))
}

/// Returns what thiserror derives, but for the sources: in a bundle nobody asks for them.
fn impls(messages: &str) -> String {
    format!(
        "
impl std::fmt::Display for Error {{
    fn fmt(&self, f: &mut std::fmt::Formatter) -> std::fmt::Result {{
        match self {{
{messages}        }}
    }}
}}

impl std::error::Error for Error {{}}
"
    )
}
