//! Thiserror's derive, written out: for an enum whose messages are plain texts with fields in them,
//! and whose fields may be marked `#[from]` or `#[source]`.
//!
//! Each variant has one pattern, which names all its fields; those without a name get one by number.
//! So a message stays as it is, but for the numbers in it. That the crate compiles with thiserror is
//! taken for granted.

use crate::source::{is_doc, Source};
use crate::Error;

struct Variant<'a> {
    pattern: String,
    /// What `write!` prints.
    message: String,
    /// The name of the field that is the source.
    source: Option<String>,
    /// The type that it is made from.
    from: Option<&'a str>,
}

/// A field, by the name that the pattern gives it, and the attribute and type that it has.
struct Field<'a> {
    name: String,
    mark: &'a str,
    kind: &'a str,
}

/// Returns the impls for the enum at `at`, or after attributes there, and the number of its last
/// word.
pub(crate) fn expand(source: &Source, at: usize) -> Result<(usize, String), Error> {
    let mut reader = Reader { source, at };
    while reader.takes("#") || is_doc(reader.peek()) {
        reader.at = source.skip(reader.at);
    }
    if reader.takes("pub") && reader.peek() == "(" {
        reader.at = source.skip(reader.at);
    }
    reader.expect("enum", "'enum'")?;
    let name = reader.word();
    reader.expect("{", "'{'")?;
    let mut variants = Vec::new();
    while !reader.takes("}") {
        variants.push(reader.variant(name)?);
    }
    Ok((reader.at - 1, impls(name, &variants)))
}

fn impls(name: &str, variants: &[Variant]) -> String {
    let arms = |body: &dyn Fn(&Variant) -> String| -> String {
        let arm =
            |variant: &Variant| format!("            {} => {},\n", variant.pattern, body(variant));
        variants.iter().map(arm).collect()
    };
    let messages = arms(&|variant| format!("write!(f, {})", variant.message));
    let sources = arms(&|variant| {
        variant.source.as_ref().map_or("None".into(), |name| format!("Some({name})"))
    });
    let conversions: String =
        variants.iter().filter_map(|variant| variant.conversion(name)).collect();
    format!(
        "\n
impl std::fmt::Display for {name} {{
    #[allow(unused_variables)]
    fn fmt(&self, f: &mut std::fmt::Formatter) -> std::fmt::Result {{
        match self {{
{messages}        }}
    }}
}}

impl std::error::Error for {name} {{
    #[allow(unused_variables)]
    fn source(&self) -> Option<&(dyn std::error::Error + 'static)> {{
        match self {{
{sources}        }}
    }}
}}{conversions}"
    )
}

impl Variant<'_> {
    fn conversion(&self, name: &str) -> Option<String> {
        let (from, argument, pattern) = (self.from?, self.source.as_ref()?, &self.pattern);
        Some(format!(
            "

impl std::convert::From<{from}> for {name} {{
    fn from({argument}: {from}) -> Self {{
        {pattern}
    }}
}}"
        ))
    }
}

/// What is left to read of the enum.
struct Reader<'a> {
    source: &'a Source<'a>,
    at: usize,
}

