//! The search of `genmove`.

use std::sync::atomic::AtomicBool;
use std::time::Duration;
use tabuleiro_catalogue::AnyPosition;
use tabuleiro_engine::TimedSearch;
use tabuleiro_thinking::{MatchMemory, SearchRequest, search_in_parallel};

/// Returns an action for the mover in canonical notation; `None` if the match is over. Searches until the nodes of the
/// level or the time are spent: that of the request, or `limits`, the time and the extended time for a search that is
/// unsettled when the first one runs out. Unless the time runs out, the result depends only on persona, seed and
/// position.
///
/// The best level uses up to that many threads, continues the last search of the match, and uses actions with proved
/// values; the other levels do not, so that they can be beaten and give the same answer again.
pub(super) fn choose(
    position: &dyn AnyPosition,
    request: &SearchRequest,
    limits: Option<(Duration, Duration)>,
    threads: usize,
    memory: &mut MatchMemory,
) -> Option<String> {
    if position.outcome().is_some() {
        return None;
    }
    let mut legal = position.legal();
    if let (Some(only), true) = (legal.pop(), legal.is_empty()) {
        return Some(only.text);
    }
    let most = limits.map(|(_, most)| most.as_secs_f32());
    let limited = |search: TimedSearch| most.into_iter().fold(search, TimedSearch::at_most);
    let searches = request.resume(position, threads, memory).into_iter().map(limited);
    let (answer, memories) = search_in_parallel(searches.collect(), &AtomicBool::new(false), &|_| {});
    if request.kept {
        memory.keep(request.record.clone(), memories);
    }
    answer?.best
}
