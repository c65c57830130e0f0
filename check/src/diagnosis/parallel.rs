//! Work that several threads share. Results come in the order of the values, on every machine.

use std::thread;

/// How many threads share the work. (With one for each core, which of two mutants comes first could
/// depend on the machine.)
const THREADS: usize = 4;

/// Returns a result for each of some values.
pub(crate) fn in_parallel<T: Sync, R: Send>(
    values: &[T],
    result: impl Fn(&T) -> R + Sync,
) -> Vec<R> {
    in_chunks(values, |chunk| chunk.iter().map(&result).collect())
}

/// Returns the results for some values, which come in one chunk for each thread.
pub(super) fn in_chunks<T: Sync, R: Send>(
    values: &[T],
    results: impl Fn(&[T]) -> Vec<R> + Sync,
) -> Vec<R> {
    let (results, size) = (&results, values.len().div_ceil(THREADS).max(1));
    thread::scope(|scope| {
        let chunks = values.chunks(size);
        let threads: Vec<_> = chunks.map(|chunk| scope.spawn(move || results(chunk))).collect();
        let ended = threads.into_iter().map(|thread| thread.join().expect("no mutant panics"));
        ended.flatten().collect()
    })
}