impl<'a> Reader<'a> {
    /// Reads a variant and the comma after it.
    fn variant(&mut self, of: &str) -> Result<Variant<'a>, Error> {
        self.skip_docs();
        for word in ["#", "[", "error", "("] {
            self.expect(word, "#[error(\"...\")] and nothing else")?;
        }
        let text = self.at;
        self.at += 1;
        self.expect(")", "')'")?;
        self.expect("]", "']'")?;
        let (name, open) = (self.word(), self.peek());
        let fields = if ["(", "{"].contains(&open) { self.fields()? } else { Vec::new() };
        if !self.takes(",") && self.peek() != "}" {
            return self.refuse("','");
        }
        let names = fields.iter().map(|field| &*field.name).collect::<Vec<_>>();
        let pattern = match open {
            "(" => format!("{of}::{name}({})", names.join(", ")),
            "{" => format!("{of}::{name} {{ {} }}", names.join(", ")),
            _ => format!("{of}::{name}"),
        };
        let cause = fields.iter().find(|field| field.mark != "" || field.name == "source");
        Ok(Variant {
            message: message(self.source, text, &names)?,
            source: cause.map(|field| field.name.clone()),
            from: cause.filter(|field| field.mark == "from").map(|field| field.kind),
            pattern,
        })
    }

    /// Reads the fields of a variant with their brackets.
    fn fields(&mut self) -> Result<Vec<Field<'a>>, Error> {
        let (mut fields, end) = (Vec::new(), self.source.skip(self.at) - 1);
        let has_names = self.word() == "{";
        while self.at < end {
            self.skip_docs();
            let mark = self.mark()?;
            let name =
                if has_names { self.word().to_owned() } else { format!("_{}", fields.len()) };
            if has_names {
                self.expect(":", "':'")?;
            }
            fields.push(Field { name, mark, kind: self.kind(end) });
        }
        self.at = end + 1;
        Ok(fields)
    }

    /// Reads the attribute of a field, if it has one.
    fn mark(&mut self) -> Result<&'a str, Error> {
        if !self.takes("#") {
            return Ok("");
        }
        self.expect("[", "'['")?;
        if !["from", "source"].contains(&self.peek()) {
            return self.refuse("from or source");
        }
        let mark = self.word();
        self.expect("]", "']'")?;
        Ok(mark)
    }

    /// Reads the type of a field and the comma after it. A comma between angle brackets ends nothing.
    fn kind(&mut self, end: usize) -> &'a str {
        let (start, mut depth) = (self.at, 0);
        while self.at < end && (depth > 0 || self.peek() != ",") {
            match self.peek() {
                "<" => depth += 1,
                ">" if self.source.words[self.at - 1] != "-" => depth -= 1,
                _ => {}
            }
            self.at = self.source.skip(self.at);
        }
        let kind = &self.source.text[self.source.range(start..self.at)];
        self.takes(",");
        kind
    }

    fn skip_docs(&mut self) {
        while is_doc(self.peek()) {
            self.at += 1;
        }
    }

    fn peek(&self) -> &'a str {
        self.source.words.get(self.at).copied().unwrap_or_default()
    }

    fn word(&mut self) -> &'a str {
        self.at += 1;
        self.source.words[self.at - 1]
    }

    fn takes(&mut self, word: &str) -> bool {
        let is_next = self.peek() == word;
        self.at += usize::from(is_next);
        is_next
    }

    fn expect(&mut self, word: &str, expected: &'static str) -> Result<(), Error> {
        if self.takes(word) {
            Ok(())
        } else {
            self.refuse(expected)
        }
    }

    fn refuse<T>(&self, expected: &'static str) -> Result<T, Error> {
        self.source.unexpected(self.at, expected)
    }
}

/// The message at `at`, in which fields go by the names that the pattern gives them.
fn message(source: &Source, at: usize, fields: &[&str]) -> Result<String, Error> {
    const EXPECTED: &str = "a text with fields as {0}, {name} or {name:?}";
    const BRACE: &str = "\0";
    let text = source.words[at].replace("{{", BRACE);
    let mut parts = text.split('{');
    let mut message = parts.next().unwrap_or_default().to_owned();
    if !text.starts_with('"') || text.contains('\\') {
        return source.unexpected(at, EXPECTED);
    }
    for part in parts {
        let (field, rest) = part.split_once('}').unwrap_or_default();
        let (name, format) = field.split_once(':').unwrap_or((field, ""));
        let is_number = name.starts_with(|first: char| first.is_ascii_digit());
        let name = if is_number { format!("_{name}") } else { name.to_owned() };
        if !fields.contains(&&*name) || !["", "?"].contains(&format) {
            return source.unexpected(at, EXPECTED);
        }
        let format = if format == "?" { ":?" } else { "" };
        message += &format!("{{{name}{format}}}{rest}");
    }
    Ok(message.replace(BRACE, "{{"))
}
