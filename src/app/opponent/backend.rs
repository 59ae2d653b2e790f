//! Where the computer thinks on the desktop: a task beside the window's thread.

use crate::matches::Match;
use crate::protocol::{Answer, SearchRequest};
use bevy::log::error;
use bevy::platform::time::Instant;
use bevy::tasks::{AsyncComputeTaskPool, Task, block_on, poll_once};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, PoisonError};

/// Seconds after which a thought looks whether anybody still waits for it.
const SPAN: f64 = 0.02;

/// Starts to think about the position on the table, which is what the request is about.
pub(super) fn start(game: &Match, request: &SearchRequest) -> Work {
    let (stop, glimpse) = (Arc::new(AtomicBool::new(false)), Arc::new(Mutex::new(None)));
    let (stopped, glimpsed) = (stop.clone(), glimpse.clone());
    let deliberation = request.about(game.position());
    let task = AsyncComputeTaskPool::get().spawn(async move {
        let mut deliberation = deliberation.inspect_err(|error| error!("{error}")).ok()?;
        let start = Instant::now();
        let now = || start.elapsed().as_secs_f64();
        loop {
            let answer = deliberation.think(SPAN, now);
            if answer.is_some() || stopped.load(Ordering::Relaxed) {
                return answer;
            }
            if let Some(glimpse) = deliberation.glimpse(now) {
                *glimpsed.lock().unwrap_or_else(PoisonError::into_inner) = Some(glimpse);
            }
        }
    });
    Work { task, stop, glimpse }
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
