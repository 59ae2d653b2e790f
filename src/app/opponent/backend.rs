//! The search backend of the desktop: a task on another thread.

use bevy::platform::time::Instant;
use bevy::tasks::{AsyncComputeTaskPool, Task, block_on, poll_once};
use std::num::NonZero;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use std::thread::{available_parallelism, spawn};
use tabuleiro_engine::{Answer, TimedSearch};
use tabuleiro_games::matches::Match;
use tabuleiro_gtp::SearchRequest;

/// Seconds between two checks whether the search was cancelled.
const SPAN: f64 = 0.02;

/// Starts a search of the match's position. Uses all processors where the search can be split; dropping the result
/// stops all threads.
pub(super) fn start(game: &Match, request: &SearchRequest) -> BackendSearch {
    let (stop, glimpse) = (Arc::new(AtomicBool::new(false)), Arc::new(Mutex::new(None)));
    let (stopped, glimpsed) = (stop.clone(), glimpse.clone());
    let most = available_parallelism().map_or(1, NonZero::get);
    let mut thinkers = request.side_by_side(game.position(), most);
    let enough = Arc::new(AtomicBool::new(false));
    let task = AsyncComputeTaskPool::get().spawn(async move {
        let own = thinkers.pop()?;
        let company: Vec<_> = thinkers
            .into_iter()
            .map(|thinker| {
                let (stopped, enough, glimpsed) = (stopped.clone(), enough.clone(), glimpsed.clone());
                spawn(move || think(thinker, &stopped, &enough, &glimpsed))
            })
            .collect();
        let answers = std::iter::once(think(own, &stopped, &enough, &glimpsed));
        // A thread that panicked contributes nothing.
        let others = company.into_iter().map(|other| other.join().ok().flatten());
        Answer::together(answers.chain(others).flatten().collect())
    });
    BackendSearch { task, stop, glimpse }
}

/// Searches until there is an answer, the search is cancelled, or another thread has finished.
fn think(
    mut thinker: TimedSearch,
    stopped: &AtomicBool,
    enough: &AtomicBool,
    glimpsed: &Mutex<Option<Answer>>,
) -> Option<Answer> {
    let start = Instant::now();
    let now = || start.elapsed().as_secs_f64();
    loop {
        let answer = thinker.think(SPAN, now);
        // A search that only supports the others returns no candidates; it must not stop them.
        if answer.as_ref().is_some_and(|answer| !answer.candidates.is_empty()) {
            enough.store(true, Ordering::Relaxed);
        }
        if answer.is_some() || stopped.load(Ordering::Relaxed) {
            return answer;
        }
        if enough.load(Ordering::Relaxed) {
            return Some(thinker.conclude());
        }
        if let Some(glimpse) = thinker.glimpse(now) {
            *glimpsed.lock().unwrap_or_else(PoisonError::into_inner) = Some(glimpse);
        }
    }
}

/// A running search. Dropping it stops the search.
pub(super) struct BackendSearch {
    task: Task<Option<Answer>>,
    stop: Arc<AtomicBool>,
    glimpse: Arc<Mutex<Option<Answer>>>,
}

impl BackendSearch {
    /// Returns the answer, once there is one.
    pub(super) fn poll(&mut self) -> Option<Answer> {
        block_on(poll_once(&mut self.task)).flatten()
    }

    /// Returns the intermediate result, if there is a new one.
    pub(super) fn glimpse(&mut self) -> Option<Answer> {
        self.glimpse.lock().unwrap_or_else(PoisonError::into_inner).take()
    }

    /// Waits for the answer.
    #[cfg(test)]
    pub(super) fn wait(&mut self) -> Option<Answer> {
        block_on(&mut self.task)
    }

    /// Whether the search needs frames to advance.
    #[expect(clippy::unused_self, reason = "in a browser it depends")]
    pub(super) fn needs_frames(&self) -> bool {
        false
    }
}

impl Drop for BackendSearch {
    fn drop(&mut self) {
        self.stop.store(true, Ordering::Relaxed);
    }
}
