//! Writes out thiserror's derive, line by line, for an enum like that of `common`:
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
//! Each variant has a message, then at most one field in parentheses or named fields on lines of their
//! own. Anything else is rejected here or by the compiler.

/// Returns the text of a source file with the derived impls of its error enum written out; the
/// offending line if it has another form.
pub(crate) fn expand(text: &str) -> Result<String, String> {
    let Some((before, derived)) = text.split_once(", Error)]\n") else { return Ok(text.into()) };
    let (definition, after) = derived.split_once("\n}\n").ok_or("no end of the enum")?;
    let mut messages = String::new();
    let mut sources = String::new();
    let mut lines = definition.lines().map(str::trim);
    while let Some(line) = lines.next() {
        if let Some(message) = line.strip_prefix("#[error(") {
            let message = message.strip_suffix(")]").ok_or(line)?;
            let (pattern, source) = variant(&mut lines)?;
            messages += &format!("            {pattern} => write!(f, {message}),\n");
            sources += &format!("            {pattern} => {source},\n");
        }
    }
    let attributes = |line: &&str| !line.trim().starts_with("#[error(");
    let definition: Vec<_> = definition.lines().filter(attributes).collect();
    let definition = definition.join("\n").replace("#[source] ", "");
    let before = before.replace("use thiserror::Error;\n", "");
    Ok(format!("{before})]\n{definition}\n}}\n{}{after}", impls(&messages, &sources)))
}

/// The pattern of the variant on the next lines, and the expression of its source.
fn variant<'a>(lines: &mut impl Iterator<Item = &'a str>) -> Result<(String, &'a str), String> {
    let line = lines.next().ok_or("a message without a variant")?;
    if let Some((name, field)) = line.trim_end_matches(',').split_once('(') {
        let is_source = field.starts_with("#[source] ") && !field.contains(", ");
        return if is_source {
            Ok((format!("Error::{name}(source)"), "Some(source)"))
        } else {
            Err(line.into())
        };
    }
    let name = line.strip_suffix(" {").ok_or(line)?;
    let fields = lines.take_while(|line| *line != "},").filter_map(|line| line.split_once(": "));
    let names: Vec<_> = fields.map(|(name, _)| name).filter(|name| !name.contains('/')).collect();
    Ok((format!("Error::{name} {{ {} }}", names.join(", ")), "None"))
}

fn impls(messages: &str, sources: &str) -> String {
    format!(
        "
impl std::fmt::Display for Error {{
    #[allow(unused_variables)]
    fn fmt(&self, f: &mut std::fmt::Formatter) -> std::fmt::Result {{
        match self {{
{messages}        }}
    }}
}}

impl std::error::Error for Error {{
    #[allow(unused_variables)]
    fn source(&self) -> Option<&(dyn std::error::Error + 'static)> {{
        match self {{
{sources}        }}
    }}
}}
"
    )
}
