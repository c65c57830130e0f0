//! An input on which a program differs, and shorter ones.

use std::io;
use std::time::Instant;

/// How many words or blank lines are left out at a time. The number of cards of SET stays a multiple
/// of three, and in Connect 4 what comes after two moves keeps its players.
const SIZES: [usize; 8] = [48, 24, 12, 6, 4, 3, 2, 1];

/// An input on which a program differs, where it comes from, and what differs.
#[derive(Clone, Debug)]
pub(crate) struct Counterexample {
    pub(crate) origin: String,
    pub(crate) input: String,
    pub(crate) difference: String,
}

impl Counterexample {
    /// Leaves out of the input what can be left out, until it is time to end.
    pub(crate) fn shrunk(
        mut self,
        end: Instant,
        mut difference: impl FnMut(&str) -> io::Result<Option<String>>,
    ) -> io::Result<Self> {
        let mut sizes = SIZES.iter().cycle();
        // Until each of the sizes has left out nothing.
        let mut idle = 0;
        while let Some(&size) = sizes.next().filter(|_| idle < SIZES.len()) {
            (idle, self) = (idle + 1, self.on_one_line(&mut difference)?);
            let mut first = 0;
            while let Some(input) =
                without(&self.input, first, size).filter(|_| Instant::now() < end)
            {
                match difference(&input)? {
                    Some(difference) => {
                        (idle, self) = (0, Counterexample { input, difference, ..self });
                    }
                    None => first += size,
                }
            }
        }
        Ok(self)
    }

    /// The words of the input on one line, if that makes no difference.
    fn on_one_line(
        self,
        difference: &mut impl FnMut(&str) -> io::Result<Option<String>>,
    ) -> io::Result<Self> {
        let words: Vec<_> = self.input.split_whitespace().collect();
        let input = words.join(" ") + "\n";
        let is_new = !words.is_empty() && input != self.input;
        let difference = if is_new { difference(&input)? } else { None };
        Ok(match difference {
            Some(difference) => Counterexample { input, difference, ..self },
            None => self,
        })
    }
}

/// An input without so many of its words and blank lines; `None` if it ends before them.
fn without(input: &str, first: usize, size: usize) -> Option<String> {
    let mut pieces: Vec<_> = input.split_inclusive([' ', '\n']).collect();
    if first >= pieces.len() {
        return None;
    }
    pieces.drain(first..pieces.len().min(first + size));
    let rest = pieces.concat();
    Some(rest.strip_suffix(' ').map(|line| format!("{line}\n")).unwrap_or(rest))
}
