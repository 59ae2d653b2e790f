//! The search backend of the desktop: tasks on other threads.

use bevy::ecs::resource::Resource;
use bevy::tasks::{AsyncComputeTaskPool, Task, block_on, futures_lite::future::yield_now, poll_once};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use std::thread::spawn;
use tabuleiro_catalogue::AnyPosition;
use tabuleiro_catalogue::matches::Match;
use tabuleiro_engine::Answer;
use tabuleiro_learning::{Judgement, Judging, Puzzle};
use tabuleiro_thinking::{MatchMemory, SearchRequest, processors, search_in_parallel};

/// The memory of the computer's last search. A [kept](SearchRequest::kept) search holds the lock until it ends.
#[derive(Resource, Clone, Default)]
pub(crate) struct LastSearch(Arc<Mutex<MatchMemory>>);

/// Starts a search of the match's position. Uses all processors where the search can be split; dropping the result
/// stops all threads.
pub(super) fn start(game: &Match, request: &SearchRequest, last: &LastSearch) -> BackendSearch {
    let (stop, glimpse) = (Arc::new(AtomicBool::new(false)), Arc::new(Mutex::new(None)));
    let (stopped, glimpsed) = (stop.clone(), glimpse.clone());
    let (position, request, last) = (game.position().boxed(), request.clone(), last.clone());
    let task = AsyncComputeTaskPool::get().spawn(async move {
        let show = |answer| *glimpsed.lock().unwrap_or_else(PoisonError::into_inner) = Some(answer);
        search(&*position, &request, &last, &stopped, &show)
    });
    BackendSearch { task, stop, glimpse }
}

/// Runs a search to its end, or until it is stopped.
fn search(
    position: &dyn AnyPosition,
    request: &SearchRequest,
    last: &LastSearch,
    stopped: &AtomicBool,
    glimpse: &(dyn Fn(Answer) + Sync),
) -> Option<Answer> {
    let own = Mutex::new(MatchMemory::default());
    // Waits for the last search of the match if it is about to stop.
    let mut memory = if request.kept { &*last.0 } else { &own }.lock().unwrap_or_else(PoisonError::into_inner);
    let searches = request.resume(position, processors(), &mut memory);
    let (answer, memories) = search_in_parallel(searches, stopped, glimpse);
    if request.kept {
        memory.keep(request.record.clone(), memories);
    }
    answer
}

/// Starts a search whose answer is not wanted, only its memory. It has threads of its own, because it may take longer
/// than the tasks of the pool. Always returns a search.
pub(super) fn ponder(game: &Match, request: &SearchRequest, last: &LastSearch) -> Option<PonderSearch> {
    let stop = Arc::new(AtomicBool::new(false));
    let (position, request, last, stopped) = (game.position().boxed(), request.clone(), last.clone(), stop.clone());
    spawn(move || search(&*position, &request, &last, &stopped, &|_| {}));
    Some(PonderSearch(stop))
}

/// A running search whose answer is not wanted. Dropping it stops the search.
pub(super) struct PonderSearch(Arc<AtomicBool>);

impl Drop for PonderSearch {
    fn drop(&mut self) {
        self.0.store(true, Ordering::Relaxed);
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

/// Starts a task that judges the last action in a puzzle.
pub(super) fn judge(puzzle: &Puzzle, game: &Match) -> BackendJudging {
    let mut judging = Judging::new(puzzle, game);
    let task = AsyncComputeTaskPool::get().spawn(async move {
        loop {
            if let Some(judgement) = judging.advance() {
                return judgement;
            }
            // A task that is dropped ends here.
            yield_now().await;
        }
    });
    BackendJudging(task)
}

/// The task that judges an action. Dropping it cancels the task.
pub(super) struct BackendJudging(Task<Judgement>);

impl BackendJudging {
    /// Returns the judgement, once it is known.
    pub(super) fn poll(&mut self) -> Option<Judgement> {
        block_on(poll_once(&mut self.0))
    }

    /// Waits until the judgement is known.
    pub(super) fn wait(&self) {
        while !self.0.is_finished() {
            std::thread::sleep(std::time::Duration::from_millis(1));
        }
    }

    /// Whether the judgement needs frames to advance.
    #[expect(clippy::unused_self, reason = "in a browser it depends")]
    pub(super) fn needs_frames(&self) -> bool {
        false
    }
}
