//! Where the computer thinks on the desktop: a task beside the window's thread.

use bevy::log::error;
use bevy::platform::time::Instant;
use bevy::tasks::{AsyncComputeTaskPool, Task, block_on, poll_once};
use std::num::NonZero;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use std::thread::{available_parallelism, spawn};
use tabuleiro_engine::{Answer, TimedSearch};
use tabuleiro_games::matches::Match;
use tabuleiro_gtp::SearchRequest;

/// Seconds after which a thought looks whether anybody still waits for it.
const SPAN: f64 = 0.02;

/// Starts to think about the position on the table, which is what the request is about: on every processor there is, where
/// company helps, and all of them stop as soon as nobody waits any more.
pub(super) fn start(game: &Match, request: &SearchRequest) -> Work {
    let (stop, glimpse) = (Arc::new(AtomicBool::new(false)), Arc::new(Mutex::new(None)));
    let (stopped, glimpsed) = (stop.clone(), glimpse.clone());
    let most = available_parallelism().map_or(1, NonZero::get);
    let thinkers = request.side_by_side(game.position(), most);
    let enough = Arc::new(AtomicBool::new(false));
    let task = AsyncComputeTaskPool::get().spawn(async move {
        let mut thinkers = thinkers.inspect_err(|error| error!("{error}")).ok()?;
        let own = thinkers.pop()?;
        let company: Vec<_> = thinkers
            .into_iter()
            .map(|thinker| {
                let (stopped, enough, glimpsed) = (stopped.clone(), enough.clone(), glimpsed.clone());
                spawn(move || think(thinker, &stopped, &enough, &glimpsed))
            })
            .collect();
        let answers = std::iter::once(think(own, &stopped, &enough, &glimpsed));
        // A thinker that broke has nothing to say.
        let others = company.into_iter().map(|other| other.join().ok().flatten());
        Answer::together(answers.chain(others).flatten().collect())
    });
    Work { task, stop, glimpse }
}

/// Thinks until there is an answer, nobody waits any more, or another knows enough.
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
        // Who only helped has nothing to say, and the others have not heard all of it yet.
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

/// Work being done; dropped, it stops.
pub(crate) struct Work {
    task: Task<Option<Answer>>,
    stop: Arc<AtomicBool>,
    glimpse: Arc<Mutex<Option<Answer>>>,
}

impl Work {
    /// The answer, once there is one.
    pub(crate) fn poll(&mut self) -> Option<Answer> {
        block_on(poll_once(&mut self.task)).flatten()
    }

    /// What it thinks by now, if there is anything new.
    pub(crate) fn glimpse(&mut self) -> Option<Answer> {
        self.glimpse.lock().unwrap_or_else(PoisonError::into_inner).take()
    }

    /// Waits for the answer.
    #[cfg(test)]
    pub(super) fn wait(&mut self) -> Option<Answer> {
        block_on(&mut self.task)
    }

    /// Whether the window has to be awake for it.
    #[expect(clippy::unused_self, reason = "in a browser it depends")]
    pub(crate) fn needs_frames(&self) -> bool {
        false
    }
}

impl Drop for Work {
    fn drop(&mut self) {
        self.stop.store(true, Ordering::Relaxed);
    }
}
