//! What a program never prints, although it should. Of a program whose mistakes we do not know,
//! this is certain.

use crate::observations::{Observation, Observations};
use crate::task::{Part, Task};

/// Returns a sentence on the part that is missing in most outputs, if one is missing in all.
pub(super) fn never_printed(task: &dyn Task, observations: &Observations) -> Option<String> {
    let runs = &observations.runs;
    let expected: Vec<_> = runs.iter().map(|run| text(&task.output(&run.input))).collect();
    let should_have = |part: &Part| expected.iter().filter(|output| (part.is_in)(output)).count();
    let has = |part: &Part, run: &Observation| match &run.wrong_output {
        Some(output) => (part.is_in)(&text(output)),
        None => (part.is_in)(&text(&task.output(&run.input))),
    };
    let mut never: Vec<_> = task.parts().iter().collect();
    never.retain(|part| !runs.iter().any(|run| has(part, run)));
    let missing = never.into_iter().map(|part| (should_have(part), part.name));
    // Of two that are missing as often, the first one is said.
    let (count, name) =
        missing.filter(|(count, _)| *count > 0).rev().max_by_key(|(count, _)| *count)?;
    let all = runs.len();
    Some(format!("It printed no {name}: {count} of its {all} outputs should have one.\n"))
}

fn text(output: &[u8]) -> String {
    String::from_utf8_lossy(output).into_owned()
}
