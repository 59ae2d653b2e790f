//! Running the searches of one position on several threads.

use std::sync::atomic::{AtomicBool, Ordering::Relaxed};
use std::thread::{available_parallelism, scope};
use std::time::Instant;
use tabuleiro_engine::search::Memory;
use tabuleiro_engine::{Answer, TimedSearch};

/// Seconds between two checks whether the searches should stop.
const SPAN: f64 = 0.02;

/// Returns the number of threads that this process can run at the same time.
#[must_use]
pub fn processors() -> usize {
    available_parallelism().map_or(1, std::num::NonZero::get)
}

/// Runs searches of one position, each on a thread of its own, until one of them has an answer with candidates or is
/// the only one, or until `stop` is set. Passes intermediate answers to `glimpse`. Returns the combined answer, `None`
/// if the searches were stopped, and the memories of the searches.
///
/// # Panics
/// On targets without threads or without a clock.
pub fn search_in_parallel(
    searches: Vec<TimedSearch>,
    stop: &AtomicBool,
    glimpse: &(dyn Fn(Answer) + Sync),
) -> (Option<Answer>, Vec<Memory>) {
    let enough = &AtomicBool::new(false);
    let mut searches = searches.into_iter();
    let first = searches.next();
    let (answers, ended): (Vec<_>, Vec<_>) = scope(|scope| {
        let run = move |search| think(search, stop, enough, glimpse);
        let others: Vec<_> = searches.map(|search| scope.spawn(move || run(search))).collect();
        let first = first.map(run);
        // A thread that panicked contributes nothing.
        let others = others.into_iter().filter_map(|other| other.join().ok());
        first.into_iter().chain(others).unzip()
    });
    let memories = ended.into_iter().filter_map(TimedSearch::into_memory).collect();
    (Answer::together(answers.into_iter().flatten().collect()), memories)
}

/// Searches until there is an answer, the search is stopped, or another thread has finished.
fn think(
    mut search: TimedSearch,
    stop: &AtomicBool,
    enough: &AtomicBool,
    glimpse: &(dyn Fn(Answer) + Sync),
) -> (Option<Answer>, TimedSearch) {
    let start = Instant::now();
    let now = || start.elapsed().as_secs_f64();
    loop {
        let answer = search.think(SPAN, now);
        // A search that only supports the others returns no candidates; it must not stop them.
        if answer.as_ref().is_some_and(|answer| !answer.candidates.is_empty()) {
            enough.store(true, Relaxed);
        }
        if answer.is_some() || stop.load(Relaxed) {
            return (answer, search);
        }
        if enough.load(Relaxed) {
            return (Some(search.conclude()), search);
        }
        if let Some(answer) = search.glimpse(now) {
            glimpse(answer);
        }
    }
}
